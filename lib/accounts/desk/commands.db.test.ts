import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { hideWritings, restoreWritings } from "@/lib/review/writings/commands";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { blockUser, changeRole, endSessionsOf, unblockUser } from "./commands";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const REASON = "Mengirim promosi berulang kali.";

let ctx: TestContext;
let admin: Awaited<ReturnType<typeof member>>;
let resident: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE users, reports, places, audit_entries CASCADE`;
  admin = await member(db, "Ayu", "ADMIN");
  resident = await member(db, "Citra");
  const email = "citra@contoh.id";
  await db.user.update({ where: { id: resident.userId }, data: { email, emailKey: email } });
  await db.session.create({ data: { userId: resident.userId, expiresAt: new Date("2030-01-01") } });
  const token = { tokenHash: "a".repeat(64), expiresAt: new Date("2030-01-01") };
  await db.apiToken.create({ data: { userId: resident.userId, ...token } });
  ctx = testContext(db, admin, NOON);
});

function roleOf(id: number) {
  return db.user.findUniqueOrThrow({ where: { id }, select: { role: true, blockedAt: true, blockReason: true } });
}

async function openDoors(userId: number): Promise<number> {
  const open = { where: { userId, revokedAt: null } };
  return (await db.session.count(open)) + (await db.apiToken.count(open));
}

describe("a role", () => {
  it("changes with an audit row and a mail to the confirmed address", async () => {
    const { message } = await changeRole(ctx, resident.userId, { role: "pengelola", seen_role: "user" });
    expect(message).toBe("Citra sekarang Pengelola.");
    expect(await roleOf(resident.userId)).toMatchObject({ role: "PENGELOLA" });
    const subject = `user:${resident.userId}`;
    expect(await db.auditEntry.findMany()).toMatchObject([
      { userId: admin.userId, action: "user.role", subject, details: { from: "user", to: "pengelola" } },
    ]);
    expect(ctx.mail.waiting).toMatchObject([
      { message: { to: { address: "citra@contoh.id" }, subject: "Role akun Anda berubah" } },
    ]);
  });

  it("that somebody else changed meanwhile stays", async () => {
    await db.user.update({ where: { id: resident.userId }, data: { role: "PENGELOLA" } });
    const late = changeRole(ctx, resident.userId, { role: "admin", seen_role: "user" });
    await expect(late).rejects.toThrow("Citra sudah diubah orang lain: sekarang Pengelola.");
    expect(await roleOf(resident.userId)).toMatchObject({ role: "PENGELOLA" });
  });

  it("of the last admin stays, also while another admin is blocked", async () => {
    const other = await member(db, "Bima", "ADMIN");
    await blockUser(ctx, other.userId, { reason: REASON });
    const own = changeRole(ctx, admin.userId, { role: "user", seen_role: "admin" });
    await expect(own).rejects.toThrow("Anda satu-satunya admin yang aktif.");
    await unblockUser(ctx, other.userId);
    await changeRole(ctx, admin.userId, { role: "user", seen_role: "admin" });
    expect(await roleOf(admin.userId)).toMatchObject({ role: "USER" });
  });

  it("of two admins who demote each other at once stays with one of them", async () => {
    const other = await member(db, "Bima", "ADMIN");
    const input = { role: "user", seen_role: "admin" } as const;
    const outcomes = await Promise.allSettled([
      changeRole(ctx, other.userId, input),
      changeRole(ctx.as(other), admin.userId, input),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: { role: "ADMIN" } })).toBe(1);
  });
});

describe("a block", () => {
  it("ends sessions and tokens at once, keeps the reason and tells it by mail", async () => {
    await blockUser(ctx, resident.userId, { reason: REASON });
    expect(await roleOf(resident.userId)).toMatchObject({ blockedAt: NOON, blockReason: REASON });
    expect(await openDoors(resident.userId)).toBe(0);
    expect(await db.accountEvent.findMany()).toMatchObject([{ userId: resident.userId, kind: "SESSIONS_ENDED" }]);
    expect(ctx.mail.waiting[0]?.message.text).toContain(REASON);
    expect(await db.auditEntry.findFirst()).toMatchObject({ action: "user.block", details: { reason: REASON } });
  });

  it("happens once, and is taken away once", async () => {
    await blockUser(ctx, resident.userId, { reason: REASON });
    await expect(blockUser(ctx, resident.userId, { reason: REASON })).rejects.toThrow(Conflict);
    await unblockUser(ctx, resident.userId);
    expect(await roleOf(resident.userId)).toMatchObject({ blockedAt: null, blockReason: null });
    await expect(unblockUser(ctx, resident.userId)).rejects.toThrow(Conflict);
  });

  it("is not for oneself", async () => {
    await member(db, "Bima", "ADMIN");
    await expect(blockUser(ctx, admin.userId, { reason: REASON })).rejects.toThrow("akun Anda sendiri");
  });
});

it("ends every session and token of a user, and no others", async () => {
  await db.session.create({ data: { userId: admin.userId, expiresAt: new Date("2030-01-01") } });
  await endSessionsOf(ctx, resident.userId);
  expect(await openDoors(resident.userId)).toBe(0);
  expect(await openDoors(admin.userId)).toBe(1);
});

describe("every act", () => {
  const acts = [
    (world: TestContext, id: number) => changeRole(world, id, { role: "admin", seen_role: "user" }),
    (world: TestContext, id: number) => blockUser(world, id, { reason: REASON }),
    unblockUser,
    endSessionsOf,
    (world: TestContext, id: number) => hideWritings(world, id, { words: REASON }),
    restoreWritings,
  ];

  it("is for administrators only, also for one whose role has just gone", async () => {
    const former = await member(db, "Dewi", "ADMIN");
    await changeRole(ctx, former.userId, { role: "user", seen_role: "admin" });
    const pengelola = await member(db, "Eka", "PENGELOLA");
    for (const actor of [former, pengelola, resident, visitor("tamu")]) {
      for (const act of acts) await expect(act(ctx.as(actor), resident.userId)).rejects.toThrow(Forbidden);
    }
    expect(await openDoors(resident.userId)).toBe(2);
  });

  it("on an account that is gone says so", async () => {
    for (const act of acts) await expect(act(ctx, 1_000_000)).rejects.toThrow(NotFound);
  });
});
