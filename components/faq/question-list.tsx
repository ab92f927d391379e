import { AccordionItem, AccordionText } from "@/components/ui/accordion";
import { QUESTIONS } from "./questions";

/** One answer open at a time, each at most 500 px high (spec 9); the browser does both, with or without scripts. */
export function QuestionList() {
  return (
    <div className="border-t-2 border-line">
      {QUESTIONS.map(({ question, answer, link }) => (
        <AccordionItem key={question} name="faq" title={<h2 className="min-w-0 text-lg leading-snug">{question}</h2>}>
          <AccordionText paragraphs={answer} link={link} className="max-h-[500px] overflow-y-auto p-1" />
        </AccordionItem>
      ))}
    </div>
  );
}
