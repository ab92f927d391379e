import { CalculatorBox } from "@/components/carbon/lazy-parts";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { GUIDE_PATH } from "@/lib/guides/article";
import { GUIDE_STEPS } from "@/lib/guides/green-tech";
import { POSTERS, posterPath } from "@/lib/guides/posters";
import { CardHead, DialogCard } from "./dialog-card";
import { LetterBox } from "./letter-box";

const LINK = "inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4";

/** "Sumber Daya": what can be taken along. */
export function ResourcesTab() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Card as="li" className="flex flex-col">
        <CardHead
          icon="download"
          title="Panduan PDF"
          text="Lima langkah hidup ramah lingkungan dengan daftar centang, untuk dicetak dan dibawa ke pertemuan RT."
        />
        <a href={GUIDE_PATH} download className={buttonClass({ variant: "secondary", className: "mt-4 self-start" })}>
          Unduh panduan (PDF)
        </a>
      </Card>
      <DialogCard
        icon="list"
        title="Cara memakai panduan"
        text="Lima pertemuan pendek untuk satu RT atau satu kelas."
        action="Lihat caranya"
        readable
      >
        <ol className="grid list-decimal gap-2 pl-5">
          {GUIDE_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </DialogCard>
      <DialogCard
        icon="image"
        title="Templat poster"
        text="Poster A4 untuk papan pengumuman, dapur, dan warung."
        action="Pilih poster"
        readable
      >
        <PosterList />
      </DialogCard>
      <DialogCard
        icon="chart"
        title="Kalkulator jejak karbon"
        text="Berapa karbon yang dilepas kebiasaan Anda dalam setahun?"
        action="Buka kalkulator"
      >
        <CalculatorBox />
      </DialogCard>
      <DialogCard
        icon="message"
        title="Ajukan pertanyaan"
        text="Ada yang belum jelas? Tanyakan kepada kami; jawabannya lewat email atau WhatsApp."
        action="Tulis pertanyaan"
      >
        <LetterBox kind="QUESTION" />
      </DialogCard>
      <Card as="li" className="flex flex-col">
        <CardHead
          icon="scale"
          title="Metodologi"
          text="Dari mana angka kalkulator berasal, dan mana yang masih asumsi."
        />
        <ButtonLink href="/metodologi" variant="secondary" className="mt-4 self-start">
          Baca metodologi <Icon name="arrow-right" size={18} />
        </ButtonLink>
      </Card>
    </ul>
  );
}

/** Every poster, to print as it is (PDF) or to change (SVG). */
function PosterList() {
  return (
    <ul className="grid gap-4">
      {POSTERS.map(({ slug, title, about }) => (
        <li key={slug} className="border-b border-line pb-4 last:border-0">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{about}</p>
          <p className="flex gap-6">
            <a href={posterPath(slug, "pdf")} download className={LINK}>
              <Icon name="download" size={18} /> PDF<span className="sr-only"> {title}</span>
            </a>
            <a href={posterPath(slug, "svg")} download className={LINK}>
              <Icon name="download" size={18} /> SVG<span className="sr-only"> {title}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
