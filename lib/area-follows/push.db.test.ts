import { createECDH, randomBytes } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { drawNames } from "@/lib/areas/test-areas";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { pushWatches, stopPush } from "@/lib/push/commands";
import { type Deliver, sendPushes } from "@/lib/push/commands-send";
import type { PushMessage } from "@/lib/push/rules";
import { StopPush } from "@/lib/push/schemas";
import { addSteps } from "@/prisma/factories/report";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { areaPush, notePushAreas, watchArea } from "./push";
import { MOST_FOLLOWED_AREAS } from "./rules";
import { verifiedReport } from "./test-follows";

const { db } = await testDatabase();
await drawNames(db);
const WEDNESDAY = new Date("2026-03-11T12:00:00+07:00");
const DAY = 86_400;
const device = {
  subscription: {
    endpoint: "https://push.example.com/hp",
    keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
  },
  zone: "WIB" as const,
};

let ctx: TestContext;
const got: PushMessage[] = [];
const deliver: Deliver = async (_, message) => {
  got.push(message);
  return "sent";
};

/** One look of the job. */
async function look() {
  await notePushAreas(ctx);
  return sendPushes(ctx, deliver, { report: () => null, registration: () => null, area: areaPush });
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, push_watches CASCADE`;
  ctx = testContext(db, visitor("hp"), WEDNESDAY);
  got.length = 0;
});

it("a browser is told once, on Saturday at seven, how much is new in its area, and ends that with one tap", async () => {
  const { id } = await watchArea(ctx, "34.02", device);
  expect(await watchArea(ctx, "34.02", device), "again it is the same").toEqual({ id });
  ctx.pass(DAY);
  const report = await verifiedReport(ctx);
  await addSteps(db, report.id, [{ kind: "CLAIMED", createdAt: ctx.now() }]);
  await verifiedReport(ctx);
  expect(await look()).toBe(0);
  ctx.pass(2 * DAY - 5 * 3_600);
  expect([await look(), await look()]).toEqual([1, 0]);
  expect(got).toEqual([
    {
      ...{ title: "Sulur", tag: "wilayah-34.02", watch: id, path: "/wilayah/kabupaten-bantul-3402" },
      body: "Kabupaten Bantul: 2 hal baru pekan ini. 1 di antaranya menunggu jawaban Anda.",
    },
  ]);
  expect(await pushWatches(ctx, device.subscription.endpoint)).toEqual([
    { id, report: null, registration: null, event: null, area: "34.02", area_name: "Kabupaten Bantul" },
  ]);
  await stopPush(ctx, StopPush.parse({ endpoint: device.subscription.endpoint, watch: id }));
  ctx.pass(7 * DAY);
  await verifiedReport(ctx);
  expect(await look()).toBe(0);
});

it("nothing is sent where nothing is new, or only what not everybody may see", async () => {
  await watchArea(ctx, "34.02.14", device);
  ctx.pass(DAY);
  await verifiedReport(ctx, { heldReason: "secret" });
  await verifiedReport(ctx, { status: "PENDING" });
  await verifiedReport(ctx, { damageType: "Penebangan pohon", anonymous: true });
  ctx.pass(3 * DAY);
  expect(await look()).toBe(0);
});

it("an unknown area and the 21st area of one browser are refused", async () => {
  await expect(watchArea(ctx, "98.76", device)).rejects.toThrow(NotFound);
  await watchArea(ctx, "34.02", device);
  const watch = await db.pushWatch.findFirstOrThrow();
  await db.pushWatch.createMany({
    data: Array.from({ length: MOST_FOLLOWED_AREAS - 1 }, (_, index) => ({
      ...watch,
      id: watch.id + 1 + index,
      areaCode: `99.${10 + index}`,
    })),
  });
  expect(await watchArea(ctx, "34.02", device)).toEqual({ id: watch.id });
  await expect(watchArea(ctx, "34.04", device)).rejects.toThrow(Conflict);
});
