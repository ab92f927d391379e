import { LOCAL_PHOTO } from "@/components/outbox/held-photos";
import type { Fields } from "@/lib/forms/fields";
import { BLANK, emptyValues, type FormDraft } from "./form-draft";

const DRAFT_DAYS = 14;
/** The server removes a photo that nothing uses after 24 hours. */
const PHOTO_HOURS = 23;
const HOUR = 3_600_000;

interface StoredDraft {
  values?: Readonly<Record<string, unknown>>;
  [more: string]: unknown;
}

/** The draft of one form: where it is kept and what it starts with. */
export interface DraftKind<Draft extends FormDraft> {
  storageKey: string;
  version: number;
  empty: Draft;
  /** Makes a draft of this version from one of an earlier version of the form. */
  upgrade?: (stored: StoredDraft) => StoredDraft;
  /** Fields that fill themselves in; they alone are nothing that a person would miss. */
  preset?: () => Partial<Draft["values"]>;
}

/** The draft of a declared form. @param storageKey where the browser keeps it */
export function draftOf<Declared extends Fields>(
  declared: Declared,
  storageKey: string,
): DraftKind<FormDraft<keyof Declared & string>> {
  return { storageKey, version: 1, empty: { ...BLANK, values: emptyValues(declared) } };
}

/** Whether there is anything that a person would miss. */
export function isWorthKeeping<Draft extends FormDraft>({ empty, preset }: DraftKind<Draft>, draft: Draft): boolean {
  const given = preset?.() ?? {};
  const begun: Record<string, string> = empty.values;
  const typed = Object.entries(draft.values).some(
    ([field, value]) => !(field in given) && value.trim() !== "" && value !== begun[field],
  );
  return typed || draft.place !== null || draft.photo !== null;
}

export function serializeDraft<Draft extends FormDraft>(
  { version }: DraftKind<Draft>,
  draft: Draft,
  now: number,
): string {
  return JSON.stringify({ version, savedAt: now, draft });
}

/** Null for anything that is not a recent draft of this kind and version. */
export function parseDraft<Draft extends FormDraft>(
  { version, empty, upgrade = (same) => same }: DraftKind<Draft>,
  text: string | null,
  now: number,
): Draft | null {
  const stored = readObject(text);
  if (stored === null || stored.version !== version || typeof stored.savedAt !== "number") return null;
  if (now - stored.savedAt > DRAFT_DAYS * 24 * HOUR) return null;
  const saved = upgrade({ ...(stored.draft as StoredDraft) });
  const draft = { ...empty, ...(saved as Partial<Draft>) };
  const values: Record<string, string> = { ...empty.values };
  for (const field of Object.keys(values)) {
    const value = saved.values?.[field];
    if (typeof value === "string") values[field] = value;
  }
  const lasts = draft.photo?.id.startsWith(LOCAL_PHOTO) || now - draft.photoAt < PHOTO_HOURS * HOUR;
  const photo = lasts ? draft.photo : null;
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
export function loadDraft<Draft extends FormDraft>(kind: DraftKind<Draft>): Draft | null {
  try {
    return parseDraft(kind, localStorage.getItem(kind.storageKey), Date.now());
  } catch {
    return null;
  }
}

export function saveDraft<Draft extends FormDraft>(kind: DraftKind<Draft>, draft: Draft): void {
  try {
    if (isWorthKeeping(kind, draft)) localStorage.setItem(kind.storageKey, serializeDraft(kind, draft, Date.now()));
    else localStorage.removeItem(kind.storageKey);
  } catch {
    // This browser keeps nothing; the form works without.
  }
}

export function clearDraft<Draft extends FormDraft>({ storageKey }: DraftKind<Draft>): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
