"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { LoadFailed } from "@/components/lists/load-failed";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { capitalised } from "@/lib/format/text";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { ActionStyle } from "./kind";

interface ActionBarProps<Action extends string> {
  /** What it is about. */
  name: string;
  actions: readonly Action[];
  wording: Readonly<Record<Action, ActionStyle>>;
  busy: boolean;
  onAct: (action: Action) => void;
}

interface OpenItemProps {
  /** "laporan" */
  noun: string;
  isOpen: boolean;
  /** The thing itself, once it is there. */
  panel: ReactNode;
  problem: string | null;
  /** Place in the list, from 1; 0 when the thing is not in it. */
  position: number;
  total: string;
  onBack: () => void;
  onReload: () => void;
  onStep: (by: 1 | -1) => void;
}

/** The right side of the desk, the whole screen on a phone. */
export function OpenItem({ noun, isOpen, panel, problem, position, total, onBack, onReload, onStep }: OpenItemProps) {
  if (!isOpen) {
    return total === "0" ? null : (
      <EmptyState>Pilih satu {noun} di daftar untuk melihat isi dan riwayatnya.</EmptyState>
    );
  }
  const name = capitalised(noun);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <Button variant="quiet" size="small" onClick={onBack} className="-ml-3">
          <Icon name="arrow-left" size={18} /> Antrean
        </Button>
        <span className="ml-auto text-sm tabular-nums text-ink-faint">
          {position > 0 ? `${position} dari ${total}` : null}
        </span>
        <Button variant="quiet" size="small" aria-label={`${name} sebelumnya`} onClick={() => onStep(-1)}>
          <Icon name="arrow-up" />
        </Button>
        <Button variant="quiet" size="small" aria-label={`${name} berikutnya`} onClick={() => onStep(1)}>
          <Icon name="arrow-up" className="rotate-180" />
        </Button>
      </div>
      {panel ? (
        panel
      ) : problem ? (
        <LoadFailed title={problem} onRetry={onReload} />
      ) : (
        <div className="grid gap-4">
          <SkeletonStatus text={`Memuat ${noun}…`} />
          <Skeleton className="h-16" />
          <Skeleton className="h-72 rounded-md" />
          <Skeleton className="h-32" />
        </div>
      )}
    </>
  );
}

/** Large buttons where the thumb is; on a wide screen one row under the thing. */
export function ActionBar<Action extends string>(props: ActionBarProps<Action>) {
  const { name, actions, wording, busy, onAct } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const frequent = actions.filter((action) => !wording[action].rare);
  const shown = frequent.length > 0 ? frequent : actions;
  const rare = actions.filter((action) => !shown.includes(action));
  if (actions.length === 0) return null;
  const button = (action: Action, variant: "primary" | "secondary" | "danger" | "quiet", className = "") => (
    <Button
      key={action}
      variant={variant}
      busy={busy}
      aria-keyshortcuts={wording[action].shortcut}
      onClick={() => {
        if (menu.current) menu.current.open = false;
        onAct(action);
      }}
      className={classNames("px-3", className)}
    >
      {wording[action].button}
    </Button>
  );
  const look = (action: Action, index: number) =>
    wording[action].danger ? "danger" : index === 0 ? "primary" : "secondary";
  return (
    <section
      aria-label={`Tindakan untuk ${name}`}
      className="flex gap-2 border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high lg:rounded-t-lg lg:border lg:border-b-0 lg:px-4"
    >
      <div className="grid flex-1 grid-cols-2 gap-2 lg:flex lg:flex-wrap">
        {shown.map((action, index) =>
          button(action, look(action, index), shown.length % 2 === 1 && index === 0 ? "max-lg:col-span-2" : ""),
        )}
      </div>
      {rare.length === 0 ? null : (
        <details ref={menu} className="relative self-end">
          <summary
            aria-label={`Tindakan lain untuk ${name}`}
            className="grid size-12 place-items-center rounded-md border-2 border-line-strong text-xl font-semibold hover:border-primary"
          >
            …
          </summary>
          <div className="absolute right-0 bottom-full z-10 mb-2 grid min-w-40 gap-1 rounded-md border border-line bg-card p-2 shadow-high">
            {rare.map((action) => button(action, "quiet"))}
          </div>
        </details>
      )}
    </section>
  );
}

