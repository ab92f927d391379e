"use client";

import { type ReactNode, useState } from "react";
import type { ListPage } from "@/components/lists/fetch-page";
import { formatCount } from "@/lib/format/numbers";
import type { CommentView, ThreadView } from "@/lib/forum/view";
import { Comments } from "./comments";

interface ThreadTalkProps {
  thread: ThreadView;
  first: ListPage<CommentView>;
  notice: ReactNode;
}

/** The comments on a topic's own page. */
export function ThreadTalk({ thread, first, notice }: ThreadTalkProps) {
  const [count, setCount] = useState(thread.comments_count);
  return (
    <section aria-labelledby="komentar" className="mt-8 scroll-mt-24 rounded-md border border-line bg-card p-4 sm:p-5">
      <h2 id="komentar" tabIndex={-1} className="mb-3 text-2xl">
        Komentar <span className="text-ink-faint tabular-nums">({formatCount(count)})</span>
      </h2>
      {notice}
      <Comments threadId={thread.id} first={first} onCount={setCount} />
    </section>
  );
}
