import "server-only";
import type { Metadata } from "next";
import { articleCardPath, articlePath, neighboursOf, relatedTo, type Section } from "@/lib/content/rules";
import type { Article, ArticleSummary } from "@/lib/content/view";
import { allArticles, articlesOf, assertReadable } from "@/lib/server/articles";
import { pageMetadata } from "@/lib/server/page-metadata";

/** All that the page of an article shows. */
interface ArticleScreen {
  article: Article;
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
  related: ArticleSummary[];
}

/** Null where there is no such article, or only a draft that is not shown here. */
export async function articleScreen(section: Section, slug: string): Promise<ArticleScreen | null> {
  await assertReadable(section, slug);
  const [all, own] = await Promise.all([allArticles(), articlesOf(section)]);
  const article = own.find((candidate) => candidate.slug === slug);
  if (!article) return null;
  return { article, ...neighboursOf(own, slug), related: relatedTo(all, article) };
}

export async function articleMetadata(section: Section, slug: string): Promise<Metadata> {
  const found = await articleScreen(section, slug);
  if (!found) return { title: "Tulisan tidak ditemukan" };
  const { article } = found;
  return {
    ...pageMetadata({
      path: articlePath(article),
      title: article.title,
      description: article.summary,
      card: { path: articleCardPath(article), alt: `Kartu ${article.title}` },
    }),
    authors: [{ name: article.author }],
    ...(article.draft ? { robots: { index: false } } : {}),
  };
}
