import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { createDatabase } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { dashboardStats } from "./queries";

const { db, url } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
const resident = await member(db, "Citra");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, reports, places, audit_entries CASCADE`;
  ctx = testContext(db, admin, NOON);
});

describe("the dashboard's figures", () => {
  it("count every account, every report, held and rejected ones too, every event that is not deleted and every place on the map", async () => {
    await addReport(db, {});
    await addReport(db, { heldReason: "link" });
    await addReport(db, { status: "REJECTED" });
    await addPlace(db, { status: "APPROVED" });
    await addPlace(db, { status: "APPROVED", latitude: -8.5, longitude: 140.4 });
    await addPlace(db);
    await addEvent(db, { cancelledAt: NOON });
    await addEvent(db, { deletedAt: NOON });
    const figures = { totalUsers: 3, totalEvents: 1, totalReports: 3, totalLocations: 2 };
    const notThereYet = { totalPartners: 0, totalVolunteers: 0 };
    expect(await dashboardStats(ctx.as(pengelola))).toEqual({ ...figures, ...notThereYet });
  });

  it("are one statement", async () => {
    const statements: string[] = [];
    const counted = createDatabase(url, { onQuery: ({ sql }) => statements.push(sql) });
    await dashboardStats({ ...ctx, db: counted });
    await counted.$disconnect();
    expect(statements).toHaveLength(1);
  });

  it("are for staff only", async () => {
    for (const actor of [resident, visitor("tamu")]) {
      await expect(dashboardStats(ctx.as(actor))).rejects.toThrow(Forbidden);
    }
  });
});
