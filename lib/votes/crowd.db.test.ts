import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addHandover } from "@/lib/channels/handovers/commands";
import { likeThread } from "@/lib/forum/commands";
import { flagText } from "@/lib/forum/commands-flag";
import { HIDING_FLAGS } from "@/lib/forum/rules";
import { votePlace } from "@/lib/places/commands-visitor";
import { judgeOutcome } from "@/lib/reports/claims/commands";
import { supportReport } from "@/lib/reports/commands";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { fromAddress, member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { STRANGER_VOTES, type VoteKind } from "./rules";

const { db } = await testDatabase();
const NOW = new Date("2026-03-14T05:00:00Z");
const ctx = testContext(db, visitor("penulis"), NOW);
const CROWD = 20;

interface Vote {
  name: string;
  kind: VoteKind;
  /** @returns the id of a new target */
  make(): Promise<number>;
  vote(one: TestContext, id: number): Promise<unknown>;
  /** How many votes count. */
  count(id: number): Promise<number>;
}

async function addClaim(): Promise<number> {
  const { id } = await addReport(db, { status: "CLAIMED" });
  await db.reportEvent.create({ data: { reportId: id, kind: "CLAIMED", toStatus: "CLAIMED", createdAt: NOW } });
  return id;
}

async function addPhoto({ actor }: TestContext): Promise<string> {
  const ownerKey = actor.kind === "member" ? `user:${actor.userId}` : `visitor:${actor.visitorId}`;
  const photo = { id: randomUUID(), ownerKey, width: 8, height: 6, bytes: 100 };
  return (await db.photo.create({ data: photo })).id;
}

const NO = { judgement: "NO", words: "Sisi utara masih penuh sampah." } as const;
const claim = {
  kind: "outcome" as const,
  make: addClaim,
  async count(id: number) {
    expect((await db.report.findUniqueOrThrow({ where: { id } })).status, "neither resolved nor opened").toBe(
      "CLAIMED",
    );
    return db.reportJudgement.count({ where: { reportId: id, counted: true } });
  },
};

const VOTES: Vote[] = [
  {
    name: "support of a report",
    kind: "support",
    make: async () => (await addReport(db, { status: "VERIFIED" })).id,
    vote: (one, id) => supportReport(one, { id }),
    count: async (id) => (await db.report.findUniqueOrThrow({ where: { id } })).supportCount,
  },
  {
    name: "like of a topic",
    kind: "like",
    make: async () => (await addThread(db, {})).id,
    vote: (one, id) => likeThread(one, id, { action: "like" }),
    count: async (id) => (await db.forumThread.findUniqueOrThrow({ where: { id } })).likesCount,
  },
  {
    name: "flag of a topic",
    kind: "flag",
    make: async () => (await addThread(db, {})).id,
    vote: (one, id) => flagText(one, { kind: "topik", id }, { reason: "spam" }),
    async count(id) {
      const { flagCount, heldReason } = await db.forumThread.findUniqueOrThrow({ where: { id } });
      expect(heldReason, "still shown").toBeNull();
      return flagCount;
    },
  },
  {
    name: "flag of a comment",
    kind: "flag",
    make: async () => (await addComment(db, { threadId: (await addThread(db, {})).id })).id,
    vote: (one, id) => flagText(one, { kind: "komentar", id }, { reason: "spam" }),
    count: async (id) => (await db.forumComment.findUniqueOrThrow({ where: { id } })).flagCount,
  },
  {
    name: "word that a place is closed",
    kind: "place",
    make: async () => (await addPlace(db, { status: "APPROVED" })).id,
    vote: (one, id) => votePlace(one, id, { open: false }),
    count: async (id) => (await db.place.findUniqueOrThrow({ where: { id } })).closedCount,
  },
  {
    name: "word that a place is there",
    kind: "place",
    make: async () => (await addPlace(db, { status: "APPROVED" })).id,
    vote: (one, id) => votePlace(one, id, { open: true }),
    count: async (id) => (await db.place.findUniqueOrThrow({ where: { id } })).openCount,
  },
  {
    name: "hand-over of a report to an office",
    kind: "handover",
    make: async () => (await addReport(db, { status: "VERIFIED" })).id,
    vote: async (one, id) => {
      const { id: channel_id } = await db.channel.findFirstOrThrow();
      return addHandover(one, { id }, { channel_id });
    },
    count: (id) => db.handover.count({ where: { reportId: id, counted: true } }),
  },
  { name: "yes to a claim", ...claim, vote: (one, id) => judgeOutcome(one, { id }, { judgement: "YES" }) },
  { name: "no to a claim", ...claim, vote: (one, id) => judgeOutcome(one, { id }, NO) },
  {
    name: "no with a photo to a claim",
    ...claim,
    vote: async (one, id) => judgeOutcome(one, { id }, { ...NO, photo_id: await addPhoto(one) }),
  },
];

const LINES = [
  ["an IPv6 /56", (host: number) => `2001:db8:77:${(0x42_00 + host * 7).toString(16)}::1`],
  ["an IPv6 /48", (host: number) => `2001:db8:78:${(host * 3001).toString(16)}::1`],
  ["an IPv4 /24", (host: number) => `203.0.113.${host * 9}`],
] as const;

it("every kind of vote is tried", () => {
  expect(new Set(VOTES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(STRANGER_VOTES)));
});

describe.each(LINES)("%s", (line, address) => {
  /** Half of the crowd with new cookies, half with accounts that are minutes old. */
  async function crowd(): Promise<TestContext[]> {
    const people = Array.from({ length: CROWD }, async (_, host) => {
      const origin = fromAddress(address(host + 1));
      if (host % 2 === 0) return ctx.as(visitor(randomUUID(), origin));
      const actor = { ...(await member(db, `Baru ${randomUUID().slice(0, 8)}`)), ...origin };
      await db.user.update({ where: { id: actor.userId }, data: { createdAt: new Date(NOW.getTime() - 60_000) } });
      return ctx.as(actor);
    });
    return Promise.all(people);
  }

  it.each(VOTES)(`is one stranger for each $name, also of ${CROWD} at once, and nobody is refused`, async (kind) => {
    const id = await kind.make();
    // Each line in a world of its own: answers to claims also have a limit a day.
    await db.voteNetwork.deleteMany({});
    const answers = await Promise.allSettled((await crowd()).map((one) => kind.vote(one, id)));
    expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await kind.count(id), line).toBe(1);
  });
});

it("three flags of three networks hide a topic, of two and an account of one network too", async () => {
  const held = async (id: number) => (await db.forumThread.findUniqueOrThrow({ where: { id } })).heldReason;
  const flag = (one: TestContext, id: number) => flagText(one, { kind: "topik", id }, { reason: "spam" });
  const at = (address: string) => ctx.as(visitor(randomUUID(), fromAddress(address)));
  const { id } = await addThread(db, {});
  for (const [flags, address] of ["203.0.113.1", "198.51.100.1", "2001:db8:1::1"].entries()) {
    expect(await held(id), `${flags} of ${HIDING_FLAGS}`).toBeNull();
    await flag(at(address), id);
  }
  expect(await held(id)).toBe("flags");
  const { id: other } = await addThread(db, {});
  const account = { ...(await member(db, "Akun Lama")), ...fromAddress("203.0.113.2") };
  for (const one of [at("203.0.113.1"), ctx.as(account), at("198.51.100.1")]) await flag(one, other);
  expect(await held(other)).toBe("flags");
});
