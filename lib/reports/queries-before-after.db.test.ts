import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { photoPath } from "@/lib/photos/rules";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { findReport, newestConfirmed } from "./queries";
import type { ReportEventKind } from "./rules";
import { beforeAfter } from "./view-before-after";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOON);

beforeEach(() => db.$executeRaw`TRUNCATE reports, report_days CASCADE`);

async function photo(): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey: "visitor:sari", width: 800, height: 600, bytes: 1 } });
  return id;
}

async function addResolved(fields: ReportFields = {}, kinds: ReportEventKind[] = ["RESOLVED", "CONFIRMED"]) {
  const [before, after] = [await photo(), await photo()];
  const report = await addReport(db, { status: "RESOLVED", photoId: before, ...fields });
  for (const kind of kinds) {
    const photoId = kind === "RESOLVED" ? after : null;
    await db.reportEvent.create({ data: { reportId: report.id, kind, photoId, createdAt: NOON } });
  }
  return { code: report.code, before: photoPath(before, 640), after: photoPath(after, 640) };
}

it("is the last report that people there confirmed, with both photos, and still resolved and shown", async () => {
  expect(await newestConfirmed(ctx)).toBeNull();
  await addResolved();
  const last = await addResolved({ damageType: "Pencemaran air", location: "Kali Code" });
  await addResolved({}, ["RESOLVED"]);
  await addResolved({ photoId: null });
  await addResolved({ status: "IN_PROGRESS" });
  await addResolved({ heldReason: "link" });
  await addResolved({}, ["CONFIRMED"]);
  await addResolved({}, ["RESOLVED", "CONFIRMED", "REOPENED"]);
  expect(await newestConfirmed(ctx)).toEqual({ ...last, damageType: "Pencemaran air", place: "Kali Code" });
});

it("stands on the report's page once it is done, and goes when it is opened again", async () => {
  const { code, before, after } = await addResolved({ location: "Kali Code" }, ["RESOLVED"]);
  const photosOf = async () => {
    const detail = await findReport(ctx, { code });
    return detail && beforeAfter(detail);
  };
  expect(await photosOf()).toEqual({ before, after, place: "Kali Code" });
  await db.report.update({ where: { code }, data: { status: "IN_PROGRESS" } });
  expect(await photosOf()).toBeNull();
});
