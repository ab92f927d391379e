import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/postgres/server.ts";
import { type ApplicationOptions, runApplication } from "../scripts/serving/application.ts";
import { ensureBuild } from "../scripts/serving/build.ts";
import { ADMIN_PASSWORD, openCopy } from "../scripts/testing/templates.ts";
import { startOutside } from "./outside.ts";
import type { Stack } from "./stack.ts";

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
    const database = await openCopy(demo ? "demo" : "admin");
    cleanup.push(() => database.close());
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
        DATABASE_URL: database.url,
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
    const stack = { url, databaseUrl: database.url, outsideUrl: outside.url, adminPassword: ADMIN_PASSWORD };
    return { stack, takeDown };
  } catch (error) {
    await takeDown();
    throw error;
  }
}
