import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "../../../prisma/client.ts";
import { seed } from "../../../prisma/seed.ts";
import { openPlace } from "../../postgres/place.ts";
import { freePort } from "../../postgres/server.ts";
import { runApplication } from "../../serving/application.ts";
import { makeDataFolder } from "../../serving/data-folder.ts";
import { bringUpDatabase, migrate } from "../../serving/database.ts";

export const ADMIN = { username: "admin", password: "Uji-Gangguan-9!" };

export interface World {
  origin: string;
  db: Database;
  dataDir: string;
  /** Of the database itself, past whatever stands between. */
  databaseUrl: string;
  /** Of the server process now; another one after it was killed. */
  applicationPid(): number;
  databasePid(): number;
  stopApplication(): Promise<void>;
  stop(): Promise<void>;
}

interface WorldOptions {
  /** Beyond what `npm start` sets. */
  environment?: Record<string, string>;
  /** What the application takes for its database, given the real one. */
  through?: (databaseUrl: string) => Promise<string>;
}

const running = new Set<() => Promise<void>>();

/** Takes down whatever stands, for somebody who does not wait for the end. */
export async function stopWorlds(): Promise<void> {
  for (const stop of running) await stop();
}

const firstNumber = (file: string) => Number.parseInt(readFileSync(file, "utf8"), 10);

/** What `npm start` brings up, in a folder of its own: database and server, each started again when it dies. */
export async function startWorld({ environment = {}, through }: WorldOptions = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "sulur-gangguan-"));
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
    await seed(db, { demo: true, adminUsername: ADMIN.username, adminPassword: async () => ADMIN.password });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const application = await runApplication(
      {
        mode: "production",
        port,
        host: "127.0.0.1",
        dataDir,
        environment: {
          PORT: String(port),
          HOST: "127.0.0.1",
          DATA_DIR: dataDir,
          DATABASE_URL: through ? await through(database.url) : database.url,
          SITE_URL: origin,
          AUTH_SECRET: "gangguan".repeat(5),
          LOG_LEVEL: "error",
          // Everybody comes from an address of their own, so that no limit is met and none is switched off.
          TRUSTED_PROXY_HOPS: "1",
          ...environment,
        },
        logFile: join(dataDir, "server.log"),
      },
      new AbortController().signal,
    );
    undo.push(() => application.stop());
    return {
      origin,
      db,
      dataDir,
      databaseUrl: database.url,
      applicationPid: () => firstNumber(join(dataDir, "server.pid")),
      databasePid: () => firstNumber(join(cluster, "postmaster.pid")),
      stopApplication: () => application.stop(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
