"use client";

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type DraftKind, isWorthKeeping, loadDraft, saveDraft } from "./draft";
import { type FormDraft, typedValues } from "./form-draft";

const SAVE_AFTER_MS = 400;

export interface DraftNoticesProps {
  /** The form was filled from an earlier visit. */
  restored: boolean;
  /** The text of the button that sends. */
  send: string;
  onClear: () => void;
}

export interface DraftHandle<Draft extends FormDraft> {
  /** For the form's element, where it is there before scripts run. */
  ref: RefObject<HTMLFormElement | null>;
  draft: Draft;
  /** False until what was kept has been read; before that nothing can be sent. */
  ready: boolean;
  /** Whether the form was filled from an earlier visit. */
  restored: boolean;
  setValue: (field: keyof Draft["values"], value: string) => void;
  change: (part: Partial<Draft>) => void;
  clear: () => void;
  /** How long the form has been open, over all visits, in seconds. */
  openSeconds: () => number;
  /** Says what this browser keeps; only a draft has it. */
  Notices?: ComponentType<DraftNoticesProps>;
}

/**
 * The filled form, kept in this browser while it is being written, so that a reload or a dead battery loses nothing.
 * @param kind a constant of the module that uses it
 */
export function useDraft<Draft extends FormDraft>(kind: DraftKind<Draft>): DraftHandle<Draft> {
  const ref = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(kind.empty);
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const latest = useRef(draft);
  const openedAt = useRef(0);

  const openSeconds = useCallback(() => latest.current.seconds + (performance.now() - openedAt.current) / 1000, []);
  const save = useCallback(() => saveDraft(kind, { ...latest.current, seconds: openSeconds() }), [kind, openSeconds]);

  useEffect(() => {
    openedAt.current = performance.now();
    const saved = loadDraft(kind);
    setDraft(filledIn(kind, saved ?? kind.empty, typedValues(Object.keys(kind.empty.values), ref.current)));
    setRestored(saved !== null && isWorthKeeping(kind, saved));
    setReady(true);
  }, [kind]);

  useEffect(() => {
    latest.current = draft;
    if (!ready) return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, ready, save]);

  useEffect(() => {
    if (!ready) return;
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      // The form's panel was closed before the timer ran out.
      save();
    };
  }, [ready, save]);

  const setValue = useCallback((field: keyof Draft["values"], value: string) => {
    setDraft((old) => ({ ...old, values: { ...old.values, [field]: value } }));
  }, []);
  const change = useCallback((part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })), []);
  const clear = useCallback(() => {
    clearDraft(kind);
    openedAt.current = performance.now();
    latest.current = filledIn(kind, kind.empty, {});
    setDraft(latest.current);
    setRestored(false);
  }, [kind]);

  return { ref, draft, ready, restored, setValue, change, clear, openSeconds };
}

type Values = Record<string, string>;

function filledIn<Draft extends FormDraft>({ preset }: DraftKind<Draft>, draft: Draft, typed: Values): Draft {
  const values: Values = { ...draft.values };
  const given: Partial<Values> = preset?.() ?? {};
  for (const field of Object.keys(values)) values[field] = typed[field] || values[field] || given[field] || "";
  return { ...draft, values };
}
