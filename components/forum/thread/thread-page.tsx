import { Byline } from "@/components/forum/byline";
import { CardLinks } from "@/components/forum/card-links";
import { ForumNoScript } from "@/components/forum/forum-no-script";
import { CATEGORY_ICONS } from "@/components/forum/list/category-look";
import { RichText } from "@/components/forum/rich-text";
import type { ListPage } from "@/components/lists/fetch-page";
import { Badge } from "@/components/ui/badge";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ShareButtons } from "@/components/ui/share-buttons";
import { FORUM_CATEGORY_LABELS } from "@/lib/forum/rules";
import type { CommentView, ThreadDetailView } from "@/lib/forum/view";
import { ThreadActions } from "./thread-actions";
import { ThreadTalk } from "./thread-talk";

interface ThreadPageProps {
  thread: ThreadDetailView;
  comments: ListPage<CommentView>;
  steps: readonly { name: string; path: string }[];
  share: { url: string; text: string };
}

/** The public page of one topic with its comments. */
export function ThreadPage({ thread, comments, steps, share }: ThreadPageProps) {
  const { title, category, content, cards } = thread;
  return (
    <div className="container-page py-6 lg:py-10">
      <Breadcrumbs steps={steps} />
      <div className="mt-4 max-w-3xl">
        <article>
          <Badge icon={CATEGORY_ICONS[category]}>{FORUM_CATEGORY_LABELS[category]}</Badge>
          <h1 className="mt-2 mb-2 text-3xl lg:text-4xl">{title}</h1>
          <Byline text={thread} date={thread.post_date} />
          <div className="mt-5 text-lg">
            <RichText text={content} />
          </div>
          <CardLinks cards={cards} />
        </article>
        <ThreadActions thread={thread} />
        <ThreadTalk thread={thread} first={comments} notice={<ForumNoScript />} />
        <section aria-labelledby="bagikan" className="mt-10 border-t border-line pt-6">
          <h2 id="bagikan" className="mb-3 text-xl">
            Ajak orang lain ikut berdiskusi
          </h2>
          <ShareButtons {...share} />
        </section>
      </div>
    </div>
  );
}
