import { ArticlePicture } from "@/components/content/article-picture";
import { ButtonLink } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { articlePath, SECTION_PATHS } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { CountUp } from "./count-up";
import { FadeIn } from "./fade-in";
import { FIGURES } from "./story-figures";

/** What neighbours have done, and how large the task is: each with its source and year. */
export function Stories({ stories }: { stories: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="kabar" className="container-page pt-16 lg:pt-24">
      <h2 id="kabar" className="text-3xl">
        Kabar dari kampung dan pesisir
      </h2>
      <p className="measure mt-3 text-lg text-ink-soft">
        Perubahan besar sering dimulai dari satu gang. Ini yang sudah dikerjakan warga.
      </p>
      <ul className="mt-8 grid gap-5 md:grid-cols-3 lg:gap-6">
        {stories.map((story) => (
          <FadeIn
            key={story.slug}
            className="relative flex flex-col overflow-clip rounded-leaf border border-line-strong bg-card hover:border-primary"
          >
            <ArticlePicture picture={story.picture} section={story.section} decoration />
            <div className="flex flex-1 flex-col p-5 lg:p-6">
              <CardTitle href={articlePath(story)}>{story.title}</CardTitle>
              <p className="mt-2 mb-4 text-ink-soft">{story.summary}</p>
              <p className="mt-auto text-sm text-ink-faint">{story.minutes} menit baca</p>
            </div>
          </FadeIn>
        ))}
      </ul>
      <ButtonLink href={SECTION_PATHS.kisah} variant="secondary" className="mt-6">
        Baca semua kisah
      </ButtonLink>
      <dl className="mt-10 grid gap-8 border-t-2 border-dotted border-line-strong pt-8 sm:grid-cols-3 lg:gap-6">
        {FIGURES.map(({ figure, text, ...source }) => (
          <div key={figure} className="flex flex-col">
            <dt className="order-2 mt-1 mb-2 text-ink-soft">{text}</dt>
            <dd>
              <CountUp text={figure} className="font-display text-4xl tabular-nums text-primary" />
            </dd>
            <dd className="order-3 mt-auto">
              <Source {...source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Source({ source, href }: { source: string; href: string }) {
  return (
    <a
      href={href}
      className="mt-auto inline-flex items-start gap-2 py-1 text-sm text-info underline underline-offset-4 hover:no-underline"
    >
      <Icon name="external" size={16} className="mt-0.5" />
      {source}
    </a>
  );
}
