"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { ThreadView } from "@/lib/forum/view";
import { isEditable, OwnState } from "./comment-item";
import { FlagButton } from "./flag-button";
import { FollowButton } from "./follow-button";
import { LikeButton } from "./like-button";
import { ACTION } from "./thread-action";
import { ThreadEdit } from "./thread-edit";
import { useOwnThread } from "./use-own-thread";

/** What can be done with a topic on its own page. */
export function ThreadActions({ thread }: { thread: ThreadView }) {
  const { own, reload } = useOwnThread(thread.id);
  const [pressed, setPressed] = useState<{ liked: boolean; count: number } | null>(null);
  const [editing, setEditing] = useState(false);
  const liked = pressed?.liked ?? own?.liked ?? false;
  return (
    <div className="mt-4">
      <OwnState own={own?.thread} />
      <div className="-ml-2 flex flex-wrap gap-x-2">
        <LikeButton
          threadId={thread.id}
          liked={liked}
          count={pressed?.count ?? thread.likes_count}
          onLike={(now, count) => setPressed({ liked: now, count })}
        />
        <FollowButton threadId={thread.id} own={own} onChanged={reload} />
        {isEditable(own?.thread) ? (
          <button type="button" onClick={() => setEditing(true)} className={`${ACTION} text-ink-soft`}>
            <Icon name="edit" size={18} /> Ubah topik
          </button>
        ) : null}
        {own?.thread ? null : <FlagButton path={`/api/threads/${thread.id}`} noun="topik" author={thread.author} />}
      </div>
      {editing ? <ThreadEdit thread={thread} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
