"use client";

import { useState } from "react";
import { LoadFailed } from "@/components/lists/load-failed";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { DEPOSIT_KIND_LABELS } from "@/lib/deposits/rules";
import type { DepositEntryView, RecordedEntryView } from "@/lib/deposits/view";
import { formatRupiah } from "@/lib/format/decimal";
import type { PartnerPrice } from "@/lib/partners/rules";
import { CorrectionDialog, DepositForm, WithdrawalForm } from "./entry-forms";
import { EntryList } from "./entry-list";
import { usePages } from "./use-pages";

interface MemberEntriesProps {
  /** Of the member. */
  id: number;
  path: string;
  prices: readonly PartnerPrice[];
  token: string | null;
  onChanged: () => void;
}

/** The forms that record an entry for one member, and the entries so far. */
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
