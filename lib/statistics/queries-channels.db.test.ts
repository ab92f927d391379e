import { beforeEach, expect, it } from "vitest";
import { drawNames } from "@/lib/areas/test-areas";
import { addHandover, forgetHandovers, replyHandover } from "@/lib/channels/handovers/commands";
import type { Prisma } from "@/prisma/client";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { channelFigures } from "./queries-channels";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOON);
const { id: channelId, name: channel } = await db.channel.findFirstOrThrow();
const day = (days: number) => new Date(Date.parse("2026-02-01") + days * 86_400_000);

await drawNames(db);
beforeEach(() => db.$executeRaw`TRUNCATE reports, report_days, vote_networks, audit_entries CASCADE`);

interface Answer extends Partial<Prisma.HandoverUncheckedCreateInput> {
  /** Number of the person. */
  by: number;
  /** Days until the answer. */
  after?: number;
}

async function passedOn({ by, after, ...fields }: Answer, report: Parameters<typeof addReport>[1] = {}) {
  const { id } = await addReport(db, { status: "VERIFIED", areaCode: "34.02.14.2002", createdAt: day(-9), ...report });
  const answer = after === undefined ? {} : { state: "ANSWERED" as const, answeredOn: day(after) };
  const data = {
    channelId,
    reportId: id,
    writerKey: `user:${by}`,
    sentOn: day(0),
    dueOn: day(12),
    ...answer,
    ...fields,
  };
  return db.handover.create({ data });
}

/** Ten of five people, answered after 1 to 10 days. */
async function ten(): Promise<number[]> {
  const ids: number[] = [];
  for (let count = 0; count < 10; count += 1) ids.push((await passedOn({ by: count % 5, after: count + 1 })).id);
  return ids;
}

it("gives the median by channel and area from ten hand-overs of five people on, and nothing below", async () => {
  const ids = await ten();
  const figures = { channel_id: channelId, channel, handovers: 10, answered: 10, median_days: 5 };
  expect(await channelFigures(ctx)).toEqual({
    days: 365,
    channels: [
      { ...figures, area: null },
      { ...figures, area: { code: "34.02", name: "Kabupaten Bantul" } },
    ],
  });
  await db.handover.delete({ where: { id: ids[9] ?? 0 } });
  expect((await channelFigures(ctx)).channels, "nine").toEqual([]);
  await passedOn({ by: 0, after: 3 });
  expect((await channelFigures(ctx)).channels).toHaveLength(2);
  await db.handover.updateMany({ where: { writerKey: "user:4" }, data: { writerKey: "user:3" } });
  expect((await channelFigures(ctx)).channels, "of four people").toEqual([]);
});

it("counts what was never answered once its promise has passed, so that silence makes no channel look quick", async () => {
  await ten();
  for (let by = 0; by < 9; by += 1) await passedOn({ by });
  expect((await channelFigures(ctx)).channels[0]).toMatchObject({ handovers: 19, answered: 10, median_days: 10 });
  for (let by = 0; by < 2; by += 1) await passedOn({ by });
  expect((await channelFigures(ctx)).channels[0]).toMatchObject({ handovers: 21, answered: 10, median_days: null });
  await passedOn({ by: 1, dueOn: day(60) });
  expect((await channelFigures(ctx)).channels[0], "still in time").toMatchObject({ handovers: 21 });
});

it.each([
  ["is held", { heldReason: "link" }, {}],
  ["is secret", { heldReason: "secret" }, {}],
  ["was rejected", { status: "REJECTED" }, {}],
  ["was sent long ago", {}, { sentOn: day(-400) }],
  ["does not count", {}, { counted: false }],
] as const)("counts nothing of what %s", async (_, report, fields) => {
  for (let count = 0; count < 10; count += 1) await passedOn({ by: count % 5, after: 1, ...fields }, report);
  expect((await channelFigures(ctx)).channels).toEqual([]);
});

it("takes people who are erased for one person", async () => {
  await ten();
  for (const by of [3, 4]) await db.$transaction((transaction) => forgetHandovers(transaction, `user:${by}`));
  expect((await channelFigures(ctx)).channels).toEqual([]);
});

it("is moved by none of 200 hand-overs that one network invents in a day, with accounts and answers", async () => {
  const reports = await Promise.all(Array.from({ length: 20 }, () => addReport(db, { status: "VERIFIED" })));
  for (let person = 0; person < 10; person += 1) {
    const name = `palsu ${person}`;
    const one = ctx.as(
      person % 2 === 0
        ? visitor(name, "warnet")
        : { ...(await member(db, name)), network: "warnet", networks: [{ key: "warnet", times: 1 }] },
    );
    if (one.actor.kind === "member") {
      await db.user.update({ where: { id: one.actor.userId }, data: { createdAt: NOON } });
    }
    for (const { id } of reports) {
      const handover = await addHandover(one, { id }, { channel_id: channelId });
      await replyHandover(one, { id }, { id: handover.id, reply: "answered" });
    }
  }
  expect(await db.handover.count()).toBe(200);
  expect(await db.handover.count({ where: { counted: true } })).toBe(3);
  expect((await channelFigures(ctx)).channels).toEqual([]);
});
