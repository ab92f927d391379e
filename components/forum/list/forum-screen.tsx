"use client";

import { useCallback, useMemo, useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import type { TopicFormProps } from "@/components/forum/add/topic-form";
import { type OwnLikes, useOwnLikes } from "@/components/forum/use-own";
import type { ListPage } from "@/components/lists/fetch-page";
import { FoundCount } from "@/components/lists/found-count";
import { useGrowing } from "@/components/lists/use-growing";
import { useSearch } from "@/components/lists/use-search";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { FeedLink } from "@/components/ui/feed-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { formatCount } from "@/lib/format/numbers";
import { plainText } from "@/lib/forum/markdown";
import {
  FORUM_CATEGORIES,
  FORUM_CATEGORY_LABELS,
  FORUM_MESSAGES,
  type ForumCategory,
  forumFeedPath,
} from "@/lib/forum/rules";
import type { CreatedThreadView, ThreadItem } from "@/lib/forum/view";
import { CATEGORY_ICONS } from "./category-look";
import { choiceIn, FIRST_CHOICE, type ForumChoice, isFirst, threadsPath, withChoice } from "./forum-address";
import { ForumSearch } from "./forum-search";
import { ThreadList } from "./thread-list";

const ALL_TOPICS = "Semua Topik";

interface CategoryChoiceProps {
  current: ForumCategory | null;
  onChoose: (category: ForumCategory | null) => void;
}

const load = () => import("@/components/forum/add/topic-form").then(({ TopicForm }) => TopicForm);

interface TopicDialogProps extends TopicFormProps {
  open: boolean;
  onClose: () => void;
}

interface ForumFiguresProps {
  topics: number;
  comments: number;
  likes: number;
  /** What they are counted over, e.g. "Semua topik". */
  of: string;
}

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
    if (waits) return likes.reload();
    list.change((threads) => [{ ...thread, hits: null }, ...threads.filter(({ id }) => id !== thread.id)]);
    showToast({ text: FORUM_MESSAGES.threadCreated });
  }

  const { category } = choice;
  const name = category === null ? ALL_TOPICS : FORUM_CATEGORY_LABELS[category];
  return (
    <>
      <div className="needs-script mb-8 grid justify-items-start gap-4">
        <Button size="large" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {ADD}
        </Button>
        {held ? (
          <Notice tone="wait" live="status" title="Topik Anda kami periksa dahulu">
            Topik itu sudah kami terima dan tampil untuk umum setelah pengelola memeriksanya. Anda tidak perlu
            mengirimnya lagi.
          </Notice>
        ) : null}
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
          <div>
            <FoundCount {...list} what="topik" />
            <WaitingTopics topics={likes.waiting.filter((topic) => category === null || topic.category === category)} />
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

/** One's own topics that staff have not looked at yet, where they would stand. */
function WaitingTopics({ topics }: { topics: OwnLikes["waiting"] }) {
  if (topics.length === 0) return null;
  return (
    <ul aria-label="Milik Anda, sedang diperiksa" className="mb-4 grid gap-4">
      {topics.map(({ id, title, content }) => (
        <Card as="li" key={id} className="border-dashed">
          <Badge tone="wait" icon="clock">
            Sedang diperiksa
          </Badge>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 line-clamp-3 text-ink-soft">{plainText(content)}</p>
          <p className="mt-2 text-sm text-ink-faint">Hanya Anda yang melihatnya sampai pengelola memeriksanya.</p>
        </Card>
      ))}
    </ul>
  );
}

/** The statistics panel: how many topics, and how much they were answered and liked. */
function ForumFigures({ topics, comments, likes, of }: ForumFiguresProps) {
  const figures = [
    { term: "Topik", count: topics },
    { term: "Komentar", count: comments },
    { term: "Suka", count: likes },
  ];
  return (
    <section aria-labelledby="statistik-forum" className="rounded-md border border-line bg-panel p-4">
      <h2 id="statistik-forum" className="text-lg">
        Statistik Forum
      </h2>
      <p className="text-sm text-ink-faint">{of}</p>
      <dl className="mt-2 grid grid-cols-3 gap-2 lg:grid-cols-1">
        {figures.map(({ term, count }) => (
          <div key={term} className="flex flex-col-reverse lg:flex-row lg:items-baseline lg:justify-between">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-display text-2xl tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Which topics are shown, as it stands in the address. */
function useChoice(): [choice: ForumChoice, choose: (part: Partial<ForumChoice>) => void] {
  const [search, change] = useSearch();
  const choice = useMemo(() => choiceIn(search), [search]);
  const choose = useCallback(
    (part: Partial<ForumChoice>) => change((before) => withChoice(before, { ...choiceIn(before), ...part })),
    [change],
  );
  return [choice, choose];
}

/** The form loads when it is asked for: most visitors only read. */
function TopicDialog({ open, onClose, onSent }: TopicDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tambah Topik">
      <WhenNear label="Formulir topik" load={load} props={{ onSent }} className="min-h-96" />
    </Dialog>
  );
}

/** The sidebar's categories; on a phone a row of chips. */
function CategoryChoice({ current, onChoose }: CategoryChoiceProps) {
  const choices: { value: ForumCategory | null; label: string; icon: IconName }[] = [
    { value: null, label: ALL_TOPICS, icon: "list" },
    ...FORUM_CATEGORIES.map((value) => ({ value, label: FORUM_CATEGORY_LABELS[value], icon: CATEGORY_ICONS[value] })),
  ];
  return (
    <fieldset className="needs-script">
      <legend className="mb-2 font-display text-lg font-semibold">Kategori</legend>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:flex-nowrap">
        {choices.map(({ value, label, icon }) => (
          <button
            key={label}
            type="button"
            aria-pressed={current === value}
            onClick={() => onChoose(value)}
            className={classNames(
              "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-3 text-left text-sm font-semibold transition-colors duration-150 lg:rounded-md lg:text-base",
              current === value
                ? "border-primary bg-primary text-on-primary"
                : "border-line-strong bg-card text-ink hover:border-primary hover:bg-primary-soft",
            )}
          >
            <Icon name={icon} size={18} /> {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
