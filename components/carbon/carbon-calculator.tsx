"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { NumberEcho } from "@/components/forms/number-echo";
import { useDraft } from "@/components/forms/use-draft";
import { WhenNear } from "@/components/forms/when-near";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { MODE_LABELS } from "@/lib/carbon/rules";
import {
  calculateSimple,
  readSimple,
  SIMPLE_FIELDS,
  SIMPLE_QUESTIONS,
  type SimpleField,
  type SimpleInputs,
} from "@/lib/carbon/simple";
import { SIMPLE_DRAFT } from "./carbon-draft";
import { SimpleResultCard } from "./simple-result";

/** How long "Menghitung..." stands (spec 4). */
const CALCULATING_MS = 1_500;

type Step = { name: "filling" } | { name: "calculating" } | { name: "done"; inputs: SimpleInputs };

const loadAdvanced = (): Promise<ComponentType> =>
  import("./advanced-calculator").then((module) => module.AdvancedCalculator);

/** Both modes; the form of the advanced one loads when it is chosen. */
export function CarbonCalculator() {
  const [advanced, setAdvanced] = useState(false);
  return (
    <Tabs
      label="Mode kalkulator"
      onChange={(id) => {
        if (id === "ADVANCED") setAdvanced(true);
      }}
      tabs={[
        { id: "SIMPLE", label: MODE_LABELS.SIMPLE, content: <SimpleCalculator /> },
        {
          id: "ADVANCED",
          label: MODE_LABELS.ADVANCED,
          content: advanced ? (
            <WhenNear label="Mode Lanjutan" load={loadAdvanced} props={{}} className="min-h-96" />
          ) : null,
        },
      ]}
    />
  );
}

/** The spec's calculator, to the letter. */
function SimpleCalculator() {
  // The form is never there before its scripts, so there is nothing typed to be read from it.
  const { draft, setValue, clear } = useDraft(SIMPLE_DRAFT);
  const [step, setStep] = useState<Step>({ name: "filling" });
  const [errors, setErrors] = useState<Partial<Record<SimpleField, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const busy = step.name === "calculating";

  function calculate() {
    if (busy) return;
    const read = readSimple(draft.values);
    setErrors(read.errors);
    setAttempt(attempt + 1);
    if (Object.keys(read.errors).length > 0) return setStep({ name: "filling" });
    setStep({ name: "calculating" });
    timer.current = setTimeout(() => setStep({ name: "done", inputs: read.inputs }), CALCULATING_MS);
  }

  function reset() {
    clear();
    setErrors({});
    setStep({ name: "filling" });
  }

  function change(field: SimpleField, value: string) {
    setValue(field, value);
    setErrors(({ [field]: _, ...others }) => others);
  }

  return (
    <div className="grid gap-6">
      <form
        noValidate
        aria-label="Kalkulator Sederhana"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <ErrorSummary errors={byId(errors)} attempt={attempt} />
        <div className="grid gap-4 sm:grid-cols-2">
          {SIMPLE_FIELDS.map((field) => {
            const { label, unit, hint } = SIMPLE_QUESTIONS[field];
            return (
              <Field
                key={field}
                name={field}
                id={idOf(field)}
                label={`${label} (${unit})`}
                hint={hint}
                error={errors[field]}
                after={
                  <NumberEcho
                    id={idOf(field)}
                    text={draft.values[field]}
                    unit={unit}
                    onText={(text) => change(field, text)}
                  />
                }
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    value={draft.values[field]}
                    onChange={({ target }) => change(field, target.value)}
                  />
                )}
              </Field>
            );
          })}
        </div>
        <p className="text-sm text-ink-faint">
          Kolom kosong dihitung 0. Koma dan titik sama-sama boleh: 12,5 atau 12.5.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? "Menghitung..." : "Hitung"}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={reset}>
            Reset
          </Button>
        </div>
        <p role="status" className="sr-only">
          {busy ? "Menghitung..." : null}
        </p>
      </form>
      {step.name === "done" ? (
        <SimpleResultCard
          inputs={step.inputs}
          result={calculateSimple(step.inputs)}
          onClose={() => setStep({ name: "filling" })}
        />
      ) : null}
    </div>
  );
}

function idOf(field: SimpleField): string {
  return `karbon-${field}`;
}

function byId(errors: Partial<Record<SimpleField, string>>): Record<string, string | undefined> {
  return Object.fromEntries(SIMPLE_FIELDS.map((field) => [idOf(field), errors[field]]));
}
