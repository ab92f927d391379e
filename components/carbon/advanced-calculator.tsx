"use client";

import { Fragment, useRef, useState } from "react";
import { useDraft } from "@/components/forms/use-draft";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { rankedActions } from "@/lib/carbon/actions";
import { type AdvancedInputs, calculateAdvanced, type Part } from "@/lib/carbon/advanced";
import { type AdvancedField, type AmountId, readAdvanced } from "@/lib/carbon/advanced-form";
import { COMPARISONS } from "@/lib/carbon/factors";
import { GROUPS, type Group, PEOPLE, QUESTION_IDS, questionOf, SORTED_WASTE } from "@/lib/carbon/questions";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { ActionList } from "./action-list";
import { AmountQuestion } from "./amount-question";
import { ADVANCED_DRAFT } from "./carbon-draft";
import { type PartBar, PartBars } from "./part-bars";
import { ResultFrame } from "./result-frame";
import { SaveBox } from "./save-box";
import { tonsRange } from "./tons-range";

/** How many parts stand out. */
const LARGEST = 3;

/** The people stand where what they share is asked. */
const HOME: Group = "Rumah";

/** Questions that people here recognise; each may be left empty, or answered with "tidak tahu". */
export function AdvancedCalculator() {
  // The form is never there before its scripts, so there is nothing typed to be read from it.
  const { draft, setValue, clear } = useDraft(ADVANCED_DRAFT, useRef<HTMLFormElement>(null));
  const [inputs, setInputs] = useState<AdvancedInputs | null>(null);
  const [errors, setErrors] = useState<Partial<Record<AmountId, string>>>({});
  const [attempt, setAttempt] = useState(0);

  function calculate() {
    const read = readAdvanced(draft.values);
    setErrors(read.errors);
    setAttempt(attempt + 1);
    setInputs(Object.keys(read.errors).length > 0 ? null : read.inputs);
  }

  function reset() {
    clear();
    setErrors({});
    setInputs(null);
  }

  function change(id: AmountId, field: AdvancedField, value: string) {
    setValue(field, value);
    setErrors(({ [id]: _, ...others }) => others);
  }

  const bind = (id: AmountId) => ({
    id,
    texts: draft.values,
    error: errors[id],
    onChange: (field: AdvancedField, value: string) => change(id, field, value),
  });

  return (
    <div className="grid gap-6">
      <form
        noValidate
        aria-label="Kalkulator Lanjutan"
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <p className="measure text-ink-soft">
          Isi yang Anda tahu. Kolom kosong dihitung 0; “Tidak tahu” memakai angka umum dan melebarkan rentang hasil.
          Koma dan titik sama-sama boleh: 12,5 atau 12.5.
        </p>
        <ErrorSummary errors={byId(errors)} attempt={attempt} />
        {GROUPS.map((group) => (
          <fieldset key={group} className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
            <legend className="mb-3 font-display text-xl">{group}</legend>
            {group === HOME ? <AmountQuestion {...bind("household")} {...PEOPLE.household} unit="orang" /> : null}
            {QUESTION_IDS.filter((id) => questionOf(id).group === group).map((id) => (
              <Fragment key={id}>
                <AmountQuestion {...bind(id)} {...questionOf(id)} />
                {id === "car" ? <AmountQuestion {...bind("passengers")} {...PEOPLE.passengers} unit="orang" /> : null}
              </Fragment>
            ))}
          </fieldset>
        ))}
        <fieldset>
          <legend className="mb-3 font-display text-xl">Sampah</legend>
          <AmountQuestion
            {...bind("sorted")}
            {...SORTED_WASTE}
            unknown={{ low: SORTED_WASTE.unknown, value: SORTED_WASTE.unknown, high: SORTED_WASTE.unknown }}
            hint="Dihitung terpisah dan tidak mengurangi jumlah emisi."
          />
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Hitung</Button>
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
        </div>
      </form>
      {inputs ? <AdvancedResult key={attempt} inputs={inputs} onClose={() => setInputs(null)} /> : null}
    </div>
  );
}

function byId(errors: Partial<Record<AmountId, string>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(errors).map(([id, message]) => [`lanjutan-${id}`, message]));
}

/** A range instead of one figure, its largest parts, and what can be done about them. */
function AdvancedResult({ inputs, onClose }: { inputs: AdvancedInputs; onClose: () => void }) {
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
      <SaveBox result={{ mode: "ADVANCED", inputs }} />
    </ResultFrame>
  );
}

function barOf({ id, kilograms }: Part): PartBar {
  const text = `${formatCount(kilograms.value)} kg (${formatCount(kilograms.low)}–${formatCount(kilograms.high)})`;
  return { id, label: questionOf(id).label, text, amount: kilograms.value };
}
