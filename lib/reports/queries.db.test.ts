import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/format/dates";
import { Forbidden } from "@/lib/kernel/errors";
import { addReport, addReportUpdate, addSteps, type ReportFields } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { deskCounts, deskQueue, deskReport, queueSql } from "./desk/queries";
import { findReport, listReports, myReports } from "./queries";
import { nearbyReports } from "./queries-nearby";
import { DAMAGE_TYPES } from "./rules";
import { RISKY_KINDS } from "./rules-kinds";
import { ListReports } from "./schemas";

const { db, patient } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const NOW = new Date("2026-03-14T09:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, visitor("tamu"), NOW);
});

const add = (fields: ReportFields = {}) => addReport(db, { createdAt: new Date(NOW.getTime() - DAY_MS), ...fields });
const list = (query: Record<string, string> = {}) => listReports(ctx, ListReports.parse(query));

async function withPhoto(fields: ReportFields): Promise<{ id: number; photoId: string }> {
  const photoId = randomUUID();
  await db.photo.create({ data: { id: photoId, ownerKey: "visitor:sari", width: 8, height: 6, bytes: 100 } });
  return { id: (await add({ ...fields, photoId })).id, photoId };
}

describe("the public list", () => {
  it("narrows to a kind, to days in Jakarta, and to a box by what everybody may know of a point", async () => {
    const kind = await add({ damageType: "Satwa liar", createdAt: new Date("2026-03-01T23:30:00+07:00") });
    const there = await add({
      latitude: -7.7801,
      longitude: 110.3609,
      createdAt: new Date("2026-03-02T00:30:00+07:00"),
    });
    const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);
    expect(await idsOf({ kind: "Satwa liar" })).toEqual([kind.id]);
    expect(await idsOf({ from: "2026-03-01", to: "2026-03-01" })).toEqual([kind.id]);
    expect(await idsOf({ from: "2026-03-02", to: "2026-03-02" })).toEqual([there.id]);
    expect(await idsOf({ bbox: "110.35,-7.79,110.37,-7.77" })).toEqual([there.id]);
    // It waits, so its point is the middle of its cell.
    expect(await idsOf({ bbox: "110.3608,-7.7802,110.361,-7.78" })).toEqual([]);
  });

  it("is newest first, page by page, without gaps or repeats", async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await add()).id);
    const first = await list({ limit: "2" });
    const second = await list({ limit: "2", cursor: first.nextCursor ?? "" });
    const third = await list({ limit: "2", cursor: second.nextCursor ?? "" });
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    expect(third.nextCursor).toBeNull();
  });

  it("has neither held nor rejected reports", async () => {
    const shown = await add();
    await add({ heldReason: "link" });
    await add({ status: "REJECTED" });
    expect((await list()).items.map(({ id }) => id)).toEqual([shown.id]);
  });

  it("can be narrowed to a state or to a number, however that is typed", async () => {
    const pending = await add();
    const verified = await add({ status: "VERIFIED" });
    expect((await list({ status: "VERIFIED" })).items.map(({ id }) => id)).toEqual([verified.id]);
    expect((await list({ q: ` ${pending.code.toLowerCase().replaceAll("-", " ")} ` })).items).toMatchObject([
      { id: pending.id },
    ]);
    expect((await list({ q: "sungai" })).items).toEqual([]);
  });

  it("shows a photo from verification on", async () => {
    const { photoId } = await withPhoto({ status: "VERIFIED" });
    await withPhoto({ status: "PENDING" });
    expect((await list()).items.map(({ photo }) => photo)).toEqual([null, `/api/photos/${photoId}?w=640`]);
  });

  it("tells where a report is from verification on, and its writer at once", async () => {
    const place = { latitude: 3.58, longitude: 98.67 };
    const none = { latitude: null, longitude: null };
    await add({ ...place, status: "VERIFIED" });
    const { id } = await add({ ...place, writerKey: "visitor:sari" });
    expect((await list()).items).toMatchObject([none, place]);
    expect((await findReport(ctx, { id }))?.report).toMatchObject(none);
    expect(await myReports(ctx.as({ kind: "visitor", visitorId: "sari" }))).toMatchObject([place]);
  });
});

