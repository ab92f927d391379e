import { Children, type MouseEvent, type ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon, type IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { deskCount } from "@/lib/desk/rules";
import type { RowStyle } from "./kind";
import { pendingReason } from "./pending-reason";
import type { Queue } from "./use-queue";

interface QueueTabsProps<Tab extends string> {
  label: string;
  tabs: readonly { id: Tab; label: string }[];
  current: Tab;
  counts: Readonly<Record<Tab, number>>;
  hrefOf: (tab: Tab) => string;
  onChoose: (tab: Tab) => void;
}

interface QueueListProps {
  label: string;
  rows: readonly (RowStyle & { code: string })[];
  openCode: string | null;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

/** The whole row is the link's target. */
export function QueueList({ label, rows, openCode, hrefOf, onOpen }: QueueListProps) {
  return (
    <ol aria-label={label} className="grid gap-2">
      {rows.map((row) => (
        <li
          key={row.code}
          className={classNames(
            "relative grid grid-cols-[1fr_auto] gap-3 rounded-md border-2 bg-card p-3",
            row.code === openCode ? "border-primary" : "border-line",
          )}
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-faint">
              <a
                href={hrefOf(row.code)}
                aria-current={row.code === openCode ? "true" : undefined}
                className="rounded-sm font-semibold tabular-nums text-primary after:absolute after:inset-0"
                onClick={(event) => opensHere(event) && onOpen(row.code)}
              >
                {row.link}
              </a>
              <span className="inline-flex items-center gap-1">
                <Icon name="clock" size={14} /> {row.age}
              </span>
            </p>
            <p className="truncate font-semibold">{row.title}</p>
            <p className="truncate text-sm text-ink-soft">{row.place}</p>
            {row.signs}
          </div>
          {row.photo ? (
            <img
              src={row.photo}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-20 rounded-sm bg-panel object-cover"
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** The signs under a row, if there are any. */
export function Signs({ children }: { children: ReactNode }) {
  return Children.toArray(children).length > 0 ? <ul className="mt-2 flex flex-wrap gap-1.5">{children}</ul> : null;
}

/** One sign. */
export function Sign({ tone, icon, children }: { tone?: Tone; icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Badge tone={tone ?? "neutral"} icon={icon}>
        {children}
      </Badge>
    </li>
  );
}

/** That the filter holds it, and why. */
export function HeldSign({ reason }: { reason: string }) {
  return (
    <li className="basis-full text-sm text-danger">
      <Badge tone="bad" icon="shield">
        Ditahan
      </Badge>{" "}
      {pendingReason(reason)}
    </li>
  );
}

/** True for a plain press on a link, which the desk then follows itself; a new tab or window stays the browser's matter. */
export function opensHere(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return false;
  event.preventDefault();
  return true;
}

/** Links, since each queue has an address of its own; a plain press does not load the page anew. */
export function QueueTabs<Tab extends string>(props: QueueTabsProps<Tab>) {
  const { label, tabs, current, counts, hrefOf, onChoose } = props;
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <ul className="flex gap-2">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={hrefOf(tab.id)}
              aria-current={tab.id === current ? "page" : undefined}
              onClick={(event) => opensHere(event) && onChoose(tab.id)}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-semibold whitespace-nowrap transition-colors duration-150",
                tab.id === current
                  ? "border-primary bg-primary text-on-primary"
                  : "border-line-strong bg-card hover:border-primary",
              )}
            >
              {tab.label}
              <span className="text-sm font-normal tabular-nums">{deskCount(counts[tab.id])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface QueueColumnProps {
  /** "laporan" */
  noun: string;
  /** The page to come back to after signing in again. */
  path: string;
  label: string;
  queue: Queue<unknown>;
  rows: readonly (RowStyle & { code: string })[];
  emptyText: string;
  openCode: string | null;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

const SHAPES = ["first", "second", "third", "fourth"];

/** The list with its states: coming, failed, empty, there. */
export function QueueColumn({ noun, path, label, queue, rows, emptyText, openCode, hrefOf, onOpen }: QueueColumnProps) {
  if (queue.loading) {
    return (
      <div className="grid gap-2">
        <SkeletonStatus text={`Memuat ${noun}…`} />
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-28 rounded-md" />
        ))}
      </div>
    );
  }
  if (queue.problem) {
    return (
      <Notice tone="bad" live="alert" title={`Gagal memuat ${noun}.`}>
        <p>{queue.problem.message}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={queue.reload}>
            Coba lagi
          </Button>
          {queue.problem.signedOut ? (
            <ButtonLink size="small" href={`/login?lanjut=${path}`}>
              Masuk kembali
            </ButtonLink>
          ) : null}
        </p>
      </Notice>
    );
  }
  if (rows.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      <QueueList label={label} rows={rows} openCode={openCode} hrefOf={hrefOf} onOpen={onOpen} />
      <LoadMore hasMore={queue.hasMore} loading={queue.loadingMore} onLoad={queue.loadMore} />
    </>
  );
}
