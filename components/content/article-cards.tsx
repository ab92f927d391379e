import { Badge } from "@/components/ui/badge";
import { CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { articlePath, SECTION_LABELS } from "@/lib/content/rules";
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
