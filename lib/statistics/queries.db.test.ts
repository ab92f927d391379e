import { beforeEach, expect, it } from "vitest";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { kampung, publicCounts } from "./queries";

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

it("draws what was planted this year and what of the newest reports waits for its end", async () => {
  for (const fields of [
    { startsAt: new Date("2026-01-01T00:30:00+07:00"), resultTrees: 40 },
    { startsAt: new Date("2026-03-01T08:00:00+07:00"), resultTrees: 25 },
    // Last year, by the clock in Jakarta.
    { startsAt: new Date("2025-12-31T23:30:00+07:00"), resultTrees: 500 },
    { startsAt: new Date("2026-02-01T08:00:00+07:00"), resultTrees: 500, deletedAt: NOON },
    { startsAt: new Date("2026-04-01T08:00:00+07:00") },
  ] as EventFields[]) {
    await addEvent(db, fields);
  }
  for (const fields of [
    { status: "VERIFIED" },
    { status: "CLAIMED" },
    { status: "RESOLVED" },
    { status: "PENDING" },
    { status: "VERIFIED", heldReason: "link" },
  ] as ReportFields[]) {
    await addReport(db, fields);
  }
  expect(await kampung(ctx)).toEqual({ seedlings: 65, open: 2, resolved: 1 });
});

it("adds up trees beyond 32 bits, of each event no more than its people can have planted", async () => {
  const fields = { startsAt: new Date("2026-03-01T08:00:00+07:00"), resultAt: NOON, resultTrees: 1_000_000 };
  await db.$executeRaw`TRUNCATE events CASCADE`;
  for (const { registered, resultCame } of [
    { registered: 18, resultCame: null },
    { registered: 2, resultCame: 31 },
    { registered: 0, resultCame: null },
  ]) {
    await addEvent(db, { ...fields, registered, resultCame });
  }
  expect(await kampung(ctx)).toMatchObject({ seedlings: 50 * (18 + 31 + 10) });
  const many = { ...fields, resultTrees: 1_500_000_000, capacity: 30_000_000, registered: 30_000_000 };
  for (let event = 0; event < 2; event += 1) await addEvent(db, many);
  expect(await kampung(ctx)).toMatchObject({ seedlings: 3_000_000_000 + 50 * (18 + 31 + 10) });
});
