import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "@/scripts/root";

/** Where nginx is installed here; undefined where it is not. */
export const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => spawnSync(path, ["-v"]).status === 0);

const LOOK_EVERY_MS = 50;
const LOOKS = 200;

interface ProxyOptions {
  nginx: string;
  /** Host and port of the one instance behind it. */
  instance: string;
  port: number;
  /** Takes what nginx writes. */
  dataDir: string;
  /** Changes deploy/nginx.conf as docs/pasang.md describes for another site. */
  adapt?: (configuration: string) => string;
}

/** deploy/nginx.conf with this machine's folders, answering. @returns the process, to be ended with SIGTERM */
export async function startProxy({ nginx, instance, port, dataDir, adapt }: ProxyOptions): Promise<ChildProcess> {
  const folder = join(dataDir, "nginx");
  mkdirSync(folder);
  const file = join(folder, "nginx.conf");
  const text = readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8")
    .replace(/^\s*server app-1:3000 .*$/mu, `server ${instance};`)
    .replace(/^\s*server app-2:3000 .*$/mu, "")
    .replaceAll("/tmp/nginx", `${folder}/nginx`)
    // Under a test tool the standard error is no file that nginx could open.
    .replace("error_log /dev/stderr warn;", `error_log ${folder}/error.log warn;`)
    .replace("access_log /dev/stdout lines buffer=32k flush=1s;", "access_log off;")
    .replace("worker_processes auto;", `worker_processes 1;${process.getuid?.() === 0 ? " user root;" : ""}`)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
  writeFileSync(file, adapt?.(text) ?? text);
  const proxy = spawn(nginx, ["-c", file, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "inherit"] });
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return proxy;
    await pause(LOOK_EVERY_MS);
  }
  proxy.kill("SIGTERM");
  throw new Error("nginx does not answer");
}
