import { expect, it } from "vitest";
import { zoneOfRow } from "@/lib/areas/zones";
import { findEvent, listEvents } from "@/lib/events/event/queries";
import { phaseOf } from "@/lib/events/event/rules";
import { ListEvents } from "@/lib/events/event/schemas";
import { dayIn } from "@/lib/format/dates";
import { latitude, longitude } from "@/lib/http/fields";
import { isProvince } from "@/lib/provinces/rules";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { seedCommunityEvents } from "./community-events";
import { seedDemoEvents } from "./events";

const { db } = await testDatabase();
/** After the first of the six in this year, on its very day. */
const NOW = new Date("2026-06-15T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOW);
await seedCommunityEvents(db, NOW);
await seedDemoEvents(db, NOW);

it("has the six community events of the spec, each in the next year in which it lies ahead", async () => {
  const { items } = await listEvents(ctx, ListEvents.parse({ kind: "COMMUNITY" }));
  const six = items.map(({ date, category, registered, capacity }) => [dayIn(date), category, registered, capacity]);
  expect(six).toEqual([
    ["2026-06-18", "DISKUSI", 32, 60],
    ["2026-06-22", "GOTONG_ROYONG", 78, 120],
    ["2026-06-25", "WORKSHOP", 28, 40],
    ["2026-06-29", "GOTONG_ROYONG", 56, 80],
    ["2026-07-02", "KAMPANYE", 41, 100],
    ["2027-06-15", "GOTONG_ROYONG", 45, 100],
  ]);
});

it("says of every event that it is a sample, in the title that lists, pages and mails show", async () => {
  const titles = (await db.event.findMany()).map(({ title }) => title);
  expect(titles).toHaveLength(11);
  expect(titles.filter((title) => !title.startsWith("Contoh: "))).toEqual([]);
});

it("shows planting events in every phase and zone, with the archive's results", async () => {
  const rows = await db.event.findMany({ where: { kind: "PLANTING" } });
  expect(new Set(rows.map((row) => phaseOf(row, NOW)))).toEqual(new Set(["open", "full", "past"]));
  expect(new Set(rows.map(({ zone }) => zone))).toEqual(new Set(["WIB", "WITA", "WIT"]));
  const full = rows.find((row) => phaseOf(row, NOW) === "full");
  expect(await findEvent(ctx, full?.id ?? 0)).toMatchObject({ waiting: 3, results: null });
  const [past] = (await listEvents(ctx, ListEvents.parse({ when: "past" }))).items;
  expect((await findEvent(ctx, past?.id ?? 0))?.results).toMatchObject({ people: 19, trees: 45, photos: [] });
});

it("lies in Indonesia, on the clocks and in the provinces of the map", async () => {
  for (const row of await db.event.findMany()) {
    expect(latitude.safeParse(row.latitude).success && longitude.safeParse(row.longitude).success).toBe(true);
    expect([row.title, isProvince(row.province ?? "")]).toEqual([row.title, true]);
    expect([row.title, zoneOfRow(row)]).toEqual([row.title, row.zone]);
  }
});
