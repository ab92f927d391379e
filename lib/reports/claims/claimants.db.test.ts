import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { reportResults } from "@/lib/gatherings/commands";
import type { Actor } from "@/lib/kernel/actor";
import { photoFile } from "@/lib/photos/rules";
import { forgetReports } from "@/lib/reports/commands-forget";
import { decideReport } from "@/lib/reports/desk/commands";
import { deskQueue } from "@/lib/reports/desk/queries";
import { findReport } from "@/lib/reports/queries";
import { forgetDevices } from "@/lib/votes/commands-cause";
import { DEVICE_HOURS, PERSON_DAYS } from "@/lib/votes/rules";
import { addEvent } from "@/prisma/factories/event";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { judgeOutcome } from "./commands";
import { askSupporters, settleClaims } from "./commands-clock";
import { outcomeToken } from "./rows";
import { CLAIM_DAYS } from "./rules";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "PENGELOLA");
const organiser = await member(db, "Panitia");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const HOUR = 3600;
const YES = { judgement: "YES" } as const;
const NO = { judgement: "NO", words: "Sisi utara masih penuh sampah." } as const;
const NO_SAY = "tidak ikut memastikan";

let ctx: TestContext;
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, events, report_days, audit_entries, vote_networks CASCADE`;
  ctx = testContext(db, ayu, MORNING);
});

/** The same person on a device of this name; a network of their own unless one is named. */
const at = (actor: Actor, device: string, network: string = randomUUID()) => ctx.as({ ...actor, device, network });
const guest = (device: string) => at(visitor(randomUUID()), device);
const stateOf = async (id: number) => (await db.report.findUniqueOrThrow({ where: { id } })).status;

async function photoOf(one: TestContext): Promise<string> {
  const id = randomUUID();
  const ownerKey = one.actor.kind === "member" ? `user:${one.actor.userId}` : `visitor:${one.actor.visitorId}`;
  await db.photo.create({ data: { id, ownerKey, width: 8, height: 6, bytes: 100 } });
  for (const size of [640, 2048] as const) await one.photos.put(photoFile(id, size), new Uint8Array([1]));
  return id;
}

/** An event of the organiser's for a new report of Sari's, over since yesterday. */
async function finished(): Promise<{ id: number; eventId: number }> {
  const fields = { status: "VERIFIED", email: "sari@contoh.id", writerKey: "visitor:sari" } as const;
  const { id } = await addReport(db, fields);
  const startsAt = new Date(MORNING.getTime() - 24 * HOUR * 1000);
  const event = await addEvent(db, { reportId: id, startsAt, writerKey: `user:${organiser.userId}` });
  return { id, eventId: event.id };
}

async function enter(one: TestContext, eventId: number, photo = true): Promise<void> {
  await reportResults(one, eventId, { people: 12, photo_ids: photo ? [await photoOf(one)] : [], consent: true });
}

async function claimed(one = at(ayu, "kantor")): Promise<number> {
  const { id } = await addReport(db, { status: "IN_PROGRESS", email: "sari@contoh.id", writerKey: "visitor:sari" });
  await decideReport(one, { id }, { decision: "claim", status: "IN_PROGRESS" });
  return id;
}

describe("who entered the results that claim a report", () => {
  it("has no say, whichever key they answer with; neither has the organiser, nor who entered them before or after", async () => {
    const { id, eventId } = await finished();
    const citra = await member(db, `Citra ${randomUUID().slice(0, 8)}`, "PENGELOLA");
    await enter(at(citra, "rumah-citra"), eventId, false);
    await enter(at({ ...ayu, visitorId: "peramban-ayu" }, "rumah-ayu"), eventId);
    expect(await stateOf(id)).toBe("CLAIMED");
    const dodi = await member(db, `Dodi ${randomUUID().slice(0, 8)}`, "PENGELOLA");
    await enter(at(dodi, "rumah-dodi"), eventId);
    ctx.pass(DEVICE_HOURS * HOUR * 10);
    for (const actor of [ayu, visitor("peramban-ayu"), organiser, citra, dodi]) {
      await expect(judgeOutcome(at(actor, "lain"), { id }, YES)).rejects.toThrow(NO_SAY);
    }
    expect(await stateOf(id)).toBe("CLAIMED");
  });

  it("is not asked as a supporter either", async () => {
    const { id, eventId } = await finished();
    await db.user.update({ where: { id: ayu.userId }, data: { email: "ayu@contoh.id", emailKey: "ayu@contoh.id" } });
    await db.reportSupport.create({ data: { reportId: id, writerKey: `user:${ayu.userId}` } });
    await enter(at(ayu, "rumah-ayu"), eventId);
    ctx.pass(HOUR);
    expect(await askSupporters(ctx)).toBe(0);
  });

  it("has a second account of no weight on that device for two days", async () => {
    const { id, eventId } = await finished();
    await enter(at(ayu, "rumah-ayu"), eventId);
    const second = await member(db, `Kedua ${randomUUID().slice(0, 8)}`);
    const says = () => judgeOutcome(at(second, "rumah-ayu"), { id }, YES);
    expect(await says()).toMatchObject({ judgement: "YES", counted: false, open: true });
    await judgeOutcome(guest("tetangga"), { id }, YES);
    expect(await stateOf(id)).toBe("CLAIMED");
    ctx.pass(DEVICE_HOURS * HOUR - 1);
    expect(await says()).toMatchObject({ counted: false });
    ctx.pass(1);
    expect(await says()).toMatchObject({ counted: true });
    expect(await findReport(ctx, { id })).toMatchObject({ status: "RESOLVED", confirmed: "neighbours" });
  });
});

describe("staff who claim", () => {
  it("have no say without their session, and the device none for two days, not with the reporter's link either", async () => {
    const id = await claimed(at({ ...ayu, visitorId: "peramban-ayu" }, "kantor"));
    await expect(judgeOutcome(at(visitor("peramban-ayu"), "lain"), { id }, YES)).rejects.toThrow(NO_SAY);
    expect(await judgeOutcome(guest("kantor"), { id }, YES)).toMatchObject({ counted: false });
    const link = { ...YES, token: outcomeToken(ctx, id, MORNING) };
    expect(await judgeOutcome(guest("kantor"), { id }, link)).toMatchObject({ counted: false });
    expect(await stateOf(id)).toBe("CLAIMED");
    expect(await judgeOutcome(guest("rumah-sari"), { id }, link)).toMatchObject({ counted: true });
    expect(await findReport(ctx, { id })).toMatchObject({ status: "RESOLVED", confirmed: "neighbours" });
  });

  it("with a photo of an event's results leave its organiser, and who entered them, without a say", async () => {
    const { id, eventId } = await finished();
    await db.event.update({ where: { id: eventId }, data: { resolutionDismissedAt: MORNING } });
    const citra = await member(db, `Citra ${randomUUID().slice(0, 8)}`, "PENGELOLA");
    await enter(at(citra, "rumah-citra"), eventId);
    expect(await stateOf(id)).toBe("VERIFIED");
    const { photoId } = await db.eventResultPhoto.findFirstOrThrow({ where: { eventId } });
    const desk = at(ayu, "kantor");
    for (const size of [640, 2048] as const) await desk.photos.put(photoFile(photoId, size), new Uint8Array([1]));
    await decideReport(desk, { id }, { decision: "claim", status: "VERIFIED", event_photo_id: photoId });
    for (const actor of [organiser, citra, ayu]) {
      await expect(judgeOutcome(at(actor, "lain"), { id }, YES)).rejects.toThrow(NO_SAY);
    }
  });
});

describe("strangers", () => {
  it("are accounts of minutes too: five of one network answer five claims, and three answers count", async () => {
    const counted = [];
    for (let claims = 0; claims < 5; claims += 1) {
      const id = await claimed();
      const young = await member(db, `Baru ${randomUUID().slice(0, 8)}`);
      const createdAt = new Date(MORNING.getTime() - (PERSON_DAYS * 24 * HOUR - 1) * 1000);
      await db.user.update({ where: { id: young.userId }, data: { createdAt } });
      counted.push((await judgeOutcome(at(young, "ponsel", "satu"), { id }, YES)).counted);
    }
    expect(counted).toEqual([true, true, true, false, false]);
  });

  it("who do not know take no vote from the neighbours on their network, and may still say later", async () => {
    const id = await claimed();
    const [one, neighbour] = [ctx.as(visitor(randomUUID(), "satu")), ctx.as(visitor(randomUUID(), "satu"))];
    await judgeOutcome(one, { id }, { judgement: "UNKNOWN" });
    expect(await judgeOutcome(neighbour, { id }, NO)).toMatchObject({ counted: true });
    expect(await judgeOutcome(one, { id }, NO)).toMatchObject({ counted: false });
    ctx.pass(CLAIM_DAYS * 24 * HOUR);
    expect(await settleClaims(ctx)).toBe(0);
  });

  it("open nothing by a picture alone, which waits for staff; a claim that one disputes does not settle by itself", async () => {
    const id = await claimed();
    const one = guest("tetangga");
    const answer = await judgeOutcome(one, { id }, { ...NO, photo_id: await photoOf(one) });
    expect(answer).toMatchObject({ judgement: "NO", counted: true });
    expect(await stateOf(id)).toBe("CLAIMED");
    const [waiting] = (await deskQueue(ctx, { status: "WAITING", limit: 5 })).items;
    expect(waiting).toMatchObject({ id, updates: [{ heldReason: "photo" }], judgements: [{ words: NO.words }] });
    ctx.pass(CLAIM_DAYS * 24 * HOUR);
    expect(await settleClaims(ctx)).toBe(0);
    await judgeOutcome(guest("lain"), { id }, NO);
    expect(await stateOf(id)).toBe("IN_PROGRESS");
  });
});

it("the device of a claim is deleted after its time, and its person with the account", async () => {
  const { eventId } = await finished();
  await enter(at(ayu, "rumah-ayu"), eventId);
  expect(await forgetDevices(ctx)).toBe(0);
  ctx.pass(DEVICE_HOURS * HOUR);
  expect(await forgetDevices(ctx)).toBe(1);
  expect(await db.claimCause.findMany()).toMatchObject([{ eventId, writerKey: `user:${ayu.userId}`, device: null }]);
  await db.$transaction((transaction) => forgetReports(transaction, `user:${ayu.userId}`, ctx.now()));
  expect(await db.claimCause.count()).toBe(0);
});
