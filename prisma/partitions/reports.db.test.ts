import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { newOwner, PASSWORD } from "@/lib/accounts/test-owner";
import type { CellWindow } from "@/lib/map/grid";
import { eraseAccount } from "@/lib/privacy/erase";
import { createReport, supportReport } from "@/lib/reports/commands";
import { decideReport } from "@/lib/reports/desk/commands";
import { undoStep } from "@/lib/reports/desk/commands-undo";
import { findReport, listReports } from "@/lib/reports/queries";
import { reportMap } from "@/lib/reports/queries-map";
import type { CreateReport } from "@/lib/reports/schemas";
import { searchEverything } from "@/lib/search/queries";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { publicCounts } from "@/lib/statistics/queries";
import { addEvent } from "@/prisma/factories/event";
import { addReport, addSupports } from "@/prisma/factories/report";
import { BackupArchive } from "@/scripts/backup/archive-reader";
import { ask, testFolder } from "@/scripts/backup/test-world";
import { writeBackup } from "@/scripts/backup/write-backup";
import { restoreBackup } from "@/scripts/restore/restore-backup";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { divide, goOnFrom, hangingOn, partOf } from "./test-division";

const database = await testDatabase();
const { db, url } = database;
await testSite(database);
const { POST } = await import("@/app/api/reports/route");

const MORNING = new Date("2026-03-14T09:00:00+07:00");
const MILLION = 1_000_000;
const PLACE = { latitude: 3.58, longitude: 98.67 };
const WORLD: CellWindow = { level: 4, fromX: 0, fromY: 0, toX: 16, toY: 8 };
const ctx = testContext(db, visitor("sari"), MORNING);
const ayu = await member(db, "Ayu", "ADMIN");
const desk = ctx.as(ayu);
let sent = 0;

function input(fields: Partial<CreateReport> = {}): CreateReport {
  sent += 1;
  return {
    reporter_name: "Sari",
    location: "Jalan Melati, Medan",
    damage_type: "Sampah menumpuk",
    description: `Sampah menumpuk di tepi sungai sejak kemarin, bagian ${sent}.`,
    incident_date: "2026-03-13",
    ...fields,
  };
}

async function photoOf(ownerKey: string): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey, width: 800, height: 600, bytes: 1000 } });
  return id;
}

/** Every row that has to do with reports, and what is counted of them. */
async function allRows() {
  const [reports, events, supports, gatherings, days] = await Promise.all([
    db.report.findMany({ orderBy: { id: "asc" } }),
    db.reportEvent.findMany({ orderBy: { id: "asc" } }),
    db.reportSupport.findMany({ orderBy: [{ reportId: "asc" }, { writerKey: "asc" }] }),
    db.event.findMany({ orderBy: { id: "asc" }, select: { id: true, reportId: true } }),
    db.reportDay.findMany(),
  ]);
  const { reportCount } = await publicCounts(ctx);
  return { reports, events, supports, gatherings, days, reportCount, map: await reportMap(ctx, WORLD, 3) };
}

const found = async (q: string) => {
  const { groups } = await searchEverything(ctx, { q, kind: "report" }, []);
  return groups.flatMap(({ items }) => items.map(({ path }) => path)).sort();
};
/** As points, and as counted. */
const onMap = async () => {
  const { _sum } = await db.reportCell.aggregate({ where: { level: WORLD.level }, _sum: { count: true } });
  return [(await reportMap(ctx, WORLD, 3)).features.length, _sum.count];
};

let old: { id: number; code: string; photoId: string };
let before: Awaited<ReturnType<typeof allRows>>;
let hanging: string[];

