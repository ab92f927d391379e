import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { NGINX } from "../bench/servers.ts";
import type { Finding } from "../faults/finding.ts";
import { startWorld, type World } from "../faults/world.ts";
import { freePort } from "../postgres/server.ts";
import { ROOT } from "../root.ts";
import { attack } from "./client.ts";

/** A Sulur of its own with the demo's rows, under attack. `origin` is where strangers reach it. */
export interface Target extends World {
  name: string;
  /** Highest resident memory of the server process so far, in bytes. */
  highestMemory(): number;
}

export type Attack = (target: Target) => Promise<Finding | Finding[]>;

const MEMORY_LIMIT = 400 * 1024 * 1024;
const SAMPLE_EVERY_MS = 100;

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
  const proxy = nginx ? startProxy(nginx, world, port) : undefined;
  let highest = 0;
  const sample = setInterval(() => {
    highest = Math.max(highest, residentBytes(world.applicationPid()));
  }, SAMPLE_EVERY_MS);
  try {
    const origin = proxy ? proxied : world.origin;
    if (proxy) await whenUp(origin);
    await work({ ...world, name, origin, highestMemory: () => highest });
  } finally {
    clearInterval(sample);
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
    kept: megabytes === 0 ? null : target.highestMemory() < MEMORY_LIMIT,
  };
}

/** Zero where the system does not tell, or the process is just being started again. */
export function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** deploy/nginx.conf with this machine's folders and one instance behind it. */
function startProxy(nginx: string, world: World, port: number): ChildProcess {
  const folder = join(world.dataDir, "nginx");
  mkdirSync(folder);
  const file = join(folder, "nginx.conf");
  const text = readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8")
    .replace(/^\s*server app-1:3000 .*$/mu, `server ${new URL(world.origin).host};`)
    .replace(/^\s*server app-2:3000 .*$/mu, "")
    .replaceAll("/tmp/nginx", `${folder}/nginx`)
    .replace("access_log /dev/stdout lines buffer=32k flush=1s;", "access_log off;")
    .replace("worker_processes auto;", `worker_processes 1;${process.getuid?.() === 0 ? " user root;" : ""}`)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
  writeFileSync(file, text);
  return spawn(nginx, ["-c", file, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "inherit"] });
}

async function whenUp(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await attack(origin, { path: "/api/health" });
    if (answer.status === 200) return;
    await pause(50);
  }
  throw new Error("nginx does not answer");
}
