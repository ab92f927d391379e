import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../scripts/postgres/server.ts";
import { type ApplicationOptions, runApplication } from "../scripts/serving/application.ts";
import { ensureBuild } from "../scripts/serving/build.ts";
import { NGINX, startProxy } from "../scripts/serving/proxy.ts";
import { writeStandalone } from "../scripts/serving/standalone.ts";
import { ADMIN_PASSWORD, openCopy } from "../scripts/testing/templates.ts";
import { prepareDatabase } from "./image.ts";
import { startOutside } from "./outside.ts";
import { CRON_SECRET, type Stack } from "./stack.ts";

interface OpenStack {
  stack: Stack;
  /** Takes everything down again. */
  takeDown: () => Promise<void>;
}

/** How the application under test is served, see docs/pasang.md: `npm run prove -- flows` runs all three. */
export const WAY = z.enum(["start", "next", "standalone"]).default("start").parse(process.env.SULUR_E2E_MODE);

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
    if (WAY !== "standalone") await ensureBuild(stop);
    const dataDir = await mkdtemp(join(tmpdir(), "sulur-e2e-"));
    cleanup.push(() => rm(dataDir, { recursive: true, force: true }));
    const filled = demo ? "demo" : "admin";
    const database = await openCopy(WAY === "standalone" ? "bare" : filled);
    cleanup.push(() => database.close());
    const outside = await startOutside();
    cleanup.push(() => outside.stop());

    const port = await freePort();
    const behind = WAY === "next" ? await freePort() : port;
    const url = `http://localhost:${port}`;
    const folder = WAY === "standalone" ? join(dataDir, "app") : undefined;
    if (folder)
      await fillImage(folder, { DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: demo ? "demo" : "none" });
    const options: ApplicationOptions = {
      mode: WAY === "start" ? "production" : WAY,
      port: behind,
      dataDir,
      ...(folder && { folder }),
      logFile: join(dataDir, "server.log"),
      environment: {
        PORT: String(behind),
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        SITE_URL: url,
        CRON_SECRET,
        AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
        SMTP_URL: outside.smtpUrl,
        MAIL_FROM: "Sulur <kabar@sulur.test>",
        CONTACT_EMAIL: "halo@sulur.test",
        GEOCODER_URL: outside.url,
        TILE_URL: `${outside.url}/tiles/{z}/{x}/{y}.png`,
        // Each test comes from an address of its own, so that limits by address do not add up.
        TRUSTED_PROXY_HOPS: WAY === "next" ? "2" : "1",
        TZ: "Pacific/Kiritimati",
      },
    };
    const application = await runApplication(options, stop);
    cleanup.push(() => application.stop());
    if (WAY === "next") {
      if (!NGINX) throw new Error("nginx is not installed");
      const instance = `127.0.0.1:${behind}`;
      const proxy = await startProxy({ nginx: NGINX, instance, port, dataDir, adapt: forTests });
      cleanup.push(async () => void proxy.kill("SIGTERM"));
    }
    const stack = { url, databaseUrl: database.url, outsideUrl: outside.url, adminPassword: ADMIN_PASSWORD };
    return { stack, takeDown };
  } catch (error) {
    await takeDown();
    throw error;
  }
}

/** The unpacked image, and its database as its own command prepares it. */
async function fillImage(folder: string, settings: Record<string, string>): Promise<void> {
  await writeStandalone(folder);
  await prepareDatabase(folder, { ...settings, ADMIN_PASSWORD });
}

/** As behind another proxy, the test, which names each visitor; and pages are seen at once, as docs/pasang.md says. */
function forTests(configuration: string): string {
  return configuration
    .replace("X-Forwarded-For $remote_addr;", "X-Forwarded-For $proxy_add_x_forwarded_for;")
    .replace(/(location \/ \{\s+proxy_pass http:\/\/sulur;)\s+proxy_cache sulur;/u, "$1")
    .replaceAll(/limit_(?:req|conn) (?:zone|connections).*;/gu, "");
}
