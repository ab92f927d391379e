import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { likeThread } from "@/lib/forum/commands";
import { votePlace } from "@/lib/places/commands-visitor";
import { judgeOutcome } from "@/lib/reports/claims/commands";
import { supportReport } from "@/lib/reports/commands";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { forgetNetworks } from "./commands";
import { NETWORK_DAYS, PERSON_DAYS } from "./rules";

const { db } = await testDatabase();
const NOW = new Date("2026-03-14T05:00:00Z");
const DAY = 86_400;
const ctx = testContext(db, visitor("penulis"), NOW);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY * 1000);

const stranger = (network: string) => ctx.as(visitor(randomUUID(), network));

/** A visitor whose cookie has an accepted write of so many days ago. */
async function writer(network: string, days = PERSON_DAYS, fields: { heldReason?: string } = {}) {
  const id = randomUUID();
  await addReport(db, { writerKey: `visitor:${id}`, status: "VERIFIED", createdAt: daysAgo(days), ...fields });
  return ctx.as({ ...visitor(id, network) });
}

const like = (one: typeof ctx, id: number) => likeThread(one, id, { action: "like" });
const unlike = (one: typeof ctx, id: number) => likeThread(one, id, { action: "unlike" });

describe("a second and a third vote from one network", () => {
  it("count from cookies with an accepted write of a week ago, a fourth not", async () => {
    const { id } = await addThread(db, {});
    expect(await like(stranger("satu"), id)).toEqual({ liked: true, counted: true, newLikesCount: 1 });
    expect(await like(stranger("satu"), id)).toEqual({ liked: true, counted: false, newLikesCount: 1 });
    expect(await like(await writer("satu", PERSON_DAYS - 1), id)).toMatchObject({ counted: false });
    expect(await like(await writer("satu", 30, { heldReason: "words" }), id)).toMatchObject({ counted: false });
    for (const count of [2, 3]) expect(await like(await writer("satu"), id)).toMatchObject({ newLikesCount: count });
    expect(await like(await writer("satu"), id)).toMatchObject({ counted: false, newLikesCount: 3 });
    expect(await like(stranger("dua"), id)).toMatchObject({ counted: true, newLikesCount: 4 });
  });

  it("count where an earlier vote did", async () => {
    const { id: first } = await addThread(db, {});
    const { id: second } = await addThread(db, {});
    const [counted, uncounted] = [stranger("lama"), stranger("lama")];
    await like(counted, first);
    await like(uncounted, first);
    await like(stranger("lama"), second);
    await db.forumLike.updateMany({ where: { threadId: first }, data: { createdAt: daysAgo(PERSON_DAYS) } });
    expect(await like(uncounted, second)).toMatchObject({ counted: false });
    expect(await like(counted, second)).toMatchObject({ counted: true });
  });
});

it("an account counts as a person from its seventh day on, beside the strangers of its network", async () => {
  const { id } = await addReport(db, { status: "VERIFIED" });
  const account = async (name: string, days: number) => {
    const actor = { ...(await member(db, name)), network: "rumah" };
    await db.user.update({ where: { id: actor.userId }, data: { createdAt: daysAgo(days) } });
    return ctx.as(actor);
  };
  expect(await supportReport(stranger("rumah"), { id })).toEqual({ support_count: 1, counted: true });
  expect(await supportReport(await account("Baru", PERSON_DAYS - 1), { id })).toMatchObject({ counted: false });
  for (const [count, name] of ["Lama Satu", "Lama Dua", "Lama Tiga", "Lama Empat"].entries()) {
    expect(await supportReport(await account(name, PERSON_DAYS), { id })).toMatchObject({ support_count: count + 2 });
  }
});

