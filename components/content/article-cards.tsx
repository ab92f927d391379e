import { CardTitle } from "@/components/lists/card-title";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { articlePath, SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { formatDate } from "@/lib/format/dates";
import { ArticlePicture } from "./article-picture";

interface ArticleCardProps {
  article: ArticleSummary;
  /** Of its heading. */
  level?: 2 | 3;
  /** Where stories and tips stand side by side. */
  withSection?: boolean;
}

interface ArticleCardsProps {
  articles: readonly ArticleSummary[];
  level?: 2 | 3;
  withSection?: boolean;
}

export function ArticleCards({ articles, ...look }: ArticleCardsProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {articles.map((article) => (
        <ArticleCard key={`${article.section}/${article.slug}`} article={article} {...look} />
      ))}
    </ul>
  );
}

/** One article on a list; the whole card leads to it. */
function ArticleCard({ article, level = 3, withSection = false }: ArticleCardProps) {
  const { section, title, summary, date, place, minutes, picture, draft } = article;
  return (
    <li className="relative flex flex-col overflow-clip rounded-md border border-line bg-card transition-colors hover:border-primary">
      <ArticlePicture picture={picture} section={section} decoration />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        {withSection || draft ? (
          <p className="mb-2 flex flex-wrap gap-2">
            {withSection ? (
              <Badge tone={section === "kisah" ? "story" : "good"}>{SECTION_LABELS[section].one}</Badge>
            ) : null}
            {draft ? <Badge tone="wait">Draf</Badge> : null}
          </p>
        ) : null}
        <CardTitle href={articlePath(article)} level={level}>
          {title}
        </CardTitle>
        <p className="mt-2 mb-4 text-ink-soft">{summary}</p>
        <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-faint">
          {place === null ? null : (
            <span className="flex items-center gap-1">
              <Icon name="pin" size={16} /> {place}
            </span>
          )}
          <span>{formatDate(date)}</span>
          <span>{minutes} menit baca</span>
        </p>
      </div>
    </li>
  );
}

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
