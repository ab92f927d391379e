import Link from "next/link";
import { AccordionItem } from "@/components/ui/accordion";
import { QUESTIONS } from "./questions";

/** One answer open at a time, each at most 500 px high (spec 9); the browser does both, with or without scripts. */
export function QuestionList() {
  return (
    <div className="border-t-2 border-line">
      {QUESTIONS.map(({ question, answer, link }) => (
        <AccordionItem key={question} name="faq" title={<h2 className="min-w-0 text-lg leading-snug">{question}</h2>}>
          <div className="grid max-h-[500px] gap-3 overflow-y-auto p-1">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link
                href={link.href}
                prefetch={false}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              >
                {link.label}
              </Link>
            </p>
          </div>
        </AccordionItem>
      ))}
    </div>
  );
}
