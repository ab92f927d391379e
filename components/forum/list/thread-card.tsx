"use client";

import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { Byline } from "@/components/forum/byline";
import { LikeButton } from "@/components/forum/thread/like-button";
import { ACTION } from "@/components/forum/thread/thread-action";
import { MarkedText } from "@/components/search/marked-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import { plainText } from "@/lib/forum/markdown";
import { FORUM_CATEGORY_LABELS, threadPath } from "@/lib/forum/rules";
import type { ThreadItem } from "@/lib/forum/view";
import { CATEGORY_ICONS } from "./category-look";

const loadComments = () => import("@/components/forum/thread/comments").then(({ Comments }) => Comments);

interface ThreadCardProps {
  thread: ThreadItem;
  liked: boolean;
  onLike: (id: number, liked: boolean, count: number) => void;
  onCount: (id: number, count: number) => void;
}

/** A topic in the list; its comments open under it. */
export function ThreadCard({ thread, liked, onLike, onCount }: ThreadCardProps) {
  const { id, slug, title, category, hits, likes_count, comments_count } = thread;
  const [open, setOpen] = useState(false);
  const commentsId = useId();
  return (
    <li>
      <Card as="article" id={`topik-${id}`} className="scroll-mt-24">
        <Badge icon={CATEGORY_ICONS[category]}>{FORUM_CATEGORY_LABELS[category]}</Badge>
        <h3 className="mt-2 text-xl wrap-anywhere">
          <Link href={threadPath(slug)} prefetch={false} className="hover:underline hover:underline-offset-4">
            {hits ? <MarkedText parts={hits.title} /> : title}
          </Link>
        </h3>
        <Byline
          author={thread.author}
          member={thread.member}
          date={thread.post_date}
          edited={thread.edited_at !== null}
          staffEdited={thread.staff_edited_at}
        />
        <p className="mt-2 line-clamp-3 wrap-anywhere text-ink-soft">
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

interface CommentsButtonProps {
  count: number;
  open: boolean;
  controls: string;
  onPress: () => void;
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
