import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { DEPOSIT_KIND_LABELS, weightText } from "@/lib/deposits/rules";
import type { DepositEntryView } from "@/lib/deposits/view";
import { formatDateTime } from "@/lib/format/dates";
import { formatRupiah } from "@/lib/format/decimal";

interface EntryListProps {
  entries: readonly DepositEntryView[];
  /** What can be done with an entry. */
  actsOf?: (entry: DepositEntryView) => ReactNode;
}

/** The lines of a deposit book, newest first. */
export function EntryList({ entries, actsOf }: EntryListProps) {
  if (entries.length === 0) return <p className="text-ink-soft">Belum ada catatan.</p>;
  return (
    <ol className="grid gap-2" aria-label="Riwayat tabungan">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-md border border-line bg-card px-4 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className="font-semibold">
              {DEPOSIT_KIND_LABELS[entry.kind]} no. {entry.id}{" "}
              {entry.corrected ? <Badge tone="wait">Sudah dikoreksi</Badge> : null}
            </p>
            <p className="font-semibold tabular-nums">{signedRupiah(entry.amount)}</p>
          </div>
          <Detail entry={entry} />
          <p className="text-sm text-ink-soft">{formatDateTime(entry.created_at, entry.zone)}</p>
          {entry.note ? <p className="text-sm text-ink-soft">“{entry.note}”</p> : null}
          {actsOf?.(entry)}
        </li>
      ))}
    </ol>
  );
}

/** "+Rp3.500", "−Rp3.500" */
function signedRupiah(amount: number): string {
  return `${amount < 0 ? "" : "+"}${formatRupiah(amount)}`;
}

/** What was weighed or taken back; nothing for a withdrawal. */
function Detail({ entry: { material, grams, price, corrects_id } }: { entry: DepositEntryView }) {
  const weighed = material !== null && grams !== null;
  if (corrects_id === null && !weighed) return null;
  return (
    <p className="text-sm text-ink-soft">
      {weighed
        ? `${material}, ${weightText(grams)}${price === null ? "" : ` × ${formatRupiah(price)} per kg`}`
        : `Membatalkan catatan no. ${corrects_id}`}
    </p>
  );
}
