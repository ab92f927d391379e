import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { sendPushes } from "@/lib/push/commands-send";
import type { PushMessage } from "@/lib/push/rules";
import { reportPush, watchByPush } from "@/lib/reports/follow/push";
import { findReport } from "@/lib/reports/queries";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { addHandover, forgetHandovers, replyHandover } from "./commands";
import { answerQuestion, openQuestion } from "./commands-answer";
import { askSenders } from "./commands-ask";
import { listHandovers } from "./queries";
import { QUESTION_DAYS, questionIn } from "./rules";

const { db } = await testDatabase();
const { id: channel_id } = await db.channel.findFirstOrThrow();
const DAY = 86_400;
/** A Friday; the promise of LAPOR! ends on Thursday, the 26th. */
const FRIDAY = new Date("2026-03-13T12:00:00+07:00");
const DUE = new Date("2026-03-26T17:00:00+07:00");
const SECOND = new Date("2026-04-10T17:00:00+07:00");

let ctx: TestContext;
let report: { id: number; code: string };

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, vote_networks, push_watches CASCADE`;
  ctx = testContext(db, visitor("tamu"), FRIDAY);
  report = await addReport(db, { status: "VERIFIED", province: "DKI Jakarta", createdAt: new Date("2026-03-01") });
});

const mails = () => ctx.mail.mails.map(({ message }) => message);
const until = (moment: Date) => ctx.pass((moment.getTime() - ctx.now().getTime()) / 1000);

/** A person with an account and a confirmed address who has passed the report on. */
async function sender() {
  const name = `sari-${randomUUID().slice(0, 8)}`;
  const actor = await member(db, name);
  const email = `${name}@contoh.id`;
  await db.user.update({ where: { id: actor.userId }, data: { email, emailKey: email } });
  const own = ctx.as(actor);
  const { id } = await addHandover(own, { id: report.id }, { channel_id, number: "LP/1" });
  return { own, id, email, key: `user:${actor.userId}` };
}

/** The link of the last mail, as its page reads it. */
function linked() {
  const hash = /terusan(#\S+)/u.exec(mails().at(-1)?.text ?? "")?.[1] ?? "";
  return questionIn(hash) ?? { id: 0, token: "" };
}

describe("the sender of a hand-over", () => {
  it("is asked on the due day at the end of office hours and ten working days later, each time once", async () => {
    const { email, id } = await sender();
    until(new Date(DUE.getTime() - 60_000));
    expect(await askSenders(ctx)).toBe(0);
    until(DUE);
    expect((await Promise.all([askSenders(ctx), askSenders(ctx)])).sort()).toEqual([0, 1]);
    expect(await askSenders(ctx)).toBe(0);
    expect(mails()).toMatchObject([{ to: { address: email }, subject: `Sudah dijawab? Laporan ${report.code}` }]);
    expect(mails()[0]?.text).toContain("SP4N-LAPOR!");
    expect(mails()[0]?.text).not.toContain("LP/1");
    const { token } = linked();
    until(new Date(SECOND.getTime() - 60_000));
    expect(await askSenders(ctx)).toBe(0);
    until(SECOND);
    expect([await askSenders(ctx), await askSenders(ctx)]).toEqual([1, 0]);
    await expect(openQuestion(ctx, id, token), "the newer mail's link takes its place").rejects.toThrow(Forbidden);
    ctx.pass(365 * DAY);
    expect(await askSenders(ctx)).toBe(0);
    expect(mails()).toHaveLength(2);
  });

  it.each([
    ["Papua", "2026-03-26T17:00:00+09:00"],
    ["Bali", "2026-03-26T17:00:00+08:00"],
  ])("is asked by the clock of %s", async (province, time) => {
    report = await addReport(db, { status: "VERIFIED", province });
    await sender();
    until(new Date(Date.parse(time) - 1000));
    expect(await askSenders(ctx)).toBe(0);
    ctx.pass(1);
    expect(await askSenders(ctx)).toBe(1);
  });

  it("who reported it without an account is asked at the report's address, and another guest by mail not at all", async () => {
    await db.report.update({
      where: { id: report.id },
      data: { writerKey: "visitor:tamu", email: "pelapor@contoh.id" },
    });
    await addHandover(ctx, { id: report.id }, { channel_id });
    await addHandover(ctx.as(visitor("lain")), { id: report.id }, { channel_id });
    until(DUE);
    await askSenders(ctx);
    expect(mails().map(({ to }) => to.address)).toEqual(["pelapor@contoh.id"]);
    expect(mails()[0]?.unsubscribe).toContain("/api/mails/unsubscribe");
  });

  it("without an address is asked by push, on their own browser alone, once", async () => {
    const endpoint = (name: string) => ({
      endpoint: `https://push.example.com/${name}`,
      keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
    });
    for (const name of ["tamu", "lain"]) {
      const own = ctx.as(visitor(name));
      await watchByPush(own, { subscription: endpoint(name), zone: "WIB", report: { id: report.id } });
    }
    await addHandover(ctx, { id: report.id }, { channel_id });
    until(DUE);
    await askSenders(ctx);
    const got: [string, PushMessage][] = [];
    const send = () =>
      sendPushes(
        ctx,
        async (target, message) => {
          got.push([target.endpoint, message]);
          return "sent";
        },
        { report: reportPush, registration: () => null, area: () => null },
      );
    await Promise.all([send(), send()]);
    await send();
    expect(got).toMatchObject([[endpoint("tamu").endpoint, { path: `/laporan/${report.code}#teruskan` }]]);
    expect(got[0]?.[1].body).toContain("Sudah dijawab?");
  });

  it.each([
    ["is done", { status: "RESOLVED" }],
    ["was rejected", { status: "REJECTED" }],
    ["is secret", { heldReason: "secret" }],
    ["is held", { heldReason: "link" }],
    ["is said to be done", { status: "CLAIMED" }],
  ] as const)("is not asked about a report that %s", async (_, fields) => {
    await sender();
    await db.report.update({ where: { id: report.id }, data: fields });
    until(DUE);
    expect(await askSenders(ctx)).toBe(0);
    expect(mails()).toEqual([]);
  });

  it("is asked later about a report whose completion was disputed, and then has ten working days again", async () => {
    await sender();
    await db.report.update({ where: { id: report.id }, data: { status: "CLAIMED" } });
    until(SECOND);
    await askSenders(ctx);
    await db.report.update({ where: { id: report.id }, data: { status: "IN_PROGRESS" } });
    ctx.pass(DAY);
    expect([await askSenders(ctx), await askSenders(ctx)]).toEqual([1, 0]);
    ctx.pass(13 * DAY - 60);
    expect(await askSenders(ctx)).toBe(0);
    ctx.pass(60);
    expect(await askSenders(ctx)).toBe(1);
  });

  it("is not asked after an answer, after a block, or once erased", async () => {
    const [answered, blocked, erased] = [await sender(), await sender(), await sender()];
    await replyHandover(answered.own, { id: report.id }, { id: answered.id, reply: "answered" });
    await db.user.updateMany({ where: { email: blocked.email }, data: { blockedAt: FRIDAY } });
    await db.$transaction((transaction) => forgetHandovers(transaction, erased.key));
    until(DUE);
    await askSenders(ctx);
    expect(mails()).toEqual([]);
  });
});

