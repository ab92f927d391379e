"use client";

import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { Byline } from "@/components/forum/byline";
import { ACTION } from "@/components/forum/forum-request";
import { LikeButton } from "@/components/forum/thread/like-button";
import type { OwnLikes } from "@/components/forum/use-own";
import { LoadFailed } from "@/components/lists/load-failed";
import type { Growing } from "@/components/lists/use-growing";
import { MarkedText } from "@/components/search/marked-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/format/numbers";
import { plainText } from "@/lib/forum/markdown";
import { FORUM_CATEGORY_LABELS, FORUM_MESSAGES, threadPath } from "@/lib/forum/rules";
import type { ThreadItem } from "@/lib/forum/view";
import { SEARCH_MATCH_MESSAGES } from "@/lib/search/rules";
import { CATEGORY_ICONS } from "./category-look";

const loadComments = () => import("@/components/forum/thread/comments").then(({ Comments }) => Comments);

interface ThreadCardProps {
  thread: ThreadItem;
  liked: boolean;
  onLike: (id: number, liked: boolean, count: number) => void;
  onCount: (id: number, count: number) => void;
}

interface CommentsButtonProps {
  count: number;
  open: boolean;
  controls: string;
  onPress: () => void;
}

interface ThreadListProps {
  list: Growing<ThreadItem>;
  likes: OwnLikes;
  /** Whether words narrow the list, so that nothing in it means nothing found. */
  searched: boolean;
  onAll: () => void;
  onAdd: () => void;
}

/** The topics: loading, failed, empty, shown, and more of them. */
export function ThreadList({ list, likes, searched, onAll, onAdd }: ThreadListProps) {
  const { items, change } = list;

  function put(id: number, part: Partial<ThreadItem>) {
    change((threads) => threads.map((thread) => (thread.id === id ? { ...thread, ...part } : thread)));
  }

  if (list.error) return <LoadFailed onRetry={list.retry}>{FORUM_MESSAGES.loadFailed}</LoadFailed>;
  if (items === undefined) return <LoadingThreads />;
  if (items.length === 0) return <NoThreads searched={searched} onAll={onAll} onAdd={onAdd} />;
  const match = items[0]?.hits?.match ?? "all";
  return (
    <>
      {match === "all" ? null : <p className="mb-4 text-ink-soft">{SEARCH_MATCH_MESSAGES[match]}</p>}
      <ol aria-label="Topik" aria-busy={list.loading || undefined} className="grid gap-4">
        {items.map((thread) => (
          <ThreadCard
            key={thread.id}
            thread={thread}
            liked={likes.isLiked(thread.id)}
            onLike={(id, liked, likes_count) => {
              likes.press(id, liked);
              put(id, { likes_count });
            }}
            onCount={(id, comments_count) => put(id, { comments_count })}
          />
        ))}
      </ol>
      {list.loadingMore ? <LoadingThreads /> : null}
      {list.moreError ? (
        <div className="mt-4">
          <LoadFailed onRetry={list.loadMore}>{FORUM_MESSAGES.loadFailed}</LoadFailed>
        </div>
      ) : (
        <div className="needs-script">
          <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoad={list.loadMore} />
        </div>
      )}
    </>
  );
}

function NoThreads({ searched, onAll, onAdd }: Pick<ThreadListProps, "searched" | "onAll" | "onAdd">) {
  return searched ? (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onAdd}>Tambah Topik</Button>
          <Button variant="secondary" onClick={onAll}>
            Tampilkan semua topik
          </Button>
        </div>
      }
    >
      {FORUM_MESSAGES.nothingFound}
    </EmptyState>
  ) : (
    <EmptyState action={<Button onClick={onAdd}>Tambah Topik</Button>}>
      Belum ada topik di sini. Mulailah percakapan pertama.
    </EmptyState>
  );
}

function LoadingThreads() {
  return (
    <div className="mt-4 grid gap-4 first:mt-0">
      <SkeletonStatus text="Memuat topik…" />
      <Skeleton className="h-44 rounded-md" />
      <Skeleton className="h-44 rounded-md" />
    </div>
  );
}

/** A topic in the list; its comments open under it. */
function ThreadCard({ thread, liked, onLike, onCount }: ThreadCardProps) {
  const { id, slug, title, category, hits, likes_count, comments_count } = thread;
  const [open, setOpen] = useState(false);
  const commentsId = useId();
  return (
    <li>
      <Card as="article" id={`topik-${id}`} className="scroll-mt-24">
        <Badge icon={CATEGORY_ICONS[category]}>{FORUM_CATEGORY_LABELS[category]}</Badge>
        <h3 className="mt-2 mb-2 text-xl">
          <Link href={threadPath(slug)} prefetch={false} className="hover:underline hover:underline-offset-4">
            {hits ? <MarkedText parts={hits.title} /> : title}
          </Link>
        </h3>
        <Byline text={thread} date={thread.post_date} />
        <p className="mt-2 line-clamp-3 text-ink-soft">
          {hits ? (
            <>
              {hits.in_comment ? <span className="font-semibold">Di komentar: </span> : null}
              <MarkedText parts={hits.excerpt} />
            </>
          ) : (
            plainText(thread.content)
          )}
        </p>
        <div className="mt-2 -ml-2 flex flex-wrap gap-x-2">
          <LikeButton threadId={id} liked={liked} count={likes_count} onLike={(now, count) => onLike(id, now, count)} />
          <CommentsButton count={comments_count} open={open} controls={commentsId} onPress={() => setOpen(!open)} />
        </div>
        <div id={commentsId} hidden={!open} className="mt-2 border-t border-line pt-4">
          {open ? (
            <Opened title={title}>
              <WhenNear
                label="Komentar"
                load={loadComments}
                props={{ threadId: id, onCount: (count) => onCount(id, count) }}
                className="min-h-40"
              />
            </Opened>
          ) : null}
        </div>
      </Card>
    </li>
  );
}

function CommentsButton({ count, open, controls, onPress }: CommentsButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      className={`${ACTION} needs-script text-ink-soft`}
    >
      <Icon name="message" size={18} />
      <span>
        <span className="tabular-nums">{formatCount(count)}</span> komentar
      </span>
      <Icon name="chevron-down" size={18} className={open ? "rotate-180" : undefined} />
    </button>
  );
}

function Opened({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={`Komentar pada ${title}`} className="animate-rise">
      {children}
    </section>
  );
}
