import { Badge } from "@/components/ui/badge";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import type { Article, ArticleSummary } from "@/lib/content/view";
import { Blocks } from "./article-body";
import { ArticleCards } from "./article-cards";
import { ArticleMeta } from "./article-meta";
import { ArticlePicture } from "./article-picture";
import { ArticleWay } from "./article-way";
import { PeopleNotice } from "./people-notice";
import { articleSteps } from "./steps-here";

interface ArticlePageProps {
  article: Article;
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
  related: ArticleSummary[];
  /** Absolute. */
  url: string;
}

/** One story or tip; whole without scripts. */
export function ArticlePage({ article, newer, older, related, url }: ArticlePageProps) {
  const { section, title, summary, picture, people, tags, draft, blocks } = article;
  return (
    <div className="container-page py-8 lg:py-12">
      <article className="mx-auto max-w-[42rem]">
        <Breadcrumbs steps={articleSteps(article)} />
        {draft ? (
          <p className="mt-4">
            <Badge tone="wait" icon="edit">
              Draf: belum tampil untuk umum
            </Badge>
          </p>
        ) : null}
        <h1 className="mt-4 text-4xl">{title}</h1>
        <p className="mt-3 mb-4 text-lg text-ink-soft">{summary}</p>
        <ArticleMeta {...article} />
        <ArticlePicture picture={picture} section={section} className="my-6 rounded-leaf" />
        <div className="grid gap-5 lg:text-lg">
          <PeopleNotice people={people} />
          <Blocks blocks={blocks} section={section} />
        </div>
        <ul aria-label="Tagar" className="mt-8 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>#{tag}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "secondary" })}
          >
            <Icon name="whatsapp" /> Bagikan ke WhatsApp
          </a>
        </p>
        <div className="mt-8 border-t border-line pt-8">
          <ArticleWay section={section} newer={newer} older={older} />
        </div>
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="terkait" className="mt-12">
          <h2 id="terkait" className="mb-6 text-2xl">
            Bacaan terkait
          </h2>
          <ArticleCards articles={related} withSection />
        </section>
      ) : null}
    </div>
  );
}
