import { describe, expect, it } from "vitest";
import { longestWaiting, parseReviewCursor, type ReviewKind, reviewCursorText, waitingInAll } from "./rules";
import type { ReviewItem, WaitingCounts } from "./view";

function item(kind: ReviewKind, id: number, day: number): ReviewItem {
  const since = `2026-03-${String(day).padStart(2, "0")}T02:00:00.000Z`;
  return { kind, id, since, name: `${kind} ${id}`, text: "", heldReason: null, photo: null, href: "/" };
}

describe("the longest waiting", () => {
  it("comes first, whatever its kind", () => {
    const lists = [[item("laporan", 1, 3), item("laporan", 2, 9)], [], [item("pesan", 7, 1), item("pesan", 8, 5)]];
    expect(longestWaiting(lists, 3).map(({ name }) => name)).toEqual(["pesan 7", "laporan 1", "pesan 8"]);
    expect(longestWaiting(lists, 9)).toHaveLength(4);
  });

  it("comes after risky reports, however young", () => {
    const lists = [[{ ...item("laporan", 9, 20), risky: true }, item("laporan", 1, 3)], [item("pesan", 7, 1)]];
    expect(longestWaiting(lists, 3).map(({ name }) => name)).toEqual(["laporan 9", "pesan 7", "laporan 1"]);
  });

  it("never passes over an earlier one of the same list, which the next piece would leave out", () => {
    const lists = [[item("diragukan", 1, 20), item("diragukan", 2, 1)], [item("laporan", 5, 10)]];
    expect(longestWaiting(lists, 2).map(({ name }) => name)).toEqual(["laporan 5", "diragukan 1"]);
  });
});

it("a cursor survives the address, and nonsense in it starts anew", () => {
  expect(parseReviewCursor(reviewCursorText({ pesan: 3, laporan: 12 }))).toEqual({ laporan: 12, pesan: 3 });
  expect(parseReviewCursor("apa:1,pesan:x,laporan:-3,,lokasi:12345678901")).toEqual({});
  expect(parseReviewCursor(undefined)).toEqual({});
});

it("what waits in all counts a note on a place once, and stops where the desk stops", () => {
  const counts: WaitingCounts = {
    reports: {
      WAITING: 10,
      PENDING: 4,
      VERIFIED: 9,
      IN_PROGRESS: 9,
      CLAIMED: 9,
      RESOLVED: 9,
      REJECTED: 9,
      held: 1,
      updates: 4,
    },
    places: { PENDING: 2, APPROVED: 9, REJECTED: 9, DOUBTED: 3 },
    messages: { NEW: 5, ANSWERED: 9, CLOSED: 9, notes: 1 },
    volunteers: { held: 2 },
    partners: { held: 3 },
    forum: { threads: 1, comments: 2 },
  };
  expect(waitingInAll(counts)).toBe(27);
  expect(waitingInAll({ ...counts, reports: { ...counts.reports, WAITING: 999 } })).toBe(1000);
});