describe("where the address is not known", () => {
  const hidden = (one: typeof ctx) => ctx.as({ ...one.actor, isAddressKnown: false });

  it("strangers count by an old cookie alone, one a cookie", async () => {
    const { id } = await addPlace(db, { status: "APPROVED" });
    const close = (one: typeof ctx) => votePlace(hidden(one), id, { open: false });
    for (let person = 0; person < 5; person += 1) await close(stranger("proksi"));
    expect((await close(stranger("proksi"))).closed_count).toBe(0);
    const known = await Promise.all([1, 2, 3, 4].map(() => writer("proksi")));
    for (const one of known) await close(one);
    expect((await close(known[0] ?? ctx)).closed_count).toBe(4);
    expect((await votePlace(hidden(known[0] ?? ctx), id, { open: true })).open_count).toBe(1);
  });

  it("strangers with an old cookie answer three claims a day", async () => {
    const one = hidden(await writer("proksi"));
    const counted = [];
    for (let claims = 0; claims < 5; claims += 1) {
      const { id } = await addReport(db, { status: "CLAIMED" });
      await db.reportEvent.create({ data: { reportId: id, kind: "CLAIMED", toStatus: "CLAIMED", createdAt: NOW } });
      counted.push((await judgeOutcome(one, { id }, { judgement: "YES" })).counted);
    }
    expect(counted).toEqual([true, true, true, false, false]);
  });
});

describe("a vote that does not count", () => {
  it("counts once the same person comes with an account, and once only", async () => {
    const { id } = await addReport(db, { status: "VERIFIED" });
    await supportReport(stranger("kantor"), { id });
    const late = stranger("kantor");
    expect(await supportReport(late, { id })).toEqual({ support_count: 1, counted: false });
    const account = { ...(await member(db, "Punya Akun")), visitorId: late.actor.visitorId, network: "kantor" };
    for (let press = 0; press < 3; press += 1) {
      expect(await supportReport(ctx.as(account), { id })).toEqual({ support_count: 2, counted: true });
    }
  });

  it("takes nothing with it when it is taken back, and a counted one leaves room", async () => {
    const { id } = await addThread(db, {});
    const [first, second] = [stranger("rumah"), stranger("rumah")];
    await like(first, id);
    await like(second, id);
    expect(await unlike(second, id)).toMatchObject({ newLikesCount: 1 });
    expect(await like(second, id)).toMatchObject({ counted: false });
    expect(await unlike(first, id)).toMatchObject({ newLikesCount: 0 });
    expect(await like(second, id)).toMatchObject({ counted: true, newLikesCount: 1 });
  });

  it("is not moved into another report or place as one that does", async () => {
    const { id } = await addPlace(db, { status: "APPROVED" });
    await votePlace(stranger("pasar"), id, { open: false });
    expect(await votePlace(stranger("pasar"), id, { open: false })).toMatchObject({ closed_count: 1, counted: false });
    expect(await db.placeVote.count({ where: { placeId: id, counted: true } })).toBe(1);
  });
});

it("likes and their withdrawal at once leave the count of what is stored", async () => {
  const { id } = await addThread(db, {});
  const people = await Promise.all(Array.from({ length: 6 }, (_, person) => writer(`jaringan-${person % 2}`)));
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(people.flatMap((one) => [like(one, id), unlike(one, id), like(one, id)]));
  }
  const counted = await db.forumLike.count({ where: { threadId: id, counted: true } });
  expect((await db.forumThread.findUniqueOrThrow({ where: { id } })).likesCount).toBe(counted);
  expect(counted).toBeLessThanOrEqual(6);
});

it("networks are deleted after their time, and votes stay", async () => {
  const { id } = await addThread(db, {});
  const late = testContext(db, visitor("lama"), NOW);
  await likeThread(late, id, { action: "like" });
  late.pass(NETWORK_DAYS * DAY + 1);
  expect(await forgetNetworks(late)).toBeGreaterThan(0);
  expect(await db.voteNetwork.count({ where: { target: `like:${id}` } })).toBe(0);
  expect((await db.forumThread.findUniqueOrThrow({ where: { id } })).likesCount).toBe(1);
});
