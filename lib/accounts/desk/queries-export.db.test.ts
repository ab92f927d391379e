import { beforeEach, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { Forbidden } from "@/lib/kernel/errors";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { exportUsers } from "./queries";

const { db } = await testDatabase();
const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
const formula = await member(db, "=1+1");
await db.user.update({ where: { id: formula.userId }, data: { email: "a@contoh.id", emailKey: "a@contoh.id" } });
const ctx = testContext(db, admin, new Date("2026-03-14T12:00:00+07:00"));

async function fileOf(query: Parameters<typeof exportUsers>[1]): Promise<string> {
  let text = "";
  for await (const chunk of csvFile(await exportUsers(ctx, query))) text += chunk;
  return text;
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE audit_entries`;
});

it("holds every user, no secrets and no formula, and addresses only when asked", async () => {
  const text = await fileOf({});
  expect(text.trim().split("\r\n")).toHaveLength(4);
  expect(text).toContain(`"'=1+1"`);
  expect(text).not.toMatch(/contoh\.id|email|hash/u);
  expect(await fileOf({ dengan_email: "1", role: "user" })).toContain("a@contoh.id");
  const rows = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect(rows).toMatchObject([
    { userId: admin.userId, action: "user.export", details: { dengan_email: false } },
    { details: { dengan_email: true, role: "user" } },
  ]);
});

it("is for administrators only", async () => {
  await expect(exportUsers(ctx.as(pengelola), {})).rejects.toThrow(Forbidden);
});
