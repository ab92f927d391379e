import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { verifyPassword } from "@/lib/accounts/passwords";
import { testAccount } from "@/lib/accounts/test-account";
import { testDatabase } from "@/scripts/testing/database";
import { ROOT } from "./root";

const { db, url } = await testDatabase();
const LATER = new Date(Date.now() + 3_600_000);

async function run(parameters: string[], input = "") {
  const script = ["--import", join(ROOT, "scripts/alias.mjs"), join(ROOT, "scripts/admin-password.ts")];
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...script, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, complaint, code };
}

let admin: Awaited<ReturnType<typeof testAccount>>;
beforeEach(async () => {
  admin = await testAccount(db, { role: "ADMIN" });
});

async function hashNow(): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id: admin.id } })).passwordHash;
}

it("prints a new password once, ends every session and token, and leaves a trace", async () => {
  await db.session.create({ data: { userId: admin.id, expiresAt: LATER } });
  await db.apiToken.create({ data: { userId: admin.id, tokenHash: "0".repeat(64), expiresAt: LATER } });
  const { output, code } = await run([admin.username.toUpperCase()]);
  expect(code).toBe(0);
  const password = /sekali ini: (\S+)\n/u.exec(output)?.[1] ?? "";
  expect(await verifyPassword(await hashNow(), password)).toBe(true);
  expect(await db.session.count({ where: { userId: admin.id, revokedAt: null } })).toBe(0);
  expect(await db.apiToken.count({ where: { userId: admin.id, revokedAt: null } })).toBe(0);
  const events = await db.accountEvent.findMany({ where: { userId: admin.id } });
  expect(events.map(({ kind, device }) => [kind, device])).toEqual([["RECOVERED", "Perintah di server"]]);
  const audit = await db.auditEntry.findMany({ where: { subject: `user:${admin.id}` } });
  expect(audit).toMatchObject([{ action: "account.password", userId: null }]);
  expect(JSON.stringify(audit)).not.toContain(password);
});

it("takes a password from standard input and repeats it nowhere", async () => {
  const { output, code } = await run([admin.username, "--stdin"], "Akar-Bambu-88\n");
  expect(code).toBe(0);
  expect(output).not.toContain("Akar-Bambu-88");
  expect(await verifyPassword(await hashNow(), "Akar-Bambu-88")).toBe(true);
});

it.each([
  { parameters: ["Tidak Ada"], input: "", says: "Tidak ada akun bernama Tidak Ada." },
  { parameters: [], input: "", says: "Sebut satu nama akun" },
  { parameters: ["Made 1", "--stdin"], input: "lemah", says: "Password harus minimal 8 karakter" },
  { parameters: ["Made 1", "--stdin"], input: "Password1!", says: "terlalu umum" },
])("refuses $parameters with one sentence and changes nothing", async ({ parameters, input, says }) => {
  const before = await hashNow();
  const { output, complaint, code } = await run(parameters, input);
  expect([code, output]).toEqual([1, ""]);
  expect(complaint).toContain(says);
  expect(complaint.trim().split("\n")).toHaveLength(1);
  expect(await hashNow()).toBe(before);
});
