"use client";

import { useRef } from "react";
import { ACTION, sentToForum } from "@/components/forum/forum-request";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { formatCount } from "@/lib/format/numbers";
import { FORUM_MESSAGES } from "@/lib/forum/rules";
import type { LikeView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { UNCOUNTED_VOTE } from "@/lib/votes/rules";

interface LikeButtonProps {
  threadId: number;
  liked: boolean;
  count: number;
  /** At once when pressed, again with the server's figures, and back when that fails. */
  onLike: (liked: boolean, count: number) => void;
}

/** Likes a topic, or no longer; shown before the server knows it. */
export function LikeButton({ threadId, liked, count, onLike }: LikeButtonProps) {
  const busy = useRef(false);

  async function press() {
    if (busy.current) return;
    busy.current = true;
    onLike(!liked, Math.max(0, count + (liked ? -1 : 1)));
    sentToForum.sending();
    try {
      const body = { action: liked ? "unlike" : "like" };
      const answer = await fetchJson<LikeView>(`/api/threads/${threadId}/like`, { method: "POST", body });
      sentToForum.sent();
      onLike(answer.liked, answer.newLikesCount);
      if (!answer.counted) showToast({ text: UNCOUNTED_VOTE });
    } catch {
      onLike(liked, count);
      showToast({ text: FORUM_MESSAGES.likeFailed, tone: "bad" });
    } finally {
      busy.current = false;
    }
  }

  return (
    <button
      type="button"
      aria-pressed={liked}
      onClick={() => void press()}
      className={classNames(ACTION, "needs-script", liked ? "text-danger" : "text-ink-soft")}
    >
      <Icon name="heart" size={18} className={liked ? "fill-current" : undefined} />
      Suka <span className="tabular-nums">{formatCount(count)}</span>
    </button>
  );
}
