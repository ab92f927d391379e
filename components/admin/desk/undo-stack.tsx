"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { DeskActionState } from "./desk-actions";

/** A deed as it is told. */
interface ShownAction {
  key: string;
  /** What it was done to. */
  name: string;
  /** Completes the name, e.g. "diverifikasi". */
  done: string;
  state: DeskActionState;
  onOpen(): void;
  onRetry(): void;
  onUndo(): void;
  onForget(): void;
}

/** More would hide the report that is being looked at. */
const SHOWN = 3;

const ROW =
  "flex animate-rise items-center gap-2 rounded-md border-l-4 bg-wedel-900 py-1.5 pr-1.5 pl-4 text-white shadow-high";
const PRESS = "min-h-11 rounded-sm px-3 font-semibold whitespace-nowrap text-kunyit-300 hover:bg-wedel-700";

/** What this desk has just done: being saved, to be taken back while the seconds run, or not saved at all. */
export function UndoStack({ deskActions }: { deskActions: readonly ShownAction[] }) {
  const shown = deskActions.slice(-SHOWN);
  return (
    <>
      <div role="status" className="sr-only">
        {shown.map((deskAction) => (
          <p key={deskAction.key}>{spoken(deskAction)}</p>
        ))}
      </div>
      <ul aria-label="Tindakan terakhir" className="grid gap-2 p-3 empty:hidden">
        {shown.map(({ key, ...deskAction }) => (
          <ActionRow key={key} {...deskAction} />
        ))}
      </ul>
    </>
  );
}

function spoken({ name, done, state }: ShownAction): string {
  if (state.kind === "failed") return `${name} belum tersimpan. ${state.message}`;
  if (state.kind === "done") return `${name} ${done}.`;
  return "";
}

function ActionRow({ name, done, state, onOpen, onRetry, onUndo, onForget }: Omit<ShownAction, "key">) {
  if (state.kind === "failed") {
    return (
      <li className={`${ROW} flex-wrap border-mengkudu-500`}>
        <span className="basis-full pt-1.5 pr-2">
          <strong>{name}</strong> belum {done}. {state.message}
        </span>
        {state.signedOut ? (
          <a href="/login" target="_blank" rel="noopener" className={`${PRESS} -ml-3 inline-flex items-center`}>
            Masuk<span className="sr-only"> (tab baru)</span>
          </a>
        ) : null}
        {state.retryable ? (
          <button type="button" className={state.signedOut ? PRESS : `${PRESS} -ml-3`} onClick={onRetry}>
            Coba lagi<span className="sr-only"> {name}</span>
          </button>
        ) : null}
        <button type="button" className={state.retryable ? PRESS : `${PRESS} -ml-3`} onClick={onOpen}>
          Buka<span className="sr-only"> {name}</span>
        </button>
        <button
          type="button"
          aria-label={`Tutup pemberitahuan ${name}`}
          className="ml-auto grid size-11 place-items-center rounded-sm hover:bg-wedel-700"
          onClick={onForget}
        >
          <Icon name="close" size={18} />
        </button>
      </li>
    );
  }
  if (state.kind !== "done") {
    return (
      <li className={`${ROW} border-nila-500`}>
        <span className="flex-1 py-2.5">
          {name}: {state.kind === "undoing" ? "membatalkan…" : "menyimpan…"}
        </span>
      </li>
    );
  }
  return (
    <li className={`${ROW} border-daun-300`}>
      <span className="min-w-0 flex-1 py-1">
        <strong>{name}</strong> {done}.
      </span>
      {state.stepId === null ? null : (
        <button type="button" className={PRESS} onClick={onUndo}>
          Urungkan<span className="sr-only"> {name}</span>
        </button>
      )}
      <Countdown until={state.until} onEnd={onForget} />
    </li>
  );
}

function Countdown({ until, onEnd }: { until: number; onEnd: () => void }) {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsUntil(until));
      if (Date.now() >= until) onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return (
    <span aria-hidden="true" className="w-9 text-center tabular-nums">
      {left}
    </span>
  );
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
