import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { tryLock } from "../lock.mjs";
import { Refusal } from "../refusal.ts";

const PRIVATE = 0o600;

/** Others may pass through, since PostgreSQL may run as another user, but cannot look around. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
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
export async function keptSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim()) return kept.trim();
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, `${made}\n`, { mode: PRIVATE });
  return made;
}

/** Makes the first admin's password and keeps it where only the owner of the folder can read it. */
export async function keepAdminPassword(folder: string, username: string): Promise<{ password: string; file: string }> {
  const file = join(folder, "admin-password.txt");
  // The four kinds of characters that every password here needs stand in front.
  const password = `Aa1-${randomBytes(15).toString("base64url")}`;
  await writeFile(file, `${username}\n${password}\n`, { mode: PRIVATE });
  return { password, file: relative(process.cwd(), file) };
}
