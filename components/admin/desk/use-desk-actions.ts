"use client";

import { useCallback, useReducer, useRef } from "react";
import { FAILED, fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { type DeskAction, deskActionsAfter, type NewDeskAction, undoableUntil } from "./desk-actions";
import type { DeskActionBody, DeskItem, DeskKind } from "./kind";

interface Listener<Item, Tab, Action> {
  /** The server has answered with the thing as it is now; null where it did not say. */
  onAnswer(code: string, answer: Item | null): void;
  onUndone(deskAction: DeskAction<Item, Tab, Action>): void;
  onUndoRefused(deskAction: DeskAction<Item, Tab, Action>, message: string): void;
}

interface DeskActions<Item, Tab, Action> {
  deskActions: readonly DeskAction<Item, Tab, Action>[];
  /** Sends it in the background; a second deed on a thing waits for the first. @returns whether it was taken */
  perform(action: Action, item: Item, tab: Tab, body: DeskActionBody): boolean;
  /** Takes up what a dialog has sent by itself. @param started when, in milliseconds */
  record(action: Action, item: Item, tab: Tab, answer: Item, started: number): void;
  retry(deskAction: DeskAction<Item, Tab, Action>): void;
  undo(deskAction: DeskAction<Item, Tab, Action>): void;
  forget(deskAction: DeskAction<Item, Tab, Action>): void;
}

export function useDeskActions<Item extends DeskItem, Tab extends string, Action extends string>(
  kind: DeskKind<Item, Tab, Action>,
  listener: Listener<Item, Tab, Action>,
): DeskActions<Item, Tab, Action> {
  type AnyDeskAction = DeskAction<Item, Tab, Action>;
  const [deskActions, dispatch] = useReducer(deskActionsAfter<Item, Tab, Action>, []);
  const busy = useRef(new Set<string>());
  const { onAnswer, onUndone, onUndoRefused } = listener;

  const newDeskAction = useCallback(
    (action: Action, item: Item, tab: Tab, body: DeskActionBody): NewDeskAction<Item, Tab, Action> => {
      const leaves = kind.leaves(action, item, tab);
      return { key: randomKey(), action, item, code: kind.codeOf(item), tab, leaves, body };
    },
    [kind],
  );

  const done = useCallback((key: string, answer: Item, started: number) => {
    const stepId = answer.steps.findLast(({ undoable }) => undoable)?.id ?? null;
    dispatch({ type: "set", key, state: { kind: "done", stepId, until: undoableUntil(started, Date.now()) } });
  }, []);

  const send = useCallback(
    async (deskAction: NewDeskAction<Item, Tab, Action>) => {
      const { key, action, item, code, body } = deskAction;
      busy.current.add(code);
      dispatch({ type: "send", deskAction });
      const started = Date.now();
      let answer: Item | null = null;
      try {
        const path = `${kind.api}/${item.id}/${kind.pathOf(action)}`;
        answer = await fetchJson<Item>(path, { method: "POST", body, key });
        done(key, answer, started);
      } catch (error) {
        dispatch({ type: "set", key, state: { kind: "failed", ...failureOf(error) } });
      } finally {
        busy.current.delete(code);
        onAnswer(code, answer);
      }
    },
    [kind, done, onAnswer],
  );

  const undo = useCallback(
    async (deskAction: AnyDeskAction) => {
      if (deskAction.state.kind !== "done" || deskAction.state.stepId === null || busy.current.has(deskAction.key))
        return;
      busy.current.add(deskAction.key);
      dispatch({ type: "set", key: deskAction.key, state: { kind: "undoing" } });
      try {
        const body = { [kind.undoField]: deskAction.state.stepId };
        const answer = await fetchJson<Item>(`${kind.api}/${deskAction.item.id}/undo`, { method: "POST", body });
        onAnswer(deskAction.code, answer);
        dispatch({ type: "forget", key: deskAction.key });
        onUndone(deskAction);
      } catch (error) {
        dispatch({ type: "forget", key: deskAction.key });
        onAnswer(deskAction.code, null);
        onUndoRefused(deskAction, failureOf(error).message);
      } finally {
        busy.current.delete(deskAction.key);
      }
    },
    [kind, onAnswer, onUndone, onUndoRefused],
  );

  return {
    deskActions,
    perform: (action, item, tab, body) => {
      if (busy.current.has(kind.codeOf(item))) return false;
      void send(newDeskAction(action, item, tab, body));
      return true;
    },
    record: (action, item, tab, answer, started) => {
      const deskAction = newDeskAction(action, item, tab, {});
      dispatch({ type: "send", deskAction });
      done(deskAction.key, answer, started);
      onAnswer(deskAction.code, answer);
    },
    retry: ({ state: _, ...deskAction }) => void send(deskAction),
    undo,
    forget: useCallback(({ key }) => dispatch({ type: "forget", key }), []),
  };
}

/** What the server may never have seen, or will take after signing in again, is worth sending as it is. */
function failureOf(error: unknown): { message: string; retryable: boolean; signedOut: boolean } {
  if (!(error instanceof RequestFailed)) {
    return { message: FAILED, retryable: true, signedOut: false };
  }
  const { status, message } = error;
  const signedOut = status === 401;
  return { message, retryable: signedOut || status === 0 || status === 429 || status >= 500, signedOut };
}
