import { createECDH, randomBytes } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { registrationToken } from "@/lib/events/event/access";
import { sendReminders } from "@/lib/events/event/reminders";
import { registrationPush } from "@/lib/events/registration/push";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { decideReport } from "@/lib/reports/desk/commands";
import { undoStep } from "@/lib/reports/desk/commands-undo";
import { reportPush, watchByPush } from "@/lib/reports/follow/push";
import { WatchByPush } from "@/lib/reports/follow/schemas";
import { addEvent } from "@/prisma/factories/event";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { pushWatches, renewPush, stopPush } from "./commands";
import { type Deliver, sendPushes as sendPushesWith } from "./commands-send";
import { type Delivery, MOST_WATCHES, type PushMessage, RETRY_MINUTES } from "./rules";
import { StopPush } from "./schemas";

const { db } = await testDatabase();
const staff = await member(db, "Ayu", "PENGELOLA");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const BEFORE = new Date(MORNING.getTime() - 86_400_000);
const HOUR = 3_600;

let ctx: TestContext;
const got: PushMessage[] = [];
let outcome: Delivery = "sent";
const deliver: Deliver = async (_, message) => {
  got.push(message);
  return outcome;
};

const texts = { report: reportPush, registration: registrationPush, area: () => null };
const sendPushes = (at: TestContext, by: Deliver) => sendPushesWith(at, by, texts);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, events, report_days, audit_entries, push_watches CASCADE`;
  ctx = testContext(db, staff, MORNING);
  got.length = 0;
  outcome = "sent";
});

const subscription = (name: string) => ({
  endpoint: `https://push.example.com/${name}`,
  keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
});
const watch = (id: number, name = "hp", zone: "WIB" | "WIT" = "WIB") =>
  watchByPush(ctx.as(visitor(name)), { subscription: subscription(name), zone, report: { id } });
const start = (id: number) => decideReport(ctx, { id }, { decision: "start", status: "VERIFIED" });

it("tells of a state that stands, once, and of none that staff took back", async () => {
  const { id, code } = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  await watch(id);
  expect(await watch(id), "again it is the same").toEqual(await watch(id));
  const { steps } = await start(id);
  await undoStep(ctx, { id }, { event_id: steps.at(-1)?.id ?? 0 });
  ctx.pass(60);
  expect(await sendPushes(ctx, deliver)).toBe(0);
  await start(id);
  expect(await sendPushes(ctx, deliver), "it may still be taken back").toBe(0);
  ctx.pass(60);
  const both = await Promise.all([sendPushes(ctx, deliver), sendPushes(ctx, deliver)]);
  expect([both.reduce((sum, count) => sum + count), await sendPushes(ctx, deliver)]).toEqual([1, 0]);
  expect(got).toMatchObject([{ body: `Laporan ${code}: Ditindaklanjuti.`, path: `/laporan/${code}` }]);
});

it("says nothing of what everybody may not read, and follows a report into the one it became part of", async () => {
  const { id: held } = await addReport(db, { createdAt: BEFORE, heldReason: "link", writerKey: "visitor:sari" });
  await expect(watch(held, "budi")).rejects.toThrow(NotFound);
  await watch(held, "sari");
  await db.report.update({ where: { id: held }, data: { status: "VERIFIED" } });
  await db.pushWatch.updateMany({ data: { dueAt: MORNING } });
  expect(await sendPushes(ctx, deliver)).toBe(0);

  const { id } = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  const into = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  await watch(id, "cici");
  await db.reportMerge.create({ data: { reportId: id, intoId: into.id, createdAt: MORNING } });
  await start(into.id);
  ctx.pass(60);
  await sendPushes(ctx, deliver);
  expect(got).toMatchObject([{ path: `/laporan/${into.code}` }]);
  expect(JSON.stringify(got)).not.toContain(into.location);
});

it("wakes nobody: from 20.00 to 06.00 of the device's own zone it waits", async () => {
  const { id } = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  ctx.pass(10 * HOUR + 0.5 * HOUR);
  await watch(id, "medan", "WIB");
  await watch(id, "jayapura", "WIT");
  await start(id);
  ctx.pass(60);
  expect(await sendPushes(ctx, deliver), "19.31 in Medan, 21.31 in Jayapura").toBe(1);
  ctx.pass(8.4 * HOUR);
  expect(await sendPushes(ctx, deliver), "05.55 in Jayapura").toBe(0);
  ctx.pass(0.2 * HOUR);
  expect(await sendPushes(ctx, deliver)).toBe(1);
});

it("forgets a browser that is gone, tries again what a service cannot take now, and then gives up", async () => {
  const { id } = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  await watch(id, "hilang");
  await start(id);
  ctx.pass(60);
  outcome = { retrySeconds: 300 };
  await sendPushes(ctx, deliver);
  ctx.pass(299);
  expect([await sendPushes(ctx, deliver), got.length]).toEqual([0, 1]);
  outcome = { retrySeconds: null };
  for (const minutes of RETRY_MINUTES) {
    ctx.pass(minutes * 60 + 5);
    await sendPushes(ctx, deliver);
  }
  const tries = got.length;
  ctx.pass(5 * HOUR);
  await sendPushes(ctx, deliver);
  expect([tries, got.length]).toEqual([RETRY_MINUTES.length + 1, tries]);
  await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS" });
  ctx.pass(60);
  outcome = "gone";
  await sendPushes(ctx, deliver);
  expect(await db.pushWatch.count()).toBe(0);
});

