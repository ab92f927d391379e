import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Refusal } from "../refusal.ts";

/** The user that PostgreSQL runs as; undefined means the one who runs us. */
export interface Identity {
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
export function postgresIdentity(): Identity | undefined {
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
export function canEnter(folder: string, identity: Identity | undefined): boolean {
  if (!identity) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...identity, cwd: "/", stdio: "ignore" }).status === 0;
}
