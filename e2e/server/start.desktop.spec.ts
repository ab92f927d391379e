import { type ChildProcess, spawn } from "node:child_process";
import { chmod, lstat, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { isRunning, signal, waitForEnd } from "@/scripts/postgres/processes";
import { freePort } from "@/scripts/postgres/server";

/** `npm start` as a person at a terminal sees it. */
interface Run {
  child: ChildProcess;
  output(): string;
  complaint(): string;
  ended: Promise<number | null>;
}

let dataDir: string;
let port: number;
const runs: Run[] = [];

function start(variables: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    env: { ...process.env, npm_lifecycle_event: "", PORT: String(port), DATA_DIR: dataDir, SEED: "none", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const run = { child, output: () => output, complaint: () => complaint, ended };
  runs.push(run);
  return run;
}

async function whenUp(run: Run): Promise<void> {
  await expect.poll(() => run.output() + run.complaint(), { timeout: 60_000 }).toContain("Sulur berjalan di");
}

const pidIn = async (file: string, pattern: RegExp) =>
  Number(pattern.exec(await readFile(join(dataDir, file), "utf8"))?.[1]);
const starterPid = () => pidIn("start.lock", /"pid":(\d+)/);
const serverPid = () => pidIn("server.pid", /^(\d+)/);

async function databasePid(): Promise<number> {
  const place = JSON.parse(await readFile(join(dataDir, "postgres/place.json"), "utf8"));
  const home: string = place.elsewhere ?? join(dataDir, "postgres");
  return Number.parseInt(await readFile(join(home, "cluster/postmaster.pid"), "utf8"), 10);
}

const health = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.status;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "sulur-start-"));
  // As root, PostgreSQL runs as another user, which passes through here.
  await chmod(folder, 0o711);
  dataDir = join(folder, "data");
  port = await freePort();
});

test.afterAll(async () => {
  for (const { child } of runs) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(runs.map(({ ended }) => ended));
  await rm(join(dataDir, ".."), { recursive: true, force: true });
});

test("the first start says where it serves and where the admin's password is kept, in one line", async () => {
  const run = start();
  await whenUp(run);
  const line = run.output().trim().split("\n").at(-1);
  expect(line).toContain(`http://localhost:${port}`);
  expect(line).toContain(join(dataDir, "admin-password.txt"));
  expect(await health()).toBe(200);
});

/** Paths that another user of the machine may open; the group may pass through folders, for the user of PostgreSQL. */
async function openPaths(path: string): Promise<string[]> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return [];
  const open = (found.mode & 0o777 & ~(found.isDirectory() ? 0o710 : 0o600)) === 0 ? [] : [path];
  if (!found.isDirectory() || path.endsWith("/cluster")) return open;
  const inside = await Promise.all((await readdir(path)).map((name) => openPaths(join(path, name))));
  return [...open, ...inside.flat()];
}

test("what a running server keeps is for no other user of the machine to read", async () => {
  expect(await openPaths(dataDir)).toEqual([]);
});

test("a second start on the same folder is one sentence and exit code 1", async () => {
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.complaint().trim().split("\n")).toHaveLength(1);
  expect(second.complaint()).toContain("Sulur sudah berjalan");
});

test("a killed database and a killed server come back by themselves", async () => {
  signal(await databasePid(), "SIGKILL");
  const server = await serverPid();
  signal(server, "SIGKILL");
  await waitForEnd(server, 5_000);
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
});

test("SIGTERM ends everything, and the next start tells no password", async () => {
  const [first] = runs;
  const pids = [await starterPid(), await serverPid(), await databasePid()];
  first?.child.kill("SIGTERM");
  expect(await first?.ended).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
  const next = start();
  await whenUp(next);
  expect(next.output()).not.toContain("admin-password");
});

test("a start repairs what kill -9 left", async () => {
  const last = runs.at(-1);
  signal(await starterPid(), "SIGKILL");
  await last?.ended;
  const next = start();
  await whenUp(next);
  await expect.poll(health).toBe(200);
  next.child.kill("SIGINT");
  expect(await next.ended).toBe(0);
});

test("a busy port is one sentence and exit code 1", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, resolve));
  const run = start();
  expect(await run.ended).toBe(1);
  expect(run.complaint().trim()).toBe(
    `Port ${port} sedang dipakai program lain. Hentikan program itu atau pilih PORT lain.`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test("a bad variable or an unreachable database is one sentence and exit code 1", async () => {
  const bad = start({ TRUSTED_PROXY_HOPS: "banyak" });
  expect(await bad.ended).toBe(1);
  expect(bad.complaint().trim().split("\n")).toHaveLength(1);
  expect(bad.complaint()).toContain("TRUSTED_PROXY_HOPS");

  const unreachable = start({ DATABASE_URL: "postgresql://sulur:rahasia@127.0.0.1:1/sulur" });
  expect(await unreachable.ended).toBe(1);
  expect(unreachable.complaint()).toContain("Periksa DATABASE_URL");
  expect(unreachable.complaint()).not.toContain("rahasia");
});
