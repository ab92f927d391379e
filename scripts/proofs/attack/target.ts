import { readFileSync } from "node:fs";
import { freePort } from "../../postgres/server.ts";
import { NGINX, startProxy } from "../../serving/proxy.ts";
import type { Finding } from "../faults/finding.ts";
import { startWorld, type World } from "../faults/world.ts";

/** A Sulur of its own with the demo's rows, under attack. `origin` is where strangers reach it. */
export interface Target extends World {
  name: string;
  /** Highest resident memory of the server process so far, in bytes. */
  highestMemory(): number;
}

export type Attack = (target: Target) => Promise<Finding | Finding[]>;

export const MEMORY_LIMIT = 512 * 1024 * 1024;
const SAMPLE_EVERY_MS = 50;

/** Runs the work against Sulur itself, and again behind the documented proxy where nginx is installed. */
export async function withTargets(work: (target: Target) => Promise<void>): Promise<void> {
  await withTarget("langsung", work);
  if (NGINX) await withTarget("lewat nginx", work, NGINX);
  else process.stdout.write("\nnginx tidak terpasang, jadi serangan lewat proksi tidak dicoba.\n");
}

async function withTarget(name: string, work: (target: Target) => Promise<void>, nginx?: string): Promise<void> {
  const port = await freePort();
  const proxied = `http://127.0.0.1:${port}`;
  const environment: Record<string, string> = nginx
    ? { TRUSTED_PROXY_HOPS: "1", SITE_URL: proxied }
    : { TRUSTED_PROXY_HOPS: "0" };
  const world = await startWorld({ environment });
  const { origin: behind, dataDir } = world;
  const proxy = nginx ? await startProxy({ nginx, instance: new URL(behind).host, port, dataDir }) : undefined;
  const memory = watchMemory(world.applicationPid);
  try {
    const origin = proxy ? proxied : world.origin;
    await work({ ...world, name, origin, highestMemory: memory.highest });
  } finally {
    memory.stop();
    proxy?.kill("SIGTERM");
    await world.stop();
  }
}

export function memoryFinding(target: Target): Finding {
  const megabytes = Math.round(target.highestMemory() / 1024 / 1024);
  return {
    fault: "memori proses server selama semua serangan",
    promise: `di bawah ${MEMORY_LIMIT / 1024 / 1024} MB`,
    measured: `paling tinggi ${megabytes} MB`,
    fulfilled: megabytes === 0 ? null : target.highestMemory() < MEMORY_LIMIT,
  };
}

/** Looks again and again at how much memory a process holds, in bytes; it keeps nobody from ending. */
export function watchMemory(pid: () => number): { highest(): number; stop(): void } {
  let highest = 0;
  const sample = setInterval(() => {
    highest = Math.max(highest, residentBytes(pid()));
  }, SAMPLE_EVERY_MS).unref();
  return { highest: () => highest, stop: () => clearInterval(sample) };
}

/** Zero where the system does not tell, or the process is just being started again. */
export function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
