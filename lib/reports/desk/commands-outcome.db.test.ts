import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { forgetReports } from "@/lib/reports/commands-forget";
import { findReport } from "@/lib/reports/queries";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decideReport } from "./commands";
import { judgeOutcome, openOutcome, outcomeToken } from "./commands-outcome";
import { undoStep } from "./commands-undo";
import { deskReport } from "./queries";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const SARI = visitor("sari");
const NOT_YET = { mended: false, words: "Sisi utara masih penuh sampah." };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries CASCADE`;
  ctx = testContext(db, ayu, MORNING);
});

/** A report of Sari's that staff have just resolved. */
async function resolved(): Promise<number> {
  const { id } = await addReport(db, { writerKey: "visitor:sari", email: "sari@contoh.id", status: "IN_PROGRESS" });
  await resolve(id);
  return id;
}

const resolve = (id: number) => decideReport(ctx, { id }, { decision: "resolve", status: "IN_PROGRESS" });
const stepsOf = async (id: number) => (await findReport(ctx, { id }))?.steps.map(({ kind }) => kind);

describe("who reported", () => {
  it("is asked in the mail about the resolution, by a link that tells nobody else's server its secret", async () => {
    const id = await resolved();
    const { text } = ctx.mail.waiting.at(-1)?.message ?? { text: "" };
    expect(text).toContain("memang sudah beres");
    expect(text).toContain(`#hasil=${outcomeToken(ctx, id, MORNING)}`);
  });

  it("confirms once, however often it is said, and the words are for staff only", async () => {
    const id = await resolved();
    const sari = ctx.as(SARI);
    expect(await openOutcome(sari, { id })).toMatchObject({ open: true, said: null });
    const says = () => judgeOutcome(sari, { id }, { mended: true, words: "Bersih sekali." });
    const answers = await Promise.all([says(), says(), says()]);
    for (const answer of answers) expect(answer).toMatchObject({ open: false, said: "mended" });
    expect(await stepsOf(id)).toEqual(["CREATED", "RESOLVED", "CONFIRMED"]);
    expect(JSON.stringify(await findReport(sari, { id }))).not.toContain("Bersih sekali");
    const desk = await deskReport(ctx, { id });
    expect(desk?.steps.at(-1)).toMatchObject({ words: "Bersih sekali.", by_reporter: true, undoable: false });
    expect(await db.auditEntry.count({ where: { action: "report.confirmed" } })).toBe(1);
    await expect(judgeOutcome(sari, { id }, NOT_YET)).rejects.toThrow(Conflict);
  });

  it("opens it again once, with words, by the mail's link too", async () => {
    const id = await resolved();
    const stranger = ctx.as(visitor("orang"));
    const token = outcomeToken(ctx, id, MORNING);
    const says = () => judgeOutcome(stranger, { id }, { ...NOT_YET, token });
    const answers = await Promise.all([says(), says()]);
    for (const answer of answers) expect(answer).toMatchObject({ said: "reopened" });
    expect(await db.report.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "IN_PROGRESS" });
    expect(await stepsOf(id)).toEqual(["CREATED", "RESOLVED", "REOPENED"]);
    const page = await findReport(stranger, { id });
    expect(page?.steps.at(-1)).toMatchObject({ by_reporter: true, words: null });
    expect(ctx.expired).toEqual(expect.arrayContaining(["reports", `report:${page?.code}`]));
  });

  it("judges each resolution anew, and an old link none but its own", async () => {
    const id = await resolved();
    const old = outcomeToken(ctx, id, MORNING);
    await judgeOutcome(ctx.as(SARI), { id }, NOT_YET);
    ctx.pass(3600);
    await resolve(id);
    await expect(judgeOutcome(ctx.as(visitor("orang")), { id }, { mended: true, token: old })).rejects.toThrow(
      Forbidden,
    );
    expect(await judgeOutcome(ctx.as(SARI), { id }, { mended: true })).toMatchObject({ said: "mended" });
  });
});

it("nobody else may judge, nor anybody before it is resolved or after it was taken back", async () => {
  const id = await resolved();
  const resident = await member(db, `warga-${randomUUID().slice(0, 8)}`);
  for (const actor of [visitor("orang"), resident, ayu]) {
    await expect(openOutcome(ctx.as(actor), { id })).rejects.toThrow(Forbidden);
    await expect(judgeOutcome(ctx.as(actor), { id }, { mended: true, token: "salah" })).rejects.toThrow(Forbidden);
  }
  const step = await db.reportEvent.findFirstOrThrow({ where: { kind: "RESOLVED" } });
  await undoStep(ctx, { id }, { event_id: step.id });
  expect(await openOutcome(ctx.as(SARI), { id })).toMatchObject({ open: false, said: null });
  await expect(judgeOutcome(ctx.as(SARI), { id }, { mended: true })).rejects.toThrow(Conflict);
});

it("staff who decide meanwhile are told who was first", async () => {
  const id = await resolved();
  await judgeOutcome(ctx.as(SARI), { id }, NOT_YET);
  await expect(decideReport(ctx, { id }, { decision: "reopen", status: "RESOLVED" })).rejects.toThrow(
    "Pelapor baru saja membuka kembali laporan ini.",
  );
});

it("what the reporter said goes with the reporter's account", async () => {
  const id = await resolved();
  await judgeOutcome(ctx.as(SARI), { id }, NOT_YET);
  await db.$transaction((transaction) => forgetReports(transaction, "visitor:sari", ctx.now()));
  expect(await db.reportEvent.count({ where: { words: NOT_YET.words } })).toBe(0);
});
