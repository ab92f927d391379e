"use client";

import { useCallback, useReducer, useRef } from "react";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { type Deed, deedsAfter, type NewDeed, undoableUntil } from "./deeds";
import type { DeedBody, DeskItem, DeskKind } from "./kind";

interface Listener<Item, Tab, Action> {
  /** The server has answered: what is shown of this thing may be old. */
  onAnswer(code: string): void;
  onUndone(deed: Deed<Item, Tab, Action>): void;
  onUndoRefused(deed: Deed<Item, Tab, Action>, message: string): void;
}

export interface Deeds<Item, Tab, Action> {
  deeds: readonly Deed<Item, Tab, Action>[];
  /** Sends it in the background; a second deed on a thing waits for the first. @returns whether it was taken */
  perform(action: Action, item: Item, tab: Tab, body: DeedBody): boolean;
  /** Takes up what a dialog has sent by itself. @param started when, in milliseconds */
  record(action: Action, item: Item, tab: Tab, answer: Item, started: number): void;
  retry(deed: Deed<Item, Tab, Action>): void;
  undo(deed: Deed<Item, Tab, Action>): void;
  forget(deed: Deed<Item, Tab, Action>): void;
}

export function useDeeds<Item extends DeskItem, Tab extends string, Action extends string>(
  kind: DeskKind<Item, Tab, Action>,
  listener: Listener<Item, Tab, Action>,
): Deeds<Item, Tab, Action> {
  type AnyDeed = Deed<Item, Tab, Action>;
  const [deeds, dispatch] = useReducer(deedsAfter<Item, Tab, Action>, []);
  const busy = useRef(new Set<string>());
  const { onAnswer, onUndone, onUndoRefused } = listener;

  const newDeed = useCallback(
    (action: Action, item: Item, tab: Tab, body: DeedBody): NewDeed<Item, Tab, Action> => {
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
    async (deed: NewDeed<Item, Tab, Action>) => {
      const { key, action, item, code, body } = deed;
      busy.current.add(code);
      dispatch({ type: "send", deed });
      const started = Date.now();
      try {
        const path = `${kind.api}/${item.id}/${kind.pathOf(action)}`;
        done(key, await fetchJson<Item>(path, { method: "POST", body, key }), started);
      } catch (error) {
        dispatch({ type: "set", key, state: { kind: "failed", ...failureOf(error) } });
      } finally {
        busy.current.delete(code);
        onAnswer(code);
      }
    },
    [kind, done, onAnswer],
  );

  const undo = useCallback(
    async (deed: AnyDeed) => {
      if (deed.state.kind !== "done" || deed.state.stepId === null || busy.current.has(deed.key)) return;
      busy.current.add(deed.key);
      dispatch({ type: "set", key: deed.key, state: { kind: "undoing" } });
      try {
        const body = { [kind.undoField]: deed.state.stepId };
        await fetchJson(`${kind.api}/${deed.item.id}/undo`, { method: "POST", body });
        dispatch({ type: "forget", key: deed.key });
        onUndone(deed);
      } catch (error) {
        dispatch({ type: "forget", key: deed.key });
        onUndoRefused(deed, failureOf(error).message);
      } finally {
        busy.current.delete(deed.key);
        onAnswer(deed.code);
      }
    },
    [kind, onAnswer, onUndone, onUndoRefused],
  );

  return {
    deeds,
    perform: (action, item, tab, body) => {
      if (busy.current.has(kind.codeOf(item))) return false;
      void send(newDeed(action, item, tab, body));
      return true;
    },
    record: (action, item, tab, answer, started) => {
      const deed = newDeed(action, item, tab, {});
      dispatch({ type: "send", deed });
      done(deed.key, answer, started);
      onAnswer(deed.code);
    },
    retry: ({ state: _, ...deed }) => void send(deed),
    undo,
    forget: useCallback(({ key }) => dispatch({ type: "forget", key }), []),
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
