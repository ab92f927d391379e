import { readFileSync } from "node:fs";

export interface MemoryWatch {
  /** In bytes, so far. */
  highest(): number;
  stop(): void;
}

const SAMPLE_EVERY_MS = 50;

/** Looks again and again at how much memory a process holds; it keeps nobody from ending. */
export function watchMemory(pid: () => number): MemoryWatch {
  let highest = 0;
  const sample = setInterval(() => {
    highest = Math.max(highest, residentBytes(pid()));
  }, SAMPLE_EVERY_MS).unref();
  return { highest: () => highest, stop: () => clearInterval(sample) };
}

/** Zero where the system does not say, or the process is just being started again. */
export function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/u.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** A hundredth of a second, as Linux counts for every program. */
const TICK_MS = 10;

/** Milliseconds that a process has computed. */
export function computedMilliseconds(pid: number): number {
  const [, behindName = ""] = /\) (.*)/su.exec(read(`/proc/${pid}/stat`)) ?? [];
  const [user = 0, system = 0] = behindName.split(" ").slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
