import { SourcedFigures } from "@/components/about/sourced-figures";
import { ArticlePicture } from "@/components/content/article-picture";
import { CardTitle } from "@/components/lists/card-title";
import { ButtonLink } from "@/components/ui/button-link";
import styles from "@/components/ui/row.module.css";
import { articlePath, SECTION_PATHS } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { FadeIn } from "./fade-in";

/** What neighbours have done, and how large the task is: each with its source and year. */
export function Stories({ stories }: { stories: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="kabar" className="container-page pt-7 lg:pt-24">
      <h2 id="kabar" className="text-3xl">
        Kabar dari kampung dan pesisir
      </h2>
      <ul className={`${styles.row} mt-6 grid gap-5 md:grid-cols-3 lg:mt-8 lg:gap-6`}>
        {stories.map((story) => (
          <FadeIn
            key={story.slug}
            className="relative flex flex-col overflow-clip rounded-leaf border border-line-strong bg-card hover:border-primary"
          >
            <ArticlePicture picture={story.picture} section={story.section} decoration />
            <div className="flex flex-1 flex-col p-5 lg:p-6">
              <CardTitle href={articlePath(story)}>{story.title}</CardTitle>
              <p className="mt-2 mb-4 line-clamp-4 text-ink-soft">{story.summary}</p>
              <p className="mt-auto text-sm text-ink-faint">{story.minutes} menit baca</p>
            </div>
          </FadeIn>
        ))}
      </ul>
      <ButtonLink href={SECTION_PATHS.kisah} variant="secondary" className="mt-6">
        Baca semua kisah
      </ButtonLink>
      <div className="mt-8">
        <SourcedFigures />
      </div>
    </section>
  );
}
