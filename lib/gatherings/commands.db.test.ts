import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { InvalidInput, NotFound } from "@/lib/kernel/errors";
import { photoFile } from "@/lib/photos/rules";
import { decideReport } from "@/lib/reports/desk/commands";
import { deskReport } from "@/lib/reports/desk/queries";
import { reviewQueue, waitingCounts } from "@/lib/review/queries";
import { addEvent } from "@/prisma/factories/event";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { dismissResult } from "./commands";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const RESULT = new Date("2026-03-14T08:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, events, audit_entries CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, ayu, MORNING);
});

/** An open report, and an event for it that has results with a photo. */
async function finished() {
  const report = await addReport(db, { status: "VERIFIED" });
  const event = await addEvent(db, { reportId: report.id, title: "Kerja bakti", resultPeople: 25, resultAt: RESULT });
  const photoId = randomUUID();
  await db.photo.create({ data: { id: photoId, ownerKey: "visitor:orang", width: 800, height: 600, bytes: 10 } });
  await db.eventResultPhoto.create({ data: { photoId, eventId: event.id } });
  for (const size of [2048, 640] as const) await ctx.photos.put(photoFile(photoId, size), new Uint8Array([size % 251]));
  return { report, event, photoId };
}

const waiting = async () => (await waitingCounts(ctx)).reports.WAITING;

it("a finished event waits at its report, in the review and in its count, until the report is claimed to be mended", async () => {
  const { report } = await finished();
  await addEvent(db, { reportId: report.id });
  await addEvent(db, { resultAt: RESULT });
  expect(await waiting()).toBe(1);
  const { items } = await reviewQueue(ctx, { kinds: ["laporan"], limit: 20 });
  expect(items).toMatchObject([
    { name: "Hasil kegiatan: Sampah menumpuk", href: `/admin/laporan?laporan=${report.code}` },
  ]);
  const desk = await deskReport(ctx, { id: report.id });
  expect(desk?.gatherings.map(({ waits }) => waits).sort()).toEqual([false, true]);

  await decideReport(ctx, { id: report.id }, { decision: "claim", status: "VERIFIED" });
  expect(await waiting()).toBe(0);
  ctx.pass(60);
  const reopened = await decideReport(ctx, { id: report.id }, { decision: "reopen", status: "CLAIMED" });
  expect(reopened.gatherings.some(({ waits }) => waits)).toBe(false);
  expect(await waiting()).toBe(0);
});

it("lends a copy of its photo to the claim, and nobody else's", async () => {
  const { report, photoId } = await finished();
  const claim = { decision: "claim", status: "VERIFIED" } as const;
  const view = await decideReport(ctx, { id: report.id }, { ...claim, event_photo_id: photoId });
  const shown = view.steps.at(-1)?.photo ?? "";
  expect(shown).toMatch(/^\/api\/photos\/[\w-]{36}\?w=640$/u);
  expect(shown).not.toContain(photoId);
  expect(await db.eventResultPhoto.count()).toBe(1);
  const copy = shown.slice("/api/photos/".length, -"?w=640".length);
  expect(await ctx.photos.get(photoFile(copy, 640))).toEqual(await ctx.photos.get(photoFile(photoId, 640)));

  const other = await addReport(db, { status: "VERIFIED" });
  const stolen = decideReport(ctx, { id: other.id }, { ...claim, event_photo_id: photoId });
  await expect(stolen).rejects.toThrow(InvalidInput);
});

it("is dismissed once, however often staff say so", async () => {
  const { report, event } = await finished();
  const dismiss = () => dismissResult(ctx, { id: report.id }, event.id);
  const views = await Promise.all([dismiss(), dismiss()]);
  for (const view of views) expect(view.gatherings).toMatchObject([{ waits: false }]);
  expect(await waiting()).toBe(0);
  expect(await db.auditEntry.count({ where: { action: "report.result_dismissed" } })).toBe(1);
  const other = await addReport(db, { status: "VERIFIED" });
  await expect(dismissResult(ctx, { id: other.id }, event.id)).rejects.toThrow(NotFound);
});
