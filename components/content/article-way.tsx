import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { articlePath, SECTION_LABELS, type Section } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";

interface ArticleWayProps {
  section: Section;
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
}

/** The way on to the article before and after. */
export function ArticleWay({ section, newer, older }: ArticleWayProps) {
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
