import type { Finding } from "@/scripts/proofs/findings";
import { type MemoryWatch, watchMemory } from "@/scripts/proofs/memory";
import { inWorld, type World } from "@/scripts/proofs/world";
import { NGINX } from "@/scripts/serving/proxy";

/** A Sulur under attack, with the samples. */
export interface Target extends World {
  name: string;
  /** Whether nginx stands before it. */
  proxied: boolean;
  memory: MemoryWatch;
}

export type Attack = (target: Target) => Promise<Finding | Finding[]>;

export const MEGABYTE = 1024 * 1024;
export const MEMORY_LIMIT = 512 * MEGABYTE;

export const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

/** Runs the work against Sulur itself, and again behind the documented proxy where nginx is installed. */
export async function withTargets(work: (target: Target) => Promise<void>): Promise<void> {
  for (const proxied of NGINX ? [false, true] : [false]) {
    await inWorld({ proxy: proxied ? (configuration) => configuration : undefined }, async (world) => {
      const memory = watchMemory(world.serverPid);
      await work({ ...world, name: proxied ? "lewat nginx" : "langsung", proxied, memory }).finally(memory.stop);
    });
  }
  if (!NGINX) process.stdout.write("\nnginx tidak terpasang, jadi serangan lewat proksi tidak dicoba.\n");
}

export function memoryFinding({ memory }: Target): Finding {
  return {
    fault: "memori proses server selama semua serangan",
    promise: `di bawah ${megabytes(MEMORY_LIMIT)}`,
    measured: `paling tinggi ${megabytes(memory.highest())}`,
    fulfilled: memory.highest() === 0 ? null : memory.highest() < MEMORY_LIMIT,
  };
}
