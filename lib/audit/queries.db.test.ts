import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { Forbidden } from "@/lib/kernel/errors";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { recordAudit } from "./commands";
import { auditEntries, exportAudit } from "./queries";
import { AUDIT_PAGE } from "./rules";
import { AuditFilter } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");
const NOON = new Date("2026-03-14T12:00:00+07:00");
const SERVER = { action: "account.password", subject: "user:1", createdAt: new Date("2026-03-10T00:00:00+07:00") };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE audit_entries`;
  ctx = testContext(db, ayu, NOON);
});

async function add(fields: Partial<{ userId: number; action: string; subject: string; at: string }>) {
  const {
    userId = bima.userId,
    action = "report.verified",
    subject = "report:LP-1",
    at = "2026-03-14T10:00:00+07:00",
  } = fields;
  return db.auditEntry.create({ data: { userId, action, subject, createdAt: new Date(at) } });
}

const requested = async (query: object) => (await auditEntries(ctx, AuditFilter.parse(query))).items;

describe("the audit log", () => {
  it("says who did what, newest first, also of the server and of accounts that are gone", async () => {
    await db.auditEntry.create({ data: { ...SERVER, id: 1_000_000 } });
    await add({ at: "2026-03-13T10:00:00+07:00" });
    await add({ userId: 999_999, subject: "place:7", action: "place.approved" });
    const items = await requested({});
    expect(items.map(({ username, by_person, action }) => [username, by_person, action])).toEqual([
      [null, true, "place.approved"],
      ["Bima", true, "report.verified"],
      [null, false, "account.password"],
    ]);
  });

  it("keeps to the person, the action and the subject that are asked for", async () => {
    await add({ subject: "place:1", action: "place.approved" });
    await add({ userId: ayu.userId });
    expect(await requested({ orang: " BIMA " })).toMatchObject([{ subject: "place:1" }]);
    expect(await requested({ tindakan: "report.verified" })).toMatchObject([{ username: "Ayu" }]);
    expect(await requested({ subjek: "lokasi 1" })).toMatchObject([{ username: "Bima" }]);
    expect(await requested({ orang: "Bima", tindakan: "report.verified" })).toEqual([]);
    expect(await requested({ orang: "Nobody" })).toEqual([]);
  });

  it("counts days from midnight to midnight in WIB", async () => {
    await add({ subject: "a", at: "2026-03-13T23:59:59+07:00" });
    await add({ subject: "b", at: "2026-03-14T00:00:00+07:00" });
    await add({ subject: "c", at: "2026-03-14T23:59:59+07:00" });
    await add({ subject: "d", at: "2026-03-15T00:00:00+07:00" });
    const items = await requested({ dari: "2026-03-14", sampai: "2026-03-14" });
    expect(items.map(({ subject }) => subject)).toEqual(["c", "b"]);
  });

  it("goes on where the page before ended, also between entries of one moment", async () => {
    for (let count = 0; count < AUDIT_PAGE + 2; count += 1) await add({});
    const first = await auditEntries(ctx, {});
    const second = await auditEntries(ctx, {}, Number(first.nextCursor));
    expect([first.items.length, second.items.length]).toEqual([AUDIT_PAGE, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(AUDIT_PAGE + 2);
    expect(second.nextCursor).toBeNull();
  });

  it("is for administrators only", async () => {
    for (const actor of [bima, visitor("tamu")]) {
      await expect(auditEntries(ctx.as(actor), {})).rejects.toThrow(Forbidden);
      await expect(exportAudit(ctx.as(actor), {})).rejects.toThrow(Forbidden);
    }
    expect(await db.auditEntry.count()).toBe(0);
  });
});

describe("the log's file", () => {
  it("holds what was asked for, runs nothing in a spreadsheet, and is itself in the log", async () => {
    await db.$transaction((transaction) =>
      recordAudit(transaction, bima, "report.verified", "=1+1", { from: "PENDING" }),
    );
    await add({ action: "place.approved" });
    let text = "";
    for await (const chunk of csvFile(await exportAudit(ctx, { tindakan: "report.verified" }))) text += chunk;
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { orang: "Bima", keterangan: "memverifikasi laporan", subjek: "'=1+1", rincian: '{"from":"PENDING"}' },
    ]);
    expect(await requested({ tindakan: "audit.export" })).toMatchObject([{ username: "Ayu", subject: "audit" }]);
  });
});

describe("a filter", () => {
  it("says which field is wrong and what would do", () => {
    const wrong = (query: object) =>
      AuditFilter.safeParse(query).error?.issues.map(({ path, message }) => [path[0], message]);
    expect(wrong({ dari: "kemarin" })).toEqual([["dari", "Dari tanggal harus berupa tanggal, misalnya 2026-03-14."]]);
    expect(wrong({ dari: "2026-03-15", sampai: "2026-03-14" })).toEqual([
      ["sampai", "Sampai tanggal harus sama dengan atau setelah dari tanggal."],
    ]);
    expect(wrong({ tindakan: "toString" })).toEqual([["tindakan", "Tindakan tidak dikenal. Pilih dari daftar."]]);
    expect(AuditFilter.parse({ orang: " ", dari: "" })).toEqual({});
  });
});
