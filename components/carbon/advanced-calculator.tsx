"use client";

import { useRef, useState } from "react";
import { useDraft } from "@/components/forms/use-draft";
import { Drawing } from "@/components/layout/drawing";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { type AdvancedInputs, calculateAdvanced } from "@/lib/carbon/advanced";
import { type AdvancedField, type AmountId, readAdvanced, STEPS } from "@/lib/carbon/advanced-form";
import { formatDecimal } from "@/lib/format/decimal";
import { AdvancedResult } from "./advanced-result";
import { AmountQuestion } from "./amount-question";
import { ADVANCED_DRAFT } from "./carbon-draft";
import { tonsRange } from "./carbon-words";

type Errors = Partial<Record<AmountId, string>>;

/** Questions that people here recognise, in five steps; what is left empty is counted as is usual here. */
export function AdvancedCalculator() {
  // The form is never there before its scripts, so there is nothing typed to be read from it.
  const { draft, setValue, clear } = useDraft(ADVANCED_DRAFT);
  const [step, setStep] = useState(0);
  const [inputs, setInputs] = useState<AdvancedInputs | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  /** Whether the heading of another step is to take the focus. */
  const moved = useRef(false);
  const current = STEPS[step] ?? STEPS[0];
  const read = readAdvanced(draft.values);
  const total = calculateAdvanced(read.inputs).total;
  const isAnswered = Object.keys(read.inputs.answers).length > 0;
  const isLast = step === STEPS.length - 1;

  function focusHeading(heading: HTMLHeadingElement | null) {
    if (heading && moved.current) heading.focus();
    if (heading) moved.current = false;
  }

  /** What stops a person stands in the step they are in, or they are led to it. @returns whether something does */
  function stops(ids: readonly AmountId[]): boolean {
    const wrong = ids.filter((id) => read.errors[id] !== undefined);
    setErrors(Object.fromEntries(wrong.map((id) => [id, read.errors[id]])));
    setAttempt(attempt + 1);
    const first = STEPS.findIndex(({ ids: own }) => own.some((id) => wrong.includes(id)));
    if (first >= 0) setStep(first);
    return first >= 0;
  }

  function go(to: number) {
    if (to > step && current && stops(current.ids)) return;
    moved.current = true;
    setStep(to);
  }

  function calculate() {
    setInputs(stops(STEPS.flatMap(({ ids }) => ids)) ? null : read.inputs);
  }

  function reset() {
    clear();
    setErrors({});
    setInputs(null);
    go(0);
  }

  function change(id: AmountId, field: AdvancedField, value: string) {
    setValue(field, value);
    setErrors(({ [id]: _, ...others }) => others);
  }

  return (
    <div className="grid gap-6">
      <form
        noValidate
        aria-label="Kalkulator Lanjutan"
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) calculate();
          else go(step + 1);
        }}
      >
        <p className="measure text-ink-soft">
          Isi yang Anda tahu, lewati yang tidak. Yang kosong dihitung seperti kebiasaan umum, dengan rentangnya. Isi 0
          bila tidak pernah. Koma dan titik sama-sama boleh: 12,5 atau 12.5.
        </p>
        <ol className="flex gap-2">
          {STEPS.map(({ title, drawing }, index) => (
            <li key={title} className="min-w-0 flex-1">
              <button
                type="button"
                aria-label={`Langkah ${index + 1}: ${title}`}
                aria-current={index === step ? "step" : undefined}
                onClick={() => go(index)}
                className={`block w-full overflow-hidden rounded-md border-2 ${index === step ? "border-primary bg-primary-soft" : "border-line bg-card"}`}
              >
                <Drawing name={drawing} />
                <span className="block p-1 text-sm font-semibold">{index + 1}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <h2 key={step} ref={focusHeading} tabIndex={-1} className="scroll-mt-24 text-2xl">
            <span className="block text-sm text-ink-soft">
              Langkah {step + 1} dari {STEPS.length}
            </span>
            {current?.title}
          </h2>
          <p className="rounded-md bg-panel p-3">
            {isAnswered ? (
              <>
                Jumlah sementara: sekitar{" "}
                <strong className="tabular-nums">{formatDecimal(total.value / 1000, 2)} ton</strong> (
                {tonsRange(total.low, total.high)})
              </>
            ) : (
              "Jumlah sementara tampil setelah jawaban pertama."
            )}
          </p>
        </div>
        <ErrorSummary errors={byId(errors)} attempt={attempt} />
        <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
          {current?.ids.map((id) => (
            <AmountQuestion
              key={id}
              id={id}
              texts={draft.values}
              error={errors[id]}
              onChange={(field, value) => change(id, field, value)}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          {isLast ? null : <Button type="submit">Lanjut</Button>}
          <Button
            type={isLast ? "submit" : "button"}
            variant={isLast ? "primary" : "secondary"}
            onClick={isLast ? undefined : calculate}
          >
            Hitung
          </Button>
          {step > 0 ? (
            <Button variant="secondary" onClick={() => go(step - 1)}>
              Kembali
            </Button>
          ) : null}
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
        </div>
      </form>
      {inputs ? <AdvancedResult key={attempt} inputs={inputs} onClose={() => setInputs(null)} /> : null}
    </div>
  );
}

function byId(errors: Errors): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(errors).map(([id, message]) => [`lanjutan-${id}`, message]));
}
