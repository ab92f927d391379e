import Link from "next/link";
import type { ReactNode } from "react";
import { FormNeedsScript } from "@/components/layout/no-script";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { EmptyState } from "@/components/ui/empty-state";
import { FeedLink } from "@/components/ui/feed-link";
import { articlePath, FEATURED_STORIES, SECTION_LABELS, STORY_FEED_PATH } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { formatDate } from "@/lib/format/dates";
import { ArticleCards } from "./article-cards";
import { sectionSteps } from "./article-data";
import { InfoNotice } from "./info-notice";
import { StoryFormNear } from "./story-form-near";

interface StoriesPageProps {
  stories: readonly ArticleSummary[];
  /** The figures of "Dampak bersama". */
  impact: ReactNode;
}

/** /coba-coding: real actions as stories, what they come to, and the way to tell one's own. */
export function StoriesPage({ stories, impact }: StoriesPageProps) {
  const earlier = stories.slice(FEATURED_STORIES);
  return (
    <div className="container-page py-8 lg:py-12">
      <div className="mb-4">
        <Breadcrumbs steps={sectionSteps("kisah")} />
      </div>
      <InfoNotice text="Hubungi Admin jika ingin menambahkan kisah nyata.">
        <h1 className="text-4xl">{SECTION_LABELS.kisah.all}</h1>
      </InfoNotice>
      <p className="measure mt-3 mb-8 text-lg text-ink-soft">
        Perubahan sering dimulai dari satu gang, satu dapur, atau satu laporan. Bacalah bagaimana orang lain memulainya,
        lalu ceritakan kisah Anda.
      </p>
      {stories.length === 0 ? (
        <EmptyState>Belum ada kisah. Jadilah yang pertama bercerita.</EmptyState>
      ) : (
        <ArticleCards articles={stories.slice(0, FEATURED_STORIES)} level={2} />
      )}
      {earlier.length > 0 ? (
        <section aria-labelledby="kisah-terdahulu" className="mt-10">
          <h2 id="kisah-terdahulu" className="text-2xl">
            Kisah terdahulu
          </h2>
          <ul className="mt-4 grid gap-3">
            {earlier.map((story) => (
              <li key={story.slug}>
                <Link
                  href={articlePath(story)}
                  prefetch={false}
                  className="font-semibold text-primary underline underline-offset-4"
                >
                  {story.title}
                </Link>{" "}
                <span className="text-sm text-ink-faint">{formatDate(story.date)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-6">
        <FeedLink href={STORY_FEED_PATH}>Ikuti kisah baru lewat RSS</FeedLink>
      </p>
      <section aria-labelledby="dampak" className="mt-14">
        <h2 id="dampak" className="text-3xl">
          Dampak bersama
        </h2>
        <p className="measure mt-3 mb-6 text-lg text-ink-soft">
          Yang tercatat di Sulur sampai hari ini. Angka ini bertambah setiap kali warga bergerak.
        </p>
        {impact}
      </section>
      <StoryFormPart />
    </div>
  );
}

/** "Kirim kisah Anda": what to expect, and the form, which loads when it comes near. */
function StoryFormPart() {
  return (
    <section aria-labelledby="kirim-kisah" className="mt-14 scroll-mt-24">
      <h2 id="kirim-kisah" className="text-3xl">
        Kirim kisah Anda
      </h2>
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:gap-10">
        <p className="measure text-lg text-ink-soft">
          Apa yang berubah di sekitar Anda, dan siapa yang memulainya? Tulis apa adanya; kami membantu merapikannya.
          Kisah masuk ke kotak pesan pengelola dan baru tampil setelah dibaca.
        </p>
        <div>
          <FormNeedsScript undone="kisah tidak dapat dikirim" />
          <StoryFormNear />
        </div>
      </div>
    </section>
  );
}
