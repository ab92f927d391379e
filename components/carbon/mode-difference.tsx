import { FACTORS } from "@/lib/carbon/factors";
import { QUESTION_IDS } from "@/lib/carbon/questions";
import { MODE_LABELS } from "@/lib/carbon/rules";
import { formatFigure } from "@/lib/format/decimal";

const { electricity, chicken, beef } = FACTORS;

const ROWS: readonly { about: string; simple: string; advanced: string }[] = [
  {
    about: "Pertanyaan",
    simple: "Empat angka: km, kWh, porsi daging, persen daur ulang.",
    advanced: `${QUESTION_IDS.length} hal sehari-hari, dengan satuan yang biasa dipakai, dan “tidak tahu”.`,
  },
  {
    about: "Faktor",
    simple: "Empat angka bulat yang tidak bersumber: 0,2; 0,5; 0,05; dan 0,5.",
    advanced: "Angka dengan sumber, tahun, dan daerahnya; yang tidak bersumber ditandai asumsi.",
  },
  {
    about: "Listrik",
    simple: "0,5 kg per kWh, kira-kira rata-rata dunia, dan seluruh tagihan dihitung milik Anda.",
    advanced: `${formatFigure(electricity.value)} kg per kWh (${electricity.region}), dibagi jumlah orang di rumah.`,
  },
  {
    about: "Daging",
    simple: "0,05 kg per porsi, jauh di bawah angka penelitian.",
    advanced: `${formatFigure(chicken.value)} kg per porsi ayam sampai ${formatFigure(beef.value)} kg per porsi sapi.`,
  },
  {
    about: "Daur ulang",
    simple: "Mengurangi sampai 0,5 ton.",
    advanced: "Ditampilkan terpisah dan tidak dikurangkan, karena belum ada faktor yang bersumber.",
  },
  { about: "Hasil", simple: "Satu angka.", advanced: "Rentang, karena faktor dan jawaban tidak pernah pasti." },
];

/** Why both modes answer differently. */
export function ModeDifference() {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
      {ROWS.map(({ about, simple, advanced }) => (
        <div key={about} className="rounded-md border border-line bg-card p-4">
          <dt className="font-semibold">{about}</dt>
          <dd className="mt-1 text-ink-soft">
            <strong className="text-ink">{MODE_LABELS.SIMPLE}:</strong> {simple}
          </dd>
          <dd className="mt-1 text-ink-soft">
            <strong className="text-ink">{MODE_LABELS.ADVANCED}:</strong> {advanced}
          </dd>
        </div>
      ))}
    </dl>
  );
}
