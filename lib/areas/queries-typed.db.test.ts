import { beforeAll, expect, it } from "vitest";
import { createReport } from "@/lib/reports/commands";
import { listReports } from "@/lib/reports/queries";
import { addReport } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";
import { placeAnew, writeAreaNames } from "./commands-names";
import { placeNextRows } from "./commands-place";
import { placeArea } from "./queries-point";
import { areaContext, box, drawShape } from "./test-areas";
import { areaText } from "./view";

const { db } = await testDatabase();
const ctx = areaContext(db);
const CIKAPUNDUNG = { latitude: -6.8853, longitude: 107.6137 };

beforeAll(async () => {
  await writeAreaNames(db, "typed", async () => [
    { code: "32", name: "Jawa Barat" },
    { code: "32.04", name: "Kabupaten Bandung" },
    { code: "32.04.05", name: "Cileunyi" },
    { code: "32.73", name: "Kota Bandung" },
    { code: "32.73.02", name: "Coblong" },
    { code: "32.73.02.1005", name: "Dago" },
    { code: "32.73.02.1001", name: "Cipaganti" },
    { code: "32.73.09", name: "Bandung Wetan" },
    { code: "32.73.09.1001", name: "Cihapit" },
  ]);
});

it.each([
  ["Coblong, Kota Bandung", "32.73.02", "typed"],
  ["Sungai Cikapundung, Kec. Coblong", "32.73.02", "typed"],
  ["Dago, Coblong, Kota Bandung", "32.73.02.1005", "typed"],
  ["Dekat taman di Cihapit RT 03/02", "32.73.09.1001", "typed"],
  // A district of another regency, two of the same, a street, a name that only begins alike.
  ["Cileunyi, Kabupaten Bandung", "32.73", "nearest"],
  ["Coblong, Bandung Wetan", "32.73", "nearest"],
  ["Jalan Coblong", "32.73", "nearest"],
  ["Bandung", "32.73", "nearest"],
])("places a point by the words %s", async (words, areaCode, areaCertainty) => {
  expect(await placeArea(ctx, CIKAPUNDUNG, { words })).toMatchObject({
    areaCode,
    areaCertainty,
    regency: "Kota Bandung",
  });
});

it("calls an area that words name no guess, and prefers what a person chose", async () => {
  const area = await placeArea(ctx, CIKAPUNDUNG, { words: "Coblong" });
  expect(areaText(area)).toBe("Kota Bandung, Jawa Barat");
  expect(await placeArea(ctx, CIKAPUNDUNG, { words: "Coblong", code: "32.73.09" })).toMatchObject({
    areaCode: "32.73.09",
    areaCertainty: "person",
  });
});

it("believes a boundary against words, and words within it", async () => {
  await drawShape(db, "32.04.05", [box(107.7, -7, 107.8, -6.9)]);
  await drawShape(db, "32.73", [box(107.5, -7, 107.7, -6.8)]);
  const cileunyi = { latitude: -6.95, longitude: 107.75 };
  expect(await placeArea(ctx, cileunyi, { words: "Coblong, Kota Bandung" })).toMatchObject({
    areaCode: "32.04.05",
    areaCertainty: "boundary",
  });
  expect(await placeArea(ctx, CIKAPUNDUNG, { words: "Coblong" })).toMatchObject({
    areaCode: "32.73.02",
    areaCertainty: "typed",
  });
});

it("finds a report by the district that its words name, also one that was there before", async () => {
  const sent = await createReport(ctx, {
    ...CIKAPUNDUNG,
    reporter_name: "Sari",
    location: "Tepi sungai, Coblong, Kota Bandung",
    damage_type: "Pencemaran air",
    description: "Air sungai berbusa putih sejak pagi di dekat jembatan.",
    incident_date: "2026-11-19",
  });
  await db.report.update({ where: { id: sent.id }, data: { status: "VERIFIED" } });
  const old = await addReport(db, { ...CIKAPUNDUNG, status: "VERIFIED", location: "Coblong", regency: "Kota Bandung" });
  await db.$transaction(placeAnew);
  while ((await placeNextRows(ctx)) > 0);
  const { items } = await listReports(ctx, { limit: 10, area: "32.73.02" });
  expect(items.map(({ code }) => code).sort()).toEqual([sent.code, old.code].sort());
});
