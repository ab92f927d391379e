"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { rupiahText } from "@/components/partners/partner-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { DEPOSIT_KIND_LABELS, DEPOSIT_LENGTH, MOST_ENTRY_RUPIAH } from "@/lib/deposits/rules";
import type { DepositEntryView, RecordedEntryView } from "@/lib/deposits/view";
import { type PartnerPrice, rupiahUpTo } from "@/lib/partners/rules";
import { DepositForm } from "./deposit-form";
import { EntryList } from "./entry-list";
import { type EntryFormProps, useEntry } from "./use-entry";
import { usePages } from "./use-pages";

interface CorrectionDialogProps extends EntryFormProps {
  entry: DepositEntryView | null;
  onClose: () => void;
}

interface MemberEntriesProps {
  /** Of the member. */
  id: number;
  path: string;
  prices: readonly PartnerPrice[];
  token: string | null;
  onChanged: () => void;
}

/** What is recorded for one member, and what was. */
export function MemberEntries({ id, path, prices, token, onChanged }: MemberEntriesProps) {
  const { items, error, loading, hasMore, loadingMore, loadMore, reload } = usePages<DepositEntryView>(path, token);
  const [wrong, setWrong] = useState<DepositEntryView | null>(null);
  function onRecorded({ entry, balance }: RecordedEntryView) {
    const amount = rupiahText(Math.abs(entry.amount));
    showToast({ text: `${DEPOSIT_KIND_LABELS[entry.kind]} ${amount} tercatat. Saldo ${rupiahText(balance)}.` });
    setWrong(null);
    reload();
    onChanged();
  }
  const form = { path, token, onRecorded };
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 lg:grid-cols-2">
        <DepositForm {...form} id={`setor-${id}`} prices={prices} />
        <WithdrawalForm {...form} id={`tarik-${id}`} />
      </div>
      {loading ? <p role="status">Memuat riwayat…</p> : null}
      {error && items === undefined ? (
        <Notice tone="bad" live="alert" title={error.message}>
          <Button variant="secondary" size="small" onClick={reload}>
            Coba lagi
          </Button>
        </Notice>
      ) : null}
      {items ? (
        <EntryList
          entries={items}
          actsOf={(entry) =>
            entry.kind === "CORRECTION" || entry.corrected ? null : (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Koreksi catatan no. ${entry.id}`}
                onClick={() => setWrong(entry)}
              >
                Koreksi
              </Button>
            )
          }
        />
      ) : null}
      {hasMore ? (
        <Button variant="secondary" size="small" busy={loadingMore} className="justify-self-start" onClick={loadMore}>
          {loadingMore ? "Memuat…" : "Tampilkan catatan lebih lama"}
        </Button>
      ) : null}
      <CorrectionDialog {...form} entry={wrong} onClose={() => setWrong(null)} />
    </div>
  );
}

/** What was paid out, never more than there is. */
function WithdrawalForm({ id, ...props }: EntryFormProps & { id: string }) {
  const { state, form } = useEntry(props, ["rupiah", "note"], {
    check: ({ rupiah }) =>
      rupiahUpTo(rupiah, MOST_ENTRY_RUPIAH) === null
        ? {
            message: "Penarikan belum dicatat.",
            errors: { rupiah: "Tulis jumlah dalam rupiah tanpa koma, misalnya 20.000." },
          }
        : null,
    body: ({ rupiah, note }) => ({ kind: "WITHDRAWAL", rupiah: rupiahUpTo(rupiah, MOST_ENTRY_RUPIAH), note }),
  });
  return (
    <form {...form} aria-label="Catat penarikan" className="grid content-start gap-3">
      <h4 className="font-semibold">Catat penarikan</h4>
      <SubmitOutcome state={state} idPrefix={`${id}-`} />
      <Field name="rupiah" id={`${id}-rupiah`} label="Jumlah (Rp)" required error={state.errors.rupiah}>
        {(control) => <Input {...control} inputMode="numeric" placeholder="20.000" maxLength={15} autoComplete="off" />}
      </Field>
      <Field name="note" id={`${id}-note`} label="Keterangan" error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      <Button type="submit" variant="secondary" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat penarikan"}
      </Button>
    </form>
  );
}

/** Takes an entry back by its opposite; both stay in the book. */
function CorrectionDialog({ entry, onClose, ...props }: CorrectionDialogProps) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title="Koreksi catatan">
      {entry ? <CorrectionForm key={entry.id} {...props} entry={entry} /> : null}
    </Dialog>
  );
}

function CorrectionForm({ entry, ...props }: EntryFormProps & { entry: DepositEntryView }) {
  const { state, form } = useEntry(props, ["note"], {
    check: ({ note }) =>
      note.trim() === ""
        ? { message: "Koreksi belum dicatat.", errors: { note: "Tulis alasan koreksi, misalnya salah timbang." } }
        : null,
    body: ({ note }) => ({ kind: "CORRECTION", corrects_id: entry.id, note }),
  });
  return (
    <form {...form} aria-label="Koreksi catatan" className="grid gap-4">
      <p className="text-ink-soft">
        {DEPOSIT_KIND_LABELS[entry.kind]} no. {entry.id} sebesar {rupiahText(Math.abs(entry.amount))} dibatalkan dengan
        catatan lawan. Keduanya tetap tampil. Setelah itu catat yang benar.
      </p>
      <SubmitOutcome state={state} idPrefix="koreksi-" />
      <Field name="note" id="koreksi-note" label="Alasan" required error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat koreksi"}
      </Button>
    </form>
  );
}
