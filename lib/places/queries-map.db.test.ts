import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bounds, cellWindow, countedWindow } from "@/lib/map/grid";
import { clustersSql, pointsSql, totalSql } from "@/lib/map/queries";
import { GRID_LEVELS, MAX_MAP_POINTS } from "@/lib/map/rules";
import { positionOf } from "@/lib/map/sql";
import type { Database } from "@/prisma/client";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { nearestSql, newestSql } from "./queries";
import { PLACE_MAP, placeMap } from "./queries-map";
import { publicDoublesSql } from "./queries-nearby";
import type { PlaceKind } from "./rules";
import type { PlaceMapView } from "./view";

const { db, patient } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOON);
const INDONESIA: Bounds = [94.7, -11.2, 141.1, 6.3];
const MEDAN: Bounds = [98.6, 3.5, 98.75, 3.65];
const CHOSEN: PlaceKind[] = ["bank_sampah", "mangrove"];

const mapOf = (bounds: Bounds, zoom: number, kinds?: PlaceKind[], area?: string) =>
  placeMap(ctx, cellWindow(bounds, zoom), zoom, kinds, area);

function counted(view: PlaceMapView): number {
  return view.features.reduce((sum, { properties }) => sum + ("cluster" in properties ? properties.count : 1), 0);
}

/** Many approved places of all kinds but one, of which there are few, scattered over a box. */
async function scatter(
  client: Database,
  count: number,
  [west, south, east, north]: Bounds,
  closedAt: Date | null = null,
): Promise<void> {
  await client.$executeRaw`
    INSERT INTO places (slug, status, name, name_key, kind, description, latitude, longitude, closed_at, writer_key, updated_at)
    SELECT 'taman-' || gen_random_uuid(), 'APPROVED', 'Taman ' || n, 'taman ' || md5(random()::text),
      CASE WHEN n % 500 = 0 THEN 'bank_sampah' ELSE (enum_range(NULL::"PlaceKind"))[1 + n % 4] END,
      repeat('Taman yang rindang. ', 20),
      ${south}::float8 + random() * (${north - south}::float8), ${west}::float8 + random() * (${east - west}::float8),
      ${closedAt}::timestamptz, 'visitor:contoh', now()
    FROM generate_series(1, ${count}::int) AS n`;
}

/** In how many cells the kept counts differ from what counting anew would give. */
async function gridErrors(): Promise<number> {
  const rows = await db.$queryRaw<{ errors: number }[]>`
    WITH truth AS (
      SELECT level, floor((longitude + 180) * power(2, level) / 360)::int AS x, floor((latitude + 90) * power(2, level) / 360)::int AS y,
        kind, count(*)::int AS count, sum(round(latitude * 1e6))::bigint AS latitude_sum,
        sum(round(longitude * 1e6))::bigint AS longitude_sum
      FROM places, generate_series(${GRID_LEVELS.min}::int, ${GRID_LEVELS.max}::int) AS level
      WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL
      GROUP BY 1, 2, 3, 4
    )
    SELECT count(*)::int AS errors FROM (SELECT * FROM place_cells WHERE count <> 0) AS cells
    FULL JOIN truth USING (level, x, y, kind, count, latitude_sum, longitude_sum)
    WHERE cells.level IS NULL OR truth.level IS NULL`;
  return rows[0]?.errors ?? -1;
}

const add = (fields: PlaceFields = {}) => addPlace(db, { status: "APPROVED", ...fields });

