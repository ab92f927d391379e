import { useState } from "react";
import { Fold } from "@/components/forms/fold";
import { Notice } from "@/components/ui/notice";
import { careOf } from "@/lib/reports/rules-kinds";
import type { KindAnswer } from "@/lib/reports/view";

interface KindCareProps {
  kind: string;
  answers: readonly KindAnswer[];
  onAnswers: (answers: KindAnswer[]) => void;
}

/** What keeps people safe at this kind of damage, and up to three questions that nobody has to answer. */
export function KindCare({ kind, answers, onAnswers }: KindCareProps) {
  const [open, setOpen] = useState(answers.length > 0);
  const care = careOf(kind);
  if (!care) return null;
  return (
    <div className="grid gap-3">
      {care.danger ? (
        <Notice tone="wait" icon="shield" live="status">
          {care.danger}
        </Notice>
      ) : null}
      {care.risky ? (
        <p className="text-sm text-ink-soft">
          Mengenal pelakunya? Biarkan nama Anda kosong, atau pilih “Rahasiakan laporan ini” di bawah.
        </p>
      ) : null}
      <Fold summary={`${care.questions.length} pertanyaan singkat, boleh dilewati`} open={open} onOpen={setOpen}>
        {care.questions.map(({ question, answers: choices }) => (
          <fieldset key={question} className="min-w-0">
            <legend className="mb-1.5 font-semibold">{question}</legend>
            <div className="flex flex-wrap gap-2">
              {choices.map((answer) => (
                <label
                  key={answer}
                  className="relative flex min-h-11 items-center rounded-full border-2 border-line-strong bg-paper px-3.5 text-sm font-semibold text-ink-soft hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary"
                >
                  <input
                    type="radio"
                    name={question}
                    checked={answers.some((given) => given.question === question && given.answer === answer)}
                    onChange={() =>
                      onAnswers([...answers.filter((given) => given.question !== question), { question, answer }])
                    }
                    className="absolute inset-0 cursor-pointer appearance-none rounded-full"
                  />
                  {answer}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </Fold>
    </div>
  );
}
