import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { AskQuestion } from "@/components/faq/ask-question";
import { QUESTIONS, questionsData } from "@/components/faq/questions";
import { ContentPage } from "@/components/layout/content-page";
import { AccordionItem, AccordionText } from "@/components/ui/accordion";

const PAGE = {
  path: "/faq",
  title: "Pertanyaan yang Sering Diajukan",
  description: "Jawaban singkat tentang akun, laporan, lokasi hijau, pemeriksaan, dan data pribadi di Sulur.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <ContentPage
      {...PAGE}
      lead="Lima jawaban singkat untuk memulai. Belum terjawab? Tanyakan kepada kami."
      data={await contentData(PAGE.path, () => [questionsData()])}
    >
      <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
        <QuestionList />
        <section aria-labelledby="bertanya" className="rounded-leaf bg-panel p-6">
          <h2 id="bertanya" className="text-2xl">
            Masih ada pertanyaan?
          </h2>
          <p className="mt-2 mb-4 text-ink-soft">
            Tulislah kepada kami. Pertanyaan Anda hanya dibaca pengelola dan dijawab lewat email atau WhatsApp.
          </p>
          <AskQuestion />
          <noscript>
            <p className="font-semibold">
              Formulir pertanyaan memerlukan JavaScript, yang tidak aktif di peramban Anda.
            </p>
          </noscript>
        </section>
      </div>
    </ContentPage>
  );
}

/** One answer open at a time, each at most 500 px high (spec 9); the browser does both, with or without scripts. */
function QuestionList() {
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