describe("views for the public", () => {
  it("never hold an address, a writer's key or a hash", async () => {
    const secrets = { email: "rahasia@contoh.id", writerKey: "visitor:kunci-rahasia", question: "pertanyaan rahasia" };
    const place = { latitude: 3.58, longitude: 98.67 };
    const { id, textHash, code } = await add({ ...secrets, ...place });
    await addSteps(db, id, [
      { kind: "ASKED", createdAt: NOW, words: "pertanyaan rahasia" },
      { kind: "ANSWERED", createdAt: NOW, words: "jawaban rahasia" },
    ]);
    const seen = JSON.stringify([await list(), await findReport(ctx, { id }), await nearbyReports(ctx, place)]);
    expect(seen).toContain(code);
    expect(seen).not.toContain("rahasia");
    expect(seen).not.toContain(textHash);
  });

  it("hold no text of a held report, and no trace of an undone step", async () => {
    const { id, description } = await add({ heldReason: "link" });
    await db.reportEvent.create({ data: { reportId: id, kind: "VERIFIED", words: "keliru", undoneAt: NOW } });
    const page = await findReport(ctx, { id });
    expect(page).toMatchObject({ held: true, report: null });
    expect(JSON.stringify(page)).not.toContain(description);
    expect(JSON.stringify(page)).not.toContain("keliru");
  });

  it("know a report by id and by number, and nothing else", async () => {
    const { id, code } = await add();
    expect(await findReport(ctx, { code })).toEqual(await findReport(ctx, { id }));
    expect(await findReport(ctx, { code: "LP-260101-9999" })).toBeNull();
  });
});

describe("one's own reports", () => {
  it("are those of the browser and the account together, also held and rejected ones", async () => {
    await add();
    const early = await add({ writerKey: "visitor:sari", heldReason: "link" });
    const late = await add({ writerKey: "user:7", status: "REJECTED" });
    const sari = {
      kind: "member",
      userId: 7,
      username: "Sari",
      role: "USER",
      via: { tokenId: 1 },
      visitorId: "sari",
    } as const;
    expect(await myReports(ctx.as(sari))).toMatchObject([
      { id: late.id, held: false },
      { id: early.id, held: true },
    ]);
  });

  it("are none for somebody without a cookie", async () => {
    await add({ writerKey: "visitor:null" });
    expect(await myReports(ctx.as({ kind: "visitor", visitorId: null }))).toEqual([]);
  });
});

describe("reports nearby", () => {
  const here = { latitude: 3.58, longitude: 98.67 };
  const north = (meters: number) => ({ latitude: here.latitude + meters / 111_195, longitude: here.longitude });

  it("lie within 250 m, nearest first, with their distance", async () => {
    const far = await add({ ...north(240), status: "VERIFIED" });
    const near = await add({ ...north(100), status: "VERIFIED" });
    await add({ ...north(260), status: "VERIFIED" });
    expect(await nearbyReports(ctx, here)).toMatchObject([
      { id: near.id, distance_meters: 100 },
      { id: far.id, distance_meters: 240 },
    ]);
  });

  it("that wait tell from no side where they are, only that they are around here", async () => {
    const middle = { latitude: 3.58, longitude: 98.6725 };
    const queryPoints = [-200, 0, 200].map((meters) => ({ ...middle, latitude: middle.latitude + meters / 111_195 }));
    const answers = async () =>
      Promise.all(
        queryPoints.map(async (at) => (await nearbyReports(ctx, at)).map(({ distance_meters }) => distance_meters)),
      );
    const id = (await add({ latitude: 3.5789, longitude: 98.6715 })).id;
    const seen = await answers();
    expect(seen).toEqual([[null], [null], [null]]);
    await db.report.update({ where: { id }, data: { latitude: 3.5811, longitude: 98.6736 } });
    expect(await answers()).toEqual(seen);
  });

  it("that wait are found by who stands at their point, wherever that is", async () => {
    const points = [0, 0.0006, 0.0012, 0.0013, 0.0019].map((more) => ({
      latitude: 3.6 + more,
      longitude: 98.7 + more,
    }));
    for (const point of points) {
      const { id } = await add(point);
      expect((await nearbyReports(ctx, point)).map((report) => report.id)).toContain(id);
    }
  });

  it("are open, listed and of the last 90 days", async () => {
    await add({ ...here, status: "RESOLVED" });
    await add({ ...here, status: "REJECTED" });
    await add({ ...here, heldReason: "link" });
    await add({ ...here, createdAt: new Date(NOW.getTime() - 91 * DAY_MS) });
    const open = await add({ ...here, status: "IN_PROGRESS", createdAt: new Date(NOW.getTime() - 89 * DAY_MS) });
    expect((await nearbyReports(ctx, here)).map(({ id }) => id)).toEqual([open.id]);
  });
});

