import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { dashboardStats, listUsers } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
const resident = await member(db, "Citra");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, places, audit_entries CASCADE`;
  ctx = testContext(db, admin, NOON);
});

describe("the dashboard's figures", () => {
  it("count every account, every report, held and rejected ones too, and every place on the map", async () => {
    await addReport(db, {});
    await addReport(db, { heldReason: "link" });
    await addReport(db, { status: "REJECTED" });
    await addPlace(db, { status: "APPROVED" });
    await addPlace(db, { status: "APPROVED", latitude: -8.5, longitude: 140.4 });
    await addPlace(db);
    const figures = { totalUsers: 3, totalReports: 3, totalLocations: 2 };
    const notThereYet = { totalEvents: 0, totalPartners: 0, totalVolunteers: 0 };
    expect(await dashboardStats(ctx.as(pengelola))).toEqual({ ...figures, ...notThereYet });
  });

  it("are for staff only", async () => {
    for (const actor of [resident, visitor("tamu")]) {
      await expect(dashboardStats(ctx.as(actor))).rejects.toThrow(Forbidden);
    }
  });
});

describe("the list of users", () => {
  it("shows the newest first and only the columns of the table", async () => {
    const { items, nextCursor } = await listUsers(ctx, { limit: 20 });
    expect(items.map(({ username, role }) => [username, role])).toEqual([
      ["Citra", "user"],
      ["Bima", "pengelola"],
      ["Ayu", "admin"],
    ]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(["created_at", "daerah", "id", "role", "umur", "username"]);
    expect(nextCursor).toBeNull();
  });

  it("goes on where the piece before ended", async () => {
    const first = await listUsers(ctx, { limit: 2 });
    expect(first.items).toHaveLength(2);
    const second = await listUsers(ctx, { limit: 2, cursor: Number(first.nextCursor) });
    expect(second.items.map(({ username }) => username)).toEqual(["Ayu"]);
    expect(second.nextCursor).toBeNull();
  });

  it("leaves an audit row with each reading", async () => {
    await listUsers(ctx, { limit: 2 });
    const rows = await db.auditEntry.findMany();
    expect(rows).toMatchObject([{ userId: admin.userId, action: "user.list", details: { shown: 2, before: null } }]);
  });

  it("is for administrators only, and a refused reading leaves nothing", async () => {
    for (const actor of [pengelola, resident, visitor("tamu")]) {
      await expect(listUsers(ctx.as(actor), { limit: 20 })).rejects.toThrow(Forbidden);
    }
    expect(await db.auditEntry.count()).toBe(0);
  });
});
