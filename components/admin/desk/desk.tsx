"use client";

import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { showToast } from "@/components/ui/toast-store";
import type { DeskCountsView, DeskReportView } from "@/lib/reports/view";
import { ActionBar, actionsFor } from "./action-bar";
import { ActionDialog } from "./action-dialog";
import { type Deed, type DeskAction, neighbour, statusAfter, unsentWords, waiting } from "./deeds";
import { Dock } from "./dock";
import { OpenReport } from "./open-report";
import { QueueColumn } from "./queue-column";
import { QueueTabs } from "./queue-tabs";
import { PHOTO_ID } from "./report-panel";
import { ShortcutsDialog } from "./shortcuts-dialog";
import { UndoStack } from "./undo-stack";
import { useCounts } from "./use-counts";
import { useDeeds } from "./use-deeds";
import { useDeskPlace } from "./use-desk-place";
import { useNow } from "./use-now";
import { useOpenReport, useReportRefresh } from "./use-open-report";
import { type QueueStart, useQueue } from "./use-queue";
import { useShortcuts } from "./use-shortcuts";
import { WORDING } from "./wording";

interface DeskProps {
  start: QueueStart;
  counts: DeskCountsView;
  /** The report the address names, where the list does not hold it. */
  opened: DeskReportView | null;
  tileUrl: string;
  /** ISO 8601 */
  now: string;
}

/** The verification desk: on a phone the list or one report, on a wide screen both side by side. */
export function Desk(props: DeskProps) {
  const now = useNow(props.now);
  const { place, go, hrefOf } = useDeskPlace();
  const { status, code } = place;
  const queue = useQueue(status, props.start);
  const { counts, reload: reloadCounts } = useCounts(props.counts);
  const refresh = useReportRefresh();
  const reloadQueue = queue.reload;
  const openAt = useCallback(
    (next: string | null, replace = false) => go({ status, code: next }, replace),
    [go, status],
  );
  const deeds = useDeeds({
    onAnswer: (changed) => {
      reloadQueue();
      reloadCounts();
      refresh(changed);
    },
    onUndone: ({ report }) => {
      showToast({ text: `${report.code} dikembalikan seperti semula.`, tone: "info" });
      go({ status: report.status, code: report.code });
    },
    onUndoRefused: ({ report }, message) => showToast({ text: `${report.code}: ${message}`, tone: "bad" }),
  });
  const list = waiting(queue.reports, deeds.deeds);
  const known = props.opened ? [...queue.reports, props.opened] : queue.reports;
  const open = useOpenReport(code, known);
  const { report } = open;
  const [action, setAction] = useState<DeskAction | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const busy = deeds.deeds.some(
    ({ report: done, state }) => done.code === code && (state.kind === "sending" || state.kind === "undoing"),
  );

  useEffect(() => {
    if (code !== null) window.scrollTo({ top: 0 });
  }, [code]);

  function submit(body: Deed["body"]) {
    if (!report || action === null) return;
    if (!deeds.perform(action, report, body)) return;
    setAction(null);
    const moves = statusAfter(action, report.status) !== report.status;
    if (moves || action === "ask") openAt(neighbour(list, report.code)?.code ?? null, true);
  }

  function step(by: 1 | -1) {
    const at = list.findIndex((candidate) => candidate.code === code);
    const next = at === -1 ? list[0] : list[at + by];
    if (next) openAt(next.code, code !== null);
  }

  const undoable = deeds.deeds.findLast(({ state }) => state.kind === "done" && state.eventId !== null);
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    f: () => document.getElementById(PHOTO_ID)?.click(),
    u: () => undoable && deeds.undo(undoable),
    "?": () => setHelpOpen(true),
    ...(report && !busy
      ? Object.fromEntries(actionsFor(report).map((allowed) => [WORDING[allowed].shortcut, () => setAction(allowed)]))
      : {}),
  });
  const inReport = code !== null;
  const position = list.findIndex((candidate) => candidate.code === code) + 1;
  return (
    <>
      <div className={classNames("flex items-center justify-between gap-3 lg:mb-3", !inReport && "mb-3")}>
        <h1 className={classNames("text-3xl", inReport && "max-lg:sr-only")}>Verifikasi laporan</h1>
        <Button variant="quiet" size="small" className="max-lg:hidden" onClick={() => setHelpOpen(true)}>
          Pintasan <kbd className="font-sans">?</kbd>
        </Button>
      </div>
      <div className={classNames("mb-4 lg:block", inReport && "hidden")}>
        <QueueTabs
          current={status}
          counts={counts}
          hrefOf={(next) => hrefOf({ status: next, code: null })}
          onChoose={(next) => go({ status: next, code: null })}
        />
      </div>
      <div className="items-start gap-8 lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div
          className={classNames(
            "lg:sticky lg:top-2 lg:-m-1 lg:block lg:max-h-[calc(100dvh-1rem)] lg:overflow-y-auto lg:p-1",
            inReport && "hidden",
          )}
        >
          <QueueColumn
            status={status}
            queue={queue}
            reports={list}
            openCode={code}
            now={now}
            hrefOf={(next) => hrefOf({ status, code: next })}
            onOpen={(next) => openAt(next, inReport)}
          />
        </div>
        <div className={classNames("lg:block", !inReport && "hidden")}>
          <OpenReport
            code={code}
            report={report}
            problem={open.problem}
            position={position}
            total={`${list.length}${queue.hasMore ? "+" : ""}`}
            now={now}
            tileUrl={props.tileUrl}
            hrefOf={(next) => hrefOf({ status, code: next })}
            onOpen={openAt}
            onBack={() => openAt(null)}
            onReload={open.reload}
            onStep={step}
          />
        </div>
      </div>
      <div aria-hidden="true" className="h-[calc(var(--bottom-bar)+1rem)]" />
      <Dock>
        <UndoStack deeds={deeds} onOpen={(deed) => go({ status: deed.report.status, code: deed.report.code })} />
        {report ? <ActionBar report={report} busy={busy} onAct={setAction} /> : null}
      </Dock>
      {report && action !== null ? (
        <ActionDialog
          key={`${report.code} ${action}`}
          action={action}
          report={report}
          draft={unsentWords(deeds.deeds, report.code, action)}
          onClose={() => setAction(null)}
          onSubmit={submit}
        />
      ) : null}
      {helpOpen ? <ShortcutsDialog onClose={() => setHelpOpen(false)} /> : null}
    </>
  );
}