describe("the desk", () => {
  const queue = (status: "PENDING" | "VERIFIED" = "PENDING", cursor?: number) =>
    deskQueue(ctx.as(ayu), { status, limit: 2, cursor });

  it("has the longest waiting first, held ones among them, page by page", async () => {
    const ids = [];
    for (const heldReason of [null, "link", null]) ids.push((await add({ heldReason })).id);
    await add({ status: "VERIFIED" });
    const first = await queue();
    const second = await queue("PENDING", Number(first.nextCursor));
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(first.items.map(({ heldReason }) => heldReason)).toEqual([null, "link"]);
    expect(second.nextCursor).toBeNull();
  });

  it("has everything that waits in one queue, each report once, page by page", async () => {
    const resolved = await add({ status: "RESOLVED" });
    const denied = await add({ status: "CLAIMED", reopenWaits: true });
    const updated = await add({ status: "VERIFIED" });
    const fresh = await add();
    for (const { id } of [resolved, updated, updated, updated, fresh])
      await addReportUpdate(db, { reportId: id, heldReason: "first" });
    await addReportUpdate(db, { reportId: (await add({ status: "VERIFIED" })).id });
    const seen: number[] = [];
    for (let cursor: number | undefined = 0; cursor !== undefined; ) {
      const page = await deskQueue(ctx.as(ayu), { status: "WAITING", limit: 1, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor === null ? undefined : Number(page.nextCursor);
    }
    expect(seen).toEqual([resolved.id, denied.id, updated.id, fresh.id]);
    expect((await deskReport(ctx.as(ayu), { id: updated.id }))?.updates).toHaveLength(3);
  });

  describe("with risky kinds", () => {
    it("ranks and rounds in the database the very kinds that the code calls risky", async () => {
      for (const damageType of [...DAMAGE_TYPES, "Tiang listrik miring"]) {
        const { id } = await add({ damageType, status: "VERIFIED", latitude: -6.123456, longitude: 106.123456 });
        const rows = await db.$queryRaw`
          SELECT desk_rank(damage_type) = 0 AS first, public_latitude <> latitude AS rounded FROM reports WHERE id = ${id}`;
        const risky = RISKY_KINDS.includes(damageType);
        expect(rows, damageType).toEqual([{ first: risky, rounded: risky }]);
      }
    });

    const page = async (cursor?: string | null) => {
      const slice = { status: "WAITING", limit: 2, cursor: cursor ? Number(cursor) : undefined } as const;
      const { items, nextCursor } = await deskQueue(ctx.as(ayu), slice);
      return { ids: items.map(({ id }) => id), nextCursor };
    };
    const decided = (...ids: number[]) =>
      db.report.updateMany({ where: { id: { in: ids } }, data: { status: "VERIFIED", reopenWaits: false } });

    /** Eight that wait for all reasons, risky and not by turns; `order` is what staff should read. */
    async function waiting() {
      const one = async (damageType = "Sampah menumpuk") => [
        (await add({ damageType })).id,
        (await add({ damageType, status: "RESOLVED", reopenWaits: true })).id,
        (
          await addReportUpdate(db, {
            reportId: (await add({ damageType, status: "VERIFIED" })).id,
            heldReason: "first",
          })
        ).reportId,
      ];
      const rest = await one();
      const risky = await Promise.all(RISKY_KINDS.map(async (kind) => (await add({ damageType: kind })).id));
      const later = await one(RISKY_KINDS[0]);
      return { risky: [...risky.sort((a, b) => a - b), ...later], rest: [...rest, (await add()).id] };
    }

    it("has those first, whatever waits of them, and each part the oldest first", async () => {
      const { risky, rest } = await waiting();
      const { items } = await deskQueue(ctx.as(ayu), { status: "WAITING", limit: 50 });
      expect(items.map(({ id }) => id)).toEqual([...risky, ...rest]);
      expect((await deskCounts(ctx.as(ayu))).WAITING).toBe(items.length);
    });

    it("neither skips nor repeats when things are decided between two pages", async () => {
      const { risky, rest } = await waiting();
      const order = [...risky, ...rest];
      let seen: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { ids, nextCursor } = await page(cursor);
        seen = [...seen, ...ids];
        await decided(...ids);
        await db.reportUpdate.updateMany({ where: { reportId: { in: ids } }, data: { heldReason: null } });
        cursor = nextCursor;
      }
      expect(seen).toEqual(order);
    });

    it("moves a report with all that waits of it when its kind is put right", async () => {
      const { id } = await add({ status: "VERIFIED" });
      await addReportUpdate(db, { reportId: id, heldReason: "first" });
      const before = await add();
      await db.report.update({ where: { id: before.id }, data: { damageType: "Limbah B3/industri" } });
      expect((await page()).ids).toEqual([before.id, id]);
      await db.report.update({ where: { id: before.id }, data: { damageType: "Sampah menumpuk" } });
      await db.report.update({ where: { id }, data: { damageType: "Limbah B3/industri" } });
      const { id: last } = await add({ damageType: "Limbah B3/industri" });
      expect((await page()).ids).toEqual([id, last]);
    });
  });

  it.each([
    ["the first page", undefined],
    ["a page among the risky", 2_500],
    ["a page of the rest, deep inside", 9_001],
  ])("reads little for %s, though very much waits", async (_, after) => {
    await patient.$executeRaw`
      INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date, writer_key,
        reopen_waits, updated_at)
      SELECT 'UJI-' || n, (ARRAY['PENDING', 'RESOLVED', 'VERIFIED', 'VERIFIED'])[1 + n % 4]::"ReportStatus", 'Warga', 'Jalan',
        CASE WHEN n <= 6000 AND n % 2 = 0 THEN 'Penebangan pohon' ELSE 'Satwa liar' END, 'Ada.', repeat('0', 64),
        '2026-03-13', 'visitor:contoh', n % 4 = 1, now()
      FROM generate_series(1, 12000) AS n`;
    await patient.$executeRaw`
      INSERT INTO report_updates (report_id, condition, content, text_hash, held_reason, writer_key)
      SELECT id, 'SAME', 'Masih.', repeat('0', 64), 'first', 'visitor:contoh' FROM reports WHERE status = 'VERIFIED'`;
    await patient.$executeRaw`ANALYZE reports, report_updates`;
    const last = after === undefined ? null : await db.report.findUniqueOrThrow({ where: { code: `UJI-${after}` } });
    const query = queueSql({ status: "WAITING", limit: 20, ...(last ? { cursor: last.id } : {}) });
    const { rows } = await queryWork(db, query);
    expect(rows).toBeLessThanOrEqual(4 * 21);
  });

  it("sees the photo before anyone else, and whether news can be mailed, but not where to", async () => {
    const { id, photoId } = await withPhoto({ email: "rahasia@contoh.id" });
    const view = await deskReport(ctx.as(ayu), { id });
    expect(view?.photo).toMatchObject({
      medium: `/api/photos/${photoId}?w=640`,
      large: `/api/photos/${photoId}?w=2048`,
    });
    expect(view?.hasEmail).toBe(true);
    expect(JSON.stringify(view)).not.toContain("rahasia");
  });

  it("names possible duplicates for each report, but never itself", async () => {
    const place = { latitude: 3.58, longitude: 98.67 };
    const [one, two] = [await add(place), await add(place)];
    const alone = await add();
    expect((await queue()).items.map(({ duplicates }) => duplicates.map(({ id }) => id))).toEqual([[two.id], [one.id]]);
    expect((await deskReport(ctx.as(ayu), { id: alone.id }))?.duplicates).toEqual([]);
  });

  it("counts what waits in each state", async () => {
    await add();
    await add({ heldReason: "link" });
    const { id } = await add({ status: "RESOLVED" });
    await addReportUpdate(db, { reportId: id, heldReason: "photo" });
    await addReportUpdate(db, { reportId: id });
    expect(await deskCounts(ctx.as(ayu))).toEqual({
      WAITING: 3,
      PENDING: 2,
      VERIFIED: 0,
      IN_PROGRESS: 0,
      CLAIMED: 0,
      RESOLVED: 1,
      REJECTED: 0,
      held: 1,
      updates: 1,
    });
  });

  it("is closed to everyone else", async () => {
    await expect(deskQueue(ctx, { status: "PENDING", limit: 2 })).rejects.toThrow(Forbidden);
    await expect(deskReport(ctx, { id: 1 })).rejects.toThrow(Forbidden);
    await expect(deskCounts(ctx)).rejects.toThrow(Forbidden);
  });
});
