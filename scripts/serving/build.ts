import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assertContent } from "@/scripts/content";
import { waitForLock } from "@/scripts/lock.mjs";
import { Refusal } from "@/scripts/refusal";
import { DIST_DIR, NEXT_COMMAND, ROOT } from "@/scripts/root";

const SOURCES = ["{app,components,content,lib}/**/*", "prisma/*.{ts,prisma}", "*.{ts,mjs,json}", "package-lock.json"];
const NOT_BUILT = /\.test\.tsx?$|\.tsbuildinfo$|^(biome|knip)\.json$|^(vitest|playwright|prisma)\.config\.ts$|\.d\.ts$/;
const BUILD_NAME_LENGTH = 20;
const STAMP = join(DIST_DIR, ".sulur-build");

/** Everything that the build is made from, as one hash. */
export function sourceHash(root = ROOT): string {
  const hash = createHash("sha256").update(process.version);
  // A build for functions is another one: next.config.ts says in what.
  hash.update(process.env.SULUR_HOST ?? "");
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...new Set(files)].sort()) {
    const name = file.slice(root.length + 1);
    if (!NOT_BUILT.test(name)) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

async function runNextBuild(sources: string, stop: AbortSignal): Promise<void> {
  const preload = join(ROOT, "scripts/serving/leave-with-parent.mjs");
  const child = spawn(process.execPath, ["--import", preload, NEXT_COMMAND, "build"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      SULUR_BUILD_ID: sources.slice(0, BUILD_NAME_LENGTH),
      SULUR_STARTER: String(process.pid),
      SULUR_LEAVE_BY: "SIGKILL",
    },
    // By the channel it notices when we are killed; else it would go on beside the next build.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    signal: stop,
    killSignal: "SIGTERM",
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code === 0) return;
  if (/ENOSPC|No space left/.test(output))
    throw new Refusal("Ruang disk penuh saat membangun. Kosongkan sebagian ruang.");
  process.stderr.write(output);
  throw new Refusal("Sulur tidak dapat dibangun; sebabnya tertulis di atas.");
}

/** Builds if what lies in the dist folder was made from other sources, by another Node, or not to the end. */
export async function ensureBuild(stop: AbortSignal): Promise<void> {
  const current = () => readFile(STAMP, "utf8").catch(() => "");
  if ((await current()) === sourceHash()) return;
  // Next empties the dist folder when it builds, except for its cache.
  const cache = join(DIST_DIR, "cache");
  await mkdir(cache, { recursive: true });
  const release = await waitForLock(join(cache, "sulur-build.lock"), (pid) => {
    process.stderr.write(`Menunggu proses ${pid} selesai membangun…\n`);
  });
  try {
    const wanted = sourceHash();
    if ((await current()) === wanted) return;
    await assertContent();
    process.stderr.write("Membangun Sulur (hanya bila sumbernya berubah)…\n");
    await rm(STAMP, { force: true });
    await runNextBuild(wanted, stop);
    await writeFile(STAMP, wanted);
  } finally {
    release();
  }
}
