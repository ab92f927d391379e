import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ensureBuild } from "@/scripts/serving/build";
import { writeStandalone } from "@/scripts/serving/standalone";
import { startSite } from "@/scripts/testing/site";
import { ADMIN_PASSWORD, openCopy } from "@/scripts/testing/templates";
import { prepareDatabase } from "./image";
import { startOutside } from "./outside";
import { CRON_SECRET, type Stack } from "./stack";

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
    if (WAY !== "standalone") await ensureBuild(new AbortController().signal);
    const dataDir = await mkdtemp(join(tmpdir(), "sulur-e2e-"));
    cleanup.push(() => rm(dataDir, { recursive: true, force: true }));
    const filled = demo ? "demo" : "admin";
    const database = await openCopy(WAY === "standalone" ? "bare" : filled);
    cleanup.push(() => database.close());
    const outside = await startOutside();
    cleanup.push(() => outside.stop());

    const folder = WAY === "standalone" ? join(dataDir, "app") : undefined;
    if (folder)
      await fillImage(folder, { DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: demo ? "demo" : "none" });
    const site = await startSite({
      host: "localhost",
      mode: WAY === "start" ? "production" : WAY,
      dataDir,
      folder,
      proxy: WAY === "next" ? forTests : undefined,
      environment: {
        DATABASE_URL: database.url,
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
    });
    cleanup.push(() => site.stop());
    const stack = { url: site.url, databaseUrl: database.url, outsideUrl: outside.url, adminPassword: ADMIN_PASSWORD };
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
