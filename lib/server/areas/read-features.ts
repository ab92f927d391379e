import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ImportError } from "./import-error";

const PROGRAM = join(process.cwd(), "lib/server/areas/read-process.ts");
const MEGABYTE = 1024 * 1024;
/** The largest file, unpacked: the whole country with every corner that its publisher has. */
const MOST_FILE_BYTES = 192 * MEGABYTE;
/** Such a file's text and its positions; a file that needs more ends the process that reads it, and no other. */
const MEMORY_MB = 1_536;
const LIMITS = { mostBytes: MOST_FILE_BYTES, memoryMb: MEMORY_MB };
const TIMEOUT_MS = 120_000;

const NOT_BOUNDARIES = "Berkas itu bukan GeoJSON atau TopoJSON dengan batas daerah.";
const TOO_LARGE = `Berkas itu lebih besar dari ${MOST_FILE_BYTES / MEGABYTE} MB.`;
const TOO_HEAVY = "Berkas itu terlalu besar untuk dibaca di mesin ini.";
/** As the process ends. */
const REASONS = new Map([
  [3, "Berkas itu bukan GeoJSON atau TopoJSON yang utuh."],
  [4, NOT_BOUNDARIES],
  [5, TOO_LARGE],
  [6, TOO_HEAVY],
]);

/** A feature of a file, not checked yet. */
export interface RawFeature {
  properties: Record<string, unknown>;
  coordinates: unknown;
}

/** @param source GeoJSON or TopoJSON, also gzipped @throws ImportError, or what the source fails with */
export async function* readFeatures(source: Readable, { mostBytes, memoryMb } = LIMITS): AsyncGenerator<RawFeature> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${memoryMb}`, PROGRAM, String(mostBytes)],
    {
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
    },
  );
  const ended = once(child, "close") as Promise<[number | null]>;
  ended.catch(() => {});
  const fed = pipeline(source, (chunks) => counted(chunks, mostBytes), child.stdin).then(
    () => null,
    (error: unknown) => error,
  );
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const { properties, coordinates } = JSON.parse(line) as RawFeature;
      yield { properties: typeof properties === "object" && properties !== null ? properties : {}, coordinates };
    }
    const fault = await fed;
    const [code] = await ended;
    if (fault !== null && !isClosedPipe(fault)) throw fault;
    if (code === null) throw new ImportError(TOO_HEAVY);
    if (code !== 0) throw new ImportError(REASONS.get(code) ?? NOT_BOUNDARIES);
  } finally {
    child.kill("SIGKILL");
    source.destroy();
  }
}

/** The process gave up before the end of the file; its code says why. */
function isClosedPipe(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    ["EPIPE", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].includes(String(error.code))
  );
}

async function* counted(source: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ImportError(TOO_LARGE);
    yield chunk;
  }
}
