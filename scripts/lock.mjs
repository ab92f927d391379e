// A lock file that names its holder, so that one left by a killed process is recognised and taken over.
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";

const TAKEOVER_MAX_MS = 10_000;

/** When a process began, in the system's own notation; an empty text when there is none.
 * @param {number} pid */
export function beginOf(pid) {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field may hold blanks and brackets; the times stand after it.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "" : (rest[18] ?? "");
  } catch {
    return "";
  }
}

/** @param {string} file
 * @returns {{ pid: number, begin: string, note: string } | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {{ pid: number, begin: string } | undefined} holder */
const isAlive = (holder) => holder !== undefined && holder.begin !== "" && beginOf(holder.pid) === holder.begin;

/** @param {() => void} work
 * @param {string} accepted */
function allowing(accepted, work) {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === accepted) return false;
    throw error;
  }
}

/** Removes a dead holder's lock; a folder guards it, so that two who see it do not remove each other's new one.
 * @param {string} file */
function removeDead(file) {
  const guard = `${file}.guard`;
  if (!allowing("EEXIST", () => mkdirSync(guard))) {
    allowing("ENOENT", () => {
      if (Date.now() - statSync(guard).mtimeMs > TAKEOVER_MAX_MS) rmdirSync(guard);
    });
    return;
  }
  try {
    if (!isAlive(readHolder(file))) allowing("ENOENT", () => unlinkSync(file));
  } finally {
    rmdirSync(guard);
  }
}

/**
 * @param {string} file
 * @param {string} [note] told to whoever finds the lock taken
 * @returns {{ held: true, release: () => void } | { held: false, pid: number, note: string }}
 */
export function tryLock(file, note = "") {
  const draft = `${file}.${process.pid}`;
  const begin = beginOf(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(draft, JSON.stringify({ pid: process.pid, begin, note }), { mode: 0o600 });
      // A link appears whole or not at all, and never over an existing one.
      if (allowing("EEXIST", () => linkSync(draft, file))) return { held: true, release: () => release(file) };
    } finally {
      rmSync(draft, { force: true });
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) return { held: false, pid: holder.pid, note: holder.note };
    removeDead(file);
  }
  return { held: false, pid: 0, note: "" };
}

/** @param {string} file */
function release(file) {
  if (readHolder(file)?.pid === process.pid) allowing("ENOENT", () => unlinkSync(file));
}

/** @param {string} file
 * @param {(pid: number) => void} onWait called once when somebody else holds it
 * @returns {Promise<() => void>} */
export async function waitForLock(file, onWait) {
  let announced = false;
  for (;;) {
    const result = tryLock(file);
    if (result.held) return result.release;
    if (!announced) onWait(result.pid);
    announced = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
