import { type Column, DataTable } from "@/components/ui/data-table";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import type { HandlingView, PublicHandlingView } from "@/lib/statistics/view";

type Named = HandlingView & { name: string };

const COLUMNS: readonly Column<Named>[] = [
  { key: "name", label: "Laporan", cell: ({ name }) => name },
  { key: "verify", label: "Sampai diperiksa", cell: ({ verifyDays }) => daysText(verifyDays), numeric: true },
  { key: "claim", label: "Sampai diklaim selesai", cell: ({ claimDays }) => daysText(claimDays), numeric: true },
  { key: "confirm", label: "Klaim sampai dipastikan", cell: ({ confirmDays }) => daysText(confirmDays), numeric: true },
  { key: "resolved", label: "Selesai", cell: ({ resolved }) => formatCount(resolved), numeric: true },
  { key: "confirmed", label: "Dipastikan warga", cell: confirmedText, numeric: true },
  { key: "reopened", label: "Dibuka kembali", cell: ({ reopened }) => formatCount(reopened), numeric: true },
];

function daysText(days: number | null): string {
  return days === null ? "–" : `${formatDecimal(days, 1)} hari`;
}

function confirmedText({ resolved, confirmed }: HandlingView): string {
  return resolved === 0 ? "–" : `${Math.round((100 * confirmed) / resolved)}%`;
}

/** How fast reports are handled, as they were; left out while nothing has happened. */
export function HandlingFigures({ handling: { days, all, kinds, areas } }: { handling: PublicHandlingView }) {
  if (kinds.length === 0) return null;
  const byKind = [...kinds.map((row) => ({ ...row, name: row.kind })), { ...all, name: "Semua jenis" }];
  return (
    <section aria-labelledby="seberapa-cepat" className="mt-16 grid gap-8">
      <div>
        <h2 id="seberapa-cepat" className="text-3xl">
          Seberapa cepat laporan ditangani
        </h2>
        <p className="measure mt-3 text-ink-soft">
          Langkah pada {days} hari terakhir, sebagai median: separuh laporan lebih cepat, separuh lebih lambat. Tanda –
          berarti belum terjadi.
        </p>
      </div>
      <DataTable caption="Menurut jenis" columns={COLUMNS} rows={byKind} rowKey={({ name }) => name} />
      {areas.length === 0 ? null : (
        <DataTable caption="Menurut provinsi" columns={COLUMNS} rows={areas} rowKey={({ name }) => name} />
      )}
    </section>
  );
}
