import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../prisma/client.ts";
import { applyMigrations } from "../prisma/migrate.ts";
import { seed } from "../prisma/seed.ts";
import { freePort } from "../scripts/postgres/server.ts";
import { startTemporaryPostgres } from "../scripts/postgres/temporary.ts";
import { type ApplicationOptions, runApplication } from "../scripts/serving/application.ts";
import { ensureBuild } from "../scripts/serving/build.ts";
import { startOutside } from "./outside.ts";
import { announceStack, type Stack } from "./stack.ts";

const ADMIN_PASSWORD = "Uji-Peramban-9!";

async function fill(url: string, demo: boolean): Promise<void> {
  const db = createDatabase(url, { poolMax: 1, patient: true });
  await seed(db, { demo, adminUsername: "admin", adminPassword: async () => ADMIN_PASSWORD });
  await db.$disconnect();
}

interface OpenStack {
  stack: Stack;
  /** Takes everything down again. */
  takeDown: () => Promise<void>;
}

/**
 * The built application with a database, a mail server and tiles of its own.
 * @param demo also the sample reports, places and events
 */
export async function openStack(demo: boolean): Promise<OpenStack> {
  const cleanup: (() => Promise<void>)[] = [];
  const takeDown = async () => {
    for (const undo of cleanup.reverse()) await undo();
  };
  try {
    const stop = new AbortController().signal;
    await ensureBuild(stop);
    const dataDir = await mkdtemp(join(tmpdir(), "sulur-e2e-"));
    cleanup.push(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await startTemporaryPostgres();
    cleanup.push(() => postgres.stop());
    await applyMigrations(postgres.url);
    await fill(postgres.url, demo);
    const outside = await startOutside();
    cleanup.push(() => outside.stop());

    const port = await freePort();
    const url = `http://localhost:${port}`;
    const options: ApplicationOptions = {
      mode: "production",
      port,
      dataDir,
      logFile: join(dataDir, "server.log"),
      environment: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        SITE_URL: url,
        AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
        SMTP_URL: outside.smtpUrl,
        MAIL_FROM: "Sulur <kabar@sulur.test>",
        CONTACT_EMAIL: "halo@sulur.test",
        GEOCODER_URL: outside.url,
        TILE_URL: `${outside.url}/tiles/{z}/{x}/{y}.png`,
        // Each test comes from an address of its own, so that limits by address do not add up.
        TRUSTED_PROXY_HOPS: "1",
        TZ: "Pacific/Kiritimati",
      },
    };
    const application = await runApplication(options, stop);
    cleanup.push(() => application.stop());
    const stack = { url, databaseUrl: postgres.url, outsideUrl: outside.url, adminPassword: ADMIN_PASSWORD };
    return { stack, takeDown };
  } catch (error) {
    await takeDown();
    throw error;
  }
}

/** The same, told to everything that asks for the stack. @returns what takes it down again */
export async function startStack(demo: boolean): Promise<() => Promise<void>> {
  const { stack, takeDown } = await openStack(demo);
  announceStack(stack);
  return takeDown;
}

export default function setup(): Promise<() => Promise<void>> {
  return startStack(false);
}
