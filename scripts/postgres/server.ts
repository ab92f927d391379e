import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile, rename, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { Refusal } from "@/scripts/refusal";
import { clearLeftServer, ensureCluster, POSTGRES_ENVIRONMENT, runningPort, SUPERUSER, stopProcess } from "./cluster";
import type { Place } from "./place";

const DATABASE_NAME = "sulur";
const READY_WITHIN_MS = 60_000;
const MAX_LOG_BYTES = 1_000_000;

export interface PostgresServer {
  /** For the application: owner of its one database, no superuser. */
  url: string;
  /** For tests and developer tools that make databases. */
  superuserUrl(database: string): string;
  port: number;
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Unset: any free one. */
  port?: number;
  /** Settings beyond postgresql.conf, e.g. fsync=off in tests. */
  settings?: Record<string, string>;
}

// Its standard input ends with the process that holds the other end. By then postmaster.pid may name the next one's server.
const STOP_ORPHAN = 'read -r _; sleep "$3"; [ "$(head -n 1 "$1/postmaster.pid")" = "$2" ] && kill -INT "$2"';

/**
 * Stops the server when we are killed without a chance to do so.
 * @param seconds that those who use it have to finish, since they notice our end too
 * @returns how to take that back
 */
export function stopWhenOrphaned(place: Place, pid: number, seconds: number): () => void {
  const parameters = [place.cluster, pid, seconds].map(String);
  const watcher = spawn("/bin/sh", ["-c", STOP_ORPHAN, "sh", ...parameters], {
    cwd: "/",
    env: POSTGRES_ENVIRONMENT,
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.on("error", () => undefined);
  watcher.unref();
  return () => watcher.kill("SIGKILL");
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The system named no port.");
  return address.port;
}

async function openLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
  return openSync(file, "a", 0o600);
}

async function launch(place: Place, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const all: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // Values of a failing statement may be personal data.
    log_parameter_max_length_on_error: "0",
    log_min_error_statement: "panic",
    // On one machine most pages are in its memory already; to have a process of its own fetch each costs more than that.
    io_method: "sync",
    ...settings,
  };
  const log = await openLog(place.logFile);
  try {
    return spawn(
      join(place.binaries, "bin/postgres"),
      ["-D", place.cluster, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      // Its own process group: Ctrl-C reaches us alone, and we stop the server before its database.
      { ...place.identity, cwd: "/", env: POSTGRES_ENVIRONMENT, stdio: ["ignore", log, log], detached: true },
    );
  } finally {
    closeSync(log);
  }
}

async function lastComplaint(place: Place): Promise<string> {
  const lines = (await readFile(place.logFile, "utf8").catch(() => "")).split("\n");
  return lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? "alasannya tidak tercatat";
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function whenReady(url: string, child: ChildProcess): Promise<Client | undefined> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    try {
      return await connect(url);
    } catch {
      await sleep(25);
    }
  }
  return undefined;
}

async function ensureDatabase(client: Client, password: string): Promise<void> {
  const role = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [DATABASE_NAME]);
  if (role.rowCount === 0) {
    const name = client.escapeIdentifier(DATABASE_NAME);
    await client.query(`CREATE ROLE ${name} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  }
  const database = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE_NAME]);
  if (database.rowCount === 0) {
    const name = client.escapeIdentifier(DATABASE_NAME);
    await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  }
}

const address = (user: string, password: string, port: number, database: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

const ownUrl = (place: Place, port: number) => address(DATABASE_NAME, place.password, port, DATABASE_NAME);

/** The application's database on the server that runs on this place now, if one does. */
export async function findPostgres(place: Place): Promise<string | undefined> {
  const port = await runningPort(place.cluster);
  return port === undefined ? undefined : ownUrl(place, port);
}

// A port can be taken between our look and PostgreSQL's; killed servers leave workers that need a moment to notice.
const ATTEMPTS = 5;

/**
 * Brings the embedded PostgreSQL up and waits until it answers, repairing what a killed one left.
 * @throws Refusal with PostgreSQL's own complaint when it will not come up
 */
export async function startPostgres(place: Place, options: StartOptions = {}): Promise<PostgresServer> {
  await ensureCluster(place);
  for (let attempt = 1; ; attempt += 1) {
    await clearLeftServer(place.cluster);
    const port = options.port ?? (await freePort());
    const child = await launch(place, port, options.settings ?? {});
    const ended = new Promise<void>((resolve) => {
      child.once("error", () => resolve());
      child.once("exit", () => resolve());
    });
    const superuserUrl = (database: string) => address(SUPERUSER, place.superuserPassword, port, database);
    const client = await whenReady(superuserUrl("postgres"), child);
    if (client && child.pid !== undefined) {
      const { pid } = child;
      await ensureDatabase(client, place.password).finally(() => client.end());
      return { url: ownUrl(place, port), superuserUrl, port, pid, ended, stop: () => stopProcess(pid) };
    }
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await stopProcess(child.pid);
    const complaint = await lastComplaint(place);
    if (attempt === ATTEMPTS || /No space left/.test(complaint)) {
      throw new Refusal(
        /No space left/.test(complaint)
          ? "Ruang disk penuh: PostgreSQL tidak dapat menulis. Kosongkan sebagian ruang lalu jalankan lagi."
          : `PostgreSQL bawaan tidak mau berjalan (${complaint.trim()}). Catatan lengkap: ${place.logFile}`,
      );
    }
    await sleep(200 * 2 ** attempt);
  }
}
