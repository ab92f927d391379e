import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { createReport } from "@/lib/reports/commands";
import { findReport, myReports } from "@/lib/reports/queries";
import type { CreateReport, DecideReport } from "@/lib/reports/schemas";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { askReporter, decideReport, releaseReport } from "./commands";
import { answerQuestion, openQuestion } from "./commands-answer";
import { deskReport } from "./queries";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const EMAIL = "sari@contoh.id";

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, ayu, MORNING);
});

const add = (fields: ReportFields = {}) =>
  addReport(db, { createdAt: new Date("2026-03-11T10:00:00+07:00"), ...fields });
const sent: CreateReport = {
  reporter_name: "Sari",
  location: "Jalan Melati, Medan",
  damage_type: "Sampah menumpuk",
  description: "Sampah menumpuk di tepi sungai.",
  incident_date: "2026-03-13",
};
const verify: DecideReport = { decision: "verify", status: "PENDING" };

async function photoOf(ownerKey: string): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey, width: 800, height: 600, bytes: 1000 } });
  return id;
}

describe("a secret report", () => {
  const key = (id: number) => ({ id });

  it("is never listed by any step, its mails say so, and its reporter alone follows it", async () => {
    const sari = testContext(db, visitor("sari"), MORNING);
    const { id, code } = await createReport(sari, { ...sent, email: EMAIL, secret: true });
    await expect(releaseReport(ctx, key(id))).rejects.toThrow(Conflict);
    await decideReport(ctx, key(id), verify);
    await decideReport(ctx, key(id), { decision: "start", status: "VERIFIED", words: "Petugas berangkat." });
    await expect(releaseReport(ctx, key(id))).rejects.toThrow(Conflict);
    expect(await findReport(ctx, key(id))).toMatchObject({
      status: "PENDING",
      held: true,
      report: null,
      steps: [{ kind: "CREATED" }],
    });
    expect(await myReports(sari)).toMatchObject([{ code, status: "IN_PROGRESS", secret: true }]);
    const news = ctx.mail.waiting.find(({ message }) => message.subject.includes("terverifikasi"))?.message;
    expect(news?.text).toContain("tetap rahasia");
    expect(news?.text).not.toContain("tampil di peta");
  });

  it("that a robot sent is listed by no release, and nobody is mailed about it", async () => {
    const { id } = await createReport(testContext(db, visitor("robot"), MORNING), {
      ...sent,
      email: EMAIL,
      secret: true,
      filled_seconds: 1,
    });
    await expect(releaseReport(ctx, key(id))).rejects.toThrow(Conflict);
    await decideReport(ctx, key(id), verify);
    expect(ctx.mail.waiting).toEqual([]);
    expect((await db.report.findUniqueOrThrow({ where: { id } })).heldReason).toBe("secret:robot");
  });
});

describe("a decision", () => {
  it("changes the state, the timeline, the audit log and what is cached, together", async () => {
    const { id, code } = await add();
    const view = await decideReport(ctx, { code }, { ...verify, words: "Sudah kami periksa." });
    expect(view).toMatchObject({ id, status: "VERIFIED" });
    expect(view.steps.at(-1)).toMatchObject({
      kind: "VERIFIED",
      words: "Sudah kami periksa.",
      by: "Ayu",
      undoable: true,
    });
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        userId: ayu.userId,
        action: "report.verified",
        subject: `report:${code}`,
        details: { from: "PENDING", to: "VERIFIED" },
      },
    ]);
    expect(ctx.expired).toEqual(["reports", `report:${code}`]);
    const page = await findReport(ctx.as(visitor("tamu")), { code });
    expect(page?.steps.map(({ kind, words }) => [kind, words])).toEqual([
      ["CREATED", null],
      ["VERIFIED", "Sudah kami periksa."],
    ]);
  });

  it("leads through all states to the end and back", async () => {
    const { id } = await add();
    const path = [
      ["verify", "PENDING"],
      ["start", "VERIFIED"],
      ["claim", "IN_PROGRESS"],
      ["reopen", "CLAIMED"],
    ] as const;
    for (const [decision, status] of path) await decideReport(ctx, { id }, { decision, status });
    const view = await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS" });
    expect(view.status).toBe("CLAIMED");
    expect(view.steps.map(({ kind }) => kind)).toEqual([
      "CREATED",
      "VERIFIED",
      "IN_PROGRESS",
      "CLAIMED",
      "REOPENED",
      "CLAIMED",
    ]);
  });

  it("that the state does not allow is refused before anything is read", async () => {
    const { id } = await add();
    const error = await decideReport(ctx, { id }, { decision: "claim", status: "PENDING" }).catch((reason) => reason);
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.fields.decision).toContain("Menunggu validasi");
  });

  it("is taken by staff only", async () => {
    const { id } = await add();
    const resident = await member(db, `warga-${randomUUID().slice(0, 8)}`);
    for (const actor of [visitor("tamu"), resident]) {
      await expect(decideReport(ctx.as(actor), { id }, verify)).rejects.toThrow(Forbidden);
      await expect(askReporter(ctx.as(actor), { id }, { question: "Di mana?" })).rejects.toThrow(Forbidden);
      await expect(releaseReport(ctx.as(actor), { id })).rejects.toThrow(Forbidden);
    }
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("on a report that does not exist is not found", async () => {
    await expect(decideReport(ctx, { code: "LP-260101-9999" }, verify)).rejects.toThrow(NotFound);
  });

  it("is mailed to the reporter, but not before it can no longer be undone", async () => {
    const { id, code } = await add({ email: EMAIL });
    await decideReport(ctx, { id }, { ...verify, words: "Sudah kami periksa." });
    const [mail] = ctx.mail.waiting;
    expect(mail?.message.to.address).toBe(EMAIL);
    expect(mail?.message.subject).toBe(`Laporan ${code} terverifikasi`);
    expect(mail?.message.text).toContain("> Sudah kami periksa.");
    expect(mail?.notBefore?.getTime()).toBeGreaterThanOrEqual(MORNING.getTime() + 10_000);
    const event = await db.reportEvent.findFirstOrThrow({ where: { kind: "VERIFIED" } });
    expect(event.mailJobId).toBe(mail?.id);
  });

  it("rejecting takes the text from the public page and leaves the reason", async () => {
    const { id, description } = await add();
    await decideReport(ctx, { id }, { decision: "reject", status: "PENDING", words: "Bukan kerusakan lingkungan." });
    const page = await findReport(ctx, { id });
    expect(page).toMatchObject({ status: "REJECTED", report: null });
    expect(page?.steps.at(-1)?.words).toBe("Bukan kerusakan lingkungan.");
    expect(JSON.stringify(page)).not.toContain(description);
  });
});

