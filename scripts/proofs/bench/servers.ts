import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../postgres/server.ts";
import { NEXT_COMMAND, ROOT } from "../../root.ts";
import { FRUGAL } from "../../serving/application.ts";

const SERVER_CORE = "0";
const LOAD_CORE = "1";
const HAS_TASKSET = spawnSync("taskset", ["--version"]).status === 0;

/** One core for the server and one for the load, where the system can pin. */
export function pinned(core: "server" | "load", command: string[]): string[] {
  return HAS_TASKSET ? ["taskset", "-c", core === "server" ? SERVER_CORE : LOAD_CORE, ...command] : command;
}

export interface Running {
  origin: string;
  /** Milliseconds from the start of its process to its first answer. */
  upAfter: number;
  /** Resident memory now, in bytes, of the process and its children. */
  memory(): number;
  /** Milliseconds that the process and its children have computed. */
  computed(): number;
  /** Also of what has ended already. */
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

async function run(command: string[], port: number, environment: Environment, path: string): Promise<Running> {
  const [program = "", ...parameters] = pinned("server", command);
  const start = performance.now();
  const child = spawn(program, parameters, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await whenUp(child, `${origin}${path}`);
  return {
    origin,
    upAfter: performance.now() - start,
    memory: () => residentBytes(child.pid ?? 0),
    computed: () => computedMilliseconds(child.pid ?? 0),
    stop: () => {
      child.kill("SIGTERM");
      return closed;
    },
  };
}

async function whenUp(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 1_500; attempt += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(20);
  }
  child.kill("SIGKILL");
  throw new Error(`Nothing answers at ${url}`);
}

function residentBytes(pid: number): number {
  const own = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1];
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean);
  return Number(own ?? 0) * 1024 + children.reduce((sum, child) => sum + residentBytes(Number(child)), 0);
}

/** A hundredth of a second, as Linux counts for every program. */
const TICK_MS = 10;

function computedMilliseconds(pid: number): number {
  const [, behindName = ""] = /\) (.*)/su.exec(read(`/proc/${pid}/stat`)) ?? [];
  const [user = 0, system = 0] = behindName.split(" ").slice(11, 13).map(Number);
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean);
  return (user + system) * TICK_MS + children.reduce((sum, child) => sum + computedMilliseconds(Number(child)), 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

export async function startSulur(environment: Environment): Promise<Running> {
  const port = await freePort();
  const preload = ["--import", join(ROOT, "scripts/alias.mjs")];
  const command = [process.execPath, ...FRUGAL.flags, ...preload, join(ROOT, "server.mjs")];
  const own = {
    ...FRUGAL.environment,
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "silent",
    TRUSTED_PROXY_HOPS: "1",
  };
  return run(command, port, { ...own, ...environment }, "/api/health");
}

const MINIMAL = join(ROOT, "scripts/proofs/bench/minimal-next");

const NEXT_FRAME_BYTES = 5_000;
export const SHORTEST_TEXT = 6;

/** A Next page carries its text twice, in the markup and in its own payload. @returns bytes of text that make such a page */
export function textFor(pageBytes: number): number {
  return Math.max(SHORTEST_TEXT, Math.round((pageBytes - NEXT_FRAME_BYTES) / 2));
}

/** @param textBytes length of the text of its one page */
export function buildMinimalNext(textBytes: number): void {
  const built = spawnSync(process.execPath, [NEXT_COMMAND, "build", MINIMAL], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", BENCH_TEXT_BYTES: String(textBytes) },
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`The minimal Next app cannot be built:\n${built.stdout}${built.stderr}`);
}

export async function startMinimalNext(databaseUrl: string): Promise<Running> {
  const port = await freePort();
  const command = [process.execPath, NEXT_COMMAND, "start", MINIMAL, "--port", String(port)];
  return run(command, port, { DATABASE_URL: databaseUrl }, "/api/empty");
}

export async function startBareNode(databaseUrl: string, folder: string, html: string): Promise<Running> {
  const port = await freePort();
  const file = join(folder, "laporan.html");
  writeFileSync(file, html);
  const command = [process.execPath, join(ROOT, "scripts/proofs/bench/bare-server.ts"), String(port), file];
  return run(command, port, { DATABASE_URL: databaseUrl }, "/laporan");
}

/** @param pages HTML by path, each sent from its own file */
export async function startNginx(nginx: string, folder: string, pages: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const root = join(folder, "nginx");
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
  return run([nginx, "-p", root, "-c", join(root, "nginx.conf")], port, {}, Object.keys(pages)[0] ?? "/");
}

/** The documented front proxy before one instance, without its limits: the load comes from one address. */
export async function startFrontProxy(nginx: string, folder: string, behind: Running, path: string): Promise<Running> {
  const port = await freePort();
  const root = join(folder, "proxy");
  mkdirSync(root, { recursive: true });
  const documented = readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8");
  const own = documented
    .replace(/^ *server app-1:\d+/mu, `    server ${new URL(behind.origin).host}`)
    .replace(/^ *server app-2:.*\n/mu, "")
    .replace(/listen \d+;/u, `listen 127.0.0.1:${port};`)
    .replace(/worker_processes auto;/u, "daemon off; master_process off;")
    .replace(/^ *limit_(?:req|conn) .*\n/gmu, "")
    .replaceAll("/tmp/nginx", `${root}/nginx`)
    .replace("/dev/stdout", `${root}/access.log`);
  writeFileSync(join(root, "nginx.conf"), own);
  return run([nginx, "-p", root, "-c", join(root, "nginx.conf")], port, {}, path);
}
