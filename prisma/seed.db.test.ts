import { describe, expect, it } from "vitest";
import { verifyPassword } from "@/lib/accounts/passwords";
import { testDatabase } from "@/scripts/testing/database";
import { seed } from "./seed";

const PASSWORD = "Kata-Sandi-9-Admin";

describe("seed", async () => {
  const { db } = await testDatabase();
  let attempt = 0;
  const options = {
    demo: false,
    adminUsername: "Admin",
    adminPassword: async () => {
      attempt += 1;
      return PASSWORD;
    },
  };

  it("makes the first admin once, even when two instances start together", async () => {
    const done = await Promise.all([seed(db, options), seed(db, options)]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(attempt).toBe(1);
    const admins = await db.user.findMany({ where: { role: "ADMIN" } });
    expect(admins).toHaveLength(1);
    expect(admins[0]).toMatchObject({ username: "Admin", usernameKey: "admin" });
    expect(await verifyPassword(admins[0]?.passwordHash ?? "", PASSWORD)).toBe(true);
  });

  it("invents nothing where no samples are requested", async () => {
    expect(await db.event.count()).toBe(0);
  });

  it("leaves a database alone that was seeded before", async () => {
    expect(await seed(db, { ...options, adminUsername: "lain" })).toBe(false);
    expect(await db.user.count()).toBe(1);
  });

  it("gives the database an identity that stays", async () => {
    const identity = await db.setting.findUniqueOrThrow({ where: { key: "identity" } });
    await seed(db, options);
    expect(await db.setting.findUniqueOrThrow({ where: { key: "identity" } })).toEqual(identity);
  });
});
