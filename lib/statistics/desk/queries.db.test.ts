import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { beginOf } from "@/lib/statistics/rules";
import { addEvent } from "@/prisma/factories/event";
import { addReport, addSteps } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { rowsOf } from "@/scripts/testing/size";
import { deskStatistics, membersSql, registrationsSql, reportsSql, stepsSql } from "./queries";

const { db, patient } = await testDatabase();
/** A Saturday; its week began on the 9th. */
const NOON = new Date("2026-03-14T12:00:00+07:00");
const at = (text: string) => new Date(`${text}+07:00`);

const staff = await member(db, "Bima", "PENGELOLA");
await db.user.update({ where: { id: staff.userId }, data: { createdAt: at("2019-01-01T00:00:00") } });
const ctx = testContext(db, staff, NOON);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, places, events, report_days CASCADE`;
  await db.user.deleteMany({ where: { id: { not: staff.userId } } });
});

describe("the desk's statistics", () => {
  it("put what happened in the hours around a Monday's midnight of WIB into its week", async () => {
    await addReport(db, { createdAt: at("2026-03-08T23:59:59") });
    await addReport(db, { createdAt: at("2026-03-09T00:00:00"), status: "VERIFIED" });
    await addReport(db, { createdAt: at("2025-09-14T23:59:59") });
    const { periods } = await deskStatistics(ctx, "minggu");
    expect(periods).toHaveLength(26);
    expect(periods.at(-2)).toMatchObject({ start: "2026-03-02", reports: { PENDING: 1, VERIFIED: 0 } });
    expect(periods.at(-1)).toMatchObject({ start: "2026-03-09", reports: { PENDING: 0, VERIFIED: 1 } });
    const all = periods.reduce((sum, { reports }) => sum + reports.PENDING, 0);
    expect(all, "the week before the first one is not shown").toBe(1);
    const years = (await deskStatistics(ctx, "tahun")).periods;
    expect(years.map(({ start, reports }) => [start, reports.PENDING + reports.VERIFIED])).toEqual([
      ["2022-01-01", 0],
      ["2023-01-01", 0],
      ["2024-01-01", 0],
      ["2025-01-01", 1],
      ["2026-01-01", 2],
    ]);
  });

  it("give the median of days to verification and resolution, without steps that were taken back", async () => {
    const sent = at("2026-03-02T08:00:00");
    for (const days of [1, 2, 6]) {
      const { id } = await addReport(db, { createdAt: sent });
      const verified = new Date(sent.getTime() + days * 86_400_000);
      await addSteps(db, id, [{ kind: "VERIFIED", createdAt: verified }]);
      if (days < 6) await addSteps(db, id, [{ kind: "RESOLVED", createdAt: at("2026-03-12T08:00:00") }]);
      else await db.reportEvent.updateMany({ where: { reportId: id, kind: "VERIFIED" }, data: { undoneAt: NOON } });
    }
    const { periods } = await deskStatistics(ctx, "minggu");
    expect(periods.at(-2)).toMatchObject({ verified: 2, verifyDays: 1.5, resolved: 0, resolveDays: null });
    expect(periods.at(-1)).toMatchObject({ verified: 0, verifyDays: null, resolved: 2, resolveDays: 10 });
  });

  it("count people who registered and stayed, and new accounts", async () => {
    const { id: eventId } = await addEvent(db, {});
    const createdAt = at("2026-03-10T08:00:00");
    await db.eventRegistration.createMany({
      data: [
        { eventId, status: "CONFIRMED", name: "Sari", people: 3, createdAt },
        { eventId, status: "WAITING", name: "Budi", people: 1, createdAt },
        { eventId, status: "CANCELLED", name: "Dewi", people: 5, createdAt },
      ],
    });
    const { userId } = await member(db, "Citra");
    await db.user.update({ where: { id: userId }, data: { createdAt } });
    expect((await deskStatistics(ctx, "minggu")).periods.at(-1)).toMatchObject({ registered: 4, members: 1 });
  });

  it("are for staff only", async () => {
    for (const actor of [await member(db, "Citra"), visitor("tamu")]) {
      await expect(deskStatistics(ctx.as(actor), "minggu")).rejects.toThrow(Forbidden);
    }
  });
});

it("read only the shown weeks, by index, among a hundred thousand reports", async () => {
  const reports = rowsOf(100_000, 20_000);
  // However many, they lie evenly over the same years.
  const minutes = 3_000_000 / reports;
  for (let first = 1; first < reports; first += 10_000) {
    await patient.$executeRaw`
      INSERT INTO reports (code, reporter_name, location, damage_type, description, text_hash, incident_date, writer_key,
        status, province, created_at, updated_at)
      SELECT 'LP-' || n, 'Warga', 'Jalan', 'Sampah menumpuk', 'Banyak.', repeat('a', 64), '2026-01-01', 'visitor:' || n,
        (ARRAY['PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED', 'REJECTED'])[1 + n % 5]::"ReportStatus",
        (ARRAY['Bali', 'Aceh', 'Papua Tengah', NULL])[1 + n % 4], ${NOON}::timestamptz - n * make_interval(mins => ${minutes}::int), now()
      FROM generate_series(${first}::int, ${first + 9_999}::int) AS n`;
  }
  await patient.$executeRaw`
    INSERT INTO report_events (report_id, kind, created_at)
    SELECT id, (ARRAY['VERIFIED', 'RESOLVED'])[1 + id % 2]::"ReportEventKind", created_at + interval '3 days'
    FROM reports WHERE status IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED')`;
  await patient.$executeRaw`
    INSERT INTO users (username, username_key, password_hash, daerah, umur, security_question, security_answer_hash, created_at)
    SELECT 'w' || n, 'w' || n, '-', 'Bali', 30, 'kota', '-', ${NOON}::timestamptz - n * interval '1 day'
    FROM generate_series(1, 20000) AS n`;
  const { id: eventId } = await addEvent(db, {});
  await patient.$executeRaw`
    INSERT INTO event_registrations (event_id, status, name, people, created_at, updated_at)
    SELECT ${eventId}, 'CONFIRMED', 'Warga', 1, ${NOON}::timestamptz - n * interval '1 hour', now()
    FROM generate_series(1, 20000) AS n`;
  await patient.$executeRaw`ANALYZE reports, report_events, users, event_registrations`;

  const from = beginOf("2025-09-15");
  const shown = await db.report.count({ where: { createdAt: { gte: from } } });
  expect(shown).toBeLessThan(10_000);
  const work = async (sql: ReturnType<typeof reportsSql>) => {
    const { indexes, rows } = await queryWork(db, sql);
    expect(indexes, sql.text).not.toContain("Seq Scan");
    return { indexes, rows };
  };
  expect(await work(reportsSql("minggu", from))).toEqual({ indexes: ["reports_created_at_id_idx"], rows: shown });
  expect((await work(stepsSql("minggu", from))).rows).toBeLessThan(2 * shown);
  expect((await work(registrationsSql("minggu", from))).indexes).toEqual(["event_registrations_kept_idx"]);
  expect((await work(membersSql("minggu", from))).indexes).toEqual(["users_created_at_idx"]);

  const years = beginOf("2022-01-01");
  for (const sql of [reportsSql("tahun", years), stepsSql("tahun", years)]) {
    expect((await queryWork(patient, sql)).rows, "five years, no row twice").toBeLessThanOrEqual(100_000);
  }
});
