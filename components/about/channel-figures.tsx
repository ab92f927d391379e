import { AreaLink } from "@/components/areas/area-link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { areaPath } from "@/lib/areas/rules";
import { formatCount } from "@/lib/format/numbers";
import { CHANNEL_FIGURES } from "@/lib/statistics/rules";
import type { ChannelFiguresView, PublicChannelsView } from "@/lib/statistics/view";

const COLUMNS: readonly Column<ChannelFiguresView>[] = [
  { key: "channel", label: "Kanal", cell: ({ channel }) => channel },
  {
    key: "area",
    label: "Daerah",
    cell: ({ area }) => (area ? <AreaLink area={{ path: areaPath(area), text: area.name }} /> : "Semua daerah"),
  },
  { key: "handovers", label: "Diteruskan", cell: ({ handovers }) => formatCount(handovers), numeric: true },
  { key: "answered", label: "Dijawab", cell: ({ answered }) => formatCount(answered), numeric: true },
  {
    key: "median",
    label: "Median sampai dijawab",
    cell: ({ median_days }) =>
      median_days === null ? "kurang dari separuh dijawab" : `${formatCount(median_days)} hari`,
    numeric: true,
  },
];

/** How offices answer what people send them; left out while too few people say so. */
export function ChannelFigures({ figures: { channels } }: { figures: PublicChannelsView }) {
  if (channels.length === 0) return null;
  const { handovers, people } = CHANNEL_FIGURES;
  return (
    <section aria-labelledby="jawaban-kanal" className="mt-16 grid gap-8">
      <div>
        <h2 id="jawaban-kanal" className="text-3xl">
          Seberapa cepat kanal menjawab
        </h2>
        <p className="measure mt-3 text-ink-soft">
          Menurut warga yang meneruskan laporan dalam 12 bulan terakhir. Yang janjinya lewat tanpa jawaban ikut
          dihitung. Angka tampil mulai {handovers} penerusan dari {people} orang.
        </p>
      </div>
      <DataTable
        caption="Menurut kanal dan daerah"
        columns={COLUMNS}
        rows={channels}
        rowKey={({ channel_id, area }) => `${channel_id} ${area?.code ?? ""}`}
      />
    </section>
  );
}
