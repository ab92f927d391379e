import { beforeAll, describe, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { addPlace } from "@/prisma/factories/place";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { rowsOf } from "@/scripts/testing/size";
import { exportPlaceList, PLACE_LIST, placeListSql } from "./queries-list";
import { PlaceListFilter } from "./schemas";

const NOW = new Date("2026-03-14T09:00:00+07:00");

describe("the list of places", async () => {
  const { db } = await testDatabase();
  const ctx = testContext(db, await member(db, "Bima", "PENGELOLA"), NOW);
  const on = (day: number) => new Date(Date.UTC(2026, 2, day, 2));
  const bogor = { regency: "Kota Bogor", province: "Jawa Barat" };
  const approved = { status: "APPROVED" } as const;
  const remaining = await addPlace(db, { createdAt: on(1), name: "Taman Kencana", ...approved, ...bogor });
  await addPlace(db, { createdAt: on(2), name: "Taman Sempur", ...approved, closedAt: on(3) });
  await addPlace(db, { createdAt: on(4), name: "Taman Ganda", ...approved, mergedIntoId: remaining.id });
  await addPlace(db, { createdAt: on(5), name: "Kebun Raya", status: "REJECTED", province: "Jawa Barat" });
  await addPlace(db, { createdAt: on(6), name: "=Hutan Kota", heldReason: "link" });
  await addPlace(db, { createdAt: on(13), name: "Taman Baru", ...bogor });

  const daysOf = async (fields: object) => {
    const { items } = await PLACE_LIST.page(ctx, PlaceListFilter.parse(fields));
    return items.map(({ createdAt }) => Number(createdAt.slice(8, 10)));
  };

  it.each([
    [{}, [13, 6, 5, 4, 2, 1]],
    [{ status: "PENDING" }, [13, 6]],
    [{ status: "APPROVED" }, [1]],
    [{ status: "CLOSED" }, [2]],
    [{ status: "MERGED" }, [4]],
    [{ status: "REJECTED" }, [5]],
    [{ umur: "3" }, [6]],
    [{ provinsi: "Jawa Barat", urut: "terlama" }, [1, 5, 13]],
    [{ provinsi: "Jawa Barat", kabupaten: "Kota Bogor" }, [13, 1]],
    [{ q: "taman", dari: "2026-03-02", sampai: "2026-03-04" }, [4, 2]],
    [{ q: "TAMAN", status: "APPROVED" }, [1]],
  ])("narrowed to %j", async (fields, days) => {
    expect(await daysOf(fields)).toEqual(days);
  });

  it("refuses a text that says nothing", async () => {
    await expect(PLACE_LIST.page(ctx, { q: "..." })).rejects.toThrow(InvalidInput);
  });

  it("as a file names nobody, runs no formula and leaves its entry in the log", async () => {
    let text = "";
    for await (const chunk of csvFile(await exportPlaceList(ctx, { status: "PENDING" }))) text += chunk;
    expect(text.trim().split("\r\n")).toHaveLength(3);
    expect(text).toContain(`"'=Hutan Kota"`);
    expect(text).not.toContain("visitor:");
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "place.export", details: { status: "PENDING" } }]);
  });

  it("is for staff only", async () => {
    await expect(PLACE_LIST.page(ctx.as(visitor("tamu")), {})).rejects.toThrow(Forbidden);
    await expect(exportPlaceList(ctx.as(visitor("tamu")), {})).rejects.toThrow(Forbidden);
  });
});

describe("of many places", async () => {
  const { db, patient } = await testDatabase();
  const PLACES = rowsOf(32_000, 8_000);

  beforeAll(async () => {
    // The map's cells play no part here.
    await patient.$executeRaw`ALTER TABLE places DISABLE TRIGGER USER`;
    await patient.$executeRaw`
      INSERT INTO places (slug, name, name_key, latitude, longitude, status, regency, province, writer_key, created_at,
        updated_at, closed_at)
      SELECT 'contoh-' || n, 'Contoh ' || n, 'contoh ' || n, -7, 107,
        CASE WHEN n > 31000 THEN 'PENDING' WHEN n < 500 THEN 'REJECTED' ELSE 'APPROVED' END::"PlaceStatus",
        'Kota ' || n % 300, 'Provinsi ' || n % 30, 'visitor:uji', '2024-01-01'::timestamptz + n * interval '20 minutes',
        now(), CASE WHEN n BETWEEN 600 AND 700 THEN now() END
      FROM generate_series(1, ${PLACES}::int) AS n`;
    await patient.$executeRaw`VACUUM ANALYZE places`;
  });

  const sql = (fields: object) => placeListSql(fields as PlaceListFilter, { limit: 51, now: new Date("2025-04-01") });

  it.each([
    ["all, newest first", sql({})],
    ["what was turned down long ago", sql({ status: "REJECTED" })],
    ["what is gone", sql({ status: "CLOSED" })],
    ["what is part of another", sql({ status: "MERGED" })],
    ["what waits longest", sql({ umur: 3, urut: "terlama" })],
    ["the oldest on the map", sql({ status: "APPROVED", urut: "terlama" })],
    ["a month long ago", sql({ dari: "2024-02-01", sampai: "2024-02-29" })],
    ["a province", sql({ provinsi: "Provinsi 7" })],
    ["a regency", sql({ provinsi: "Provinsi 7", kabupaten: "Kota 37" })],
    ["a name", sql({ q: "contoh 31999" })],
  ])("%s is read by index, and little of it", async (_, query) => {
    const { indexes, rows } = await queryWork(db, query);
    expect(indexes.length).toBeGreaterThan(0);
    for (const name of indexes) expect(name).toMatch(/_idx$/u);
    expect(rows).toBeLessThanOrEqual(500);
  });
});
