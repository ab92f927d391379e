"use client";

import { Badge, type Tone } from "@/components/ui/badge";
import {
  AVERAGES,
  formatTons,
  type SimpleResult as Result,
  type SimpleInputs,
  type SimpleStatus,
} from "@/lib/carbon/simple";
import { formatDecimal } from "@/lib/format/decimal";
import { ResultFrame } from "./result-frame";
import { SaveResult } from "./save-result";
import { SimpleBreakdown } from "./simple-breakdown";

const TONES: Record<SimpleStatus, Tone> = { "Sangat Baik": "good", Baik: "good", Sedang: "wait", Tinggi: "bad" };

interface SimpleResultProps {
  inputs: SimpleInputs;
  result: Result;
  onClose: () => void;
}

export function SimpleResult({ inputs, result, onClose }: SimpleResultProps) {
  return (
    <ResultFrame id="hasil-sederhana" title="Hasil perhitungan" onClose={onClose}>
      <div>
        <p className="font-display text-4xl tabular-nums">{formatDecimal(result.total, 2)} ton</p>
        <p className="text-ink-soft">CO₂ per tahun</p>
        <Badge tone={TONES[result.status]} icon="leaf" className="mt-3">
          {result.status}
        </Badge>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          <dt>Rata-rata Indonesia</dt>
          <dd className="text-right tabular-nums">{formatDecimal(AVERAGES.indonesia, 1)} ton</dd>
          <dt>Rata-rata dunia</dt>
          <dd className="text-right tabular-nums">{formatDecimal(AVERAGES.world, 1)} ton</dd>
          <dt>Anda</dt>
          <dd className="text-right font-semibold tabular-nums">{formatTons(result.total)}</dd>
        </dl>
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
      <SaveResult result={{ mode: "SIMPLE", inputs }} />
    </ResultFrame>
  );
}
