import { describe, expect, it } from "vitest";
import type { RosterEntry } from "@/lib/events/attendance/view";
import {
  countsOf,
  guestsOf,
  searchGuests,
  statementAbout,
  type Waiting,
  withoutSent,
  withStatement,
} from "./checkin-list";

const EARLY = "2026-03-14T01:00:00.000Z";
const LATE = "2026-03-14T02:00:00.000Z";
const KEY = "0b7c2b0e-6e43-4a67-9d43-0f6f4b7d2f10";

function entry(id: number, name: string, fields: Partial<RosterEntry> = {}): RosterEntry {
  const rest = {
    held_until: null,
    same_number: false,
    message: null,
    code: `SULUR-${id}`,
    came: null,
    said_at: null,
    walk_in: null,
    certificate: null,
  };
  return { id, name, people: 2, status: "CONFIRMED", ...rest, ...fields };
}

describe("guestsOf", () => {
  it("puts this device's newer word over the server's, and the server's over an older one", () => {
    const waiting: Waiting = {
      r1: { registration_id: 1, people: 2, at: LATE },
      r2: { registration_id: 2, people: 0, at: EARLY },
    };
    const entries = [entry(1, "Budi"), entry(2, "Siti", { came: 1, said_at: LATE }), entry(3, "Ayu")];
    const guests = guestsOf(entries, waiting);
    expect(guests.map(({ came, pending }) => [came, pending])).toEqual([
      [2, true],
      [1, false],
      [0, false],
    ]);
    expect(countsOf(guests)).toEqual({ people: 3, names: 2, registered: 3 });
  });

  it("shows a walk-in once, before and after the server has heard of them, and not when they were taken back", () => {
    const waiting = withStatement({}, { walk_in: KEY, name: "Tono", people: 1, at: EARLY });
    expect(guestsOf([], waiting)).toMatchObject([{ name: "Tono", came: 1, pending: true, id: null }]);
    const known = entry(9, "Tono", { walk_in: KEY, came: 1, said_at: EARLY });
    expect(guestsOf([known], waiting)).toHaveLength(1);
    const [guest] = guestsOf([], waiting);
    expect(guest && guestsOf([], withStatement(waiting, statementAbout(guest, 0, LATE)))).toEqual([]);
  });
});

it("forgets what was sent, but not what was said meanwhile", () => {
  const first = withStatement({}, { registration_id: 1, people: 1, at: EARLY });
  const sent = Object.values(first);
  expect(withoutSent(first, sent)).toEqual({});
  const meanwhile = withStatement(first, { registration_id: 1, people: 2, at: LATE });
  expect(withoutSent(meanwhile, sent)).toEqual(meanwhile);
});

it("finds names by any of their words, whatever the accents", () => {
  const guests = guestsOf([entry(1, "Zulkarnain Réza"), entry(2, "Budi Reza"), entry(3, "Ani")], {});
  expect(searchGuests(guests, "reza").map(({ name }) => name)).toEqual(["Budi Reza", "Zulkarnain Réza"]);
  expect(searchGuests(guests, " ")).toHaveLength(3);
});

it("never says more people than the server takes", () => {
  const [guest] = guestsOf([entry(1, "Budi")], {});
  expect(guest && statementAbout(guest, 80, EARLY)).toEqual({ registration_id: 1, people: 50, at: EARLY });
});
