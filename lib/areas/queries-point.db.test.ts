import { beforeAll, describe, expect, it } from "vitest";
import { createReport } from "@/lib/reports/commands";
import { listReports } from "@/lib/reports/queries";
import { addEvent } from "@/prisma/factories/event";
import { addReport } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";
import { placeAnew } from "./commands-names";
import { placeNextRows } from "./commands-place";
import { findAreas } from "./queries";
import { placeArea } from "./queries-point";
import { areaContext, box, drawNames, drawShape } from "./test-areas";

const { db } = await testDatabase();
const ctx = areaContext(db);
const PIYUNGAN = { latitude: -7.8437, longitude: 110.4642 };
const REPORT = {
  reporter_name: "Sari",
  location: "Pinggir sawah",
  damage_type: "Sampah menumpuk",
  incident_date: "2026-11-19",
};

async function placeAll(placing = ctx): Promise<void> {
  await db.$transaction(placeAnew);
  while ((await placeNextRows(placing)) > 0);
}

beforeAll(() => drawNames(db));

describe("without boundaries", () => {
  it("guesses from the nearest town and says so", async () => {
    expect(await placeArea(ctx, PIYUNGAN)).toMatchObject({ areaCode: "34.04", areaCertainty: "nearest" });
    const { areas, certainty } = await findAreas(ctx, { lat: PIYUNGAN.latitude, lng: PIYUNGAN.longitude });
    expect(certainty).toBe("nearest");
    expect(areas.map(({ code }) => code)).toEqual(["34.04"]);
  });

  it("believes a person who knows better, but not one who names the other end of the country", async () => {
    expect(await placeArea(ctx, PIYUNGAN, { code: "34.02.14.2002" })).toEqual({
      areaCode: "34.02.14.2002",
      areaCertainty: "person",
      regency: "Kabupaten Bantul",
      province: "DI Yogyakarta",
    });
    await expect(placeArea(ctx, PIYUNGAN, { code: "12.71" })).rejects.toMatchObject({
      fields: { area_code: expect.any(String) },
    });
    await expect(placeArea(ctx, PIYUNGAN, { code: "99.99" })).rejects.toMatchObject({
      fields: { area_code: expect.any(String) },
    });
  });

  it("tells strangers no more than the regency of what is not checked", async () => {
    const report = await createReport(ctx, {
      ...REPORT,
      ...PIYUNGAN,
      description: "Drum bekas dibuang di pinggir sawah ini.",
      area_code: "34.02.14.2002",
    });
    expect(report.area_code).toBe("34.02.14.2002");
    const filter = (area?: string) => listReports(ctx, { limit: 10, area });
    expect((await filter("34.02")).items).toMatchObject([{ code: report.code, area_code: "34.02" }]);
    expect((await filter("34.02.14")).items).toEqual([]);
    await db.report.update({ where: { id: report.id }, data: { status: "VERIFIED" } });
    expect((await filter("34.02.14")).items).toMatchObject([{ area_code: "34.02.14.2002", area_certainty: "person" }]);
    expect((await filter("34.04")).items).toEqual([]);
  });
});

