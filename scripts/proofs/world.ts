import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "@/prisma/client";
import { seed } from "@/prisma/seed";
import { openPlace } from "@/scripts/postgres/place";
import { makeDataFolder } from "@/scripts/serving/data-folder";
import { bringUpDatabase, migrate } from "@/scripts/serving/database";
import { type Site, startSite } from "@/scripts/testing/site";
import type { Target } from "./client";

/** A Sulur of its own. Its `url` is where strangers reach it. */
export interface World extends Site, Target {
  db: Database;
  dataDir: string;
  /** Address of the database itself, past a proxy before it. */
  databaseUrl: string;
  /** Id of the server process now; another one after it was killed. */
  serverPid(): number;
  databasePid(): number;
}

interface Options {
  /** Beyond what `npm start` sets. */
  environment?: Record<string, string>;
  /** Gives the server its database's address, from the real one. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Also behind deploy/nginx.conf, changed in this way. */
  proxy?: ((configuration: string) => string) | undefined;
  /** Writes the first rows; unset: the samples. */
  fill?: (databaseUrl: string, db: Database) => Promise<void>;
}

const running = new Set<() => Promise<void>>();

for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => void Promise.all([...running].map((stop) => stop())).finally(() => process.exit(1)));
}

const firstNumber = (file: string) => Number.parseInt(readFileSync(file, "utf8"), 10);

/** With which sessions are sealed. */
export const SECRET = "gangguan".repeat(5);

const samples = (_: string, db: Database) =>
  seed(db, { demo: true, adminUsername: "admin", adminPassword: async () => "Uji-Gangguan-9!" });

/** Brings up database and server as `npm start` does, in a folder of their own, and takes them down after the work. */
export async function inWorld<T>(options: Options, work: (world: World) => Promise<T>): Promise<T> {
  const { environment = {}, through = async (url) => url, proxy, fill = samples } = options;
  const dataDir = mkdtempSync(join(tmpdir(), "sulur-proof-"));
  const undo: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    running.delete(stop);
    for (const step of undo.splice(0).reverse()) await step();
  };
  running.add(stop);
  try {
    await makeDataFolder(dataDir);
    const { home, cluster } = await openPlace(dataDir);
    undo.push(() => rm(home, { recursive: true, force: true }));
    const database = await bringUpDatabase(undefined, dataDir);
    undo.push(() => database.stop());
    await migrate(database.url);
    const db = createDatabase(database.url, { poolMax: 2, patient: true });
    undo.push(() => db.$disconnect());
    await fill(database.url, db);
    const site = await startSite({
      host: "127.0.0.1",
      dataDir,
      proxy,
      environment: {
        DATABASE_URL: await through(database.url),
        AUTH_SECRET: SECRET,
        LOG_LEVEL: "error",
        // Nothing that is asked here reaches another machine.
        GEOCODER_URL: "http://127.0.0.1:9",
        TRUSTED_PROXY_HOPS: proxy ? "1" : "0",
        ...environment,
      },
    });
    undo.push(() => site.stop());
    return await work({
      ...site,
      db,
      dataDir,
      databaseUrl: database.url,
      serverPid: () => firstNumber(join(dataDir, "server.pid")),
      databasePid: () => firstNumber(join(cluster, "postmaster.pid")),
    });
  } finally {
    await stop();
  }
}
