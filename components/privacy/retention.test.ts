import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RETENTION } from "./retention";

/** Tables whose rows are about nobody, and why. */
const ABOUT_NOBODY: Record<string, string> = {
  area_shapes: "published boundaries of areas",
  area_outlines: "the same boundaries, as maps draw them",
  area_uploads: "a file of published boundaries, until it is imported",
  areas: "published names of areas",
  announcements: "what staff put up for everyone",
  channels: "offices that take reports, as staff list them",
  event_result_photos: "pictures of an event's results, shown to everyone with it",
  geocode_answers: "where a name of a place lies, whoever looked it up",
  partner_months: "sums of a waste bank's month",
  partner_price_lists: "what a waste bank paid before its list of today",
  place_cells: "counts by square of the map",
  report_cells: "counts by square of the map",
  report_merges: "which report has become part of which",
  report_relapses: "which report tells of which one's damage again",
  reply_templates: "sentences that staff are offered",
  report_days: "the last number of a day's reports",
  settings: "what the site's staff set",
  tallies: "counts",
};

const TABLES = [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/@@map\("(\w+)"\)/gu)].map(
  ([, table = ""]) => table,
);

it("says of every table what is kept in it, why and how long, or why it is about nobody", () => {
  const explained = new Set(RETENTION.flatMap(({ tables }) => tables));
  expect(TABLES.length).toBeGreaterThan(0);
  expect(TABLES.filter((table) => explained.has(table) === table in ABOUT_NOBODY)).toEqual([]);
  expect([...explained, ...Object.keys(ABOUT_NOBODY)].filter((table) => !TABLES.includes(table))).toEqual([]);
});