it("is held up by no service that never answers: the last message leaves without waiting for any before it", async () => {
  const { id } = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  for (let stranger = 0; stranger < 60; stranger += 1) await watch(id, `diam-${stranger}`);
  await watch(id, "warga");
  await start(id);
  ctx.pass(60);
  const last = Promise.withResolvers<Delivery>();
  const silentButLast: Deliver = ({ endpoint }) => {
    if (endpoint.endsWith("/warga")) last.resolve("sent");
    return last.promise;
  };
  expect(await sendPushes(ctx, silentButLast)).toBe(61);
});

it.each([{ email: "sari@contoh.id", emailKey: "sari@contoh.id" }, { phone: "+6281234567890" }])(
  "reminds of one's own event, by the token of the registration alone: %j",
  async (address) => {
    const event = await addEvent(db, {
      startsAt: new Date(MORNING.getTime() + 20 * HOUR * 1000),
      title: "Tanam bakau",
    });
    const registration = await db.eventRegistration.create({
      data: { eventId: event.id, status: "CONFIRMED", name: "Sari", ...address },
    });
    const { id } = registration;
    const ask = (token: string) =>
      watchByPush(ctx.as(visitor("sari")), {
        subscription: subscription("sari"),
        zone: "WIB",
        registration: { id, token },
      });
    await expect(ask("salah")).rejects.toThrow(Forbidden);
    await ask(registrationToken(ctx, registration));
    await sendReminders(ctx);
    await sendPushes(ctx, deliver);
    expect(got).toMatchObject([{ body: "Pengingat kegiatan Anda: Tanam bakau." }]);
    expect(JSON.stringify(got)).not.toMatch(/sari|token/u);
  },
);

it("ends one or all of a browser, moves with it, and takes no more than a browser may have", async () => {
  const ids: number[] = [];
  for (let count = 0; count < MOST_WATCHES; count += 1)
    ids.push((await addReport(db, { createdAt: BEFORE, status: "VERIFIED" })).id);
  for (const id of ids) await watch(id);
  const { id: last } = await addReport(db, { createdAt: BEFORE, status: "VERIFIED" });
  await expect(watch(last)).rejects.toThrow(Conflict);
  const { endpoint } = subscription("hp");
  const [first] = await pushWatches(ctx, endpoint);
  await stopPush(ctx, { endpoint, watch: first?.id });
  expect(await pushWatches(ctx, endpoint)).toHaveLength(MOST_WATCHES - 1);
  // The answer is lost, and it is sent again.
  for (let time = 0; time < 2; time += 1) await renewPush(ctx, { endpoint, subscription: subscription("baru") });
  await renewPush(ctx, { endpoint: subscription("baru").endpoint, subscription: subscription("baru") });
  expect(await pushWatches(ctx, endpoint)).toEqual([]);
  expect(await pushWatches(ctx, subscription("baru").endpoint)).toHaveLength(MOST_WATCHES - 1);
  await stopPush(ctx, { endpoint: subscription("baru").endpoint });
  expect(await db.pushWatch.count()).toBe(0);
});

it.each([
  "http://push.example.com/a",
  "https://push.example.com:8443/a",
  "https://sari@push.example.com/a",
  "ftp://a",
  "bukan alamat",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://[::1]/a",
  "https://[::ffff:7f00:1]/a",
  "https://192.168.1.1/a",
  "https://localhost/a",
  "https://localhost./a",
  "https://db.internal/a",
])("takes no endpoint %s", (endpoint) => {
  const { keys } = subscription("hp");
  const parsed = WatchByPush.safeParse({ subscription: { endpoint, keys }, zone: "WIB", report: "LP-260314-0001" });
  expect(parsed.error?.issues[0]?.message).toContain("Langganan notifikasi");
});

it.each([
  ["p256dh", Buffer.alloc(65)],
  ["p256dh", Buffer.concat([Buffer.from([4]), Buffer.alloc(64)])],
  ["auth", Buffer.alloc(16)],
])("takes no %s that no browser has made", (name, bytes) => {
  const { endpoint, keys } = subscription("hp");
  const wrong = { endpoint, keys: { ...keys, [name]: bytes.toString("base64url") } };
  const parsed = WatchByPush.safeParse({ subscription: wrong, zone: "WIB", report: "LP-260314-0001" });
  expect(parsed.error?.issues[0]?.message).toContain("Langganan notifikasi");
});

it("keeps an endpoint in the one form that it has, however it was typed", () => {
  for (const typed of [
    "https://push.example.com/a",
    " https://PUSH.example.com:443/\r\na",
    "https://push.example.com/./a",
  ])
    expect(StopPush.parse({ endpoint: typed }).endpoint, typed).toBe("https://push.example.com/a");
});
