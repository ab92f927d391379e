import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { regenciesIn } from "@/lib/desk/list";
import { readList, readListAddress } from "@/lib/desk/list-address";
import { csvFile } from "@/lib/format/csv";
import { Forbidden } from "@/lib/kernel/errors";
import { Prisma } from "@/prisma/client";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { rowsOf } from "@/scripts/testing/size";
import { exportReports, REPORT_LIST, reportListSql } from "./queries-list";
import { ReportListFilter } from "./schemas";

const NOW = new Date("2026-03-14T09:00:00+07:00");
const filter = (fields: object) => ReportListFilter.parse(fields);

describe("the list of reports", async () => {
  const { db } = await testDatabase();
  const bima = await member(db, "Bima", "PENGELOLA");
  let ctx: TestContext;

  beforeEach(async () => {
    await db.$executeRaw`TRUNCATE reports, report_days, audit_entries CASCADE`;
    ctx = testContext(db, bima, NOW);
    const on = (day: number) => new Date(Date.UTC(2026, 2, day, 2));
    const medan = { regency: "Kota Medan", province: "Sumatera Utara" };
    await addReport(db, { createdAt: on(1), status: "RESOLVED", ...medan, damageType: "Pencemaran air" });
    await addReport(db, { createdAt: on(2), heldReason: "link", location: "Jalan 100% Hijau" });
    await addReport(db, { createdAt: on(9), status: "VERIFIED", province: "Sumatera Utara", regency: "Kota Binjai" });
    await addReport(db, { createdAt: on(13), ...medan, reporterName: "=Sari", email: "sari@contoh.id" });
  });

  const daysOf = async (fields: object) => {
    const { items } = await REPORT_LIST.page(ctx, filter(fields));
    return items.map(({ createdAt }) => Number(createdAt.slice(8, 10)));
  };

  it.each([
    [{}, [13, 9, 2, 1]],
    [{ urut: "terlama" }, [1, 2, 9, 13]],
    [{ status: "PENDING" }, [13, 2]],
    [{ provinsi: "Sumatera Utara", kabupaten: "Kota Medan" }, [13, 1]],
    [{ provinsi: "Sumatera Utara", status: "VERIFIED" }, [9]],
    [{ dari: "2026-03-02", sampai: "2026-03-09" }, [9, 2]],
    [{ umur: "3" }, [9, 2]],
    [{ umur: "3", status: "RESOLVED" }, [1]],
    [{ q: "pencemaran AIR" }, [1]],
    [{ q: "100% hi" }, [2]],
    [{ q: "LP-260309-0001" }, [9]],
    [{ q: "", status: "", umur: "", urut: "" }, [13, 9, 2, 1]],
  ])("narrowed to %j", async (fields, days) => {
    expect(await daysOf(fields)).toEqual(days);
  });

  it("goes on where the piece before ended, in both orders", async () => {
    for (let day = 0; day < 60; day += 1) await addReport(db, { createdAt: new Date(Date.UTC(2026, 1, 1, 0, day)) });
    for (const urut of ["terbaru", "terlama"]) {
      const first = await REPORT_LIST.page(ctx, filter({ urut }));
      const { page: second } = await readList(ctx, REPORT_LIST, filter({ urut }), first.nextCursor ?? "");
      expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 14, null]);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(64);
    }
  });

  it("as a file names nobody, runs no formula and leaves its entry in the log", async () => {
    let text = "";
    for await (const chunk of csvFile(await exportReports(ctx, filter({ provinsi: "Sumatera Utara" })))) text += chunk;
    expect(text.trim().split("\r\n")).toHaveLength(4);
    expect(text).not.toMatch(/Sari|contoh\.id|visitor:/u);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { userId: bima.userId, action: "report.export", details: { provinsi: "Sumatera Utara" } },
    ]);
  });

  it("offers the regencies of a province that it has", async () => {
    expect(await regenciesIn(ctx, Prisma.raw("reports"), "Sumatera Utara")).toEqual(["Kota Binjai", "Kota Medan"]);
    expect(await regenciesIn(ctx, Prisma.raw("reports"), "Aceh")).toEqual([]);
    expect(await regenciesIn(ctx, Prisma.raw("reports"), undefined)).toEqual([]);
  });

  it("is for staff only", async () => {
    await expect(REPORT_LIST.page(ctx.as(visitor("tamu")), {})).rejects.toThrow(Forbidden);
    await expect(exportReports(ctx.as(visitor("tamu")), {})).rejects.toThrow(Forbidden);
  });

  it("says which field of its address has to be mended", () => {
    const requested = { dari: "2026-03-09", sampai: "2026-03-01", kabupaten: "Kota Medan", sesudah: "x" };
    expect(readListAddress(ReportListFilter, requested)).toEqual({
      typed: { dari: "2026-03-09", sampai: "2026-03-01" },
      query: null,
      errors: { sampai: "Sampai tanggal harus sama dengan atau setelah dari tanggal." },
    });
    expect(readListAddress(ReportListFilter, { status: "APA", umur: "0", q: "ab" }).errors).toMatchObject({
      status: expect.any(String),
      umur: expect.any(String),
      q: expect.any(String),
    });
  });
});

