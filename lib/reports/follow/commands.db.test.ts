import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { decideReport } from "@/lib/reports/desk/commands";
import { undoStep } from "@/lib/reports/desk/commands-undo";
import { addUpdate, decideUpdate } from "@/lib/reports/updates/commands";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { changeFollow, followReport, followToken, forgetFollows, unfollowToken } from "./commands";
import { sendFollowUpdates } from "./commands-notify";
import { FOLLOW_CONFIRM_DAYS, followIn } from "./rules";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const DAY = 86_400;
const ayu = await member(db, "Ayu", "ADMIN");
const RECEIPT = { receipt: true };

let ctx: TestContext;
let staff: TestContext;
let id: number;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries CASCADE`;
  ctx = testContext(db, visitor("tetangga"), NOON);
  staff = ctx.as(ayu);
  id = (await addReport(db, { status: "VERIFIED" })).id;
});

const mails = () => ctx.mail.mails.map(({ message }) => message);
const ask = (email: string) => followReport(ctx, { id }, { email }, RECEIPT);
const start = () => decideReport(staff, { id }, { decision: "start", status: "VERIFIED" });

/** The link of the last mail, as its page reads it. */
function linked() {
  const hash = /#[^\s]+/u.exec(mails().at(-1)?.text ?? "")?.[0] ?? "";
  return followIn(hash) ?? { action: "confirm" as const, id: 0, token: "" };
}

async function following(email: string): Promise<number> {
  await ask(email);
  const link = linked();
  await changeFollow(ctx, link);
  return link.id;
}

/** An account with a confirmed address. */
async function account(name: string) {
  const actor = await member(db, `${name}-${randomUUID().slice(0, 8)}`);
  const email = `${name}-${actor.userId}@contoh.id`;
  await db.user.update({ where: { id: actor.userId }, data: { email, emailKey: email } });
  return { ...actor, email };
}

describe("an address", () => {
  it("is written to once, however often and by however many it is given, and not again until it confirms", async () => {
    const many = ["sari@contoh.id", "sari+1@contoh.id", "sari+2@contoh.id"].flatMap((email) => Array(10).fill(email));
    const answers = await Promise.all(many.map(ask));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"state":"confirm"}']));
    expect(mails()).toHaveLength(1);
    await start();
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(0);
    await changeFollow(ctx, linked());
    expect(await ask("sari@contoh.id"), "nobody learns that it follows").toEqual({ state: "confirm" });
    expect(mails()).toHaveLength(1);
  });

  it("is not written to for a robot, when it got enough, or about a report that is not listed", async () => {
    await followReport(ctx, { id }, { email: "a@contoh.id", website: "http://x" }, RECEIPT);
    await followReport(ctx, { id }, { email: "b@contoh.id" }, { receipt: false });
    const { id: held } = await addReport(db, { heldReason: "link" });
    await expect(followReport(ctx, { id: held }, { email: "c@contoh.id" }, RECEIPT)).rejects.toThrow(NotFound);
    expect([mails().length, await db.reportFollow.count()]).toEqual([0, 0]);
  });

  it("hears at once of a new state that stands, and nothing of one that staff took back", async () => {
    await following("sari@contoh.id");
    const view = await start();
    expect(await sendFollowUpdates(ctx)).toBe(0);
    await undoStep(staff, { id }, { event_id: view.steps.at(-1)?.id ?? 0 });
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(0);
    await start();
    ctx.pass(60);
    expect([await sendFollowUpdates(ctx), await sendFollowUpdates(ctx)]).toEqual([1, 0]);
    expect(mails().at(-1)).toMatchObject({ to: { address: "sari@contoh.id" } });
    expect(mails().at(-1)?.subject).toContain("Ditindaklanjuti");
  });

  it("hears of neighbours once a day, all together, and not of what waits", async () => {
    await following("sari@contoh.id");
    ctx.pass(1);
    const say = (content: string) => addUpdate(staff, { id }, { condition: "SAME", content });
    await say("Kabar pertama.");
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(1);
    await say("Kabar kedua.");
    await say("Kabar ketiga.");
    const held = await addReportUpdate(db, { reportId: id, heldReason: "first" });
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(0);
    ctx.pass(DAY);
    expect(await sendFollowUpdates(ctx)).toBe(1);
    expect(mails().at(-1)?.text).toContain("Ada 2 kabar baru");
    expect(mails().at(-1)?.text).not.toContain("ketiga");
    await decideUpdate(staff, { id: held.id, decision: "release" });
    await start();
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx), "a new state takes them along").toBe(1);
    expect(mails().at(-1)?.text).toContain("Ada 1 kabar baru");
  });

  it("is left alone by one POST, whose token ends only this", async () => {
    const follow = await following("sari@contoh.id");
    await start();
    ctx.pass(60);
    await sendFollowUpdates(ctx);
    const { unsubscribe = "" } = mails().at(-1) ?? {};
    const token = new URL(unsubscribe).searchParams.get("token") ?? "";
    const stop = { id: follow, token, action: "stop" } as const;
    await expect(changeFollow(ctx, { ...stop, action: "confirm" })).rejects.toThrow(Forbidden);
    await expect(changeFollow(ctx, { ...stop, id: follow + 1 })).rejects.toThrow(Forbidden);
    const answers = await Promise.all([changeFollow(ctx, stop), changeFollow(ctx, stop)]);
    expect(answers).toMatchObject([{ following: false }, { following: false }]);
    await decideReport(staff, { id }, { decision: "claim", status: "IN_PROGRESS" });
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(0);
    const before = mails().length;
    await ask("sari@contoh.id");
    expect(mails().length, "nobody else has it written to again").toBe(before);
    await changeFollow(ctx, { id: follow, token: followToken(ctx, follow), action: "confirm" });
    expect(await db.reportFollow.findUniqueOrThrow({ where: { id: follow } })).toMatchObject({ stoppedAt: null });
  });

  it("is forgotten when nobody confirmed it, or some weeks after it was ended", async () => {
    const stopped = await following("sari@contoh.id");
    await ask("budi@contoh.id");
    const remaining = await following("tuti@contoh.id");
    await changeFollow(ctx, { id: stopped, token: unfollowToken(ctx, stopped), action: "stop" });
    ctx.pass((FOLLOW_CONFIRM_DAYS - 1) * DAY);
    expect(await forgetFollows(ctx)).toBe(0);
    ctx.pass(DAY + 1);
    expect(await forgetFollows(ctx)).toBe(2);
    expect(await db.reportFollow.findMany({ select: { id: true } })).toEqual([{ id: remaining }]);
  });
});

describe("an account", () => {
  it("follows with its confirmed address at once, once, and takes over what the address followed", async () => {
    const sari = await account("sari");
    await following(sari.email);
    const own = ctx.as(sari);
    const follow = () => followReport(own, { id }, {}, RECEIPT);
    expect(await Promise.all([follow(), follow(), followReport(own, { id }, { email: sari.email }, RECEIPT)])).toEqual(
      Array(3).fill({ state: "following" }),
    );
    expect(await db.reportFollow.findMany()).toMatchObject([{ userId: sari.userId, email: null }]);
    await ask(sari.email);
    await addUpdate(own, { id }, { condition: "SAME", content: "Ini kabar saya sendiri." });
    await start();
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(1);
    expect(mails().at(-1)?.to.address).toBe(sari.email);
  });

  it("without one has to name an address; a blocked one hears nothing", async () => {
    const plain = await member(db, `polos-${randomUUID().slice(0, 8)}`);
    await expect(followReport(ctx.as(plain), { id }, {}, RECEIPT)).rejects.toThrow(InvalidInput);
    const blocked = await account("blokir");
    await followReport(ctx.as(blocked), { id }, {}, RECEIPT);
    await db.user.update({ where: { id: blocked.userId }, data: { blockedAt: NOON } });
    await start();
    ctx.pass(60);
    expect(await sendFollowUpdates(ctx)).toBe(0);
  });
});

it("who reported hears of a step once, whatever they follow", async () => {
  await db.report.update({ where: { id }, data: { email: "pelapor@contoh.id" } });
  await following("pelapor@contoh.id");
  await start();
  ctx.pass(60);
  expect(await sendFollowUpdates(ctx)).toBe(0);
});

it("two looks at once send each mail once", async () => {
  for (const name of ["satu", "dua", "tiga"]) await following(`${name}@contoh.id`);
  await start();
  ctx.pass(60);
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendFollowUpdates(ctx)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(3);
});
