import { expect, it } from "vitest";
import { bagValue, kilogramsIn, nextOpening, type OpenHours } from "./rules";

const HOURS: OpenHours[] = [{ day: 6, opens: "08:00", closes: "11:00" }];

it("knows the opening that lasts or comes next, on the clock of the place", () => {
  // Saturday morning in Jakarta; in Jayapura it is two hours later.
  const now = new Date("2026-03-14T09:30:00+07:00");
  expect(nextOpening(HOURS, "WIB", now)).toEqual({ day: 6, opens: "08:00", closes: "11:00", days: 0, when: "now" });
  expect(nextOpening(HOURS, "WIT", now), "it has just closed").toMatchObject({ day: 6, when: "later" });
  const wednesday: OpenHours = { day: 3, opens: "14:00", closes: "16:00" };
  expect(nextOpening([wednesday, ...HOURS], "WIT", now)).toMatchObject({ day: 3, when: "later" });
  const night = new Date("2026-03-13T23:00:00+07:00");
  expect(nextOpening([wednesday, ...HOURS], "WIB", night)).toMatchObject({ day: 6, when: "later" });
  expect(nextOpening(HOURS, "WIT", night)).toMatchObject({ when: "today" });
  expect(nextOpening([], "WIB", night)).toBeNull();
});

it("reckons what a bag brings", () => {
  const prices = [
    { name: "Kardus", rupiah: 1500 },
    { name: "Botol PET", rupiah: 3333 },
  ];
  expect(bagValue(prices, { Kardus: 2.5, "Botol PET": 0.1 })).toBe(4083);
  expect(bagValue(prices, {})).toBe(0);
});

it("reads kilograms with comma or point, and nothing else", () => {
  expect(kilogramsIn(" 2,5 ")).toBe(2.5);
  expect(kilogramsIn("0.125")).toBe(0.125);
  expect(kilogramsIn("1.250")).toBe(1250);
  for (const text of ["", "-1", "1e3", "dua", "99999", "1,2345"]) expect(kilogramsIn(text)).toBeNull();
});
