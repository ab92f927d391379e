import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Database } from "@/prisma/client";
import { freePort } from "@/scripts/postgres/server";
import { until } from "@/scripts/proofs/findings";
import { computedMilliseconds, residentBytes } from "@/scripts/proofs/memory";
import { inWorld } from "@/scripts/proofs/world";
import { NEXT_COMMAND, ROOT } from "@/scripts/root";
import { ensureBuild } from "@/scripts/serving/build";
import { NGINX } from "@/scripts/serving/proxy";

const UP_WITHIN_MS = 30_000;
const MINIMAL = join(ROOT, "scripts/proofs/bench/minimal-next");

export interface Running {
  url: string;
  /** Resident memory now, in bytes. */
  memory(): number;
  /** Milliseconds that the process has computed. */
  computed(): number;
}

/** Sulur and what it is compared with, on one database, until the measurement ends. */
interface Servers {
  db: Database;
  sulur: Running;
  /** The documented nginx before it, without its limits: the load comes from one address. Null where nginx is not installed. */
  proxied: Running | null;
  minimal: Running;
  /** nginx with a file for each path. @returns null where nginx is not installed */
  files(pages: Record<string, string>): Promise<Running | null>;
}

/** From here on a process stays on one core, where the system can pin: the servers on one, the load on the other. */
export function pin(pid: number, cores: string): void {
  spawnSync("taskset", ["-a", "-cp", cores, String(pid)]);
}

function runningAt(url: string, pid: () => number): Running {
  pin(pid(), "0");
  return { url, memory: () => residentBytes(pid()), computed: () => computedMilliseconds(pid()) };
}

/** Builds what is measured, fills a database, starts the servers and takes all of it down after the work. */
export async function withServers(
  fill: (databaseUrl: string, db: Database) => Promise<void>,
  work: (servers: Servers) => Promise<void>,
): Promise<void> {
  await ensureBuild(new AbortController().signal);
  const built = spawnSync(process.execPath, [NEXT_COMMAND, "build", MINIMAL], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`The minimal Next app cannot be built:\n${built.stdout}${built.stderr}`);
  const stops: (() => Promise<unknown>)[] = [];
  const start = async (command: string[], port: number, path: string, environment: Record<string, string> = {}) => {
    const [program = "", ...parameters] = command;
    const child = spawn(program, parameters, {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...environment },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
    stops.push(async () => {
      child.kill("SIGTERM");
      await closed;
    });
    const url = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${url}${path}`).catch(() => null))?.ok === true, UP_WITHIN_MS);
    return runningAt(url, () => child.pid ?? 0);
  };
  const proxy = (text: string) => text.replace(/^ *limit_(?:req|conn) .*\n/gmu, "");
  const options = {
    fill: async (url: string, own: Database) => {
      await fill(url, own);
      // The servers that start from here on inherit the core; the database, which runs already, has all.
      pin(process.pid, "0");
    },
    proxy: NGINX ? proxy : undefined,
    environment: { LOG_LEVEL: "silent", TRUSTED_PROXY_HOPS: "1" },
  };
  await inWorld(options, async ({ url, serverUrl, serverPid, db, databaseUrl, dataDir }) => {
    const port = await freePort();
    const command = [process.execPath, NEXT_COMMAND, "start", MINIMAL, "--port", String(port)];
    try {
      const sulur = runningAt(serverUrl, serverPid);
      const minimal = await start(command, port, "/api/empty", { DATABASE_URL: databaseUrl });
      pin(process.pid, "1");
      await work({
        db,
        sulur,
        proxied: NGINX ? { ...sulur, url } : null,
        minimal,
        files: async (pages) => {
          if (!NGINX) return null;
          const root = join(dataDir, "files");
          const own = await freePort();
          writePages(root, own, pages);
          return start([NGINX, "-p", root, "-c", join(root, "nginx.conf")], own, Object.keys(pages)[0] ?? "/");
        },
      });
    } finally {
      for (const stop of stops) await stop();
    }
  });
}

function writePages(root: string, port: number, pages: Record<string, string>): void {
  for (const [path, html] of Object.entries(pages)) {
    const file = join(root, "html", `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeFileSync(
    join(root, "nginx.conf"),
    `daemon off; master_process off; pid ${root}/pid; error_log ${root}/error.log;
     events { worker_connections 512; }
     http { access_log off; default_type text/html; client_body_temp_path ${root}/a; proxy_temp_path ${root}/b;
       fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e;
       open_file_cache max=100; sendfile on;
       server { listen 127.0.0.1:${port}; root ${root}/html; location / { try_files $uri.html =404; } } }`,
  );
}

const NEXT_FRAME_BYTES = 5_000;

/** A page of the minimal app as large: Next carries its text twice, in the markup and in its own payload. */
export function pageOfSize(bytes: number): string {
  return `/sized/${Math.max(6, Math.round((bytes - NEXT_FRAME_BYTES) / 2))}`;
}
