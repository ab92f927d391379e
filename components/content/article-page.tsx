import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { articlePath, type People, SECTION_LABELS, type Section } from "@/lib/content/rules";
import type { Article, ArticleSummary } from "@/lib/content/view";
import { formatDate } from "@/lib/format/dates";
import { Blocks } from "./article-body";
import { ArticleCards } from "./article-cards";
import { articleSteps } from "./article-data";
import { ArticlePicture } from "./article-picture";

interface ArticleWayProps {
  section: Section;
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
}

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

/** Says it where people or a place were made up to show something. */
function PeopleNotice({ people }: { people: People }) {
  if (people !== "contoh") return null;
  return (
    <Notice icon="users" title="Tokoh contoh">
      Orang dan percakapan dalam tulisan ini adalah contoh, bukan orang sungguhan. Angka dan peristiwa yang bertanda
      Fakta berasal dari sumber yang disebut.
    </Notice>
  );
}

/** Who wrote it, when, where, and how long it takes to read. */
function ArticleMeta({ author, date, place, minutes }: ArticleSummary) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      <li>Oleh {author}</li>
      <li>
        <time dateTime={date}>{formatDate(date)}</time>
      </li>
      {place === null ? null : (
        <li className="flex items-center gap-1.5">
          <Icon name="pin" size={18} /> {place}
        </li>
      )}
      <li className="flex items-center gap-1.5">
        <Icon name="clock" size={18} /> {minutes} menit baca
      </li>
    </ul>
  );
}

/** The way on to the article before and after. */
function ArticleWay({ section, newer, older }: ArticleWayProps) {
  if (newer === null && older === null) return null;
  const what = SECTION_LABELS[section].one;
  return (
    <nav aria-label={`${what} lain`} className="grid gap-4 sm:grid-cols-2">
      {older === null ? <span /> : <Way article={older} label={`${what} sebelumnya`} icon="arrow-left" />}
      {newer === null ? null : <Way article={newer} label={`${what} berikutnya`} icon="arrow-right" />}
    </nav>
  );
}

function Way(props: { article: ArticleSummary; label: string; icon: "arrow-left" | "arrow-right" }) {
  const { article, label, icon } = props;
  const next = icon === "arrow-right";
  return (
    <Link
      href={articlePath(article)}
      prefetch={false}
      rel={next ? "next" : "prev"}
      className={`flex items-center gap-3 rounded-md border border-line-strong bg-card p-4 hover:border-primary ${next ? "flex-row-reverse sm:text-right" : ""}`}
    >
      <Icon name={icon} className="text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-faint">{label}</span>
        <span className="font-semibold">{article.title}</span>
      </span>
    </Link>
  );
}
