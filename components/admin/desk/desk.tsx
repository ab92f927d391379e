"use client";

import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { showToast } from "@/components/ui/toast-store";
import { useNow } from "@/components/ui/use-now";
import { capitalised } from "@/lib/format/text";
import { neighbour, unsentBody, waiting } from "./desk-actions";
import type { DeskActionBody, DeskItem, DeskKind } from "./kind";
import { ActionBar, Dock, OpenItem, useDeskPlace, useItemRefresh, useOpenItem } from "./open-item";
import { PHOTO_ID } from "./panel-parts";
import { QueueColumn, QueueTabs } from "./queue-list";
import { ShortcutsDialog, useShortcuts } from "./shortcuts";
import { UndoStack } from "./undo-stack";
import { useCounts } from "./use-counts";
import { useDeskActions } from "./use-desk-actions";
import { type QueueStart, useQueue } from "./use-queue";

/** Where list and thing stand side by side; `lg` of the styles. */
const WIDE = "(min-width: 64rem)";

export interface DeskData<Item, Tab extends string> {
  start: QueueStart<Item, Tab>;
  counts: Readonly<Record<Tab, number>>;
  /** The thing that the address names, where the list does not hold it. */
  opened: Item | null;
  tileUrl: string;
  /** ISO 8601 */
  now: string;
}

interface DeskProps<Item extends DeskItem, Tab extends string, Action extends string> extends DeskData<Item, Tab> {
  kind: DeskKind<Item, Tab, Action>;
  /** Beside the title. */
  links?: ReactNode;
}

