import { expect, it } from "vitest";
import { z } from "zod";
import { ALL_FIGURES, BASIS_LABELS, COMPARISONS, CONVERSIONS, FACTORS } from "./factors";
import { overdueFigures } from "./rules";
import { AVERAGES } from "./simple";

const Figure = z.strictObject({
  name: z.string().min(3),
  unit: z.string().min(2),
  value: z.number().positive(),
  low: z.number().positive().optional(),
  high: z.number().positive().optional(),
  basis: z.enum(Object.keys(BASIS_LABELS)),
  source: z.string().min(10),
  url: z.url({ protocol: /^https$/u }).optional(),
  year: z.string().regex(/^\d{4}$/u),
  region: z.string().min(3),
  reviewBy: z.iso.date(),
});

it("has a source, a year, a region and a review date for every figure", () => {
  for (const figure of ALL_FIGURES) expect(Figure.safeParse(figure).error, figure.name).toBeUndefined();
});

it("marks what has no source as an assumption, and links what has one", () => {
  for (const { name, basis, url, source } of ALL_FIGURES) {
    if (basis === "verified" || basis === "proxy") expect(url, name).toBeDefined();
    if (source.startsWith("Asumsi")) expect(basis, name).toBe("assumption");
  }
});

it("has every factor between its bounds", () => {
  for (const { name, low, value, high } of [...Object.values(FACTORS), ...Object.values(CONVERSIONS)]) {
    expect(low, name).toBeLessThanOrEqual(value);
    expect(value, name).toBeLessThanOrEqual(high);
  }
});

it("compares with the spec's averages", () => {
  expect([COMPARISONS.indonesiaCo2.value, COMPARISONS.worldCo2.value]).toEqual([AVERAGES.indonesia, AVERAGES.world]);
});

it("tells a review date that has passed, from the day after on", () => {
  const [figure] = ALL_FIGURES;
  if (!figure) throw new Error("no figures");
  const reviewed = { ...figure, reviewBy: "2027-06-30" };
  const later = { ...figure, reviewBy: "2028-01-01" };
  expect(overdueFigures([reviewed, later], "2027-06-29")).toEqual([]);
  expect(overdueFigures([reviewed, later], "2027-06-30")).toEqual([]);
  expect(overdueFigures([reviewed, later], "2027-07-01")).toEqual([reviewed]);
  expect(overdueFigures([reviewed, later], "2030-01-01")).toEqual([reviewed, later]);
});
