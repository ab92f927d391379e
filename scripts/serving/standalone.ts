import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { MIGRATIONS_FOLDER } from "@/prisma/migrate";
import { OBJECTS_FOLDER } from "@/prisma/sql-objects";
import { Refusal } from "@/scripts/refusal";
import { ROOT } from "@/scripts/root";

/** Beside the ordinary build, which `npm start` and the tests go on using. Next also writes to `cache` in it. */
export const DIST = ".next-standalone";
const ALIAS = "scripts/alias.mjs";
const PREPARE = "scripts/database-prepare.ts";
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//u;

/** Builds with `output: "standalone"`, unless that is done already. */
export async function buildStandalone(): Promise<void> {
  const child = spawn(process.execPath, ["--import", join(ROOT, ALIAS), "scripts/build.ts"], {
    cwd: ROOT,
    env: { ...process.env, SULUR_STANDALONE: "1", NEXT_DIST_DIR: DIST },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Refusal("Keluaran standalone tidak dapat dibangun.");
}

/** Writes what the image holds into a new folder: Next's output, the files that Next leaves out, and database-prepare. */
export async function writeStandalone(folder: string): Promise<void> {
  await buildStandalone();
  // Links stay relative: an absolute one would lead back here.
  const options = { recursive: true, verbatimSymlinks: true };
  const copy = (path: string, to = path) => cp(join(ROOT, path), join(folder, to), options);
  await copy(join(DIST, "standalone"), ".");
  await copy(join(DIST, "static"));
  await copy("public");
  for (const sql of [MIGRATIONS_FOLDER, OBJECTS_FOLDER]) await copy(relative(ROOT, sql));

  const whole = new Set<string>();
  for (const file of await filesOfPreparing()) {
    const [, name] = PACKAGE.exec(file) ?? [];
    // For packages that the server uses too, Next has copied files that load later; other packages are copied whole.
    if (name === undefined || existsSync(join(folder, "node_modules", name))) await copy(file);
    else whole.add(name);
  }
  for (const name of whole) await copy(join("node_modules", name));
}

/** @returns paths from the checkout */
async function filesOfPreparing(): Promise<string[]> {
  const program = join(ROOT, "scripts/serving/loaded-files.mjs");
  const parameters = ["--disable-warning=ExperimentalWarning", "--import", join(ROOT, ALIAS), program, ALIAS, PREPARE];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: ROOT });
  return stdout.split("\n").map((file) => relative(ROOT, file));
}
