import { expect, it } from "vitest";
import type { DeskEventView } from "@/lib/events/desk/view";
import { EVENT_ACTION_STYLES, mayAct } from "./event-screen";

const NOW = new Date("2027-03-14T02:00:00.000Z");
const AHEAD = {
  date: "2027-03-20T00:00:00.000Z",
  ends: "2027-03-20T03:00:00.000Z",
  capacity: 30,
  registered: 18,
  cancelled: false,
  deleted: false,
  people: { confirmed: 17, offered: 1, waiting: 4, cancelled: 2, came: 0 },
  reach: { mail: 3, number: 1 },
} as DeskEventView;
const PAST = { date: "2024-03-01T00:00:00.000Z", ends: "2024-03-01T03:00:00.000Z" };

it.each([
  ["ahead", {}, { edit: true, acts: ["cancel", "delete"] }],
  ["full", { registered: 30 }, { edit: true, acts: ["cancel", "delete"] }],
  ["past", PAST, { edit: false, acts: ["delete"] }],
  ["cancelled", { cancelled: true }, { edit: false, acts: ["delete"] }],
  ["deleted", { deleted: true }, { edit: false, acts: ["restore"] }],
])("of an event that is %s staff are offered what the server allows", (_, part, expected) => {
  expect(mayAct({ ...AHEAD, ...part }, true, NOW)).toEqual(expected);
});

it("only administrators are offered to bring back what was deleted", () => {
  expect(mayAct({ ...AHEAD, deleted: true }, false, NOW).acts).toEqual([]);
});

it("says how many will be told, and says it only where somebody is", () => {
  const soon = { ...AHEAD, date: new Date(Date.now() + 86_400_000).toISOString() };
  expect(EVENT_ACTION_STYLES.cancel.consequence(soon)).toContain(
    "3 pendaftar diberi tahu lewat email. 1 pendaftar tidak terjangkau email",
  );
  expect(EVENT_ACTION_STYLES.cancel.consequence({ ...AHEAD, ...PAST })).not.toContain("diberi tahu");
  expect(EVENT_ACTION_STYLES.delete.consequence({ ...soon, cancelled: true })).not.toContain("diberi tahu");
});
