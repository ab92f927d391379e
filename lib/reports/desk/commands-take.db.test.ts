import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { findReport, listReports, myReports } from "@/lib/reports/queries";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { askReporter, assignReport, takeReport } from "./commands";
import { openQuestion } from "./commands-answer";
import { mergeReport } from "./commands-merge";
import { deskReport } from "./queries";
import { TakeReport } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "PENGELOLA");
const bima = await member(db, "Bima", "PENGELOLA");
const citra = await member(db, "Citra");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries, vote_networks CASCADE`;
  ctx = testContext(db, ayu, new Date());
});

function input(fields: object = {}): TakeReport {
  const incident_date = new Date().toISOString().slice(0, 10);
  const texts = { location: "Pasar Lama", damage_type: "Satwa liar", description: "Kata Bu Tuti ada buaya di kali." };
  return TakeReport.parse({ via: "phone", incident_date, ...texts, ...fields });
}

describe("a report taken for somebody", () => {
  it("waits as any other, without a name unless one is given, and the log says who took it and how", async () => {
    const view = await takeReport(ctx, input());
    expect(view).toMatchObject({ status: "PENDING", taken: true, anonymous: true, hasEmail: false });
    expect(view.steps).toMatchObject([{ kind: "CREATED", by: "Ayu", undoable: false }]);
    const log = await db.auditEntry.findMany();
    expect(log).toMatchObject([
      { action: "report.taken", subject: `report:${view.code}`, userId: ayu.userId, details: { via: "phone" } },
    ]);
    expect(await takeReport(ctx, input({ reporter_name: "Bu Tuti" }))).toMatchObject({ reporterName: "Bu Tuti" });
    const seen = JSON.stringify([await findReport(ctx, { id: view.id }), await listReports(ctx, { limit: 5 })]);
    expect(seen).toContain(view.code);
    expect(seen).not.toMatch(/Ayu|desk:|phone|taken/u);
  });

  it("is not the report of who wrote it down: nobody answers or judges as its reporter", async () => {
    const { id } = await takeReport(ctx, input());
    expect(await myReports(ctx)).toEqual([]);
    for (const actor of [ayu, bima, visitor("tamu")]) {
      await expect(openQuestion(ctx.as(actor), { id })).rejects.toThrow(Forbidden);
    }
    await expect(askReporter(ctx, { id }, { question: "Masih ada?" })).rejects.toThrow(/dicatat pengelola/u);
  });

  it("adds no supporter where it is merged, however many are written down", async () => {
    const { id: into } = await addReport(db, { status: "VERIFIED" });
    for (const description of ["Ada buaya di kali.", "Buaya muncul lagi tadi."]) {
      const { id } = await takeReport(ctx, input({ description }));
      await mergeReport(ctx, { id }, { into: { id: into } });
    }
    expect(await db.report.findUnique({ where: { id: into } })).toMatchObject({ supportCount: 0 });
  });

  it("takes no address, and is taken by staff alone", async () => {
    expect(() => input({ email: "ayu@contoh.id" })).toThrow();
    for (const actor of [citra, visitor("tamu")]) {
      await expect(takeReport(ctx.as(actor), input())).rejects.toThrow(Forbidden);
    }
    expect(await db.report.count()).toBe(0);
  });
});

describe("a report that staff look after", () => {
  const assign = (actor: typeof ayu, id: number, assigned: boolean, seen: string | null = null) =>
    assignReport(ctx.as(actor), { id }, { assigned, seen });

  it("is one person's, also when two reach for it at once", async () => {
    const { id } = await addReport(db);
    const results = await Promise.allSettled([assign(ayu, id, true), assign(bima, id, true)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toBeInstanceOf(Conflict);
    expect(await db.reportAssignment.count()).toBe(1);
  });

  it("goes to another who saw whose it was, and is let go by its own", async () => {
    const { id } = await addReport(db);
    await assign(ayu, id, true);
    expect(await assign(ayu, id, true), "again").toMatchObject({ assignee: { name: "Ayu", own: true } });
    expect(await assign(bima, id, true, "Ayu")).toMatchObject({ assignee: { name: "Bima", own: true } });
    expect(await deskReport(ctx, { id })).toMatchObject({ assignee: { name: "Bima", own: false } });
    await assign(ayu, id, false);
    expect(await assign(bima, id, false)).toMatchObject({ assignee: null });
    const log = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(log.map(({ action }) => action)).toEqual(["report.assigned", "report.assigned", "report.unassigned"]);
    await expect(assign(citra, id, true)).rejects.toThrow(Forbidden);
  });
});