describe("with boundaries", () => {
  beforeAll(async () => {
    await drawShape(db, "34.04", [box(110.2, -7.8, 110.6, -7.5)]);
    // Bantul with a lake, which is nobody's.
    await drawShape(db, "34.02", [box(110.2, -8, 110.6, -7.8), box(110.3, -7.9, 110.32, -7.88)]);
    await drawShape(db, "34.02.14", [box(110.44, -7.9, 110.5, -7.82)]);
  });

  it("takes the finest area that holds the point, and leaves out its lakes", async () => {
    expect(await placeArea(ctx, PIYUNGAN)).toMatchObject({ areaCode: "34.02.14", areaCertainty: "boundary" });
    expect(await placeArea(ctx, { latitude: -7.95, longitude: 110.3 })).toMatchObject({ areaCode: "34.02" });
    const { areas } = await findAreas(ctx, { lat: -7.89, lng: 110.31 });
    expect(areas[0]).toMatchObject({ code: "34.02" });
    expect((await placeArea(ctx, { latitude: -7.89, longitude: 110.31 })).areaCertainty).toBe("nearest");
  });

  it("gives the beach to the nearest regency, and the open sea to none", async () => {
    expect(await placeArea(ctx, { latitude: -8.01, longitude: 110.3 })).toMatchObject({
      areaCode: "34.02",
      areaCertainty: "nearest",
    });
    expect(await placeArea(ctx, { latitude: -8.2, longitude: 110.3 })).toMatchObject({ areaCode: null });
  });

  it("believes a person within a boundary, and the boundary against them", async () => {
    expect(await placeArea(ctx, PIYUNGAN, { code: "34.02.14.2002" })).toMatchObject({ areaCertainty: "person" });
    expect(await placeArea(ctx, PIYUNGAN, { code: "34.04" })).toMatchObject({
      areaCode: "34.02.14",
      areaCertainty: "boundary",
    });
  });

  it("places what was there before", async () => {
    const old = await addReport(db, { ...PIYUNGAN, regency: "Kabupaten Sleman", province: "DI Yogyakarta" });
    const outside = await addReport(db, {
      latitude: 3.59,
      longitude: 98.67,
      regency: "Kota Medan",
      province: "Sumatera Utara",
    });
    const person = await addReport(db, {
      ...PIYUNGAN,
      areaCode: "34.02.14.2002",
      areaCertainty: "person",
      regency: "Kabupaten Bantul",
    });
    await placeAll();
    const rows = await db.report.findMany({
      where: { id: { in: [old.id, outside.id, person.id] } },
      orderBy: { id: "asc" },
      select: { areaCode: true, areaCertainty: true, regency: true },
    });
    expect(rows).toEqual([
      { areaCode: "34.02.14", areaCertainty: "boundary", regency: "Kabupaten Bantul" },
      { areaCode: "12.71", areaCertainty: "nearest", regency: "Kota Medan" },
      { areaCode: "34.02.14.2002", areaCertainty: "person", regency: "Kabupaten Bantul" },
    ]);
  });

  it("has the page of a report and of an event made anew with their lists", async () => {
    const unplaced = { ...PIYUNGAN, regency: "Kabupaten Sleman", province: "DI Yogyakarta" };
    const report = await addReport(db, unplaced);
    const event = await addEvent(db, unplaced);
    const placing = areaContext(db);
    await placeAll(placing);
    expect([...placing.expired]).toEqual(
      expect.arrayContaining(["reports", `report:${report.code}`, "events", `event:${event.id}`]),
    );
    const again = areaContext(db);
    await placeAll(again);
    expect([...again.expired]).toEqual([]);
  });

  it("finds the boundary by its index", async () => {
    await db.$executeRaw`INSERT INTO area_shapes (code, level, part, hole, shape)
      SELECT '35.01.' || lpad((n / 90)::text, 2, '0') , 3, n, false, polygon(box(point(112 + n % 50 * 0.01, -7 - n / 50 * 0.01), point(112.01 + n % 50 * 0.01, -6.99 - n / 50 * 0.01)))
      FROM generate_series(1, 3000) AS n`;
    await db.$executeRaw`ANALYZE area_shapes`;
    const [body] = await db.$queryRaw<
      { sql: string }[]
    >`SELECT prosrc AS sql FROM pg_proc WHERE proname = 'area_holding'`;
    const query = body?.sql.replaceAll("spot", "point(110.46, -7.84)") ?? "";
    const plan = await db.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(`EXPLAIN ${query}`);
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("area_shapes_level_3_idx");
  });
});

it("finds areas by their names and what they lie in, also with a slip", async () => {
  const search = async (q: string) => (await findAreas(ctx, { q })).areas.map(({ label }) => label);
  expect(await search("piyungan")).toEqual([
    "Piyungan, Kabupaten Bantul, DI Yogyakarta",
    "Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta",
  ]);
  expect(await search("srimulyo bantul")).toEqual(["Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta"]);
  expect((await search("srimulio"))[0]).toBe("Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta");
  expect(await search("xyzzy")).toEqual([]);
  expect((await findAreas(ctx, { code: "34.02.14" })).areas).toMatchObject([{ slug: "piyungan-340214" }]);
  expect((await findAreas(ctx, { parent: "34" })).areas.map(({ name }) => name)).toEqual([
    "Kabupaten Bantul",
    "Kabupaten Sleman",
  ]);
});
