import { beforeEach, expect, it, vi } from "vitest";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { changeList, forgetOldLists, readList, type StoredList } from "./checkin-store";

const ENDS = "2026-03-14T04:00:00.000Z";
const KEY = "sulur:absen:7";
const daysLater = (days: number) => new Date(Date.parse(ENDS) + days * 86_400_000);

/** A browser's storage, which lists its keys as its own properties. */
class Storage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, text: string): void {
    (this as unknown as Record<string, string>)[key] = text;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

let storage: Storage;

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("dispatchEvent", () => true);
});

function list(fields: Partial<StoredList> = {}): StoredList {
  const view = { event: { id: 7, ends: ENDS } } as ManagedEventView;
  return { view, entries: [], waiting: {}, loadedAt: null, clockOffset: 0, lasting: true, ...fields };
}

it("is kept once people are ticked off, read by another tab, and gone when it is taken away", () => {
  changeList(7, () => list({ lasting: false }));
  expect(storage.getItem(KEY)).toBeNull();
  expect(readList(7)?.lasting).toBe(false);
  expect(changeList(7, () => list())).toBe(true);
  const text = storage.getItem(KEY) ?? "";
  storage.setItem(KEY, text.replace('"loadedAt":null', '"loadedAt":"2026-03-14T01:00:00.000Z"'));
  expect(readList(7)?.loadedAt).toBe("2026-03-14T01:00:00.000Z");
  expect(readList(7)).toBe(readList(7));
  changeList(7, (stored) => ({ ...list(), ...stored, lasting: false }));
  expect(storage.getItem(KEY)).toBeNull();
});

it("says so when the browser keeps nothing, and holds it in this tab", () => {
  storage.setItem = () => {
    throw new Error("QuotaExceededError");
  };
  expect(changeList(7, () => list({ loadedAt: "kini" }))).toBe(false);
  expect(readList(7)?.loadedAt).toBe("kini");
});

it("forgets what is over, later what could not be sent, and nothing of others", () => {
  const waiting = { r1: { registration_id: 1, people: 1, at: ENDS } };
  storage.setItem("sulur_tema", "gelap");
  const after = (days: number, fields: Partial<StoredList>) => {
    changeList(7, () => list(fields));
    forgetOldLists(daysLater(days));
    return storage.getItem(KEY) !== null;
  };
  expect([after(6, {}), after(8, {}), after(8, { waiting }), after(38, { waiting })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(storage.getItem("sulur_tema")).toBe("gelap");
});
