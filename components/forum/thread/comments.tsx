"use client";

import { useState } from "react";
import { ErrorState } from "@/components/forum/error-state";
import type { ListPage } from "@/components/lists/fetch-page";
import { useGrowing } from "@/components/lists/use-growing";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { FORUM_LIST_LIMIT, FORUM_MESSAGES } from "@/lib/forum/rules";
import type { CommentView, CreatedCommentView } from "@/lib/forum/view";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import { useOwnThread } from "./use-own-thread";

export interface CommentsProps {
  threadId: number;
  /** What the page was rendered with. */
  first?: ListPage<CommentView>;
  /** The server's count after a new comment. */
  onCount: (count: number) => void;
}

const LOAD_FAILED = "Gagal memuat komentar. Periksa koneksi Anda.";

/** A topic's comments, oldest first, and the form for another. */
export function Comments({ threadId, first, onCount }: CommentsProps) {
  const list = useGrowing<CommentView>(`/api/threads/${threadId}/comments?limit=${FORUM_LIST_LIMIT.default}`, first);
  const { own, reload } = useOwnThread(threadId);
  const [added, setAdded] = useState<readonly CommentView[]>([]);
  const shown = list.items ?? [];
  const late = laterOnes(shown, [...(own?.comments ?? []).map(({ comment }) => comment), ...added]);

  function onSent(comment: CreatedCommentView) {
    setAdded((old) => [...old, comment]);
    reload();
    if (!comment.held) onCount(comment.newCommentsCount);
  }

  function onChanged(comment: CommentView) {
    const put = (comments: readonly CommentView[]) => comments.map((old) => (old.id === comment.id ? comment : old));
    list.change((items) => put(items));
    setAdded(put);
    reload();
  }

  const itemOf = (comment: CommentView) => (
    <CommentItem
      key={comment.id}
      threadId={threadId}
      comment={comment}
      own={own?.comments.find(({ id }) => id === comment.id) ?? (added.includes(comment) ? JUST_SENT : undefined)}
      onChanged={onChanged}
    />
  );
  return (
    <div className="grid gap-4">
      {list.loading ? <LoadingComments /> : null}
      {list.error ? <ErrorState message={LOAD_FAILED} onRetry={list.retry} /> : null}
      {list.items && shown.length === 0 && late.length === 0 ? (
        <p className="text-ink-soft">{FORUM_MESSAGES.noComments}</p>
      ) : null}
      {shown.length > 0 ? <ol aria-label="Komentar">{shown.map(itemOf)}</ol> : null}
      {list.moreError ? (
        <ErrorState message={LOAD_FAILED} onRetry={list.loadMore} />
      ) : (
        <div className="needs-script empty:hidden">
          <LoadMore
            hasMore={list.hasMore}
            loading={list.loadingMore}
            onLoad={list.loadMore}
            label="Muat komentar berikutnya"
          />
        </div>
      )}
      {late.length > 0 ? <ol aria-label="Komentar Anda">{late.map(itemOf)}</ol> : null}
      <CommentForm threadId={threadId} onSent={onSent} />
    </div>
  );
}

/** Until the server says more of a comment that was sent a moment ago. */
const JUST_SENT = { id: 0, held: false, hidden_words: null, staff_edit_words: null, editable_until: null };

/** This person's own that are not in the list: just sent, held, or further down than it was loaded. */
function laterOnes(shown: readonly CommentView[], own: readonly CommentView[]): CommentView[] {
  const known = new Set(shown.map(({ id }) => id));
  const later = new Map(own.filter(({ id }) => !known.has(id)).map((comment) => [comment.id, comment]));
  return [...later.values()].sort((one, other) => one.id - other.id);
}

function LoadingComments() {
  return (
    <div className="grid gap-3">
      <SkeletonStatus text="Memuat komentar…" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
