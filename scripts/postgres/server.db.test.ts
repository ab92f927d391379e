import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlace, type Place } from "./place";
import { isRunning, signal, waitForEnd } from "./processes";
import { type PostgresServer, startPostgres } from "./server";

const FAST = { settings: { fsync: "off" } };

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
