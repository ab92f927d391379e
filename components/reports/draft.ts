import type { Attempt } from "./attempt";
import { EMPTY_VALUES, type Place, TEXT_FIELDS, type TextValues } from "./report-values";

const KEY = "sulur:draf-laporan";
const VERSION = 1;
const KEPT_DAYS = 14;
/** The server removes a photo that no report uses after 24 hours. */
const PHOTO_HOURS = 23;
const HOUR = 3_600_000;

export interface DraftPhoto {
  id: string;
  url: string;
}

/** What a person has filled in so far, kept in this browser only. */
export interface Draft {
  values: TextValues;
  /** Null until the person has moved the switch. */
  anonymous: boolean | null;
  place: Place | null;
  photo: DraftPhoto | null;
  photoAt: number;
  attempt: Attempt | null;
  /** How long the form has been open, over all visits. */
  seconds: number;
}

export const EMPTY_DRAFT: Draft = {
  values: EMPTY_VALUES,
  anonymous: null,
  place: null,
  photo: null,
  photoAt: 0,
  attempt: null,
  seconds: 0,
};

/** Whether there is anything that a person would miss. The date does not count: it is filled in by itself. */
export function isWorthKeeping(draft: Draft): boolean {
  const { incident_date: _, ...typed } = draft.values;
  return Object.values(typed).some((value) => value.trim() !== "") || draft.place !== null || draft.photo !== null;
}

export function serializeDraft(draft: Draft, now: number): string {
  return JSON.stringify({ version: VERSION, savedAt: now, draft });
}

/** Null for anything that is not a recent draft of this version. */
export function parseDraft(text: string | null, now: number): Draft | null {
  const stored = readObject(text);
  if (stored === null || stored.version !== VERSION || typeof stored.savedAt !== "number") return null;
  if (now - stored.savedAt > KEPT_DAYS * 24 * HOUR) return null;
  const draft = { ...EMPTY_DRAFT, ...(stored.draft as Partial<Draft>) };
  const values = { ...EMPTY_VALUES };
  for (const field of TEXT_FIELDS) {
    const value: unknown = draft.values?.[field];
    if (typeof value === "string") values[field] = value;
  }
  const photo = draft.photo && now - draft.photoAt < PHOTO_HOURS * HOUR ? draft.photo : null;
  return { ...draft, values, photo };
}

function readObject(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Storage can be full or forbidden; the form then works without a draft. */
export function loadDraft(): Draft | null {
  try {
    return parseDraft(localStorage.getItem(KEY), Date.now());
  } catch {
    return null;
  }
}

/** @returns false when this browser cannot keep it */
export function saveDraft(draft: Draft): boolean {
  try {
    if (isWorthKeeping(draft)) localStorage.setItem(KEY, serializeDraft(draft, Date.now()));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
