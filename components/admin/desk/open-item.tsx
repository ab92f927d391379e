"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { LoadFailed } from "@/components/lists/load-failed";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { capitalised } from "@/lib/format/text";
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
      <div className="mb-3 flex items-center gap-1">
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
            className="grid size-12 cursor-pointer list-none place-items-center rounded-md border-2 border-line-strong text-xl font-semibold hover:border-primary [&::-webkit-details-marker]:hidden"
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
