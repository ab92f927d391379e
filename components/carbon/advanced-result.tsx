import { rankedActions } from "@/lib/carbon/actions";
import { type AdvancedInputs, calculateAdvanced, type Part } from "@/lib/carbon/advanced";
import { COMPARISONS } from "@/lib/carbon/factors";
import { questionOf } from "@/lib/carbon/questions";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { ActionList } from "./action-list";
import { ComparisonAxis } from "./comparison-axis";
import { type PartBar, PartBars } from "./part-bars";
import { ResultFrame } from "./result-frame";
import { SaveBox } from "./save-box";
import { tonsRange } from "./tons-range";

/** How many parts stand out. */
const LARGEST = 3;
const { indonesiaGreenhouse, worldGreenhouse } = COMPARISONS;

/** A range instead of one figure, its largest parts, and what can be done about them. */
export function AdvancedResult({ inputs, onClose }: { inputs: AdvancedInputs; onClose: () => void }) {
  const { total, parts, sortedWaste, unknown } = calculateAdvanced(inputs);
  const others = parts.slice(LARGEST);
  const unanswered = parts.filter(({ answered }) => !answered).length;
  return (
    <ResultFrame id="hasil-lanjutan" title="Hasil perhitungan" onClose={onClose}>
      <div>
        <p className="font-display text-4xl tabular-nums">{tonsRange(total.low, total.high)}</p>
        <p className="text-ink-soft">
          CO₂e per tahun; perkiraan tengah {formatDecimal(total.value / 1000, 2)} ton.
          {unknown > 0 ? ` ${unknown} jawaban “tidak tahu” memakai angka umum.` : null}
          {unanswered > 0 ? ` ${unanswered} hal yang tidak dijawab dihitung seperti kebiasaan umum.` : null}
        </p>
      </div>
      <div>
        <h3 className="mb-3 text-lg">Dibanding Indonesia dan dunia</h3>
        <ComparisonAxis
          marks={[
            {
              label: "Anda",
              text: tonsRange(total.low, total.high),
              tons: total.value / 1000,
              low: total.low / 1000,
              high: total.high / 1000,
              own: true,
            },
            ...[indonesiaGreenhouse, worldGreenhouse].map(({ region, value }) => ({
              label: `Rata-rata ${region === "Dunia" ? "dunia" : region}`,
              text: `${formatDecimal(value, 2)} ton`,
              tons: value,
            })),
          ]}
        />
        <p className="mt-3 text-sm text-ink-faint">
          Rata-rata: semua gas rumah kaca dibagi jumlah penduduk ({worldGreenhouse.year}). Angka itu juga memuat
          industri dan pemerintahan, yang tidak ditanyakan di sini.
        </p>
      </div>
      {parts.length > 0 ? (
        <div>
          <h3 className="mb-3 text-lg">{parts.length > 1 ? "Bagian terbesar" : "Rincian"}</h3>
          <PartBars parts={parts.slice(0, LARGEST).map(barOf)} />
          {others.length > 0 ? (
            <details className="mt-4">
              <summary className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
                {others.length} bagian lain
              </summary>
              <div className="mt-2">
                <PartBars parts={others.map(barOf)} />
              </div>
            </details>
          ) : null}
        </div>
      ) : null}
      {sortedWaste > 0 ? (
        <p className="rounded-md bg-panel p-4">
          <strong>Sampah dipilah:</strong> perkiraan kasar {formatCount(sortedWaste)} kg CO₂ per tahun terhindar. Angka
          ini tidak dikurangkan dari jumlah di atas karena belum ada faktor yang bersumber.
        </p>
      ) : null}
      <ActionList actions={rankedActions(inputs)} />
      <SaveBox result={{ mode: "ADVANCED", inputs }} />
    </ResultFrame>
  );
}

function barOf({ id, kilograms, answered }: Part): PartBar {
  const text = `${formatCount(kilograms.value)} kg (${formatCount(kilograms.low)}–${formatCount(kilograms.high)})`;
  const { label } = questionOf(id);
  return { id, label: answered ? label : `${label} (kebiasaan umum)`, text, amount: kilograms.value };
}
