import { beforeEach, expect, it } from "vitest";
import { blockUser } from "@/lib/accounts/desk/commands";
import { Forbidden } from "@/lib/kernel/errors";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { hideWritings } from "./commands";
import { userWithWritings } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
const resident = await member(db, "Citra");
const ctx = testContext(db, admin, NOON);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, places, audit_entries CASCADE`;
});

it("shows an account, its writings and what was done to it, without its secrets", async () => {
  const writerKey = `user:${resident.userId}`;
  await addReport(db, { writerKey });
  await addReport(db, { writerKey, status: "VERIFIED" });
  await addReport(db, {});
  await addPlace(db, { writerKey });
  await db.session.create({
    data: { userId: resident.userId, device: "", lastSeenAt: NOON, expiresAt: new Date("2030-01-01") },
  });
  expect((await userWithWritings(ctx, resident.userId))?.sessions).toHaveLength(1);
  await hideWritings(ctx, resident.userId, { words: "Promosi berulang." });
  await blockUser(ctx, resident.userId, { reason: "Promosi berulang." });
  const user = await userWithWritings(ctx, resident.userId);
  expect(user).toMatchObject({
    username: "Citra",
    blocked: true,
    block_reason: "Promosi berulang.",
    last_seen_at: NOON.toISOString(),
    sessions: [],
    writings: [
      { kind: "laporan", total: 2, shown: 0, hidden: 1 },
      { kind: "lokasi", total: 1, shown: 0, hidden: 1 },
    ],
  });
  expect(user?.audit.map(({ action, by }) => [action, by])).toEqual([
    ["user.block", "Ayu"],
    ["user.hide_writings", "Ayu"],
  ]);
  expect(JSON.stringify(user)).not.toMatch(/hash|question/iu);
});

it("leaves an audit row with each look, and none where nobody is", async () => {
  await userWithWritings(ctx, resident.userId);
  expect(await userWithWritings(ctx, 1_000_000)).toBeNull();
  const rows = await db.auditEntry.findMany();
  expect(rows).toMatchObject([{ userId: admin.userId, action: "user.seen", subject: `user:${resident.userId}` }]);
});

it("is for administrators only", async () => {
  for (const actor of [pengelola, resident, visitor("tamu")]) {
    await expect(userWithWritings(ctx.as(actor), resident.userId)).rejects.toThrow(Forbidden);
  }
});
