import { beforeEach, expect, it } from "vitest";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";
import { placeAnew, writeAreaNames } from "./commands-names";
import { placeNextRows } from "./commands-place";
import { areaContext, box, drawShape } from "./test-areas";

const { db } = await testDatabase();
/** 2026-11-20T03:00Z */
const ctx = areaContext(db);
/** By the nearest town in Central Kalimantan, by the drawn boundary in the south. */
const KAPUAS = { latitude: -3.01, longitude: 114.39, areaCode: "62.03", areaCertainty: "nearest" } as const;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, area_shapes CASCADE`;
  await writeAreaNames(db, "two clocks", async () => [
    { code: "62", name: "Kalimantan Tengah" },
    { code: "62.03", name: "Kabupaten Kapuas" },
    { code: "63", name: "Kalimantan Selatan" },
    { code: "63.04", name: "Kabupaten Barito Kuala" },
  ]);
  await drawShape(db, "63.04", [box(114.3, -3.1, 114.5, -2.9)]);
});

async function placed(fields: Parameters<typeof addEvent>[1]) {
  const startsAt = new Date("2026-11-28T00:00:00Z");
  const { id } = await addEvent(db, { ...KAPUAS, startsAt, ...fields });
  await db.$transaction(placeAnew);
  while ((await placeNextRows(ctx)) > 0);
  const row = await db.event.findUniqueOrThrow({ where: { id } });
  expect([row.areaCode, row.startsAt]).toEqual(["63.04", fields?.startsAt ?? startsAt]);
  return [row.zone, row.suggestedZone];
}

it("asks whether an event ahead was meant on the clock of the area that it turns out to lie in", async () => {
  expect(await placed({ zone: "WIB" })).toEqual(["WIB", "WITA"]);
});

it("asks nothing where the clock was another one already, or the event has begun", async () => {
  expect(await placed({ zone: "WITA" })).toEqual(["WITA", null]);
  expect(await placed({ zone: "WIB", startsAt: new Date("2026-11-19T00:00:00Z") })).toEqual(["WIB", null]);
});

it("leaves the names of a town whose regency is not in the table", async () => {
  const names = { regency: "Kota Gorontalo", province: "Gorontalo" };
  const point = { latitude: 0.5435, longitude: 123.0568, areaCode: null, areaCertainty: "nearest", ...names } as const;
  const { id } = await addEvent(db, point);
  await db.$transaction(placeAnew);
  while ((await placeNextRows(ctx)) > 0);
  expect(await db.event.findUniqueOrThrow({ where: { id } })).toMatchObject({ areaCode: null, ...names });
});
