import { attendanceEnds } from "@/lib/events/attendance/rules";
import type { ManagedEventView, RosterEntry } from "@/lib/events/attendance/view";
import type { Waiting } from "./checkin-list";

/** What this device knows of one event's people. */
export interface StoredList {
  view: ManagedEventView;
  entries: readonly RosterEntry[];
  waiting: Waiting;
  /** When the entries were loaded, by the server's clock; null before they were. */
  loadedAt: string | null;
  /** Milliseconds to be added to this device's clock. */
  clockOffset: number;
  /** Whether it outlives this tab: from when people are ticked off here. */
  lasting: boolean;
}

const PREFIX = "sulur:absen";
const VERSION = 1;
const UNSENT_MS = 30 * 86_400_000;
const CHANGED = "absen-berubah";

/** What this tab holds, also where the browser keeps nothing. */
const lists = new Map<number, { text: string | null; list: StoredList }>();

const keyOf = (id: number) => `${PREFIX}:${id}`;

export function subscribeLists(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(CHANGED, listener);
  };
}

/** The same object until something changes, here or in another tab. */
export function readList(id: number): StoredList | null {
  const known = lists.get(id);
  const text = stored(id);
  // Another tab may have changed it; what only this tab holds is not there.
  if (text === null || text === known?.text) return known?.list ?? null;
  const list = parsed(text);
  if (list === null) return known?.list ?? null;
  lists.set(id, { text, list });
  return list;
}

/** Changes what is there now, whichever tab put it there. @returns false when the browser could not keep it */
export function changeList(id: number, change: (list: StoredList | null) => StoredList): boolean {
  const list = change(readList(id));
  const text = list.lasting ? JSON.stringify({ version: VERSION, list }) : null;
  const isStored = store(id, text);
  // Where it could not be kept this tab still has it.
  lists.set(id, { text: isStored ? text : stored(id), list });
  dispatchEvent(new Event(CHANGED));
  return isStored;
}

/** Drops the lists of events that are over; what could not be sent is shown for some weeks more. */
export function forgetOldLists(now: Date): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(`${PREFIX}:`)) continue;
      const list = parsed(localStorage.getItem(key) ?? "");
      if (list === null || lastsUntil(list) < now.getTime()) localStorage.removeItem(key);
    }
  } catch {
    // This browser keeps nothing.
  }
}

function lastsUntil({ view, waiting }: StoredList): number {
  const closed = attendanceEnds(new Date(view.event.ends)).getTime();
  return Object.keys(waiting).length === 0 ? closed : closed + UNSENT_MS;
}

function store(id: number, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), text);
    return true;
  } catch {
    return text === null;
  }
}

function stored(id: number): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function parsed(text: string): StoredList | null {
  try {
    const isStored: unknown = JSON.parse(text);
    if (typeof isStored !== "object" || isStored === null || !("version" in isStored) || isStored.version !== VERSION)
      return null;
    return "list" in isStored ? (isStored.list as StoredList) : null;
  } catch {
    return null;
  }
}
