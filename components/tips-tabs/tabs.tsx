import { CalculatorBox } from "@/components/carbon/lazy-parts";
import { Drawing } from "@/components/layout/drawing";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/format/dates";
import { ARTICLE, GUIDE_PATH } from "@/lib/guides/article";
import { APPS, GUIDE_STEPS, TECHNOLOGIES } from "@/lib/guides/green-tech";
import { POSTERS, posterPath } from "@/lib/guides/posters";
import { CardHead, DialogCard } from "./dialog-card";
import { LetterBox } from "./letter-box";

/** "Artikel": five steps, and where their figures come from. */
export function ArticleTab() {
  const { title, date, minutes, hashtags, intro, steps, closing, sources } = ARTICLE;
  return (
    <article aria-labelledby="artikel">
      <h2 id="artikel" className="text-3xl">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">
        <time dateTime={date}>{formatDate(date)}</time>, {minutes} menit baca
      </p>
      <ul aria-label="Tagar" className="mt-3 flex flex-wrap gap-2">
        {hashtags.map((hashtag) => (
          <li key={hashtag} className="max-w-full">
            <Badge tone="good">{hashtag}</Badge>
          </li>
        ))}
      </ul>
      <div className="measure mt-6 grid gap-3 text-lg">
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ol className="mt-8 grid gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-leaf bg-kunyit-300 font-display text-xl text-wedel-900"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="pt-1.5 text-2xl">{step.title}</h3>
              <div className="measure mt-3 grid gap-3">
                {step.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <p className="mt-4 font-semibold">Minggu ini</p>
              <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
                {step.tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </div>
            <div className="w-64 self-start overflow-clip rounded-leaf bg-primary-soft max-lg:hidden">
              <Drawing name={step.drawing} />
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-8 text-lg">{closing}</p>
      <h3 className="mt-8 text-lg">Sumber</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="text-primary underline underline-offset-4">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

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

/** "Teknologi Hijau": what helps, and how to help. */
export function TechnologyTab() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <DialogCard
        icon="users"
        title="Kontribusi relawan"
        text="Sumbangkan keahlian Anda: menulis, mengembangkan aplikasi, atau menggerakkan warga."
        action="Tawarkan bantuan"
      >
        <LetterBox kind="CONTRIBUTION" />
      </DialogCard>
      <DialogCard
        icon="phone"
        title="Aplikasi yang disarankan"
        text="Empat aplikasi yang membantu mencatat, melapor, dan belajar."
        action="Lihat aplikasi"
        readable
      >
        <AppList />
      </DialogCard>
      <DialogCard
        icon="tools"
        title="Info teknologi"
        text="Lima teknologi sederhana yang dapat dipasang di rumah."
        action="Baca infonya"
        readable
      >
        <dl className="grid gap-4">
          {TECHNOLOGIES.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </DialogCard>
      <DialogCard
        icon="sprout"
        title="Ide inovasi"
        text="Punya gagasan untuk lingkungan sekitar? Kirimkan; setiap ide dibaca."
        action="Kirim ide"
      >
        <LetterBox kind="IDEA" />
      </DialogCard>
      <Card as="li" className="flex flex-col">
        <CardHead icon="calendar" title="Komunitas" text="Ikut kegiatan bersama warga lain di dekat Anda." />
        <ButtonLink href="/komunitas" variant="secondary" className="mt-4 self-start">
          Buka komunitas <Icon name="arrow-right" size={18} />
        </ButtonLink>
      </Card>
    </ul>
  );
}

function AppList() {
  return (
    <ul className="grid gap-4">
      {APPS.map(({ name, use, url }) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft">{use}</p>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 text-primary underline underline-offset-4"
            >
              <Icon name="external" size={18} /> Buka {name} <span className="sr-only">(tab baru)</span>
            </a>
          ) : (
            <p className="text-sm text-ink-faint">Tersedia di toko aplikasi.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
