import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { Refusal, systemCode } from "@/scripts/refusal";
import { ROOT } from "@/scripts/root";
import { type Mode, runApplication, stopLeftServer } from "./application";
import { ensureBuild } from "./build";
import { announcePasswordOnce, claimDataFolder, makeDataFolder, storedSecret } from "./data-folder";
import { bringUpDatabase, migrate, type RunningDatabase } from "./database";
import { readSettings } from "./settings";

type Settings = ReturnType<typeof readSettings>;

class Stopped extends Error {}

/** Aborts when somebody asks us to stop, or when the process that started us is gone. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const ask = () => controller.abort(new Stopped());
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) process.on(name, ask);
  process.channel?.unref();
  return controller.signal;
}

/** Writes what a new database begins with, in a process that gives the memory back. */
async function seedOnce({ url, embedded }: RunningDatabase, settings: Settings, stop: AbortSignal): Promise<void> {
  const preloads = ["alias.mjs", "serving/leave-with-parent.mjs"].flatMap((file) => [
    "--import",
    join(ROOT, "scripts", file),
  ]);
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", ...preloads, join(ROOT, "scripts/seed.ts")],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: url,
        SEED: settings.SEED ?? (embedded ? "demo" : "none"),
        SULUR_STARTER: String(process.pid),
        SULUR_LEAVE_BY: "SIGKILL",
      },
      // By the channel it notices when we are killed.
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      signal: stop,
    },
  );
  const [code] = await once(child, "close");
  if (code !== 0) throw new Refusal("Isi awal basis data tidak dapat ditulis; sebabnya tertulis di atas.");
}

function environmentFor(settings: Settings, url: string, siteUrl: string, authSecret: string): Record<string, string> {
  const { SITE_URL: _site, SEED: _seed, ADMIN_PASSWORD: _password, EVENT_ACCESS_CODE: _code, ...rest } = settings;
  const all = {
    ...rest,
    DATABASE_URL: url,
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
    ADMIN_PASSWORD: "",
    EVENT_ACCESS_CODE: "",
  };
  const set = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

async function serveUntil(stop: AbortSignal, mode: Mode, cleanup: (() => Promise<void> | void)[]): Promise<void> {
  const stopped = new Promise<never>((_, reject) => {
    stop.addEventListener("abort", () => reject(stop.reason));
  });
  stopped.catch(() => undefined);
  /** Work goes on behind a stop, so whatever it brings up is taken down by its own cleanup. */
  const unlessStopped = <T>(work: Promise<T>) => Promise.race([work, stopped]);

  const settings = readSettings();
  const { PORT: port, HOST: host, DATA_DIR: dataDir } = settings;
  const siteUrl = settings.SITE_URL ?? `http://localhost:${port}`;
  await makeDataFolder(dataDir);
  cleanup.push(claimDataFolder(dataDir, siteUrl));
  await stopLeftServer(dataDir);
  await checkPort(port, host);
  const authSecret = settings.AUTH_SECRET ?? (await storedSecret(dataDir, "auth-secret"));

  const starting = bringUpDatabase(settings.DATABASE_URL, dataDir);
  cleanup.push(async () => (await starting.catch(() => undefined))?.stop());
  const database = await unlessStopped(starting);
  await unlessStopped(migrate(settings.DATABASE_DIRECT_URL ?? database.url));
  await unlessStopped(seedOnce(database, settings, stop));
  if (mode === "production") await unlessStopped(ensureBuild(stop));

  // From here on only what nobody else should read is written; the server inherits this.
  process.umask(0o077);
  const environment = environmentFor(settings, database.url, siteUrl, authSecret);
  const launching = runApplication({ mode, port, host, dataDir, environment }, stop);
  cleanup.push(async () => (await launching.catch(() => undefined))?.stop());
  const application = await unlessStopped(launching);
  const passwordFile = await announcePasswordOnce(dataDir);
  const password = passwordFile ? ` — password admin "${settings.ADMIN_USERNAME}" tersimpan di ${passwordFile}` : "";
  process.stdout.write(`Sulur berjalan di ${siteUrl}${password}\n`);
  await Promise.race([stopped, database.failed, application.failed]);
}

/**
 * Brings everything up, serves until somebody asks to stop, and takes everything down again in the opposite order.
 * @throws Refusal with one sentence when something cannot be brought or kept up
 */
export async function serve(mode: Mode): Promise<void> {
  const cleanup: (() => Promise<void> | void)[] = [];
  try {
    await serveUntil(stopSignal(), mode, cleanup);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    for (const undo of cleanup.reverse()) await undo();
  }
}

/** @throws Refusal when nothing can listen there, before any long work is done */
async function checkPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen({ port, host }, resolve);
    });
  } catch (error) {
    const code = systemCode(error);
    if (code === "EADDRINUSE") {
      throw new Refusal(`Port ${port} sedang dipakai program lain. Hentikan program itu atau pilih PORT lain.`);
    }
    if (code === "EACCES") throw new Refusal(`Port ${port} tidak boleh dipakai pengguna ini. Pilih PORT di atas 1023.`);
    if (code === "EADDRNOTAVAIL") throw new Refusal(`HOST ${host} bukan alamat komputer ini. Kosongkan atau perbaiki.`);
    throw error;
  }
  await new Promise((resolve) => probe.close(resolve));
}
