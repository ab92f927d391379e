import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { applyMigrations, ForeignDatabase } from "@/prisma/migrate";
import { openPlace } from "@/scripts/postgres/place";
import { findPostgres, type PostgresServer, startPostgres, stopWhenOrphaned } from "@/scripts/postgres/server";
import { Refusal, systemCode } from "@/scripts/refusal";
import { claimDataFolder } from "./data-folder";
import { RestartLimit } from "./restart-limit";

export interface RunningDatabase {
  url: string;
  embedded: boolean;
  /** Rejects when the database is gone for good; never resolves. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** A little more than what the server takes at most to leave, see leave-with-parent.mjs. */
const ORPHAN_SECONDS = 15;

const REASONS: Record<string, string> = {
  ECONNREFUSED: "server tidak menerima sambungan",
  ENOTFOUND: "nama server tidak dikenal",
  EAI_AGAIN: "nama server tidak dapat dicari",
  ETIMEDOUT: "server tidak menjawab",
  EHOSTUNREACH: "server tidak terjangkau",
  "28P01": "nama pengguna atau password salah",
  "28000": "pengguna tidak diizinkan",
  "3D000": "basis data itu tidak ada",
};

/** A database that somebody else runs: asked once, so that a wrong address is one sentence at the start. */
async function reach(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const silent = /timeout|terminated/i.test(message) ? REASONS.ETIMEDOUT : undefined;
    const reason = REASONS[systemCode(error) ?? ""] ?? silent ?? message;
    throw new Refusal(`Basis data di ${new URL(url).host} tidak dapat dipakai: ${reason}. Periksa DATABASE_URL.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function runEmbedded(dataDir: string): Promise<RunningDatabase> {
  const place = await openPlace(dataDir);
  const limit = new RestartLimit();
  let server = await startPostgres(place);
  const { port, url } = server;
  let unwatch = stopWhenOrphaned(place, server.pid, ORPHAN_SECONDS);
  let stopping = false;
  let restarting: Promise<PostgresServer> | undefined;

  async function watch(): Promise<never> {
    for (;;) {
      await server.ended;
      // Somebody stops us: there is nothing to tell and nothing to wait for.
      if (stopping) return new Promise<never>(() => undefined);
      if (!limit.allows(Date.now()))
        throw new Refusal("Basis data bawaan berhenti berulang kali. Lihat catatannya di DATA_DIR.");
      process.stderr.write("Basis data bawaan berhenti mendadak dan dinyalakan kembali.\n");
      restarting = startPostgres(place, { port });
      server = await restarting;
      unwatch();
      unwatch = stopWhenOrphaned(place, server.pid, ORPHAN_SECONDS);
    }
  }

  const failed = watch();
  failed.catch(() => undefined);
  return {
    url,
    embedded: true,
    failed,
    stop: async () => {
      stopping = true;
      await restarting?.catch(() => undefined);
      unwatch();
      await server.stop();
    },
  };
}

/** The operator's database, or our own in the data folder; reachable and migrated. */
export async function bringUpDatabase(url: string | undefined, dataDir: string): Promise<RunningDatabase> {
  if (url === undefined) return runEmbedded(dataDir);
  await reach(url);
  return { url, embedded: false, failed: new Promise<never>(() => undefined), stop: async () => undefined };
}

export async function migrate(url: string): Promise<void> {
  try {
    await applyMigrations(url);
  } catch (error) {
    const { username, pathname } = new URL(url);
    const name = decodeURIComponent(pathname.slice(1));
    if (error instanceof ForeignDatabase) {
      throw new Refusal(
        `Basis data ${name} sudah berisi tabel program lain. Isi DATABASE_URL dengan basis data kosong.`,
      );
    }
    if (error instanceof Error && error.message.includes("permission denied")) {
      const owner = decodeURIComponent(username);
      throw new Refusal(
        `Pengguna ${owner} tidak boleh membuat tabel di basis data ${name}. Jadikan ia pemiliknya: ALTER DATABASE "${name}" OWNER TO "${owner}".`,
      );
    }
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new Refusal(`Skema basis data tidak dapat diperbarui: ${reason}.`);
  }
}

/**
 * Lends a command the database that `npm start` uses, whether it runs now or not.
 * @throws Refusal when there is none yet
 */
export async function withDatabase<T>(
  url: string | undefined,
  dataDir: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (url !== undefined) {
    await reach(url);
    return work(url);
  }
  if (!existsSync(join(dataDir, "postgres", "place.json"))) {
    throw new Refusal(`Di ${dataDir} belum ada basis data. Jalankan npm start dahulu, atau isi DATA_DIR.`);
  }
  const place = await openPlace(dataDir);
  const running = await findPostgres(place);
  if (running !== undefined) return work(running);
  const release = claimDataFolder(dataDir, "baris perintah");
  try {
    const server = await startPostgres(place);
    return await work(server.url).finally(() => server.stop());
  } finally {
    release();
  }
}
