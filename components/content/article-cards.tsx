import type { ArticleSummary } from "@/lib/content/view";
import { ArticleCard } from "./article-card";

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
