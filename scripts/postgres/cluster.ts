import { spawn } from "node:child_process";
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "./place";
import { commandOf, isRunning, signal, waitForEnd } from "./processes";

export const SUPERUSER = "postgres";

/** PostgreSQL's programs get nothing of our environment, above all no PG… variables. */
export const POSTGRES_ENVIRONMENT: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/bin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

async function run(command: string, parameters: string[], place: Place): Promise<void> {
  const child = spawn(command, parameters, {
    ...place.identity,
    cwd: "/",
    env: POSTGRES_ENVIRONMENT,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`PostgreSQL tidak dapat menyiapkan ${place.cluster}: ${complaint.trim()}`);
}

async function removeLeftovers(place: Place): Promise<void> {
  for (const name of await readdir(place.home)) {
    if (name.startsWith("cluster.new") || name.startsWith("first-password")) {
      await rm(join(place.home, name), { recursive: true, force: true });
    }
  }
}

/** Makes the cluster when there is none; one that was begun and not finished is thrown away first. */
export async function ensureCluster(place: Place): Promise<void> {
  const exists = await access(place.cluster).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await removeLeftovers(place);
  const draft = join(place.home, "cluster.new");
  const passwordFile = join(place.home, "first-password");
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, place.superuserPassword, { mode: 0o600 });
  if (place.identity) {
    await chown(draft, place.identity.uid, place.identity.gid);
    await chown(passwordFile, place.identity.uid, place.identity.gid);
  }
  try {
    await run(
      join(place.binaries, "bin/initdb"),
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        "--no-instructions",
      ],
      place,
    );
    await rename(draft, place.cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** What PostgreSQL wrote into its lock file: its pid, and in the fourth line its port. */
async function recordedServer(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  return pid > 1 ? { pid, port: Number.parseInt(lines[3] ?? "", 10) } : undefined;
}

const isOurs = (pid: number, cluster: string) => isRunning(pid) && commandOf(pid).includes(cluster);

/** The port of the server that runs on this cluster now. */
export async function runningPort(cluster: string): Promise<number | undefined> {
  const server = await recordedServer(cluster);
  return server && isOurs(server.pid, cluster) ? server.port : undefined;
}

/** Asks politely, then less so; PostgreSQL recovers by itself from the last. */
export async function stopProcess(pid: number): Promise<void> {
  for (const [name, timeout] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    signal(pid, name);
    if (await waitForEnd(pid, timeout)) return;
  }
}

/**
 * Undoes what a killed start left: a server without a parent is stopped, and a lock file whose number now belongs to
 * another program, over which PostgreSQL would stumble, is removed.
 */
export async function clearLeftServer(cluster: string): Promise<void> {
  const server = await recordedServer(cluster);
  if (server === undefined) return;
  if (isOurs(server.pid, cluster)) await stopProcess(server.pid);
  else await rm(join(cluster, "postmaster.pid"), { force: true });
}
