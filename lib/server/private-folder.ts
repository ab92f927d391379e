import "server-only";
import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** All but passing through for the group, which the user of the embedded PostgreSQL may need: scripts/postgres/place.ts. */
const TOO_OPEN = 0o067;
/** What Sulur makes in DATA_DIR, and what a disk of its own brings. */
const OURS =
  /^(?:admin-password[\w.-]*|auth-secret|backups|event-access-code\.txt|lost\+found|outbox|photos|postgres|server\.(?:pid|log)|start\.lock[\w.]*)$/u;

/**
 * Takes from every other user of the machine what earlier versions, or an open umask, left them in DATA_DIR. A folder that
 * holds other things too stays as it is, and only ours in it are closed: /tmp has to remain everybody's.
 * @returns the first path that the system would not close, e.g. on a stick or a shared folder
 */
export async function closeDataFolder(folder: string): Promise<string | null> {
  const names = await readdir(folder);
  const ours = names.filter((name) => OURS.test(name));
  const paths = ours.map((name) => join(folder, name));
  const { dev } = await lstat(folder);
  let refused: string | null = null;
  for (const path of ours.length === names.length ? [folder, ...paths] : paths) {
    if (!(await close(path, dev))) refused ??= path;
  }
  return refused;
}

/** Links and mounted disks are somebody's own arrangement. @returns false where the system refuses */
async function close(path: string, dev: number): Promise<boolean> {
  const found = await lstat(path).catch(() => null);
  const isFolder = found?.isDirectory() ?? false;
  if (!found || !(isFolder || found.isFile()) || found.dev !== dev || (found.mode & TOO_OPEN) === 0) return true;
  return chmod(path, isFolder ? PRIVATE_FOLDER : PRIVATE_FILE).then(
    () => true,
    () => false,
  );
}

export function openFolderWarning(path: string): string {
  return `Izin ${path} tidak dapat dipersempit, jadi pengguna lain di mesin ini mungkin dapat membacanya.`;
}