describe("the map of a few places", () => {
  beforeEach(() => db.$executeRaw`TRUNCATE places CASCADE`);

  it("has a point for each that is on the map, with what its popup shows", async () => {
    const { id, slug } = await add({ name: "Taman Suropati", kind: "taman_kota" });
    for (const fields of [
      { status: "PENDING" },
      { status: "REJECTED" },
      { closedAt: NOON },
      { mergedIntoId: id },
    ] as PlaceFields[]) {
      await add(fields);
    }
    const { features } = await mapOf(MEDAN, 13);
    expect(features).toEqual([
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [98.67, 3.58] },
        properties: {
          id,
          slug,
          name: "Taman Suropati",
          kind: "taman_kota",
          description: "Taman kecil yang teduh.",
          photo: null,
        },
      },
    ]);
  });

  it("can show chosen kinds only", async () => {
    const bank = await add({ kind: "bank_sampah" });
    const mangrove = await add({ kind: "mangrove" });
    await add({ kind: "taman_kota" });
    const shown = async (kinds: PlaceKind[]) =>
      (await mapOf(MEDAN, 13, kinds)).features.map(({ properties }) => "id" in properties && properties.id).sort();
    expect(await shown(["bank_sampah"])).toEqual([bank.id]);
    expect(await shown(CHOSEN)).toEqual([bank.id, mangrove.id].sort());
    expect(await shown(["kebun_raya"])).toEqual([]);
  });

  it("can show one area only, of chosen kinds too", async () => {
    const park = await add({ areaCode: "12.71.01" });
    const mangrove = await add({ areaCode: "12.71", kind: "mangrove" });
    await add({ areaCode: "12.07" });
    await add({});
    const shown = async (area: string, kinds?: PlaceKind[]) =>
      (await mapOf(MEDAN, 13, kinds, area)).features
        .map(({ properties }) => "id" in properties && properties.id)
        .sort();
    expect(await shown("12.71")).toEqual([park.id, mangrove.id].sort());
    expect(await shown("12.71", ["mangrove"])).toEqual([mangrove.id]);
    expect(await shown("51")).toEqual([]);
  });
});

describe("the counted grid", () => {
  beforeEach(() => db.$executeRaw`TRUNCATE places CASCADE`);

  it("follows every change of a place", async () => {
    const target = await add({ name: "Tujuan" });
    const changes: PlaceFields[] = [
      { status: "APPROVED" },
      { kind: "mangrove" },
      { longitude: 110.4, latitude: -7.8 },
      { openCount: 3 },
      { closedAt: NOON },
      { closedAt: null },
      { mergedIntoId: target.id },
      { mergedIntoId: null },
      { status: "REJECTED" },
      { status: "APPROVED", kind: "bank_sampah", latitude: 3.6 },
    ];
    const { id } = await addPlace(db);
    for (const { createdAt: _, decidedBy: __, words: ___, ...data } of changes) {
      await db.place.update({ where: { id }, data });
      expect([data, await gridErrors()]).toEqual([data, 0]);
    }
    await db.place.delete({ where: { id } });
    expect(await gridErrors()).toBe(0);
  });

  it("follows many changes in one statement", async () => {
    await scatter(db, 600, MEDAN);
    expect(await gridErrors()).toBe(0);
    await db.$executeRaw`UPDATE places SET status = 'PENDING' WHERE id % 3 = 0`;
    await db.$executeRaw`UPDATE places SET kind = 'lainnya', latitude = latitude + 0.01 WHERE id % 3 = 1`;
    await db.$executeRaw`DELETE FROM places WHERE id % 4 = 1`;
    expect(await gridErrors()).toBe(0);
    await db.$executeRaw`TRUNCATE places CASCADE`;
    expect(await db.placeCell.count()).toBe(0);
  });

  it("stays right when places of one spot are decided at once", async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, async () => (await addPlace(db)).id));
    await Promise.all(ids.map((id) => db.place.update({ where: { id }, data: { status: "APPROVED" } })));
    await Promise.all(ids.slice(10).map((id) => db.place.update({ where: { id }, data: { closedAt: NOON } })));
    expect(await gridErrors()).toBe(0);
    expect(counted(await mapOf(MEDAN, 13))).toBe(10);
  });
});

