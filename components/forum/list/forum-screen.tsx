"use client";

import { useState } from "react";
import { ALL_TOPICS, CategoryChoice } from "@/components/forum/add/category-choice";
import { TopicDialog } from "@/components/forum/add/topic-dialog";
import { useChoice } from "@/components/forum/add/use-choice";
import type { ListPage } from "@/components/lists/fetch-page";
import { useGrowing } from "@/components/lists/use-growing";
import { Button } from "@/components/ui/button";
import { FeedLink } from "@/components/ui/feed-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { FORUM_CATEGORY_LABELS, FORUM_MESSAGES, forumFeedPath } from "@/lib/forum/rules";
import type { CreatedThreadView, ThreadItem } from "@/lib/forum/view";
import { FIRST_CHOICE, isFirst, threadsPath } from "./forum-address";
import { ForumFigures } from "./forum-figures";
import { ForumSearch } from "./forum-search";
import { ThreadList } from "./thread-list";
import { useOwnLikes } from "./use-own-likes";

const ADD = "Tambah Topik";

/** /forum. @param first the newest topics of all categories */
export function ForumScreen({ first }: { first: ListPage<ThreadItem> }) {
  const [choice, choose] = useChoice();
  const list = useGrowing<ThreadItem>(threadsPath(choice), isFirst(choice) ? first : undefined);
  const { items = [] } = list;
  const likes = useOwnLikes(items.map(({ id }) => id));
  const [adding, setAdding] = useState(false);
  const [held, setHeld] = useState(false);

  function onSent({ held: waits, ...thread }: CreatedThreadView) {
    setAdding(false);
    setHeld(waits);
    if (waits) return;
    list.change((threads) => [{ ...thread, hits: null }, ...threads.filter(({ id }) => id !== thread.id)]);
    showToast({ text: FORUM_MESSAGES.threadCreated });
  }

  const { category } = choice;
  const name = category === null ? ALL_TOPICS : FORUM_CATEGORY_LABELS[category];
  return (
    <>
      <div className="needs-script mb-8">
        <Button size="large" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {ADD}
        </Button>
      </div>
      <TopicDialog open={adding} onClose={() => setAdding(false)} onSent={onSent} />
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <aside aria-label="Kategori dan statistik" className="grid gap-6 lg:sticky lg:top-24">
          <CategoryChoice current={category} onChoose={(next) => choose({ category: next })} />
          <ForumFigures
            of="Dari topik yang ditampilkan"
            topics={items.length}
            comments={items.reduce((sum, thread) => sum + thread.comments_count, 0)}
            likes={items.reduce((sum, thread) => sum + thread.likes_count, 0)}
          />
        </aside>
        <section aria-labelledby="daftar-topik" className="grid min-w-0 gap-5">
          <h2 id="daftar-topik" className="text-2xl">
            {name}
          </h2>
          <ForumSearch
            q={choice.q}
            sort={choice.sort}
            onSearch={(q) => choose({ q })}
            onSort={(sort) => choose({ sort })}
          />
          {held ? (
            <Notice tone="wait" live="status" title="Topik Anda kami periksa dahulu">
              Topik itu sudah kami terima dan tampil untuk umum setelah admin memeriksanya. Anda tidak perlu mengirimnya
              lagi.
            </Notice>
          ) : null}
          <div>
            <ThreadList
              list={list}
              likes={likes}
              searched={choice.q !== ""}
              onAll={() => choose(FIRST_CHOICE)}
              onAdd={() => setAdding(true)}
            />
          </div>
          <FeedLink href={forumFeedPath(category ?? undefined)}>Umpan RSS: {name}</FeedLink>
        </section>
      </div>
    </>
  );
}
