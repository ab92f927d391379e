import { beforeEach, expect, it } from "vitest";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { publicCounts } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOON);

beforeEach(() => db.$executeRaw`TRUNCATE events, places, reports, report_days CASCADE`);

it("counts planting events that take place, waste banks on the map and reports that are listed", async () => {
  const bank = { kind: "bank_sampah", status: "APPROVED" } as const;
  await addPlace(db, bank);
  // Far from the first, so in another cell.
  const { id } = await addPlace(db, { ...bank, latitude: -8.5, longitude: 140.4 });
  for (const fields of [
    { ...bank, status: "PENDING" },
    { ...bank, closedAt: NOON },
    { ...bank, mergedIntoId: id },
    { ...bank, kind: "mangrove" },
  ] as PlaceFields[]) {
    await addPlace(db, fields);
  }
  for (const fields of [{}, { status: "RESOLVED" }, { status: "REJECTED" }, { heldReason: "link" }] as ReportFields[]) {
    await addReport(db, fields);
  }
  const community = { kind: "COMMUNITY", category: "DISKUSI" } as const;
  for (const fields of [{}, { cancelledAt: NOON }, { deletedAt: NOON }, community] as EventFields[]) {
    await addEvent(db, fields);
  }
  expect(await publicCounts(ctx)).toEqual({ eventCount: 1, bankSampahCount: 2, relawanCount: 0, reportCount: 2 });
});

it("counts nothing where there is nothing", async () => {
  expect(await publicCounts(ctx)).toEqual({ eventCount: 0, bankSampahCount: 0, relawanCount: 0, reportCount: 0 });
});
