import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { likeThread } from "@/lib/forum/commands";
import { flagText } from "@/lib/forum/commands-desk";
import { HIDING_FLAGS } from "@/lib/forum/rules";
import { votePlace } from "@/lib/places/commands-visitor";
import { supportReport } from "@/lib/reports/commands";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { forgetNetworks } from "./commands";
import { ANONYMOUS_VOTES, NETWORK_DAYS, NETWORK_FULL } from "./rules";

const { db } = await testDatabase();
const NOW = new Date("2026-03-14T05:00:00Z");
const ctx = testContext(db, visitor("penulis"), NOW);
/** Another cookie each time, on one network. */
const fromOneNetwork = (network: string) => ctx.as(visitor(randomUUID(), network));

describe("votes without an account from one network", () => {
  it("hide no text, whatever cookies they come with, and those of three networks do", async () => {
    const { id } = await addThread(db, { writerKey: "visitor:penulis" });
    const held = async () => (await db.forumThread.findUniqueOrThrow({ where: { id } })).heldReason;
    for (let flag = 0; flag < HIDING_FLAGS * 2; flag += 1) {
      await flagText(fromOneNetwork("satu"), { kind: "topik", id }, { reason: "spam" });
    }
    for (const name of ["Baru Satu", "Baru Dua", "Baru Tiga"]) {
      const young = { ...(await member(db, name)), network: "satu" };
      await db.user.update({ where: { id: young.userId }, data: { createdAt: NOW } });
      await flagText(ctx.as(young), { kind: "topik", id }, { reason: "spam" });
    }
    expect(await held(), "accounts made for it count no more").toBeNull();
    expect(await db.forumFlag.count({ where: { threadId: id } })).toBe(1);
    await flagText(fromOneNetwork("dua"), { kind: "topik", id }, { reason: "spam" });
    expect(await held()).toBeNull();
    await flagText(fromOneNetwork("tiga"), { kind: "topik", id }, { reason: "spam" });
    expect(await held()).toBe("flags");
  });

  it("are with an account's two voices of one network at most, which hide nothing", async () => {
    const { id } = await addThread(db, { writerKey: "visitor:penulis" });
    const account = { ...(await member(db, "Punya Akun")), network: "satu" };
    await db.user.update({ where: { id: account.userId }, data: { createdAt: new Date("2026-01-01") } });
    for (const voice of [fromOneNetwork("satu"), ctx.as(account), fromOneNetwork("satu"), fromOneNetwork("satu")]) {
      await flagText(voice, { kind: "topik", id }, { reason: "spam" });
    }
    expect(await db.forumThread.findUniqueOrThrow({ where: { id } })).toMatchObject({ flagCount: 2, heldReason: null });
  });

  it("count a few times for a report, a topic and a place, also when they come at once", async () => {
    const report = await addReport(db, { status: "VERIFIED" });
    const thread = await addThread(db, {});
    const place = await addPlace(db, { status: "APPROVED" });
    const twenty = Array.from({ length: 20 }, () => fromOneNetwork("ramai"));
    const votes: [number, (one: typeof ctx) => Promise<unknown>][] = [
      [ANONYMOUS_VOTES.support, (one) => supportReport(one, { id: report.id })],
      [ANONYMOUS_VOTES.like, (one) => likeThread(one, thread.id, { action: "like" })],
      [ANONYMOUS_VOTES.place, (one) => votePlace(one, place.id, { open: true })],
    ];
    for (const [most, vote] of votes) {
      const outcomes = await Promise.allSettled(twenty.map(vote));
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(outcomes.length - refused.length).toBe(most);
      for (const { reason } of refused) expect(reason.message).toBe(NETWORK_FULL);
    }
    expect((await db.report.findUniqueOrThrow({ where: { id: report.id } })).supportCount).toBe(
      ANONYMOUS_VOTES.support,
    );
    expect((await db.forumThread.findUniqueOrThrow({ where: { id: thread.id } })).likesCount).toBe(
      ANONYMOUS_VOTES.like,
    );
    expect((await db.place.findUniqueOrThrow({ where: { id: place.id } })).openCount).toBe(ANONYMOUS_VOTES.place);
  });

  it("leave room for accounts, and for who takes a vote back", async () => {
    const { id } = await addThread(db, {});
    const first = fromOneNetwork("rumah");
    await likeThread(first, id, { action: "like" });
    for (let more = 1; more < ANONYMOUS_VOTES.like; more += 1) {
      await likeThread(fromOneNetwork("rumah"), id, { action: "like" });
    }
    await expect(likeThread(fromOneNetwork("rumah"), id, { action: "like" })).rejects.toThrow(NETWORK_FULL);
    const account = { ...(await member(db, "Anggota Rumah")), network: "rumah" };
    expect(await likeThread(ctx.as(account), id, { action: "like" })).toMatchObject({
      newLikesCount: ANONYMOUS_VOTES.like + 1,
    });
    await likeThread(first, id, { action: "unlike" });
    await likeThread(fromOneNetwork("rumah"), id, { action: "like" });
  });

  it("are forgotten after their time, with nothing of the votes themselves", async () => {
    const { id } = await addThread(db, {});
    const late = testContext(db, visitor("lama"), NOW);
    await likeThread(late, id, { action: "like" });
    late.pass(NETWORK_DAYS * 86_400 + 1);
    expect(await forgetNetworks(late)).toBeGreaterThan(0);
    expect(await db.voteNetwork.count({ where: { target: `like:${id}` } })).toBe(0);
    expect((await db.forumThread.findUniqueOrThrow({ where: { id } })).likesCount).toBe(1);
  });
});
