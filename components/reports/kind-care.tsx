import { useEffect, useState } from "react";
import { Fold } from "@/components/forms/fold";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
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
      <ReadAloud text={[kind, care.danger, ...care.questions.map(({ question }) => question)].join(". ")} />
      {care.danger ? (
        <Notice tone="wait" icon="shield" live="status">
          {care.danger}
        </Notice>
      ) : null}
      {care.risky ? (
        <p className="text-sm text-ink-soft">
          Demi keamanan Anda, warga lain hanya melihat titik kira-kira (sekitar 2 km). Mengenal pelakunya? Biarkan nama
          Anda kosong, atau pilih “Rahasiakan laporan ini” di bawah.
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

/** For who reads with effort; only where the device has an Indonesian voice. */
function ReadAloud({ text }: { text: string }) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    // Not every browser can speak.
    const voices: SpeechSynthesis | undefined = window.speechSynthesis;
    if (!voices) return;
    const choose = () => setVoice(voices.getVoices().find(({ lang }) => /^id\b/iu.test(lang.replace("_", "-"))));
    choose();
    // Many browsers load their voices after the first question for them.
    voices.addEventListener("voiceschanged", choose);
    return () => {
      voices.removeEventListener("voiceschanged", choose);
      voices.cancel();
    };
  }, []);
  if (!voice) return null;
  const read = () => {
    const speech = new SpeechSynthesisUtterance(text);
    speech.voice = voice;
    speech.lang = voice.lang;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(speech);
  };
  return (
    <Button variant="secondary" size="small" className="justify-self-start" onClick={read}>
      <Icon name="megaphone" size={18} /> Bacakan
    </Button>
  );
}
