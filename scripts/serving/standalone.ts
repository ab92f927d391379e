import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";
import { ROOT } from "../root.ts";

/** Beside the ordinary build, which `npm start` and the tests go on using. */
const DIST = ".next-standalone";

/** Builds with `output: "standalone"`, unless that is done already. */
export async function buildStandalone(): Promise<void> {
  const child = spawn(process.execPath, ["--import", join(ROOT, "scripts/alias.mjs"), "scripts/build.ts"], {
    cwd: ROOT,
    env: { ...process.env, SULUR_STANDALONE: "1", NEXT_DIST_DIR: DIST },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Refusal("Keluaran standalone tidak dapat dibangun.");
}

/** Copies what the image holds into a new folder, as the Dockerfile does. @returns the folder, without node_modules around it */
export async function unpackStandalone(parent: string): Promise<string> {
  const built = join(ROOT, DIST, "standalone");
  if (!existsSync(built)) await buildStandalone();
  const folder = join(parent, "app");
  await cp(built, folder, { recursive: true });
  await cp(join(ROOT, DIST, "static"), join(folder, DIST, "static"), { recursive: true });
  await cp(join(ROOT, "public"), join(folder, "public"), { recursive: true });
  return folder;
}
