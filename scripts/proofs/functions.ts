import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOutside } from "@/e2e/outside";
import { startTemporaryPostgres } from "@/scripts/postgres/temporary";
import { Refusal, runCommand } from "@/scripts/refusal";
import { ROOT } from "@/scripts/root";
import { runTool } from "@/scripts/steps";
import { type Finding, report } from "./findings";
import { visitSite } from "./functions/flows";
import { bytesOf, FunctionPool, MOST_BYTES } from "./functions/function-pool";
import { type Built, openGateway } from "./functions/gateway";

const DIST_NAME = ".next-functions";
const HOST = "sulur-git-uji.vercel.test";

/** Next notes down every other folder that it builds into. */
async function withoutTrace<T>(work: () => Promise<T>): Promise<T> {
  const file = join(ROOT, "tsconfig.json");
  const before = await readFile(file);
  return work().finally(() => writeFile(file, before));
}

async function sizes({ routes, proxy }: Built): Promise<Finding> {
  const all = [...routes, proxy];
  const bytes = await Promise.all(all.map(bytesOf));
  const largest = Math.max(...bytes);
  return {
    fault: `${all.length} fungsi, masing-masing dengan berkas jejaknya saja`,
    promise: `tiap fungsi di bawah ${MOST_BYTES / 1024 / 1024} MB`,
    measured: `terbesar ${Math.round(largest / 1024 / 1024)} MB (${all[bytes.indexOf(largest)]?.pathname})`,
    fulfilled: largest < MOST_BYTES,
  };
}

/*
 * What a host of functions does, as far as it can be done without one: `npm run vercel-build` on an empty database, then
 * each route in a process of its own that sees its traced files alone and is frozen whenever it has answered.
 */
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), "sulur-functions-"));
  const database = await startTemporaryPostgres();
  const outside = await startOutside();
  const environment = {
    VERCEL: "1",
    VERCEL_ENV: "preview",
    VERCEL_URL: "sulur-a1b2c3.vercel.test",
    VERCEL_BRANCH_URL: HOST,
    DATABASE_URL: database.url,
    AUTH_SECRET: "rahasia-untuk-membuktikan-saja-0123456789",
    CRON_SECRET: "rahasia-penjadwal",
    SMTP_URL: outside.smtpUrl,
    MAIL_FROM: "Sulur <kabar@sulur.test>",
    GEOCODER_URL: outside.url,
    // No folder can be made there: whoever tries to write to a disk fails.
    DATA_DIR: "/proc/sulur",
    LOG_LEVEL: "error",
  };
  let pool: FunctionPool | undefined;
  try {
    const build = {
      ...environment,
      ADMIN_PASSWORD: "Rumput-Hijau-7!",
      SEED: "demo",
      NEXT_DIST_DIR: DIST_NAME,
      NEXT_ADAPTER_PATH: join(ROOT, "scripts/proofs/functions/adapter.mjs"),
    };
    if ((await withoutTrace(() => runTool("scripts/vercel-build.ts", [], build))) !== 0)
      throw new Refusal("npm run vercel-build gagal; sebabnya tertulis di atas.");
    const built: Built = JSON.parse(await readFile(join(ROOT, DIST_NAME, "functions.json"), "utf8"));
    pool = new FunctionPool(folder, environment);
    const { server, origin } = await openGateway(pool, built, HOST);
    const visit = { origin, pool, outsideUrl: outside.url, environment };
    const broken = report([await sizes(built), ...(await visitSite(visit))]);
    server.close();
    if (broken > 0) throw new Refusal(`${broken} janji tidak ditepati.`);
  } finally {
    await pool?.stop();
    await outside.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
