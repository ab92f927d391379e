"use client";

import { useState } from "react";
import { RadioGroup } from "@/components/ui/radio-group";
import { CARBON_MODES, type CarbonMode, MODE_LABELS } from "@/lib/carbon/rules";
import { formatTons } from "@/lib/carbon/simple";
import type { CarbonRecordView } from "@/lib/carbon/view";
import { yearlyMeans } from "@/lib/carbon/years";
import { PartBars } from "./part-bars";

/** The mean of each year, of one mode at a time: their figures do not compare. */
export function YearlyChart({ records }: { records: readonly CarbonRecordView[] }) {
  const modes = CARBON_MODES.filter((mode) => records.some((record) => record.mode === mode));
  const [chosen, setChosen] = useState<CarbonMode>();
  const mode = chosen && modes.includes(chosen) ? chosen : (modes.at(-1) ?? "SIMPLE");
  const years = yearlyMeans(records.filter((record) => record.mode === mode));
  return (
    <figure className="rounded-md border border-line bg-card p-4 sm:p-5">
      <figcaption className="mb-3 font-semibold">Rata-rata hasil tiap tahun, mode {MODE_LABELS[mode]}</figcaption>
      <PartBars
        parts={years.map(({ year, tons, count }) => ({
          id: year,
          label: `${year} (${count} hasil)`,
          text: formatTons(tons),
          amount: tons,
        }))}
      />
      {modes.length > 1 ? (
        <RadioGroup
          name="karbon-mode"
          legend="Mode yang ditampilkan"
          value={mode}
          onChange={(value) => setChosen(value as CarbonMode)}
          options={modes.map((value) => ({ value, label: MODE_LABELS[value] }))}
          className="mt-5"
        />
      ) : null}
    </figure>
  );
}