/** A desk where staff work through one kind of things: on a phone the list or one thing, on a wide screen both. */
export function Desk<Item extends DeskItem, Tab extends string, Action extends string>(
  props: DeskProps<Item, Tab, Action>,
) {
  const { kind } = props;
  const { codeOf, wording, ListHead } = kind;
  const now = useNow(props.now);
  const { place, go, hrefOf } = useDeskPlace(kind);
  const { tab, code } = place;
  const [q, setQ] = useState("");
  const [filter, setFilter] = useState("");
  const queue = useQueue(kind, { tab, q, filter }, props.start);
  const { counts, reload: reloadCounts } = useCounts(kind.api, props.counts);
  const refresh = useItemRefresh<Item>(kind);
  const reloadQueue = queue.reload;
  const openAt = useCallback((next: string | null, replace = false) => go({ tab, code: next }, replace), [go, tab]);

  function readAgain(changed: string, answer: Item | null = null) {
    reloadQueue();
    reloadCounts();
    refresh(changed, answer);
  }

  const deskActions = useDeskActions<Item, Tab, Action>(kind, {
    onAnswer: readAgain,
    onUndone: (deskAction) => {
      showToast({ text: `${kind.nameOf(deskAction.item)} dikembalikan seperti semula.`, tone: "info" });
      go({ tab: deskAction.tab, code: deskAction.code });
    },
    onUndoRefused: (deskAction, message) =>
      showToast({ text: `${kind.nameOf(deskAction.item)}: ${message}`, tone: "bad" }),
  });
  const list = waiting(queue.items, deskActions.deskActions, kind);
  const known = props.opened ? [...queue.items, props.opened] : queue.items;
  const { item, problem, reload } = useOpenItem(kind, code, known);
  const [action, setAction] = useState<Action | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const busy = deskActions.deskActions.some(
    (deskAction) =>
      deskAction.code === code && (deskAction.state.kind === "sending" || deskAction.state.kind === "undoing"),
  );
  const actions = item ? kind.actionsFor(item) : [];

  useEffect(() => {
    if (code !== null) window.scrollTo({ top: 0 });
  }, [code]);

  const [first] = list;
  const openFirst = useEffectEvent(() => {
    if (code === null && first && matchMedia(WIDE).matches) openAt(codeOf(first), true);
  });
  const [arrived, setArrived] = useState<Tab | null>(null);
  useEffect(() => {
    // Once for each tab that is come to: who goes back to the list stays there.
    if (arrived === tab || queue.loading) return;
    setArrived(tab);
    openFirst();
  }, [arrived, tab, queue.loading]);

  function close(done: Action, about: Item) {
    setAction(null);
    if (kind.staysOpen?.(done, about)) return window.scrollTo({ top: 0 });
    if (!kind.leaves(done, about, tab) && !kind.goesOn(done)) return;
    openNeighbour(about);
  }

  function openNeighbour(of: Item) {
    const next = neighbour(list, codeOf(of), kind);
    openAt(next ? codeOf(next) : null, true);
  }

  function submit(body: DeskActionBody) {
    if (!item || action === null) return;
    if (deskActions.perform(action, item, tab, body)) close(action, item);
  }

  function saved(answer: Item, started: number) {
    if (!item || action === null) return;
    deskActions.record(action, item, tab, answer, started);
    close(action, item);
  }

  const at = list.findIndex((candidate) => codeOf(candidate) === code);

  function step(by: 1 | -1) {
    // The next piece comes before its first is needed.
    if (by === 1 && at >= list.length - 2 && queue.hasMore && !queue.loadingMore) queue.loadMore();
    const next = at === -1 ? list[0] : list[at + by];
    if (next) openAt(codeOf(next), code !== null);
  }

  const undoable = deskActions.deskActions.findLast(({ state }) => state.kind === "done" && state.stepId !== null);
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    f: () => document.getElementById(PHOTO_ID)?.click(),
    u: () => undoable && deskActions.undo(undoable),
    "?": () => setHelpOpen(true),
    ...(busy ? {} : Object.fromEntries(actions.map((one) => [wording[one].shortcut, () => setAction(one)]))),
  });
  const isOpen = code !== null;
  const nothing = list.length === 0 && !isOpen && !queue.loading;
  const order = kind.tabs.find(({ id }) => id === tab)?.order ?? "terlama di atas";
  return (
    <>
      <div className={classNames("flex flex-wrap items-center justify-between gap-x-3 lg:mb-3", !isOpen && "mb-3")}>
        <h1 className={classNames("text-3xl", isOpen && "max-lg:sr-only")}>{kind.title}</h1>
        <div className={classNames("-ml-3 flex flex-wrap items-center gap-1 empty:hidden", isOpen && "max-lg:hidden")}>
          {props.links}
          <Button variant="quiet" size="small" className="max-lg:hidden" onClick={() => setHelpOpen(true)}>
            Pintasan <kbd className="font-sans">?</kbd>
          </Button>
        </div>
      </div>
      <div className={classNames("mb-4 lg:block", isOpen && "hidden")}>
        <QueueTabs
          label={`${capitalised(kind.noun)} menurut status`}
          tabs={kind.tabs}
          current={tab}
          counts={counts}
          hrefOf={(next) => hrefOf({ tab: next, code: null })}
          onChoose={(next) => go({ tab: next, code: null })}
        />
      </div>
      <div className="items-start gap-8 lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div
          className={classNames(
            nothing && "lg:col-span-2",
            "lg:sticky lg:top-2 lg:-m-1 lg:block lg:max-h-[calc(100dvh-1rem)] lg:overflow-y-auto lg:p-1",
            isOpen && "hidden",
          )}
        >
          <div className="max-w-md">
            {ListHead ? <ListHead q={q} onSearch={setQ} filter={filter} onFilter={setFilter} /> : null}
          </div>
          <QueueColumn
            noun={kind.noun}
            path={kind.path}
            label={`Antrean ${kind.noun}, ${order}`}
            queue={queue}
            rows={list.map((one) => ({ ...kind.rowOf(one, now), code: codeOf(one) }))}
            emptyText={q + filter === "" ? kind.emptyText(tab) : `Tidak ada ${kind.noun} yang cocok di sini.`}
            openCode={code}
            hrefOf={(next) => hrefOf({ tab, code: next })}
            onOpen={(next) => openAt(next, isOpen)}
          />
        </div>
        <div className={classNames("lg:block", !isOpen && "hidden")}>
          <OpenItem
            noun={kind.noun}
            isOpen={isOpen}
            panel={
              item ? (
                <kind.Panel
                  item={item}
                  now={now}
                  tileUrl={props.tileUrl}
                  hrefOf={(next) => hrefOf({ tab, code: next })}
                  onOpen={openAt}
                  onChanged={() => readAgain(codeOf(item))}
                  onSettled={() => tab === kind.tabs[0]?.id && openNeighbour(item)}
                />
              ) : null
            }
            problem={problem}
            position={at + 1}
            total={`${list.length}${queue.hasMore ? "+" : ""}`}
            onBack={() => openAt(null)}
            onReload={reload}
            onStep={step}
          />
        </div>
      </div>
      <div aria-hidden="true" className="h-[calc(var(--bottom-bar)+1rem)]" />
      <Dock>
        <UndoStack
          deskActions={deskActions.deskActions.map((deskAction) => ({
            key: deskAction.key,
            name: kind.nameOf(deskAction.item),
            done: wording[deskAction.action].done,
            state: deskAction.state,
            onOpen: () => go({ tab: deskAction.tab, code: deskAction.code }),
            onRetry: () => deskActions.retry(deskAction),
            onUndo: () => void deskActions.undo(deskAction),
            onForget: () => deskActions.forget(deskAction),
          }))}
        />
        {item ? (
          <ActionBar name={kind.nameOf(item)} actions={actions} wording={wording} busy={busy} onAct={setAction} />
        ) : null}
      </Dock>
      {item && action !== null ? (
        <kind.Dialog
          key={`${codeOf(item)} ${action}`}
          action={action}
          item={item}
          draft={unsentBody(deskActions.deskActions, codeOf(item), action)}
          tileUrl={props.tileUrl}
          onClose={() => setAction(null)}
          onSubmit={submit}
          onSaved={saved}
        />
      ) : null}
      {helpOpen ? (
        <ShortcutsDialog
          noun={kind.noun}
          actions={[
            ...Object.values<DeskKind<Item, Tab, Action>["wording"][Action]>(wording),
            ...(kind.moreKeys ?? []),
          ]}
          onClose={() => setHelpOpen(false)}
        />
      ) : null}
    </>
  );
}