describe("the map of very many places", () => {
  const COUNT = 50_000;

  beforeAll(async () => {
    await db.$executeRaw`TRUNCATE places CASCADE`;
    // One exactly on a cell's edge, which belongs to the cell after it, and a lone one west of that edge.
    await add({ kind: "konservasi", latitude: -2, longitude: 135 });
    await add({ kind: "konservasi", latitude: -2, longitude: 134.9 });
    await scatter(patient, COUNT / 2, INDONESIA);
    await scatter(patient, COUNT / 2, MEDAN);
    // Half as many again that are not on the map, so that the plans show which index leaves them out.
    await scatter(patient, COUNT / 2, MEDAN, NOON);
    await patient.$executeRaw`VACUUM ANALYZE places`;
    await patient.$executeRaw`ANALYZE place_cells`;
  });

  it("stands for all of them in at most 300 features, at every zoom and for chosen kinds", async () => {
    expect(counted(await mapOf(INDONESIA, 5))).toBe(COUNT + 2);
    const chosen = await db.place.count({ where: { kind: { in: CHOSEN }, closedAt: null } });
    expect(counted(await mapOf(INDONESIA, 5, CHOSEN))).toBe(chosen);
    for (let zoom = 0; zoom <= 22; zoom += 2) {
      // A screen of 2560 × 1440 px around Medan.
      const [width, height] = [(360 * 10) / 2 ** zoom, (360 * 5.6) / 2 ** zoom];
      const bounds: Bounds = [98.67 - width / 2, 3.58 - height / 2, 98.67 + width / 2, 3.58 + height / 2];
      for (const kinds of [undefined, CHOSEN]) {
        const { features } = await mapOf(bounds, zoom, kinds);
        expect(features.length).toBeLessThanOrEqual(MAX_MAP_POINTS);
      }
    }
  });

  it("shows the few of a rare kind singly where all kinds are clusters", async () => {
    const { features } = await mapOf(INDONESIA, 5, ["bank_sampah"]);
    expect(counted({ type: "FeatureCollection", features })).toBe(COUNT / 500);
    for (const { properties } of features) expect(properties).toMatchObject({ kind: "bank_sampah" });
  });

  it("draws a lone place of a cell as itself, and never one from beyond the cell's edge", async () => {
    const cells = await db.$queryRaw<{ id: number | null }[]>(
      clustersSql(PLACE_MAP, cellWindow([112.6, -5, 157, 5], 2), ["konservasi"]),
    );
    const drawn = cells.map(({ id }) => id);
    const lone = await db.place.findMany({ where: { kind: "konservasi" }, select: { id: true } });
    expect(drawn.toSorted()).toEqual(lone.map(({ id }) => id).toSorted());
  });
});

describe("plans at 50,000 places", () => {
  const country = countedWindow(cellWindow(INDONESIA, 5));
  const city = cellWindow([98.67, 3.58, 98.68, 3.59], 17);
  const here = { latitude: 3.58, longitude: 98.67 };
  const inCity = { bbox: [...MEDAN] as [number, number, number, number] };
  const rare: PlaceKind[] = ["bank_sampah"];
  const key = "taman suropati";

  it.each([
    ["the newest", newestSql({ limit: 50 }), ["places_listed_idx"], 60],
    ["a later page", newestSql({ limit: 50, cursor: 9_000 }), ["places_listed_idx"], 60],
    ["the newest of chosen kinds", newestSql({ limit: 50, kinds: CHOSEN }), ["places_listed_kind_idx"], 120],
    ["a rare name", newestSql({ limit: 50, q: "taman abcde" }), ["places_name_idx"], 500],
    ["a common name", newestSql({ limit: 50, q: "taman" }), ["places_listed_idx"], 60],
    ["the nearest", nearestSql({}, here, 100), ["places_on_map_(kind_)?idx"], 130],
    ["the nearest of a rare kind", nearestSql({ kinds: rare }, here, 50), ["places_on_map_kind_idx"], 70],
    ["a box from its middle", nearestSql(inCity, here, 50), ["places_on_map_(kind_)?idx"], 70],
    [
      "a country's box of kinds",
      nearestSql({ bbox: [94.7, -11.2, 141.1, 6.3], kinds: CHOSEN }, here, 50),
      ["places_on_map_kind_idx"],
      140,
    ],
    ["points of the map", pointsSql(PLACE_MAP, city, 301), ["places_on_map_(kind_)?idx"], 310],
    [
      "points of a rare kind",
      pointsSql(PLACE_MAP, cellWindow(INDONESIA, 5), 301, rare),
      ["places_on_map_kind_idx"],
      310,
    ],
    ["the sum of cells", totalSql(PLACE_MAP, country), ["place_cells_pkey"], 3_000],
    ["clusters", clustersSql(PLACE_MAP, country), ["place_cells_pkey", "places_on_map_kind_idx"], 3_000],
    [
      "clusters of kinds",
      clustersSql(PLACE_MAP, country, CHOSEN),
      ["place_cells_pkey", "places_on_map_kind_idx"],
      3_000,
    ],
    [
      "possible doubles",
      publicDoublesSql(positionOf({ latitude: -2, longitude: 120 }), key),
      ["places_public_nearby_idx"],
      400,
    ],
  ] as const)("read %s by index and touch few rows", async (_, query, expected, most) => {
    const { indexes, rows } = await queryWork(db, query);
    expect(indexes.join(" ")).toMatch(new RegExp(`^${expected.join(" ")}$`, "u"));
    expect(rows).toBeLessThanOrEqual(most);
  });
});
