"use client";

import { useAction } from "@/components/forms/use-action";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { undoableUntil } from "./desk-actions";

interface Undo {
  /** Where the act is taken back. */
  path: string;
  /** What goes there beside the number of the step. */
  body?: object;
}

/**
 * As `useAction`, for acts that can be taken back while their notice stands in the corner.
 * @param onAnswer for what reads its own data: called after each act and undo, whatever came of it
 */
export function useUndoableAction(onAnswer?: () => void) {
  const { busy, run } = useAction({ refresh: onAnswer === undefined });

  function perform<Acted extends ActedView>(name: string, act: () => Promise<Acted>, undo: Undo): Promise<void> {
    return run(name, async () => {
      const started = Date.now();
      const { message, step_id } = await act().finally(onAnswer);
      if (step_id === null) return message;
      const takeBack = async () => {
        const body = { ...undo.body, step_id };
        return (await fetchJson<ActedView>(undo.path, { method: "POST", body }).finally(onAnswer)).message;
      };
      return {
        text: message,
        action: { label: "Urungkan", onPress: () => void run(`${name}-undo`, takeBack) },
        milliseconds: undoableUntil(started, Date.now()) - Date.now(),
      };
    });
  }

  return { busy, perform };
}