describe("of many reports", async () => {
  const { db, patient } = await testDatabase();
  const REPORTS = rowsOf(40_000, 10_000);

  beforeAll(async () => {
    // The map's cells play no part here.
    await patient.$executeRaw`ALTER TABLE reports DISABLE TRIGGER USER`;
    // The old ones are done, as in life: what still waits is new, but for a few that were forgotten.
    await patient.$executeRaw`
      INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
        regency, province, writer_key, created_at, updated_at)
      SELECT 'LP-' || n, CASE WHEN n > 39000 OR n % 2000 = 0 THEN 'PENDING' WHEN n > 38000 THEN 'VERIFIED'
          WHEN n % 10 = 1 THEN 'REJECTED' ELSE 'RESOLVED' END::"ReportStatus",
        'Warga', 'Gang Contoh ' || n, 'Sampah menumpuk', 'Sampah menumpuk.', repeat('a', 64), '2026-03-01',
        'Kota ' || n % 300, 'Provinsi ' || n % 30, 'visitor:uji', '2024-01-01'::timestamptz + n * interval '20 minutes', now()
      FROM generate_series(1, ${REPORTS}::int) AS n`;
    await patient.$executeRaw`VACUUM ANALYZE reports`;
  });

  const now = new Date("2025-07-10T00:00:00Z");
  const sql = (fields: object) => reportListSql(fields as ReportListFilter, { limit: 51, now });

  it.each([
    ["all, newest first", sql({})],
    ["a month long ago", sql({ dari: "2024-02-01", sampai: "2024-02-29" })],
    ["what waits longest", sql({ umur: 60, urut: "terlama" })],
    ["what waits, newest first", sql({ umur: 3 })],
    ["the oldest of a state", sql({ status: "RESOLVED", urut: "terlama" })],
    ["a state of which only old ones are left", sql({ status: "REJECTED" })],
    ["a state in a month", sql({ status: "REJECTED", dari: "2024-06-01", sampai: "2024-06-30" })],
    ["a province", sql({ provinsi: "Provinsi 7" })],
    ["a regency", sql({ provinsi: "Provinsi 7", kabupaten: "Kota 37", urut: "terlama" })],
    ["a text", sql({ q: "contoh 31999" })],
    ["a text of one state", sql({ q: "contoh 31998", status: "RESOLVED" })],
  ])("%s is read by index, and little of it", async (_, query) => {
    const { indexes, rows } = await queryWork(db, query);
    expect(indexes.length).toBeGreaterThan(0);
    for (const name of indexes) expect(name).toMatch(/_idx$/u);
    expect(rows).toBeLessThanOrEqual(500);
  });

  it("a state in a province reads no more than the province", async () => {
    const { indexes, rows } = await queryWork(db, sql({ provinsi: "Provinsi 7", status: "VERIFIED" }));
    for (const name of indexes) expect(name).toMatch(/_idx$/u);
    expect(rows).toBeLessThanOrEqual(REPORTS / 30 + 100);
  });
});
