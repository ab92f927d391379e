import { Badge, type Tone } from "@/components/ui/badge";
import {
  AVERAGES,
  formatTons,
  SIMPLE_FIELDS,
  SIMPLE_QUESTIONS,
  type SimpleInputs,
  type SimpleResult,
  type SimpleStatus,
} from "@/lib/carbon/simple";
import { formatDecimal } from "@/lib/format/decimal";
import { ComparisonAxis, PartBars } from "./charts";
import { ResultFrame, SaveBox } from "./result-frame";

const TONES: Record<SimpleStatus, Tone> = { "Sangat Baik": "good", Baik: "good", Sedang: "wait", Tinggi: "bad" };

interface SimpleResultProps {
  inputs: SimpleInputs;
  result: SimpleResult;
  onClose: () => void;
}

/** The result of the simple calculator, with its comparison, its parts and tips. */
export function SimpleResultCard({ inputs, result, onClose }: SimpleResultProps) {
  return (
    <ResultFrame id="hasil-sederhana" title="Hasil perhitungan" onClose={onClose}>
      <div>
        <p className="font-display text-4xl tabular-nums">{formatDecimal(result.total, 2)} ton</p>
        <p className="text-ink-soft">CO₂ per tahun</p>
        <Badge tone={TONES[result.status]} icon="leaf" className="mt-3">
          {result.status}
        </Badge>
      </div>
      <div>
        <h3 className="mb-3 text-lg">Dibanding Indonesia dan dunia</h3>
        <ComparisonAxis
          marks={[
            { label: "Anda", text: formatTons(result.total), tons: result.total, own: true },
            {
              label: "Rata-rata Indonesia",
              text: `${formatDecimal(AVERAGES.indonesia, 1)} ton`,
              tons: AVERAGES.indonesia,
            },
            { label: "Rata-rata dunia", text: `${formatDecimal(AVERAGES.world, 1)} ton`, tons: AVERAGES.world },
          ]}
        />
      </div>
      <div>
        <h3 className="mb-3 text-lg">Rincian</h3>
        <SimpleBreakdown breakdown={result.breakdown} />
      </div>
      <div>
        <h3 className="mb-2 text-lg">Tips</h3>
        <ul className="grid list-disc gap-1 pl-5">
          {result.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <SaveBox result={{ mode: "SIMPLE", inputs }} />
    </ResultFrame>
  );
}

/** The share of each answer in tons; recycling takes off. */
function SimpleBreakdown({ breakdown }: Pick<SimpleResult, "breakdown">) {
  return (
    <PartBars
      parts={SIMPLE_FIELDS.map((field) => {
        const spared = field === "recycling";
        return {
          id: field,
          label: spared ? `${SIMPLE_QUESTIONS[field].label} (mengurangi)` : SIMPLE_QUESTIONS[field].label,
          text: `${spared && breakdown[field] > 0 ? "−" : ""}${formatTons(breakdown[field])}`,
          amount: breakdown[field],
          spared,
        };
      })}
    />
  );
}
