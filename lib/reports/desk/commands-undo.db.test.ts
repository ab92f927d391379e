import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { findReport } from "@/lib/reports/queries";
import { reportMap } from "@/lib/reports/queries-map";
import type { DeskReportView } from "@/lib/reports/view";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { askReporter, decideReport, releaseReport } from "./commands";
import { answerQuestion } from "./commands-answer";
import { undoStep } from "./commands-undo";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "ADMIN");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const verify = { decision: "verify", status: "PENDING" } as const;
const place = { latitude: 3.58, longitude: 98.67 };
const world = { level: 4, fromX: 0, fromY: 0, toX: 16, toY: 8 };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, ayu, MORNING);
});

function undo(view: DeskReportView, as = ctx): Promise<DeskReportView> {
  return undoStep(as, { id: view.id }, { event_id: view.steps.at(-1)?.id ?? 0 });
}

describe("undoing", () => {
  it("puts the state back, takes the mail back and leaves both deeds in the audit log", async () => {
    const { id, code } = await addReport(db, { email: "sari@contoh.id", ...place });
    const decided = await decideReport(ctx, { id }, verify);
    ctx.expired.length = 0;
    ctx.pass(9);
    const view = await undo(decided);
    expect(view).toMatchObject({ status: "PENDING" });
    expect(view.steps.map(({ kind }) => kind)).toEqual(["CREATED"]);
    expect(ctx.mail.waiting).toEqual([]);
    expect(ctx.expired).toEqual(["reports", `report:${code}`]);
    expect((await findReport(ctx, { id }))?.steps).toHaveLength(1);
    expect((await reportMap(ctx, world, 3)).features).toEqual([]);
    const audit = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(audit).toEqual([{ action: "report.verified" }, { action: "report.undo" }]);
    expect((await decideReport(ctx, { id }, verify)).status).toBe("VERIFIED");
  });

  it("brings back the filter's doubt and the open question", async () => {
    const { id } = await addReport(db, { heldReason: "link" });
    await askReporter(ctx, { id }, { question: "Untuk apa tautannya?" });
    const view = await undo(await decideReport(ctx, { id }, verify));
    expect(view).toMatchObject({ status: "PENDING", heldReason: "link", question: "Untuk apa tautannya?" });
  });

  it("takes back a question and a release as well", async () => {
    const { id } = await addReport(db, { heldReason: "burst", email: "sari@contoh.id" });
    expect(await undo(await askReporter(ctx, { id }, { question: "Di mana?" }))).toMatchObject({ question: null });
    expect(await undo(await releaseReport(ctx, { id }))).toMatchObject({ heldReason: "burst" });
    expect(ctx.mail.waiting).toEqual([]);
  });

  it("frees the after-photo for the next try", async () => {
    const { id } = await addReport(db, { status: "VERIFIED" });
    const photoId = randomUUID();
    await db.photo.create({ data: { id: photoId, ownerKey: `user:${ayu.userId}`, width: 8, height: 6, bytes: 100 } });
    const claim = { decision: "claim", status: "VERIFIED", photo_id: photoId } as const;
    await undo(await decideReport(ctx, { id }, claim));
    expect((await decideReport(ctx, { id }, claim)).status).toBe("CLAIMED");
  });

  it("is too late after ten seconds and the way there", async () => {
    const { id } = await addReport(db);
    const decided = await decideReport(ctx, { id }, verify);
    ctx.pass(13);
    await expect(undo(decided)).rejects.toThrow(Conflict);
    expect(await db.report.findUnique({ where: { id } })).toMatchObject({ status: "VERIFIED" });
  });

  it("is too late once the mail is on its way", async () => {
    const { id } = await addReport(db, { email: "sari@contoh.id" });
    const decided = await decideReport(ctx, { id }, verify);
    await ctx.mail.cancel(null, ctx.mail.waiting[0]?.id ?? "");
    await expect(undo(decided)).rejects.toThrow("Email kepada pelapor sudah terkirim");
    expect(await db.report.findUnique({ where: { id } })).toMatchObject({ status: "VERIFIED" });
    expect(await db.reportEvent.count({ where: { undoneAt: { not: null } } })).toBe(0);
  });

  it("belongs to who took the step, and to staff", async () => {
    const { id } = await addReport(db);
    const decided = await decideReport(ctx, { id }, verify);
    await expect(undo(decided, ctx.as(bima))).rejects.toThrow(Conflict);
    await expect(undo(decided, ctx.as(visitor("tamu")))).rejects.toThrow(Forbidden);
  });

  it("reaches only the last step, once", async () => {
    const { id } = await addReport(db);
    const verified = await decideReport(ctx, { id }, verify);
    const started = await decideReport(ctx, { id }, { decision: "start", status: "VERIFIED" });
    await expect(undo(verified)).rejects.toThrow("Sudah ada langkah sesudahnya");
    await undo(started);
    await expect(undo(started)).rejects.toThrow("sudah diurungkan");
    expect(await undo(verified)).toMatchObject({ status: "PENDING" });
    await expect(undoStep(ctx, { id }, { event_id: 2_000_000_000 })).rejects.toThrow(NotFound);
  });

  it("never takes a report's first step", async () => {
    const { id } = await addReport(db, { createdAt: MORNING });
    const first = await db.reportEvent.findFirstOrThrow({ where: { reportId: id } });
    await expect(undoStep(ctx, { id }, { event_id: first.id })).rejects.toThrow(Conflict);
  });
});

describe("undoing at the same moment", () => {
  it("as another admin goes on: exactly one of both happens", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await addReport(db);
      const decided = await decideReport(ctx, { id }, verify);
      const results = await Promise.allSettled([
        undo(decided),
        decideReport(ctx.as(bima), { id }, { decision: "start", status: "VERIFIED" }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const { status } = await db.report.findUniqueOrThrow({ where: { id } });
      expect(status).toBe(results[0]?.status === "fulfilled" ? "PENDING" : "IN_PROGRESS");
    }
  });

  it("as the reporter answers: the question is either taken back or answered", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await addReport(db, { writerKey: "visitor:sari" });
      const requested = await askReporter(ctx, { id }, { question: "Di mana?" });
      const results = await Promise.allSettled([
        undo(requested),
        answerQuestion(ctx.as(visitor("sari")), { id }, { answer: "Di sini." }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });

  it("twice counts once", async () => {
    const { id } = await addReport(db);
    const decided = await decideReport(ctx, { id }, verify);
    const results = await Promise.allSettled([undo(decided), undo(decided)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.auditEntry.count({ where: { action: "report.undo" } })).toBe(1);
  });
});
