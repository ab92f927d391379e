import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isStrongEnough } from "@/lib/accounts/rules";
import { claimDataFolder, keptSecret, makeAdminPassword, makeDataFolder, tellPasswordOnce } from "./data-folder";

let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "sulur-folder-")), "data");
  await makeDataFolder(folder);
});

afterAll(() => rm(join(folder, ".."), { recursive: true }));

it("keeps a secret that it made, for nobody else to read", async () => {
  const made = await keptSecret(folder, "auth-secret");
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(folder, "auth-secret")).toBe(made);
  expect((await stat(join(folder, "auth-secret"))).mode & 0o077).toBe(0);
});

it("makes an admin's password that the rules accept, keeps it and tells its place once", async () => {
  expect(await tellPasswordOnce(folder)).toBeUndefined();
  const password = await makeAdminPassword(folder, "admin");
  const file = join(folder, "admin-password.txt");
  expect(isStrongEnough(password)).toBe(true);
  expect(await readFile(file, "utf8")).toContain(password);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await tellPasswordOnce(folder)).toBe(file);
  expect(await tellPasswordOnce(folder)).toBeUndefined();
});

it("serves one Sulur at a time", () => {
  const release = claimDataFolder(folder, "http://localhost:3000");
  expect(() => claimDataFolder(folder, "http://localhost:3001")).toThrow("http://localhost:3000");
  release();
  claimDataFolder(folder, "http://localhost:3001")();
});