describe("two admins at once", () => {
  it("one wins, the other is told who decided what", async () => {
    const { id } = await add({ email: EMAIL });
    const results = await Promise.allSettled([
      decideReport(ctx, { id }, verify),
      decideReport(ctx.as(bima), { id }, { decision: "reject", status: "PENDING", words: "Sudah dilaporkan." }),
    ]);
    const won = results.findIndex(({ status }) => status === "fulfilled");
    const lost = results.find((result) => result.status === "rejected");
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(lost?.reason).toBeInstanceOf(Conflict);
    expect(lost?.reason.message).toBe(
      `Laporan ini baru saja diputuskan oleh pengelola lain: ${won === 0 ? "Ayu menetapkan Terverifikasi" : "Bima menetapkan Ditolak"}.`,
    );
    expect(await db.reportEvent.count({ where: { userId: { not: null } } })).toBe(1);
    expect(await db.auditEntry.count()).toBe(1);
    expect(ctx.mail.waiting).toHaveLength(1);
  });

  it("of twenty equal decisions one counts", async () => {
    const { id } = await add();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => decideReport(ctx, { id }, verify)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(decideReport(ctx, { id }, verify)).rejects.toThrow("Laporan ini sudah Anda putuskan: Terverifikasi.");
  });
});

describe("a claim that it is mended", () => {
  it("shows the after-photo on the timeline", async () => {
    const { id } = await add({ status: "IN_PROGRESS" });
    const photoId = await photoOf(`user:${ayu.userId}`);
    await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS", photo_id: photoId });
    const page = await findReport(ctx, { id });
    expect(page?.steps.at(-1)?.photo).toBe(`/api/photos/${photoId}?w=640`);
  });

  it("takes no photo of somebody else, and none that shows a report already", async () => {
    const { id } = await add({ status: "IN_PROGRESS" });
    const claim = { decision: "claim", status: "IN_PROGRESS" } as const;
    const foreign = await photoOf("visitor:orang");
    await expect(decideReport(ctx, { id }, { ...claim, photo_id: foreign })).rejects.toThrow(InvalidInput);
    const used = await photoOf(`user:${ayu.userId}`);
    await add({ photoId: used });
    await expect(decideReport(ctx, { id }, { ...claim, photo_id: used })).rejects.toThrow("Foto ini sudah dipakai.");
    expect(await db.report.findUnique({ where: { id } })).toMatchObject({ status: "IN_PROGRESS" });
  });

  it("and a new report at once cannot both take one photo", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await add({ status: "IN_PROGRESS" });
      const photo_id = await photoOf(`user:${ayu.userId}`);
      const results = await Promise.allSettled([
        decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS", photo_id }),
        createReport(ctx, { ...sent, description: `Sampah menumpuk di tepi sungai, hari ke-${round}.`, photo_id }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });

  it("is the only decision with a photo", async () => {
    const { id } = await add();
    await expect(decideReport(ctx, { id }, { ...verify, photo_id: randomUUID() })).rejects.toThrow(InvalidInput);
  });
});

describe("a held report", () => {
  it("is listed once staff release it, and only then is its reporter written to", async () => {
    const { id } = await add({ heldReason: "link", email: EMAIL });
    expect(await findReport(ctx, { id })).toMatchObject({ held: true, report: null });
    const view = await releaseReport(ctx, { id });
    expect(view.heldReason).toBeNull();
    expect((await findReport(ctx, { id }))?.report).not.toBeNull();
    expect(ctx.mail.waiting[0]?.message.subject).toContain("sudah kami terima");
    await expect(releaseReport(ctx, { id })).rejects.toThrow(Conflict);
  });

  it("comes into the open by verifying and stays unseen by rejecting", async () => {
    const [good, bad] = [await add({ heldReason: "burst" }), await add({ heldReason: "link" })];
    expect((await decideReport(ctx, { id: good.id }, verify)).heldReason).toBeNull();
    const reject = { decision: "reject", status: "PENDING", words: "Iklan." } as const;
    expect((await decideReport(ctx, { id: bad.id }, reject)).heldReason).toBe("link");
  });

  it("of a robot mails nobody, since robots write any address", async () => {
    const { id } = await add({ heldReason: "robot", email: EMAIL });
    await decideReport(ctx, { id }, { decision: "reject", status: "PENDING", words: "Iklan." });
    expect(ctx.mail.mails).toEqual([]);
  });
});

/** As on a real machine, no two looks at it show the same time. */
function runningClock(): () => Date {
  let looks = 0;
  return () => new Date(MORNING.getTime() + looks++);
}

describe("a question to the reporter", () => {
  const question = "Di sebelah mana jembatan?";
  const answer = { answer: "Di sebelah timur, dekat pos ronda." };
  const reporter = visitor("sari");

  it("reaches the reporter and is answered from the browser that reported; the public sees only that it happened", async () => {
    const { id, code } = await add({ writerKey: "visitor:sari" });
    await askReporter(ctx, { id }, { question });
    expect(await myReports(ctx.as(reporter))).toMatchObject([{ code, question }]);
    expect(await openQuestion(ctx.as(reporter), { code })).toEqual({ code, question });
    ctx.pass(3600);
    expect(await answerQuestion(ctx.as(reporter), { code }, answer)).toEqual({ code, question: null });
    const page = await findReport(ctx, { id });
    expect(page?.steps.map(({ kind, words }) => [kind, words])).toEqual([
      ["CREATED", null],
      ["ASKED", null],
      ["ANSWERED", null],
    ]);
    const desk = await deskReport(ctx, { id });
    expect(desk).toMatchObject({ question: null });
    expect(desk?.steps.map(({ words }) => words)).toEqual([null, question, answer.answer]);
  });

  it("is answered by the link in the mail from any browser, and the link dies with the question", async () => {
    const { code } = await add({ email: EMAIL });
    await askReporter({ ...ctx, now: runningClock() }, { code }, { question });
    const token = /#jawab=(\S+)/u.exec(ctx.mail.waiting[0]?.message.text ?? "")?.[1];
    const other = ctx.as(visitor("ponsel-lain"));
    await expect(answerQuestion(other, { code }, answer)).rejects.toThrow(Forbidden);
    await expect(answerQuestion(other, { code }, { ...answer, token: `${token}x` })).rejects.toThrow(Forbidden);
    expect(await openQuestion(other, { code }, token)).toEqual({ code, question });
    await answerQuestion(other, { code }, { ...answer, token });
    await expect(answerQuestion(other, { code }, { ...answer, token })).rejects.toThrow(Conflict);
    ctx.pass(60);
    await askReporter(ctx, { code }, { question: "Satu lagi: sejak kapan?" });
    await expect(answerQuestion(other, { code }, { ...answer, token })).rejects.toThrow(Forbidden);
  });

  it("is answered once, also from two tabs at once", async () => {
    const { id } = await add({ writerKey: "visitor:sari" });
    await askReporter(ctx, { id }, { question });
    const results = await Promise.allSettled([1, 2].map(() => answerQuestion(ctx.as(reporter), { id }, answer)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is one at a time, and none for a closed report", async () => {
    const [open, closed] = [await add(), await add({ status: "RESOLVED" })];
    await askReporter(ctx, { id: open.id }, { question });
    await expect(askReporter(ctx, { id: open.id }, { question })).rejects.toThrow("Pelapor sudah ditanya");
    await expect(askReporter(ctx, { id: closed.id }, { question })).rejects.toThrow("Selesai");
  });

  it("is closed by a decision", async () => {
    const { id } = await add({ writerKey: "visitor:sari" });
    await askReporter(ctx, { id }, { question });
    await decideReport(ctx, { id }, verify);
    await expect(answerQuestion(ctx.as(reporter), { id }, answer)).rejects.toThrow(Conflict);
  });
});
