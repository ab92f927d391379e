"use client";

import { ErrorState } from "@/components/forum/error-state";
import type { Growing } from "@/components/lists/use-growing";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { FORUM_MESSAGES } from "@/lib/forum/rules";
import type { ThreadItem } from "@/lib/forum/view";
import { SEARCH_MATCH_MESSAGES } from "@/lib/search/rules";
import { ThreadCard } from "./thread-card";
import type { OwnLikes } from "./use-own-likes";

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

  if (list.error) return <ErrorState message={FORUM_MESSAGES.loadFailed} onRetry={list.retry} />;
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
          <ErrorState message={FORUM_MESSAGES.loadFailed} onRetry={list.loadMore} />
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
