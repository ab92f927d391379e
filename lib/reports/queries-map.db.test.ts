import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bounds, cellWindow, countedWindow } from "@/lib/map/grid";
import { clustersSql, pointsSql, totalSql } from "@/lib/map/queries";
import { GRID_LEVELS, MAX_MAP_POINTS } from "@/lib/map/rules";
import { Prisma } from "@/prisma/client";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queueSql } from "./desk/queries";
import { listSql } from "./queries";
import { REPORT_MAP, reportMap } from "./queries-map";
import { publicNearbySql } from "./queries-nearby";
import type { ReportFilter } from "./schemas";
import type { ReportMapView } from "./view";

const { db, patient } = await testDatabase();
const ctx = testContext(db, visitor("tamu"), new Date("2026-03-14T09:00:00+07:00"));
const INDONESIA: Bounds = [94.7, -11.2, 141.1, 6.3];
const MEDAN: Bounds = [98.6, 3.5, 98.75, 3.65];
const place = { latitude: 3.58, longitude: 98.67 };

const mapOf = (bounds: Bounds, zoom: number) => reportMap(ctx, cellWindow(bounds, zoom), zoom);

function counted(view: ReportMapView): number {
  return view.features.reduce((sum, { properties }) => sum + ("cluster" in properties ? properties.count : 1), 0);
}

/** Many verified reports, scattered over a box. */
async function scatter(count: number, [west, south, east, north]: Bounds): Promise<void> {
  await patient.$executeRaw`
    INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
      latitude, longitude, writer_key, updated_at)
    SELECT 'UJI-' || left(gen_random_uuid()::text, 16), 'VERIFIED', 'Warga contoh', 'Jalan Contoh', 'Sampah menumpuk',
      repeat('Sampah menumpuk di tepi sungai. ', 20), repeat('0', 64), '2026-03-13',
      ${south}::float8 + random() * (${north - south}::float8), ${west}::float8 + random() * (${east - west}::float8),
      'visitor:contoh', now()
    FROM generate_series(1, ${count}::int)`;
}

/** The grid as it would be if it were counted anew. */
async function gridErrors(): Promise<number> {
  const rows = await db.$queryRaw<{ errors: number }[]>`
    WITH truth AS (
      SELECT level, floor((public_longitude + 180) * power(2, level) / 360)::int AS x, floor((public_latitude + 90) * power(2, level) / 360)::int AS y,
        count(*)::int AS count, sum(round(public_latitude * 1e6))::bigint AS latitude_sum, sum(round(public_longitude * 1e6))::bigint AS longitude_sum
      FROM reports, generate_series(${GRID_LEVELS.min}::int, ${GRID_LEVELS.max}::int) AS level
      WHERE status IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND held_reason IS NULL AND latitude IS NOT NULL
      GROUP BY 1, 2, 3
    )
    SELECT count(*)::int AS errors FROM (SELECT * FROM report_cells WHERE count <> 0) AS cells
    FULL JOIN truth USING (level, x, y, count, latitude_sum, longitude_sum)
    WHERE cells.level IS NULL OR truth.level IS NULL`;
  return rows[0]?.errors ?? -1;
}

