import { ButtonLink } from "@/components/ui/button";
import { SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { ArticleCards } from "./article-cards";

/** So many of each stand here; the section's own page has all. */
const NEWEST = 3;

interface NewestArticlesProps {
  section: Section;
  text: string;
  articles: readonly ArticleSummary[];
}

/** What a section of the blog holds, its newest articles first. */
export function NewestArticles({ section, text, articles }: NewestArticlesProps) {
  const { all } = SECTION_LABELS[section];
  return (
    <section aria-labelledby={section} className="mt-10 first-of-type:mt-0">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={section} className="text-3xl">
            {all}
          </h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        <ButtonLink href={SECTION_PATHS[section]} variant="secondary" size="small">
          Buka {all} ({articles.length})
        </ButtonLink>
      </div>
      <ArticleCards articles={articles.slice(0, NEWEST)} />
    </section>
  );
}
