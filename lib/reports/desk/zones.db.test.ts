import { beforeEach, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { deskPlace } from "@/lib/places/desk/queries";
import { PLACE_LIST } from "@/lib/places/queries-list";
import { exportReports, REPORT_LIST } from "@/lib/reports/queries-list";
import { deskUpdates } from "@/lib/reports/updates/queries";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { deskReport } from "./queries";

const { db } = await testDatabase();
const ctx = testContext(db, await member(db, "Ayu", "ADMIN"), new Date("2026-03-15T12:00:00Z"));
/** Half past midnight in Jayapura, the day before in the west. */
const SENT = new Date("2026-03-14T15:30:00Z");
const JAYAPURA = { latitude: -2.53, longitude: 140.71, regency: "Kota Jayapura", province: "Papua", createdAt: SENT };

beforeEach(() => db.$executeRaw`TRUNCATE reports, places CASCADE`);

it("the desk is given the zone of the place, for reports, updates and places", async () => {
  const { id } = await addReport(db, { ...JAYAPURA, status: "VERIFIED" });
  await db.reportUpdate.create({
    data: {
      reportId: id,
      condition: "SAME",
      content: "Masih.",
      heldReason: "link",
      textHash: "0".repeat(64),
      writerKey: "visitor:x",
      createdAt: SENT,
    },
  });
  const place = await addPlace(db, JAYAPURA);
  expect(await deskReport(ctx, { id })).toMatchObject({ zone: "WIT", updates: [{ zone: "WIT" }] });
  expect(await deskPlace(ctx, place.id)).toMatchObject({ zone: "WIT" });
  expect((await REPORT_LIST.page(ctx, {})).items).toMatchObject([{ zone: "WIT" }]);
  expect((await PLACE_LIST.page(ctx, {})).items).toMatchObject([{ zone: "WIT" }]);
  const waiting = await deskUpdates(ctx, { queue: "WAITING", limit: 10 });
  expect(waiting.items).toMatchObject([{ zone: "WIT" }]);
});

it("a sealed report does not tell its zone, neither at the desk nor in the file", async () => {
  const { id } = await addReport(db, { ...JAYAPURA, areaCode: "91.71", heldReason: "secret" });
  expect(await deskReport(ctx, { id })).toMatchObject({ sealed: true, zone: "WIB", incidentDate: "2026-03-14" });
  expect((await REPORT_LIST.page(ctx, {})).items).toMatchObject([{ zone: "WIB" }]);
  let file = "";
  for await (const lines of csvFile(await exportReports(ctx, {}))) file += lines;
  expect(file).toContain("2026-03-14 22:30:00 WIB");
  expect(file).not.toContain("WIT");
});
