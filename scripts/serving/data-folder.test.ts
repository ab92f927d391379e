import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isStrongEnough } from "@/lib/accounts/rules";
import { announcePasswordOnce, claimDataFolder, makeAdminPassword, makeDataFolder, storedSecret } from "./data-folder";

let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "sulur-folder-")), "data");
  await makeDataFolder(folder);
});

afterAll(() => rm(join(folder, ".."), { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it("closes what earlier versions left open, twice, and neither links nor what it did not make", async () => {
  const old = await mkdtemp(join(tmpdir(), "sulur-lama-"));
  const elsewhere = await mkdtemp(join(tmpdir(), "sulur-bersama-"));
  for (const path of [old, elsewhere]) await chmod(path, 0o755);
  for (const name of ["outbox", "postgres"]) await mkdir(join(old, name), { mode: 0o755 });
  await writeFile(join(old, "auth-secret"), "rahasia", { mode: 0o644 });
  await symlink(elsewhere, join(old, "photos"));
  for (let start = 0; start < 2; start += 1) await makeDataFolder(old);
  const closed = [old, join(old, "outbox"), join(old, "postgres"), join(old, "auth-secret")];
  expect(await Promise.all(closed.map(modeOf))).toEqual([0o700, 0o700, 0o700, 0o600]);
  expect(await modeOf(elsewhere)).toBe(0o755);

  await writeFile(join(old, "catatan.txt"), "", { mode: 0o644 });
  for (const path of [old, join(old, "outbox")]) await chmod(path, 0o755);
  await makeDataFolder(old);
  expect(await Promise.all([old, join(old, "outbox"), join(old, "catatan.txt")].map(modeOf))).toEqual([
    0o755, 0o700, 0o644,
  ]);
  for (const path of [old, elsewhere]) await rm(path, { recursive: true });
});

it("leaves the group's way through to the database's user", async () => {
  await chmod(folder, 0o710);
  await makeDataFolder(folder);
  expect(await modeOf(folder)).toBe(0o710);
  await chmod(folder, 0o711);
  await makeDataFolder(folder);
  expect(await modeOf(folder)).toBe(0o700);
});

it("keeps a secret that it made, for nobody else to read", async () => {
  const made = await storedSecret(folder, "auth-secret");
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await storedSecret(folder, "auth-secret")).toBe(made);
  expect((await stat(join(folder, "auth-secret"))).mode & 0o077).toBe(0);
});

it("makes an admin's password that the rules accept, keeps it and tells its place once", async () => {
  expect(await announcePasswordOnce(folder)).toBeUndefined();
  const password = await makeAdminPassword(folder, "admin");
  const file = join(folder, "admin-password.txt");
  expect(isStrongEnough(password)).toBe(true);
  expect(await readFile(file, "utf8")).toContain(password);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await announcePasswordOnce(folder)).toBe(file);
  expect(await announcePasswordOnce(folder)).toBeUndefined();
});

it("serves one Sulur at a time", () => {
  const release = claimDataFolder(folder, "http://localhost:3000");
  expect(() => claimDataFolder(folder, "http://localhost:3001")).toThrow("http://localhost:3000");
  release();
  claimDataFolder(folder, "http://localhost:3001")();
});
