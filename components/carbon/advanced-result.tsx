"use client";

import { rankedActions } from "@/lib/carbon/actions";
import { type AdvancedInputs, calculateAdvanced, type Part } from "@/lib/carbon/advanced";
import { COMPARISONS } from "@/lib/carbon/factors";
import { questionOf } from "@/lib/carbon/questions";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { ActionList } from "./action-list";
import { type PartBar, PartBars } from "./part-bars";
import { ResultFrame } from "./result-frame";
import { SaveResult } from "./save-result";
import { tonsRange } from "./tons-range";

/** How many parts stand out. */
const LARGEST = 3;

/** A range instead of one figure, its largest parts, and what can be done about them. */
export function AdvancedResult({ inputs, onClose }: { inputs: AdvancedInputs; onClose: () => void }) {
  const { total, parts, sortedWaste, unknown } = calculateAdvanced(inputs);
  const others = parts.slice(LARGEST);
  return (
    <ResultFrame id="hasil-lanjutan" title="Hasil perhitungan" onClose={onClose}>
      <div>
        <p className="font-display text-4xl tabular-nums">{tonsRange(total.low, total.high)}</p>
        <p className="text-ink-soft">
          CO₂e per tahun; perkiraan tengah {formatDecimal(total.value / 1000, 2)} ton.
          {unknown > 0 ? ` ${unknown} jawaban “tidak tahu” memakai angka umum.` : null}
        </p>
        <p className="mt-3 text-sm text-ink-faint">
          Sebagai pembanding, semua gas rumah kaca dibagi jumlah penduduk: Indonesia{" "}
          {formatDecimal(COMPARISONS.indonesiaGreenhouse.value, 2)} ton, dunia{" "}
          {formatDecimal(COMPARISONS.worldGreenhouse.value, 2)} ton ({COMPARISONS.worldGreenhouse.year}). Angka itu juga
          memuat industri dan pemerintahan, yang tidak ditanyakan di sini.
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
      ) : (
        <p>Semua kolom kosong, jadi hasilnya 0. Isi paling sedikit satu kolom untuk melihat rinciannya.</p>
      )}
      {sortedWaste > 0 ? (
        <p className="rounded-md bg-panel p-4">
          <strong>Sampah dipilah:</strong> perkiraan kasar {formatCount(sortedWaste)} kg CO₂ per tahun terhindar. Angka
          ini tidak dikurangkan dari jumlah di atas karena belum ada faktor yang bersumber.
        </p>
      ) : null}
      <ActionList actions={rankedActions(inputs)} />
      <SaveResult result={{ mode: "ADVANCED", inputs }} />
    </ResultFrame>
  );
}

function barOf({ id, kilograms }: Part): PartBar {
  const text = `${formatCount(kilograms.value)} kg (${formatCount(kilograms.low)}–${formatCount(kilograms.high)})`;
  return { id, label: questionOf(id).label, text, amount: kilograms.value };
}
