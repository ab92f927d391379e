"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type Draft, EMPTY_DRAFT, isWorthKeeping, loadDraft, saveDraft } from "./draft";
import { localDay, TEXT_FIELDS, type TextField, type TextValues } from "./report-values";

const SAVE_AFTER_MS = 400;

export interface DraftHandle {
  draft: Draft;
  /** False until what was kept has been read; before that nothing can be sent. */
  ready: boolean;
  /** Whether the form was filled from an earlier visit. */
  restored: boolean;
  setValue: (field: TextField, value: string) => void;
  change: (part: Partial<Draft>) => void;
  clear: () => void;
  /** How long the form has been open, over all visits, in seconds. */
  openSeconds: () => number;
}

/** The filled form, kept in this browser while it is being written, so that a reload or a dead battery loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>): DraftHandle {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const latest = useRef(draft);
  const openedAt = useRef(0);

  const openSeconds = useCallback(() => latest.current.seconds + (performance.now() - openedAt.current) / 1000, []);
  const save = useCallback(() => saveDraft({ ...latest.current, seconds: openSeconds() }), [openSeconds]);

  useEffect(() => {
    openedAt.current = performance.now();
    const kept = loadDraft();
    setDraft({ ...(kept ?? EMPTY_DRAFT), values: mergeValues(kept?.values, typedValues(form.current)) });
    setRestored(kept !== null && isWorthKeeping(kept));
    setReady(true);
  }, [form]);

  useEffect(() => {
    latest.current = draft;
    if (!ready) return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, ready, save]);

  useEffect(() => {
    if (!ready) return;
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, [ready, save]);

  const setValue = useCallback((field: TextField, value: string) => {
    setDraft((old) => ({ ...old, values: { ...old.values, [field]: value } }));
  }, []);
  const change = useCallback((part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })), []);
  const clear = useCallback(() => {
    clearDraft();
    openedAt.current = performance.now();
    setDraft({ ...EMPTY_DRAFT, values: mergeValues(undefined, {}) });
    setRestored(false);
  }, []);

  return { draft, ready, restored, setValue, change, clear, openSeconds };
}

/** On a slow phone people type before the scripts have arrived; what they typed wins over what was kept. */
function typedValues(form: HTMLFormElement | null): Partial<TextValues> {
  if (form === null) return {};
  const data = new FormData(form);
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, String(data.get(field) ?? "")]));
}

function mergeValues(kept: TextValues | undefined, typed: Partial<TextValues>): TextValues {
  const values = { ...(kept ?? EMPTY_DRAFT.values) };
  for (const field of TEXT_FIELDS) values[field] = typed[field] || values[field];
  values.incident_date ||= localDay(new Date());
  return values;
}
