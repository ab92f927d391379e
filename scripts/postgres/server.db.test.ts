import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlace, type Place } from "./place";
import { isRunning, signal, waitForEnd } from "./processes";
import { type PostgresServer, startPostgres } from "./server";

const FAST = { settings: { fsync: "off" } };

/** Brings PostgreSQL up, says its number, and is killed. */
const STARTER = `
import { writeSync } from "node:fs";
import { openPlace } from "@/scripts/postgres/place";
import { startPostgres, stopWhenOrphaned } from "@/scripts/postgres/server";

const [folder, watch] = process.argv.slice(2);
const place = await openPlace(folder);
const { pid } = await startPostgres(place);
const unwatch = stopWhenOrphaned(place, pid, 0);
if (watch === "unwatched") unwatch();
writeSync(1, String(pid));
process.kill(process.pid, "SIGKILL");
`;

let folder: string;
let place: Place;
let running: PostgresServer | undefined;

async function answer(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" }).finally(() => client.end());
  return rows[0]?.[0];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-server-"));
  place = await openPlace(folder);
});

afterAll(async () => {
  await running?.stop();
  await rm(place.home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe("the embedded PostgreSQL", () => {
  it("comes up with a database of the application's own, not of the superuser", async () => {
    running = await startPostgres(place, FAST);
    expect(await answer(running.url, "SELECT current_user || ' ' || current_database()")).toBe("sulur sulur");
    expect(await answer(running.url, "SELECT rolsuper FROM pg_roles WHERE rolname = current_user")).toBe(false);
    await answer(running.url, "CREATE TABLE kept AS SELECT 'still here' AS word");
  });

  it("keeps its passwords and its folders from other users", async () => {
    expect((await stat(join(folder, "postgres/place.json"))).mode & 0o077).toBe(0);
    for (const path of [folder, join(folder, "postgres"), place.home]) {
      const { mode, gid } = await stat(path);
      expect(mode & 0o067).toBe(0);
      if (mode & 0o010) expect(gid).toBe(place.identity?.gid);
    }
  });

  it("comes up after kill -9, with what was written", async () => {
    const pid = running?.pid ?? 0;
    signal(pid, "SIGKILL");
    await waitForEnd(pid, 5_000);
    running = await startPostgres(place, FAST);
    expect(await answer(running.url, "SELECT word FROM kept")).toBe("still here");
  });

  it("stops one whose parent was killed and takes its place", async () => {
    const before = running?.pid ?? 0;
    running = await startPostgres(place, FAST);
    expect(isRunning(before)).toBe(false);
    expect(await answer(running.url, "SELECT word FROM kept")).toBe("still here");
  });

  it("removes a lock file whose number now belongs to another program, and leaves that alone", async () => {
    await running?.stop();
    const other = spawn("sleep", ["60"]);
    await writeFile(join(place.cluster, "postmaster.pid"), `${other.pid}\n${place.cluster}\n`);
    running = await startPostgres(place, FAST);
    expect(await answer(running.url, "SELECT word FROM kept")).toBe("still here");
    expect(isRunning(other.pid ?? 0)).toBe(true);
    other.kill("SIGKILL");
    await once(other, "exit");
  });

  it("ends by itself when the one who started it was killed, and does not when that one takes the watch back", async () => {
    await running?.stop();
    await writeFile(join(folder, "starter.ts"), STARTER);
    const ended = [];
    for (const watch of ["watched", "unwatched"]) {
      const parameters = ["--import", resolve("scripts/alias.mjs"), join(folder, "starter.ts"), folder, watch];
      const starter = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
      const pid = Number(await text(starter.stdout));
      await once(starter, "exit");
      ended.push(await waitForEnd(pid, watch === "watched" ? 10_000 : 2_000));
    }
    expect(ended).toEqual([true, false]);
    running = await startPostgres(place, FAST);
  });

  it("begins anew with a cluster that was not made to its end", async () => {
    await running?.stop();
    await rm(place.cluster, { recursive: true });
    await mkdir(join(place.home, "cluster.new"));
    await writeFile(join(place.home, "cluster.new/half"), "");
    running = await startPostgres(place, FAST);
    expect(await answer(running.url, "SELECT to_regclass('kept') IS NULL")).toBe(true);
  });

  it("remembers its place", async () => {
    expect(await openPlace(folder)).toEqual(place);
    expect(JSON.parse(await readFile(join(folder, "postgres/place.json"), "utf8"))).toHaveProperty("elsewhere");
  });
});
