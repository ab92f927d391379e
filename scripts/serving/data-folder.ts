import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { closeDataFolder, openFolderWarning, PRIVATE_FILE, PRIVATE_FOLDER } from "@/lib/server/private-folder";
import { tryLock } from "@/scripts/lock.mjs";
import { Refusal } from "@/scripts/refusal";

/** For nobody else on this machine; what was open before is closed, and one line says where that is not possible. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const refused = await closeDataFolder(folder);
  if (refused !== null) process.stderr.write(`${openFolderWarning(refused)}\n`);
}

/** One Sulur at a time on one folder. @returns how to let it go @throws Refusal */
export function claimDataFolder(folder: string, address: string): () => void {
  const lock = tryLock(join(folder, "start.lock"), address);
  if (lock.held) return lock.release;
  throw new Refusal(
    `Sulur sudah berjalan di ${lock.note} (proses ${lock.pid}) dengan folder data yang sama. Hentikan dulu, atau pilih DATA_DIR dan PORT lain.`,
  );
}

/** A secret that is made once and kept. */
export async function storedSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored.trim()) return stored.trim();
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, `${made}\n`, { mode: PRIVATE_FILE });
  return made;
}

const passwordFile = (folder: string) => join(folder, "admin-password.txt");
const announcedFile = (folder: string) => join(folder, "admin-password-told");

/** Nobody guesses it; the four kinds of characters that every password here needs stand in front. */
export function randomPassword(): string {
  return `Aa1-${randomBytes(15).toString("base64url")}`;
}

/** Makes the first admin's password and keeps it where only the owner of the folder can read it. */
export async function makeAdminPassword(folder: string, username: string): Promise<string> {
  const password = randomPassword();
  await writeFile(passwordFile(folder), `${username}\n${password}\n`, { mode: PRIVATE_FILE });
  return password;
}

/** Where a made password lies, the first time only; a start that failed half-way does not count. */
export async function announcePasswordOnce(folder: string): Promise<string | undefined> {
  const file = passwordFile(folder);
  if (!existsSync(file) || existsSync(announcedFile(folder))) return undefined;
  await writeFile(announcedFile(folder), "", { mode: PRIVATE_FILE });
  const short = relative(process.cwd(), file);
  return short.startsWith("..") ? file : short;
}
