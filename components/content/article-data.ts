import { breadcrumbData } from "@/components/ui/structured-data";
import { articleCardPath, articlePath, SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";
import type { Article } from "@/lib/content/view";

/** Who writes for the site itself; everybody else is a person. */
const HOUSE = "Redaksi Sulur";

/** schema.org data of one article. @param link makes a path absolute */
export function articleData(article: Article, link: (path: string) => string): Record<string, unknown> {
  const { title, summary, date, author, tags, words } = article;
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
      breadcrumbData(articleSteps(article), link),
    ],
  };
}

/** schema.org data of a list of articles. */
export function listData(
  section: Section,
  articles: readonly Pick<Article, "section" | "slug" | "title">[],
  link: (path: string) => string,
): Record<string, unknown> {
  return {
    "@graph": [
      {
        "@type": "ItemList",
        name: SECTION_LABELS[section].all,
        itemListElement: articles.map((article, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: article.title,
          url: link(articlePath(article)),
        })),
      },
      breadcrumbData(sectionSteps(section), link),
    ],
  };
}

/** One step of the way from the home page. */
interface Step {
  name: string;
  path: string;
}

export function sectionSteps(section: Section): Step[] {
  return [
    { name: "Beranda", path: "/home" },
    { name: "Blog", path: "/blog" },
    { name: SECTION_LABELS[section].all, path: SECTION_PATHS[section] },
  ];
}

export function articleSteps(article: { section: Section; slug: string; title: string }): Step[] {
  return [...sectionSteps(article.section), { name: article.title, path: articlePath(article) }];
}