beforeAll(async () => {
  const photoId = await photoOf("visitor:sari");
  const verified = { status: "VERIFIED", createdAt: MORNING, ...PLACE } as const;
  const { id, code } = await addReport(db, { ...verified, photoId, location: "Gang Cempaka, Medan" });
  old = { id, code, photoId };
  await addSupports(db, id, 3, MORNING);
  await addEvent(db, { reportId: id });
  await addReport(db, { heldReason: "link", createdAt: MORNING });
  await addReport(db, { status: "REJECTED", createdAt: MORNING });
  // So that a connection knows the statements from before.
  await createReport(ctx.as(visitor("rina")), input());
  await db.$executeRaw`GRANT SELECT ON reports TO pg_monitor`;
  before = await allRows();
  hanging = await hangingOn(db, "reports");
  await divide(url, "reports");
  // The first is still one of the old part's numbers, all others are of the next.
  await createReport(ctx.as(visitor("tono")), input());
  await goOnFrom(db, "reports", MILLION);
});

describe("dividing", () => {
  it("loses nothing", async () => {
    const { reports, events, ...rest } = await allRows();
    expect(reports.filter(({ id }) => id <= MILLION).slice(0, -1)).toEqual(before.reports);
    expect(events).toEqual(expect.arrayContaining(before.events));
    expect(rest.supports).toEqual(before.supports);
    expect(rest.gatherings).toEqual(before.gatherings);
    expect(rest.map).toEqual(before.map);
    expect(rest.days).toEqual(before.days.map((day) => ({ ...day, count: day.count + 1 })));
    expect(rest.reportCount).toBe(before.reportCount + 1);
  });

  it("keeps every index, reference and trigger by its name, and builds none again over the old rows", async () => {
    const after = await hangingOn(db, "reports");
    expect(hanging.filter((name) => !after.includes(name))).toEqual([
      "index reports_code_key",
      "index reports_photo_id_key",
    ]);
    expect(after.filter((name) => !hanging.includes(name))).toEqual(
      ["code", "photo_id"].flatMap((column) =>
        ["changed", "kept", "truncated"].map((what) => `trigger reports_${column}_key_${what}`),
      ),
    );
    const indexes = (names: string[]) => names.filter((name) => name.startsWith("index")).length;
    for (const part of ["reports_lama", "reports_1", "reports_sisa"]) {
      expect(await ask(url, `SELECT count(*)::int FROM pg_index WHERE indrelid = '${part}'::regclass`)).toBe(
        indexes(hanging),
      );
    }
    expect(await ask(url, "SELECT has_table_privilege('pg_monitor', 'reports', 'SELECT')")).toBe(true);
  });

  it("is refused the second time, and changes nothing then", async () => {
    await expect(divide(url, "reports")).rejects.toThrow("Tabel reports sudah dibagi.");
  });
});

