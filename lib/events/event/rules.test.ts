import { describe, expect, it } from "vitest";
import { momentOf, spanOfMonth } from "./moments";
import {
  addedText,
  CATEGORY_LABELS,
  confirmsDeletion,
  deletedText,
  EVENT_CATEGORIES,
  eventIdOf,
  eventPath,
  eventSlug,
  fullPercent,
  phaseOf,
  unconfirmedText,
} from "./rules";

const NOON = new Date("2026-03-14T12:00:00+07:00");
const at = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

describe("the phase of an event", () => {
  it.each([
    ["open", { registered: 4 }],
    ["full", {}],
    ["running", { startsAt: NOON }],
    ["past", { startsAt: at(-2), endsAt: NOON }],
    ["cancelled", { startsAt: at(-2), endsAt: NOON, cancelledAt: NOON }],
  ])("is %s for %j", (phase, fields) => {
    const event = { startsAt: at(1), endsAt: at(2), cancelledAt: null, capacity: 5, registered: 5, ...fields };
    expect(phaseOf(event, NOON)).toBe(phase);
  });
});

it("finds the id in the address of a page, whatever title stands before it", () => {
  const slug = eventSlug("Tanam Bakau", 12);
  expect([eventPath(slug), eventIdOf(slug), eventIdOf("lain-12")]).toEqual(["/event/tanam-bakau-12", 12, 12]);
  expect([eventIdOf("tanam"), eventIdOf("tanam-0"), eventIdOf("tanam-9999999999")]).toEqual([null, null, null]);
});

it("fills the bar in whole percents", () => {
  expect(fullPercent({ capacity: 3, registered: 2 })).toBe(67);
  expect(fullPercent({ capacity: 3, registered: 4 })).toBe(100);
});

it("says the spec's sentences", () => {
  expect(addedText("Tanam")).toBe('Event "Tanam" berhasil ditambahkan!');
  expect(deletedText("Tanam")).toBe('Event "Tanam" berhasil dihapus!');
  expect(unconfirmedText("Tanam")).toMatch(/^Teks konfirmasi tidak sesuai untuk "Tanam" atau event belum dipilih\./u);
  expect(EVENT_CATEGORIES.map((category) => CATEGORY_LABELS[category])).toContain("Gotong Royong");
});

it("takes 'hapus' in any letter case and nothing else", () => {
  expect([" HaPus ", "hapuskan", ""].map(confirmsDeletion)).toEqual([true, false, false]);
});

it("makes an address of any title", () => {
  expect(eventSlug("Tanam 1000 Pohon — Désa!", 7)).toBe("tanam-1000-pohon-desa-7");
  expect(eventSlug("植樹", 8)).toBe("kegiatan-8");
});

describe("moments", () => {
  it.each([
    ["2027-03-14T08:00", "WIB", "2027-03-14T01:00:00.000Z"],
    ["2027-03-14T08:00", "WITA", "2027-03-14T00:00:00.000Z"],
    ["2027-03-14T08:00", "WIT", "2027-03-13T23:00:00.000Z"],
    ["2027-03-14", "WIT", "2027-03-13T22:00:00.000Z"],
    ["2027-03-14T08:00:00Z", "WIT", "2027-03-14T08:00:00.000Z"],
    ["2027-03-14T08:00+07:00", "WIT", "2027-03-14T01:00:00.000Z"],
  ] as const)("reads %s on %s's clock", (text, zone, expected) => {
    expect(momentOf(text, zone).toISOString()).toBe(expected);
  });

  it("know where a month ends, also the last of a year", () => {
    const { from, until } = spanOfMonth("2026-12");
    expect([from.toISOString(), until.toISOString()]).toEqual(["2026-11-30T17:00:00.000Z", "2026-12-31T17:00:00.000Z"]);
  });
});
