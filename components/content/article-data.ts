import { articleCardPath, articlePath, SECTION_LABELS, SECTION_PATHS } from "@/lib/content/rules";
import type { Article } from "@/lib/content/view";

/** Who writes for the site itself; everybody else is a person. */
const HOUSE = "Redaksi Sulur";

/** schema.org data of one article. @param link makes a path absolute */
export function articleData(article: Article, link: (path: string) => string): Record<string, unknown> {
  const { section, title, summary, date, author, tags, words } = article;
  const url = link(articlePath(article));
  return {
    "@graph": [
      {
        "@type": "Article",
        headline: title,
        description: summary,
        datePublished: date,
        inLanguage: "id",
        author: { "@type": author === HOUSE ? "Organization" : "Person", name: author },
        publisher: { "@type": "Organization", name: "Sulur", url: link("/home") },
        image: link(articleCardPath(article)),
        mainEntityOfPage: url,
        url,
        keywords: tags.join(", "),
        wordCount: words,
      },
      breadcrumb([
        ["Home", link("/home")],
        ["Blog", link("/blog")],
        [SECTION_LABELS[section].all, link(SECTION_PATHS[section])],
        [title, url],
      ]),
    ],
  };
}

/** schema.org data of a list of articles. */
export function listData(
  path: string,
  title: string,
  articles: readonly Pick<Article, "section" | "slug" | "title">[],
  link: (path: string) => string,
): Record<string, unknown> {
  return {
    "@graph": [
      {
        "@type": "ItemList",
        name: title,
        itemListElement: articles.map((article, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: article.title,
          url: link(articlePath(article)),
        })),
      },
      breadcrumb([
        ["Home", link("/home")],
        ["Blog", link("/blog")],
        [title, link(path)],
      ]),
    ],
  };
}

function breadcrumb(places: readonly (readonly [name: string, url: string])[]): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: places.map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
  };
}
