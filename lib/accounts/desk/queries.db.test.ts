import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { listUsers } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
const resident = await member(db, "Citra");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE audit_entries`;
  ctx = testContext(db, admin, NOON);
});

describe("the list of users", () => {
  it("shows the newest first and only the columns of the table", async () => {
    const { items, nextCursor } = await listUsers(ctx, { limit: 20 });
    expect(items.map(({ username, role }) => [username, role])).toEqual([
      ["Citra", "user"],
      ["Bima", "pengelola"],
      ["Ayu", "admin"],
    ]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      "blocked",
      "created_at",
      "daerah",
      "id",
      "last_seen_at",
      "role",
      "umur",
      "username",
    ]);
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

  it.each([
    [{ q: "IT" }, ["Citra"]],
    [{ q: "%" }, []],
    [{ role: "pengelola" }, ["Bima"]],
    [{ state: "diblokir" }, ["Dewi_X"]],
    [{ state: "aktif", daerah: "Sumatera Utara", sort: "nama" }, ["Ayu", "Bima", "Citra"]],
    [{ q: "_" }, []],
    [{ q: "wi x", daerah: "Bali" }, ["Dewi_X"]],
  ] as const)("finds by %j", async (filters, names) => {
    const blocked = await member(db, "Dewi_X");
    await db.user.update({ where: { id: blocked.userId }, data: { daerah: "Bali", blockedAt: NOON } });
    const { items } = await listUsers(ctx, { limit: 20, ...filters });
    await db.user.delete({ where: { id: blocked.userId } });
    expect(items.map(({ username }) => username)).toEqual(names);
    expect(await db.auditEntry.findFirst()).toMatchObject({ details: "q" in filters ? { q: filters.q } : {} });
  });

  it("goes on by who was seen last", async () => {
    const seen = [resident, admin, pengelola].map(({ userId }, index) => ({
      userId,
      lastSeenAt: new Date(Date.now() + (3 - index) * 60_000),
      expiresAt: new Date(Date.now() + 3_600_000),
    }));
    await db.session.createMany({ data: seen });
    const first = await listUsers(ctx, { limit: 2, sort: "terlihat" });
    expect(first.items.map(({ username }) => username)).toEqual(["Citra", "Ayu"]);
    expect(first.items[0]?.last_seen_at).toBe(seen[0]?.lastSeenAt.toISOString());
    const second = await listUsers(ctx, { limit: 2, sort: "terlihat", cursor: Number(first.nextCursor) });
    expect(second.items.map(({ username }) => username)).toEqual(["Bima"]);
  });

  it("goes on by name too", async () => {
    const first = await listUsers(ctx, { limit: 2, sort: "nama" });
    expect(first.items.map(({ username }) => username)).toEqual(["Ayu", "Bima"]);
    const second = await listUsers(ctx, { limit: 2, sort: "nama", cursor: Number(first.nextCursor) });
    expect(second.items.map(({ username }) => username)).toEqual(["Citra"]);
  });
});
