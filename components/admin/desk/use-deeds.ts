"use client";

import { useCallback, useReducer, useRef } from "react";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { DeskReportView } from "@/lib/reports/view";
import { type Deed, type DeskAction, deedsAfter, undoableUntil } from "./deeds";

const PATHS: Partial<Record<DeskAction, string>> = { ask: "question", release: "release" };

interface Listener {
  /** The server has answered: what is shown of this report may be old. */
  onAnswer(code: string): void;
  onUndone(deed: Deed): void;
  onUndoRefused(deed: Deed, message: string): void;
}

export interface Deeds {
  deeds: readonly Deed[];
  /** Sends it in the background; a second deed on a report waits for the first. @returns whether it was taken */
  perform(action: DeskAction, report: DeskReportView, body: Deed["body"]): boolean;
  retry(deed: Deed): void;
  undo(deed: Deed): void;
  forget(deed: Deed): void;
}

export function useDeeds(listener: Listener): Deeds {
  const [deeds, dispatch] = useReducer(deedsAfter, []);
  const busy = useRef(new Set<string>());
  const { onAnswer, onUndone, onUndoRefused } = listener;

  const send = useCallback(
    async (deed: Omit<Deed, "state">) => {
      const { key, action, report, body } = deed;
      busy.current.add(report.code);
      dispatch({ type: "send", deed });
      const started = Date.now();
      try {
        const path = `/api/admin/reports/${report.id}/${PATHS[action] ?? "decisions"}`;
        const answer = await fetchJson<DeskReportView>(path, { method: "POST", body, key });
        const eventId = answer.steps.findLast(({ undoable }) => undoable)?.id ?? null;
        dispatch({ type: "set", key, state: { kind: "done", eventId, until: undoableUntil(started, Date.now()) } });
      } catch (error) {
        dispatch({ type: "set", key, state: { kind: "failed", ...failureOf(error) } });
      } finally {
        busy.current.delete(report.code);
        onAnswer(report.code);
      }
    },
    [onAnswer],
  );

  const perform = useCallback(
    (action: DeskAction, report: DeskReportView, body: Deed["body"]) => {
      if (busy.current.has(report.code)) return false;
      void send({ key: randomKey(), action, report, body });
      return true;
    },
    [send],
  );

  const undo = useCallback(
    async (deed: Deed) => {
      if (deed.state.kind !== "done" || deed.state.eventId === null || busy.current.has(deed.key)) return;
      busy.current.add(deed.key);
      dispatch({ type: "set", key: deed.key, state: { kind: "undoing" } });
      try {
        const body = { event_id: deed.state.eventId };
        await fetchJson(`/api/admin/reports/${deed.report.id}/undo`, { method: "POST", body });
        dispatch({ type: "forget", key: deed.key });
        onUndone(deed);
      } catch (error) {
        dispatch({ type: "forget", key: deed.key });
        onUndoRefused(deed, failureOf(error).message);
      } finally {
        busy.current.delete(deed.key);
        onAnswer(deed.report.code);
      }
    },
    [onAnswer, onUndone, onUndoRefused],
  );

  return {
    deeds,
    perform,
    retry: useCallback(
      (deed) => void send({ key: deed.key, action: deed.action, report: deed.report, body: deed.body }),
      [send],
    ),
    undo,
    forget: useCallback((deed) => dispatch({ type: "forget", key: deed.key }), []),
  };
}

/** What the server may never have seen, or will take after signing in again, is worth sending as it is. */
function failureOf(error: unknown): { message: string; retryable: boolean; signedOut: boolean } {
  if (!(error instanceof RequestFailed)) {
    return { message: "Terjadi kesalahan. Silakan coba lagi.", retryable: true, signedOut: false };
  }
  const { status, message } = error;
  const signedOut = status === 401;
  return { message, retryable: signedOut || status === 0 || status === 429 || status >= 500, signedOut };
}