describe("a report sent afterwards", () => {
  it("is numbered on, listed, verified, mapped, found, mended with a photo, and its last step undone", async () => {
    const photo_id = await photoOf("visitor:sari");
    const { id, code } = await createReport(ctx, input({ ...PLACE, photo_id, location: "Gang Cempaka, Binjai" }));
    expect(code).toBe("LP-260314-0006");
    expect(await partOf(db, "reports", id)).toBe("reports_1");
    expect((await listReports(ctx, { limit: 2 })).items.map((item) => item.code)).toEqual([code, "LP-260314-0005"]);
    expect((await listReports(ctx, { limit: 2, cursor: id, status: "VERIFIED" })).items[0]?.code).toBe(old.code);
    expect(await onMap()).toEqual([1, 1]);

    await decideReport(desk, { code }, { decision: "verify", status: "PENDING" });
    expect(await onMap()).toEqual([2, 2]);
    expect(await found("cempaka")).toEqual([old.code, code].map((each) => `/laporan/${each}`).sort());
    expect(await supportReport(ctx.as(visitor("budi")), { code })).toEqual({ support_count: 1, counted: true });
    await decideReport(desk, { id }, { decision: "start", status: "VERIFIED" });
    const result = await photoOf(`user:${ayu.userId}`);
    const claimed = await decideReport(desk, { id }, { decision: "claim", status: "IN_PROGRESS", photo_id: result });
    const page = await findReport(ctx, { code });
    expect(page).toMatchObject({ status: "CLAIMED", report: { photo: expect.stringContaining(photo_id) } });
    expect(JSON.stringify(page)).toContain(result);

    await undoStep(desk, { id }, { event_id: claimed.steps.at(-1)?.id ?? 0 });
    expect(await findReport(ctx, { id })).toMatchObject({ status: "IN_PROGRESS", report: { support_count: 1 } });
    await decideReport(desk, { code: old.code }, { decision: "start", status: "VERIFIED" });
    expect((await findReport(ctx, { code: old.code }))?.status).toBe("IN_PROGRESS");
  });

  it("is one, however often its request comes", async () => {
    const client = new Client("203.0.113.7");
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const body = JSON.stringify(input({ incident_date: yesterday }));
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const request = client.request("/api/reports", { method: "POST", body });
        request.headers.set("idempotency-key", key);
        const response = await POST(request, { params: Promise.resolve({}) });
        return [response.status, (await response.json()).code];
      }),
    );
    const [first] = answers;
    expect(first?.[0]).toBe(201);
    expect(answers).toEqual([first, first, first]);
    expect(await db.report.count({ where: { code: String(first?.[1]) } })).toBe(1);
  });

  it("goes with its writer's account, and the record that staff stand behind stays", async () => {
    const owner = await newOwner(db, "Zulaikha");
    const writerKey = `user:${owner.actor.userId}`;
    const own = await createReport(owner.ctx, input({ photo_id: await photoOf(writerKey) }));
    const record = await addReport(db, { id: 900, status: "VERIFIED", writerKey, reporterName: "Zulaikha" });
    await eraseAccount(owner.ctx, { password: PASSWORD, confirmation: "hapus" });
    expect(await db.report.findUnique({ where: { id: own.id } })).toBeNull();
    expect(await db.reportEvent.count({ where: { reportId: own.id } })).toBe(0);
    expect(await db.report.findUnique({ where: { id: record.id } })).toMatchObject({ reporterName: "Warga" });
    expect(await db.report.count({ where: { writerKey } })).toBe(0);
    // What is gone takes no number away.
    expect((await addReport(db, { code: own.code })).code).toBe(own.code);
  });

  it("is looked for by its id in its own part alone", async () => {
    const plan = await ask(url, `EXPLAIN (FORMAT JSON) SELECT * FROM reports WHERE id = ${MILLION + 1}`);
    expect([...JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/gu)].map(([, name]) => name)).toEqual([
      "reports_1",
    ]);
  });
});

describe("two reports", () => {
  it("never have the same number or the same photo, whichever part they are in", async () => {
    await expect(addReport(db, { code: old.code })).rejects.toMatchObject({ code: "P2002" });
    await expect(addReport(db, { photoId: old.photoId })).rejects.toMatchObject({ code: "P2002" });
    const { id } = await addReport(db);
    await expect(db.report.update({ where: { id }, data: { photoId: old.photoId } })).rejects.toThrow();
    await expect(createReport(ctx, input({ photo_id: old.photoId }))).rejects.toThrow("Foto ini sudah dipakai.");
    await expect(addReport(db, { photoId: randomUUID() })).rejects.toMatchObject({ code: "P2003" });
  });

  it("that come at once with the same number or photo are one", async () => {
    for (let round = 1; round <= 5; round += 1) {
      const photoId = await photoOf("visitor:sari");
      const twins = [
        [{ code: `LP-26010${round}-0001` }, "P2002"],
        [{ photoId }, "P2002"],
      ] as const;
      for (const [fields, code] of twins) {
        // One of the old part and one of the next: no index sees both.
        const results = await Promise.allSettled([
          addReport(db, { ...fields, id: 1_000 + 2 * round + ("code" in fields ? 1 : 0) }),
          addReport(db, fields),
        ]);
        expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
        expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code } });
      }
    }
  });

  it("may have one photo after the other, once the first has given it back or is gone", async () => {
    const photoId = await photoOf("visitor:sari");
    const first = await addReport(db, { photoId });
    await db.report.update({ where: { id: first.id }, data: { photoId: null } });
    const second = await addReport(db, { photoId });
    await db.report.delete({ where: { id: second.id } });
    const third = await addReport(db, { photoId });
    await db.photo.delete({ where: { id: photoId } });
    expect((await db.report.findUniqueOrThrow({ where: { id: third.id } })).photoId).toBeNull();
    expect(await ask(url, `SELECT count(*)::int FROM unique_keys.reports_photo_id WHERE photo_id = '${photoId}'`)).toBe(
      0,
    );
  });
});

