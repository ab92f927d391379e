import { ButtonLink } from "@/components/ui/button";
import { SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { ArticleCards } from "./article-cards";

/** So many of each stand here; the section's own page has all. */
const NEWEST = 3;

interface BlogPageProps {
  stories: readonly ArticleSummary[];
  tips: readonly ArticleSummary[];
}

/** /blog: what its two children hold. */
export function BlogPage({ stories, tips }: BlogPageProps) {
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="text-4xl">Blog</h1>
      <p className="measure mt-3 text-lg text-ink-soft">
        Bacaan untuk mulai bergerak: kisah warga yang sudah memulai, dan langkah yang dapat Anda coba sendiri.
      </p>
      <Part
        section="kisah"
        text="Bagaimana satu gang, satu sekolah, atau satu keluarga mengubah lingkungannya."
        articles={stories}
      />
      <Part
        section="tips"
        text="Langkah praktis untuk rumah dan kampung, dari dapur sampai tepi pantai."
        articles={tips}
      />
    </div>
  );
}

function Part(props: { section: Section; text: string; articles: readonly ArticleSummary[] }) {
  const { section, text, articles } = props;
  const { all } = SECTION_LABELS[section];
  return (
    <section aria-labelledby={section} className="mt-12">
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