describe("the link of a question", () => {
  it("shows what it is about and takes one answer, which moves the hand-over alone", async () => {
    const { id } = await sender();
    until(DUE);
    await askSenders(ctx);
    const link = linked();
    const stranger = ctx.as(visitor("ponsel"));
    expect(await openQuestion(stranger, link.id, link.token)).toEqual({
      code: report.code,
      channel: "SP4N-LAPOR!",
      sent_on: "2026-03-13",
      due_on: "2026-03-26",
    });
    const answers = await Promise.allSettled(
      [1, 2].map(() => answerQuestion(stranger, id, { token: link.token, reply: "done" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(openQuestion(stranger, id, link.token)).rejects.toThrow(Forbidden);
    expect(await db.handover.findUnique({ where: { id } })).toMatchObject({
      state: "ANSWERED",
      answeredOn: new Date("2026-03-26"),
    });
    expect(await db.report.findUnique({ where: { id: report.id } })).toMatchObject({ status: "VERIFIED" });
    until(SECOND);
    expect(await askSenders(ctx)).toBe(0);
  });

  it("offers after 'not yet' the next channel to which its holder has not sent the report, and asks once more", async () => {
    const { own, id, key } = await sender();
    const channel = { kind: "WEB", address: "https://dlh.example.go.id", sourceUrl: "https://example.go.id" } as const;
    const dlh = await db.channel.create({
      data: { ...channel, name: "DLH Contoh", daysForward: 1, daysAct: 2, checkedOn: DUE },
    });
    until(DUE);
    await askSenders(ctx);
    const { token } = linked();
    expect(await answerQuestion(ctx, id, { token, reply: "silent" })).toMatchObject({ next: { name: "DLH Contoh" } });
    await addHandover(own, { id: report.id }, { channel_id: dlh.id });
    until(SECOND);
    await askSenders(ctx);
    const second = mails().findLast(({ text }) => text.includes("SP4N-LAPOR!"));
    const link = questionIn(/terusan(#\S+)/u.exec(second?.text ?? "")?.[1] ?? "");
    expect(await answerQuestion(ctx, id, { token: link?.token ?? "", reply: "silent" })).toMatchObject({ next: null });
    await db.handover.deleteMany({ where: { writerKey: key } });
    await db.channel.delete({ where: { id: dlh.id } });
  });

  it("is no key to another's question, nor to a made-up one", async () => {
    const first = await sender();
    const second = await sender();
    until(DUE);
    await askSenders(ctx);
    const { id, token } = linked();
    const other = id === first.id ? second.id : first.id;
    for (const [asked, key] of [
      [other, token],
      [id, `${token}x`],
      [id, ""],
      [2_000_000_000, token],
    ] as const) {
      await expect(openQuestion(ctx, asked, key)).rejects.toThrow(Forbidden);
      await expect(answerQuestion(ctx, asked, { token: key, reply: "silent" })).rejects.toThrow(Forbidden);
    }
  });

  it("ends with the report, the hand-over, an answer on the page, erasure, or sixty days", async () => {
    const { own, id, key } = await sender();
    until(DUE);
    await askSenders(ctx);
    const { token } = linked();
    const open = () => openQuestion(ctx, id, token);
    const isShut = () => expect(open()).rejects.toThrow(Forbidden);
    await open();
    for (const fields of [
      { status: "RESOLVED" },
      { status: "REJECTED" },
      { heldReason: "link" },
      { heldReason: "secret" },
    ] as const) {
      await db.report.update({ where: { id: report.id }, data: fields });
      await isShut();
      await db.report.update({ where: { id: report.id }, data: { status: "CLAIMED", heldReason: null } });
      await open();
    }
    const before = await db.handover.findUniqueOrThrow({ where: { id } });
    await replyHandover(own, { id: report.id }, { id, reply: "silent" });
    await isShut();
    await db.handover.update({ where: { id }, data: before });
    await db.$transaction((transaction) => forgetHandovers(transaction, key));
    await isShut();
    await db.handover.update({ where: { id }, data: before });
    ctx.pass(QUESTION_DAYS * DAY - 1);
    await open();
    ctx.pass(1);
    await isShut();
  });

  it("leads to the report of which the sender's own has become a part", async () => {
    const { id } = await sender();
    const into = await addReport(db, { status: "IN_PROGRESS" });
    await db.report.update({ where: { id: report.id }, data: { status: "REJECTED", heldReason: "merged" } });
    await db.reportMerge.create({ data: { reportId: report.id, intoId: into.id, createdAt: ctx.now() } });
    until(DUE);
    await askSenders(ctx);
    const { token } = linked();
    expect(await answerQuestion(ctx, id, { token, reply: "silent" })).toMatchObject({ code: into.code });
    const detail = await findReport(ctx, { id: into.id });
    expect(detail && (await listHandovers(ctx, detail))).toMatchObject([{ state: "SILENT" }]);
  });
});