describe("the next parts", () => {
  const grow = async () => (await db.$queryRaw<{ added: number }[]>`SELECT add_table_parts() AS added`)[0]?.added;

  it("are there before the last is full", async () => {
    await grow();
    expect(await grow()).toBe(0);
    await goOnFrom(db, "reports", 2 * MILLION);
    const { id } = await addReport(db);
    expect(await partOf(db, "reports", id)).toBe("reports_2");
    expect(await grow()).toBe(1);
    expect(await grow()).toBe(0);
    await goOnFrom(db, "reports", 4 * MILLION);
    const later = await createReport(ctx.as(visitor("wati")), input());
    expect(await partOf(db, "reports", later.id)).toBe("reports_4");
    await expect(addReport(db, { code: later.code })).rejects.toMatchObject({ code: "P2002" });
  });

  it("follow when nobody made them for long, and what came meanwhile is not lost", async () => {
    await goOnFrom(db, "reports", 50 * MILLION);
    const stray = await addReport(db, { location: "Gang Kenanga, Medan" });
    expect(await partOf(db, "reports", stray.id)).toBe("reports_sisa");
    expect(await found("kenanga")).toEqual([`/laporan/${stray.code}`]);
    expect(await grow()).toBe(3);
    expect(await partOf(db, "reports", stray.id)).toBe("reports_sisa");
    await goOnFrom(db, "reports", 51 * MILLION);
    const { id } = await addReport(db);
    expect(await partOf(db, "reports", id)).toBe("reports_51");
  });
});

describe("a later migration", () => {
  it("finds the table and its indexes where they were", async () => {
    await db.$executeRaw`DROP INDEX "reports_text_idx"`;
    await db.$executeRaw`CREATE INDEX "reports_text_idx" ON "reports" ("location")`;
    await db.$executeRaw`ALTER TABLE "reports" ADD COLUMN "extra" TEXT, ALTER COLUMN "question" TYPE VARCHAR(600)`;
    await goOnFrom(db, "reports", 53 * MILLION);
    expect((await createReport(ctx.as(visitor("wati")), input())).id).toBeGreaterThan(53 * MILLION);
    await db.$executeRaw`ALTER TABLE "reports" DROP COLUMN "extra"`;
  });
});

describe("a backup", () => {
  it("of divided reports is restored whole into a database with divided reports, which has one table then", async () => {
    const other = await testDatabase();
    await divide(other.url, "reports");
    const file = join(await testFolder(), "dibagi.tar");
    await writeBackup({ url, photos: null, file, secretMark: null, now: new Date() });
    const archive = await BackupArchive.open(file);
    await restoreBackup({ url: other.url, photos: new MemoryPhotoStore(), archive, overwrite: false }).finally(() =>
      archive.close(),
    );
    const lines = "SELECT string_agg(code, ',' ORDER BY id) FROM reports";
    expect(await ask(other.url, lines)).toBe(await ask(url, lines));
    expect(await ask(other.url, "SELECT relkind FROM pg_class WHERE oid = 'reports'::regclass")).toBe("r");
    await divide(other.url, "reports");
    await expect(ask(other.url, "UPDATE reports SET code = 'LP-260314-0001'")).rejects.toThrow(/unique constraint/u);
  });
});

describe("emptying", () => {
  it("frees every number and photo", async () => {
    await db.$executeRaw`TRUNCATE reports, report_days CASCADE`;
    expect(await ask(url, "SELECT count(*)::int FROM unique_keys.reports_code")).toBe(0);
    expect((await createReport(ctx.as(visitor("joko")), input())).code).toBe("LP-260314-0001");
    expect((await publicCounts(ctx)).reportCount).toBe(1);
  });
});