describe("the map of a few reports", () => {
  beforeEach(() => db.$executeRaw`TRUNCATE reports, report_days CASCADE`);

  it("has a point for each checked one, with what its popup shows", async () => {
    const { id, code } = await addReport(db, { ...place, status: "VERIFIED" });
    for (const fields of [
      { status: "PENDING" },
      { status: "REJECTED" },
      { status: "VERIFIED", heldReason: "link" },
    ] as ReportFields[]) {
      await addReport(db, { ...place, ...fields });
    }
    const view = await mapOf(MEDAN, 13);
    expect(view.features).toHaveLength(1);
    expect(view.features[0]).toMatchObject({
      geometry: { type: "Point", coordinates: [98.67, 3.58] },
      properties: { id, code, status: "VERIFIED", location: "Jalan Contoh, Medan", photo: null },
    });
  });

  it("parts reports of one spot as long as all of them fit", async () => {
    for (let made = 0; made < 3; made += 1) await addReport(db, { ...place, status: "VERIFIED" });
    expect((await mapOf(MEDAN, 13)).features).toHaveLength(3);
    expect((await mapOf(INDONESIA, 5)).features).toHaveLength(3);
  });

  it("shortens long descriptions without cutting a letter in two", async () => {
    await addReport(db, { ...place, status: "VERIFIED", description: "😀".repeat(400) });
    const [feature] = (await mapOf(MEDAN, 13)).features;
    const description = feature && "description" in feature.properties ? feature.properties.description : "";
    expect(description.isWellFormed()).toBe(true);
    expect([...description].length).toBeLessThanOrEqual(280);
    expect(description.endsWith("…")).toBe(true);
  });

  it("is narrowed by state, kind, area and day, and never shows more than without a filter", async () => {
    const day = (date: string) => new Date(`${date}T09:00:00+07:00`);
    const bantul = { areaCode: "34.02.14", areaCertainty: "person" } as const;
    await addReport(db, { ...place, status: "VERIFIED", damageType: "Satwa liar", createdAt: day("2026-03-01") });
    await addReport(db, { ...place, ...bantul, status: "RESOLVED", createdAt: day("2026-03-10") });
    await addReport(db, { ...place, ...bantul, status: "PENDING" });
    const found = async (filter: ReportFilter) =>
      (await reportMap(ctx, cellWindow(MEDAN, 13), 13, filter)).features.map(({ properties }) =>
        "status" in properties ? properties.status : "cluster",
      );
    expect(await found({ status: "RESOLVED" })).toEqual(["RESOLVED"]);
    expect(await found({ status: "PENDING" })).toEqual([]);
    expect(await found({ kind: "Satwa liar" })).toEqual(["VERIFIED"]);
    expect(await found({ area: "34.02" })).toEqual(["RESOLVED"]);
    expect(await found({ area: "34.04" })).toEqual([]);
    expect(await found({ from: "2026-03-02", to: "2026-03-10" })).toEqual(["RESOLVED"]);
    expect(await found({ to: "2026-03-09" })).toEqual(["VERIFIED"]);
  });

  it("leaves out what is outside the window", async () => {
    await addReport(db, { ...place, status: "VERIFIED" });
    expect((await mapOf([106, -7, 107, -6], 10)).features).toEqual([]);
  });
});

describe("the counted grid", () => {
  beforeEach(() => db.$executeRaw`TRUNCATE reports, report_days CASCADE`);

  it("follows every change of a report", async () => {
    const changes: ReportFields[] = [
      { status: "VERIFIED" },
      { status: "IN_PROGRESS" },
      { longitude: 110.4, latitude: -7.8 },
      { heldReason: "link" },
      { heldReason: null },
      { supportCount: 3 },
      { damageType: "Limbah B3/industri" },
      { status: "REJECTED" },
      { status: "RESOLVED" },
      { latitude: null, longitude: null },
    ];
    const { id } = await addReport(db, place);
    for (const change of changes) {
      await db.report.update({ where: { id }, data: change });
      expect([change, await gridErrors()]).toEqual([change, 0]);
    }
    await scatter(200, MEDAN);
    await db.$executeRaw`UPDATE reports SET status = 'PENDING' WHERE id % 3 = 0`;
    await db.$executeRaw`DELETE FROM reports WHERE id % 3 = 1`;
    expect(await gridErrors()).toBe(0);
  });

  it("stays right when reports of one place are decided at once", async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, async () => (await addReport(db, place)).id));
    await Promise.all(ids.map((id) => db.report.update({ where: { id }, data: { status: "VERIFIED" } })));
    await Promise.all(ids.slice(10).map((id) => db.report.update({ where: { id }, data: { status: "REJECTED" } })));
    expect(await gridErrors()).toBe(0);
    expect(counted(await mapOf(MEDAN, 13))).toBe(10);
  });
});

