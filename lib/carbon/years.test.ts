import { expect, it } from "vitest";
import { yearlyMeans } from "./years";

it("means the results of each year, by the clock of Jakarta", () => {
  const records = [
    { saved_at: "2026-12-31T18:00:00Z", total_kg: 4000 },
    { saved_at: "2026-12-31T16:59:00Z", total_kg: 1000 },
    { saved_at: "2026-03-01T00:00:00Z", total_kg: 3000 },
  ];
  expect(yearlyMeans(records)).toEqual([
    { year: "2026", tons: 2, count: 2 },
    { year: "2027", tons: 4, count: 1 },
  ]);
  expect(yearlyMeans([])).toEqual([]);
});
