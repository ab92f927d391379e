import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beginOf } from "@/scripts/lock.mjs";
import { signal, waitForEnd } from "@/scripts/postgres/processes";
import { Refusal } from "@/scripts/refusal";
import { NEXT_COMMAND, ROOT } from "@/scripts/root";
import { RestartLimit } from "./restart-limit";

/** `next`: plain `next start`. `standalone`: what the standalone build put into `folder`. */
export type Mode = "production" | "development" | "next" | "standalone";

export interface ApplicationOptions {
  mode: Mode;
  port: number;
  /** The one address it listens on; unset: all of them. */
  host?: string | undefined;
  dataDir: string;
  /** Where it runs; unset: the checkout. */
  folder?: string;
  /** The whole configuration, as lib/server/env.ts reads it. */
  environment: Record<string, string>;
  /** Takes what the server says, instead of our own output. */
  logFile?: string;
}

export interface RunningApplication {
  /** Rejects when the server cannot be kept alive; never resolves. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** Keeps the server under 512 MB. docs/kecepatan.md has the measurements. */
export const FRUGAL = {
  flags: [
    // Half of V8's default: as fast, and some 20 MB less.
    "--max-semi-space-size=8",
    // V8 would let garbage grow to gigabytes; the caches hold at most 80 MB.
    "--max-old-space-size=384",
  ],
  // glibc returns freed memory to the system.
  environment: { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768", MALLOC_TRIM_THRESHOLD_: "65536" },
};

const READY_WITHIN_MS = 90_000;
const DRAIN_MS = 15_000;

function commandLine({ mode, port, host, folder = ROOT }: ApplicationOptions): string[] {
  const preload = (file: string) => ["--import", join(ROOT, "scripts", file)];
  const leaving = preload("serving/leave-with-parent.mjs");
  if (mode === "standalone") return [...leaving, join(folder, "server.js")];
  if (mode === "next") return [...leaving, NEXT_COMMAND, "start", "--port", String(port)];
  const preloads = [...preload("alias.mjs"), ...leaving];
  if (mode === "production") return [...FRUGAL.flags, ...preloads, join(ROOT, "server.mjs")];
  return [...preloads, NEXT_COMMAND, "dev", "--port", String(port), ...(host ? ["--hostname", host] : [])];
}

const recordFile = (dataDir: string) => join(dataDir, "server.pid");

function launch(options: ApplicationOptions): ChildProcess {
  const output = options.logFile ? openSync(options.logFile, "a", 0o600) : "inherit";
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...commandLine(options)], {
    cwd: options.folder ?? ROOT,
    env: {
      ...(options.mode === "production" && FRUGAL.environment),
      ...process.env,
      ...options.environment,
      NODE_ENV: options.mode === "development" ? options.mode : "production",
      SULUR_STARTER: String(process.pid),
      NEXT_TELEMETRY_DISABLED: "1",
      // Four password hashes at once would else leave no thread for files and names.
      UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? "8",
    },
    stdio: ["ignore", output, output, "ipc"],
    // Ctrl-C reaches only us, so that the database outlives the last request.
    detached: true,
  });
  if (typeof output === "number") closeSync(output);
  if (child.pid !== undefined) {
    writeFileSync(recordFile(options.dataDir), `${child.pid} ${beginOf(child.pid)}`, { mode: 0o600 });
  }
  return child;
}

async function end(pid: number, patienceMs = DRAIN_MS): Promise<void> {
  signal(pid, "SIGTERM");
  if (await waitForEnd(pid, patienceMs)) return;
  signal(-pid, "SIGKILL");
  await waitForEnd(pid, DRAIN_MS);
}

/** How long it may take over its last requests. */
function drainMs({ environment }: ApplicationOptions): number {
  return DRAIN_MS + Number(environment.DRAIN_SECONDS ?? 0) * 1000;
}

/** A server whose starter was killed leaves by itself, but perhaps not yet. */
export async function stopLeftServer(dataDir: string): Promise<void> {
  const file = recordFile(dataDir);
  const [pid = "", ...begin] = existsSync(file) ? readFileSync(file, "utf8").split(" ") : [];
  const left = Number.parseInt(pid, 10);
  if (left > 1 && begin.join(" ") !== "" && beginOf(left) === begin.join(" ")) await end(left);
  rmSync(file, { force: true });
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** An address that means "all of them" cannot be called. */
function healthUrl({ host = "127.0.0.1", port }: ApplicationOptions): string {
  const callable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${callable.includes(":") ? `[${callable}]` : callable}:${port}/api/health`;
}

async function whenHealthy(child: ChildProcess, url: string, stop: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!ended(child) && !stop.aborted && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Refusal(ended(child) ? "Server berhenti sebelum siap." : "Server tidak kunjung siap.");
}

/** Starts the server, waits until it answers, and starts it again when it is killed. */
export async function runApplication(options: ApplicationOptions, stopping: AbortSignal): Promise<RunningApplication> {
  const limit = new RestartLimit();
  let child = launch(options);
  let stopped = false;

  async function watch(): Promise<never> {
    for (;;) {
      if (!ended(child)) await new Promise<void>((resolve) => child.once("exit", () => resolve()));
      if (stopped) return new Promise<never>(() => undefined);
      if (!limit.allows(Date.now())) throw new Refusal("Server berhenti berulang kali; sebabnya tertulis di atas.");
      process.stderr.write("Server berhenti mendadak dan dinyalakan kembali.\n");
      child = launch(options);
    }
  }

  const stop = async () => {
    stopped = true;
    if (child.pid !== undefined && !ended(child)) await end(child.pid, drainMs(options));
    rmSync(recordFile(options.dataDir), { force: true });
  };

  try {
    await whenHealthy(child, healthUrl(options), stopping);
  } catch (error) {
    await stop();
    throw error;
  }
  const failed = watch();
  failed.catch(() => undefined);
  return { failed, stop };
}