/**
 * What stays at the thumb. Its height becomes `--bottom-bar`, so that the page ends above it, a focused link is not
 * scrolled under it, and messages stand over it.
 */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty("--bottom-bar", `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty("--bottom-bar");
    };
  }, []);
  return (
    <div ref={dock} className="pointer-events-none fixed inset-x-0 bottom-0 z-20">
      <div className="lg:container-page gap-8 lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="pointer-events-auto lg:col-start-2">{children}</div>
      </div>
    </div>
  );
}

interface DeskPlace<Tab> {
  tab: Tab;
  /** What the address calls the open thing. */
  code: string | null;
}

/** The part of a `DeskKind` that addresses are made of. */
interface Addressing<Tab> {
  tabs: readonly { id: Tab }[];
  tabParameter: string;
  itemParameter: string;
}

interface OpenItem<Item> {
  item: Item | null;
  /** Set when there is nothing to show. */
  problem: string | null;
  reload(): void;
}

/** What a desk's API calls a thing. */
interface Naming<Item> {
  api: string;
  codeOf(item: Item): string;
}

function addressOf(api: string, code: string): string {
  return `${api}/${encodeURIComponent(code)}`;
}

/** The thing that is open: at once as the list knows it, then as the server has it now. */
export function useOpenItem<Item>(
  { api, codeOf }: Naming<Item>,
  code: string | null,
  known: readonly Item[],
): OpenItem<Item> {
  const { data, error, mutate } = useSWR<Item, Error>(
    code === null ? null : addressOf(api, code),
    (path: string) => fetchJson<Item>(path),
    { fallbackData: known.find((item) => codeOf(item) === code), shouldRetryOnError: isPassing },
  );
  return {
    item: code === null ? null : (data ?? null),
    problem: error && !data ? error.message : null,
    reload: () => void mutate(),
  };
}

function isPassing(error: Error): boolean {
  return !(error instanceof RequestFailed) || error.status === 0 || error.status >= 500;
}

/** Shows a changed thing as the server's answer has it, and asks for it where there is no answer. */
export function useItemRefresh<Item>({ api }: Pick<Naming<Item>, "api">): (code: string, answer: Item | null) => void {
  const { mutate } = useSWRConfig();
  return (code, answer) => {
    const path = addressOf(api, code);
    void (answer === null ? mutate(path) : mutate(path, answer, { revalidate: false }));
  };
}

/**
 * Which tab and thing are open stands in the address, so that Back leads from a thing to the list, and a reload or a
 * shared link to the same thing. `replace` for going on to the next one, which is no step to go back through.
 */
export function useDeskPlace<Tab extends string>(
  kind: Addressing<Tab>,
): { place: DeskPlace<Tab>; go(to: DeskPlace<Tab>, replace?: boolean): void; hrefOf(to: DeskPlace<Tab>): string } {
  const path = usePathname();
  const query = useSearchParams();
  const { tabs, tabParameter, itemParameter } = kind;
  const first = tabs[0]?.id as Tab;
  const requested = query.get(tabParameter);
  const tab = tabs.find(({ id }) => id === requested)?.id ?? first;
  const hrefOf = useCallback(
    (to: DeskPlace<Tab>) => {
      const parameters = new URLSearchParams();
      if (to.tab !== first) parameters.set(tabParameter, to.tab);
      if (to.code !== null) parameters.set(itemParameter, to.code);
      const text = parameters.toString();
      return text ? `${path}?${text}` : path;
    },
    [path, first, tabParameter, itemParameter],
  );
  const go = useCallback(
    (to: DeskPlace<Tab>, replace = false) => {
      if (replace) window.history.replaceState(null, "", hrefOf(to));
      else window.history.pushState(null, "", hrefOf(to));
    },
    [hrefOf],
  );
  return { place: { tab, code: query.get(itemParameter) }, go, hrefOf };
}