describe("the map of very many reports", () => {
  const COUNT = 6_000;

  beforeAll(async () => {
    await db.$executeRaw`TRUNCATE reports, report_days CASCADE`;
    await scatter(COUNT / 2, INDONESIA);
    await scatter(COUNT / 2, MEDAN);
    await patient.$executeRaw`ANALYZE`;
  });

  it("stands for all of them in at most 300 features, at every zoom", async () => {
    expect(counted(await mapOf(INDONESIA, 5))).toBe(COUNT);
    for (let zoom = 0; zoom <= 22; zoom += 1) {
      // A screen of 2560 × 1440 px around Medan.
      const [width, height] = [(360 * 10) / 2 ** zoom, (360 * 5.6) / 2 ** zoom];
      const bounds: Bounds = [98.67 - width / 2, 3.58 - height / 2, 98.67 + width / 2, 3.58 + height / 2];
      const { features } = await mapOf(bounds, zoom);
      expect(features.length).toBeLessThanOrEqual(MAX_MAP_POINTS);
    }
  });

  it("counts what a filter leaves in clusters, too, with the lone ones as themselves", async () => {
    const all = { kind: "Sampah menumpuk" };
    for (const [bounds, zoom] of [
      [INDONESIA, 5],
      [MEDAN, 13],
    ] as const) {
      const { features } = await reportMap(ctx, cellWindow(bounds, zoom), zoom, all);
      expect(features.length).toBeLessThanOrEqual(MAX_MAP_POINTS);
      expect(counted({ type: "FeatureCollection", features })).toBe(counted(await mapOf(bounds, zoom)));
    }
  });

  it("draws a lone report of a crowded view as itself", async () => {
    const { features } = await mapOf(INDONESIA, 5);
    const singles = (await mapOf([94.7, -11.2, 125, 6.3], 7)).features.filter(({ properties }) => "code" in properties);
    expect(features.some(({ properties }) => "cluster" in properties && properties.count > 1000)).toBe(true);
    for (const { properties } of singles) expect(properties).toMatchObject({ status: "VERIFIED" });
  });

  it("parts a crowd in one spot as far as it can, then shows as many as fit", async () => {
    await scatter(500, [98.67, 3.58, 98.67, 3.58]);
    const spot: Bounds = [98.6695, 3.5795, 98.6705, 3.5805];
    expect((await mapOf(spot, 17)).features.length).toBeLessThan(MAX_MAP_POINTS);
    const deepest = (await mapOf(spot, 19)).features;
    expect(deepest).toHaveLength(MAX_MAP_POINTS);
    expect(deepest.every(({ properties }) => "code" in properties)).toBe(true);
  });
});

describe("plans", () => {
  /** Names of the indexes that a query is planned with; a table that is read whole counts as one, but for the one that is empty here. */
  async function indexes(query: Prisma.Sql): Promise<string[]> {
    const rows = await db.$queryRaw<{ "QUERY PLAN": string }[]>(Prisma.sql`EXPLAIN ${query}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    return [...plan.matchAll(/(?:using|Bitmap Index Scan on) (\w+)|(Seq Scan)(?! on report_photos)/gu)].map(
      (match) => match[1] ?? match[2] ?? "",
    );
  }

  const window = cellWindow(MEDAN, 12);
  const at = { latitude: Prisma.sql`3.58::float8`, longitude: Prisma.sql`98.67::float8` };

  it.each([
    ["the list", listSql({ limit: 20 }), ["reports_listed_idx"]],
    ["a later page of the list", listSql({ limit: 20, cursor: 900 }), ["reports_listed_idx"]],
    ["the list of a kind", listSql({ limit: 20, kind: "Satwa liar" }), ["reports_kind_idx"]],
    ["the list of a box", listSql({ limit: 20, bbox: [110.1, -7.9, 110.11, -7.89] }), ["reports_listed_point_idx"]],
    ["the list of one state", listSql({ limit: 20, status: "VERIFIED" }), ["reports_verified_idx"]],
    ["a number", listSql({ limit: 20, code: "LP-260314-0001" }), ["reports_code_key"]],
    [
      "points of the map",
      pointsSql(REPORT_MAP, cellWindow([98.67, 3.58, 98.68, 3.59], 16), 301),
      ["reports_on_map_idx"],
    ],
    ["the sum of cells", totalSql(REPORT_MAP, countedWindow(window)), ["report_cells_pkey"]],
    ["clusters", clustersSql(REPORT_MAP, countedWindow(window)), ["report_cells_pkey", "reports_on_map_idx"]],
    ["the neighbourhood", publicNearbySql(at, new Date(0)), ["reports_listed_point_idx"]],
    ["the desk's queue of a state", queueSql({ limit: 20, status: "PENDING", cursor: 5 }), ["reports_pending_idx"]],
  ] as const)("read %s by index", async (_, query, expected) => {
    expect((await indexes(query)).sort()).toEqual([...expected].sort());
  });
});
