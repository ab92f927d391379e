"use client";

import { Fragment, useRef, useState } from "react";
import { useDraft } from "@/components/forms/use-draft";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { AdvancedInputs } from "@/lib/carbon/advanced";
import { type AdvancedField, type AmountId, readAdvanced } from "@/lib/carbon/advanced-form";
import { GROUPS, type Group, PEOPLE, QUESTION_IDS, questionOf, SORTED_WASTE } from "@/lib/carbon/questions";
import { AdvancedResult } from "./advanced-result";
import { AmountQuestion } from "./amount-question";
import { ADVANCED_DRAFT } from "./carbon-draft";

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
