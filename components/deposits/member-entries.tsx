"use client";

import { useRef, useState } from "react";
import { keyBody } from "@/components/events/organiser/organiser-key";
import { NumberEcho } from "@/components/forms/number-echo";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { LineField } from "@/components/forms/typed-field";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { LoadFailed } from "@/components/lists/load-failed";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast-store";
import { DEPOSIT_KIND_LABELS, DEPOSIT_LENGTH, gramsIn, MOST_ENTRY_RUPIAH } from "@/lib/deposits/rules";
import type { DepositEntryView, RecordedEntryView } from "@/lib/deposits/view";
import { formatRupiah } from "@/lib/format/decimal";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomUuid } from "@/lib/http/random-key";
import { priceText } from "@/lib/partners/labels";
import { type PartnerPrice, rupiahUpTo } from "@/lib/partners/rules";
import { EntryList } from "./entry-list";
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
    const amount = formatRupiah(Math.abs(entry.amount));
    showToast({ text: `${DEPOSIT_KIND_LABELS[entry.kind]} ${amount} tercatat. Saldo ${formatRupiah(balance)}.` });
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
      {error && items === undefined ? <LoadFailed title={error.message} onRetry={reload} /> : null}
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
  const [typed, setTyped] = useState("");
  const { state, form } = useEntry(props, ["rupiah", "note"], {
    onSent: () => setTyped(""),
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
      <LineField
        name="rupiah"
        id={`${id}-rupiah`}
        label="Jumlah (Rp)"
        required
        error={state.errors.rupiah}
        after={<NumberEcho id={`${id}-rupiah`} text={typed} unit="rupiah" whole onText={setTyped} />}
        value={typed}
        onValue={(_, text) => setTyped(text)}
        inputMode="numeric"
        placeholder="20.000"
        maxLength={15}
        autoComplete="off"
      />
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
  const { state, form } = useEntry(props, ["note", "accepts_debt"], {
    check: ({ note }) =>
      note.trim() === ""
        ? { message: "Koreksi belum dicatat.", errors: { note: "Tulis alasan koreksi, misalnya salah timbang." } }
        : null,
    body: ({ note, accepts_debt }) => ({
      kind: "CORRECTION",
      corrects_id: entry.id,
      note,
      ...(accepts_debt ? { accepts_debt: true } : {}),
    }),
  });
  const [asked, setAsked] = useState(false);
  if (state.errors.accepts_debt && !asked) setAsked(true);
  return (
    <form {...form} aria-label="Koreksi catatan" className="grid gap-4">
      <p className="text-ink-soft">
        {DEPOSIT_KIND_LABELS[entry.kind]} no. {entry.id} sebesar {formatRupiah(Math.abs(entry.amount))} dibatalkan
        dengan catatan lawan. Keduanya tetap tampil. Setelah itu catat yang benar.
      </p>
      <SubmitOutcome state={state} idPrefix="koreksi-" />
      <Field name="note" id="koreksi-note" label="Alasan" required error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      {asked ? (
        <Checkbox
          name="accepts_debt"
          id="koreksi-accepts_debt"
          label="Ya, saldo nasabah menjadi minus"
          error={state.errors.accepts_debt}
        />
      ) : null}
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat koreksi"}
      </Button>
    </form>
  );
}

/** What was weighed, at the bank's own price; the server works out the amount. */
function DepositForm({ id, prices, ...props }: EntryFormProps & { id: string; prices: readonly PartnerPrice[] }) {
  const [typed, setTyped] = useState("");
  const { state, form } = useEntry(props, ["material", "grams", "note"], {
    onSent: () => setTyped(""),
    check: ({ material, grams }) => {
      const errors: Record<string, string> = {};
      if (material === "") errors.material = "Pilih jenis sampah dari daftar harga.";
      if (gramsIn(grams) === null) errors.grams = "Tulis berat dalam kg, misalnya 2,5; paling banyak 10.000 kg.";
      return Object.keys(errors).length > 0 ? { message: "Setoran belum dicatat.", errors } : null;
    },
    body: ({ material, grams, note }) => {
      const price = prices.find(({ name }) => name === material)?.rupiah;
      return { kind: "DEPOSIT", material, grams: gramsIn(grams), price, note };
    },
  });
  if (prices.length === 0) {
    return (
      <Notice tone="wait" title="Isi dahulu daftar harga di atas">
        Setoran dihitung dari harga per kg di daftar itu.
      </Notice>
    );
  }
  return (
    <form {...form} aria-label="Catat setoran" className="grid content-start gap-3">
      <h4 className="font-semibold">Catat setoran</h4>
      <SubmitOutcome state={state} idPrefix={`${id}-`} />
      <Field name="material" id={`${id}-material`} label="Jenis" required error={state.errors.material}>
        {(control) => (
          <Select
            {...control}
            placeholder="Pilih jenis"
            options={prices.map((price) => ({ value: price.name, label: `${price.name} (${priceText(price)})` }))}
          />
        )}
      </Field>
      <LineField
        name="grams"
        id={`${id}-grams`}
        label="Berat (kg)"
        required
        error={state.errors.grams}
        after={<NumberEcho id={`${id}-grams`} text={typed} unit="kg" onText={setTyped} />}
        value={typed}
        onValue={(_, text) => setTyped(text)}
        inputMode="decimal"
        placeholder="2,5"
        maxLength={9}
        autoComplete="off"
      />
      <Field name="note" id={`${id}-note`} label="Keterangan" error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat setoran"}
      </Button>
    </form>
  );
}

/** What every form of the book is given. */
interface EntryFormProps {
  path: string;
  token: string | null;
  onRecorded: (recorded: RecordedEntryView) => void;
}

/**
 * A form that records one entry. It keeps its key until there is an answer, so that a lost one never writes twice;
 * then it is empty again and has a new key, since the same weight may well be brought again.
 */
function useEntry<Name extends string>(
  { path, token, onRecorded }: EntryFormProps,
  names: readonly Name[],
  plan: {
    check: (values: Record<Name, string>) => Refusal | null;
    body: (values: Record<Name, string>) => Record<string, unknown>;
    /** Empties what the browser's reset does not. */
    onSent?: () => void;
  },
) {
  const [requestKey, setRequestKey] = useState(randomUuid);
  const element = useRef<HTMLFormElement>(null);
  const { state, form } = useSubmit<Name, RecordedEntryView>(names, {
    check: plan.check,
    send: (values) =>
      fetchJson(path, { method: "POST", body: { ...plan.body(values), request_key: requestKey, ...keyBody(token) } }),
    onSent: (recorded) => {
      element.current?.reset();
      plan.onSent?.();
      setRequestKey(randomUuid());
      onRecorded(recorded);
    },
    failed: "Catatan belum tersimpan. Silakan coba lagi.",
  });
  return { state, form: { ...form, ref: element } };
}
