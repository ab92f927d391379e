import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { InvalidInput, TooLarge, Unavailable, Unprocessable, Unsupported } from "@/lib/kernel/errors";
import type { EncodedPhoto } from "@/lib/photos/commands";
import { kindOfFile, MAX_PHOTO_PIXELS, PHOTO_MESSAGES, PHOTO_SIZES } from "@/lib/photos/rules";
import { differenceHash, HASH_GRID } from "@/lib/photos/rules-hash";
import type { PhotoBox } from "@/lib/photos/schemas";
import { ConcurrencyLimit } from "./concurrency-limit";

const PROGRAM = join(process.cwd(), "lib/server/photos/encode-process.ts");
const FLAGS = ["--disable-warning=ExperimentalWarning", "--max-old-space-size=64"];
/** Of our own environment, only what a program needs to start and to give memory back: no secret reaches a decoder. */
const ENVIRONMENT = ["PATH", "LD_LIBRARY_PATH", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];
const TIMEOUT_MS = 15_000;
const NUMBERS_BYTES = 12;
const HEAD_BYTES = NUMBERS_BYTES + HASH_GRID.width * HASH_GRID.height;
/** As the process ends. */
const BROKEN = 3;
const TOO_MANY_PIXELS = 4;

const AT_ONCE = 2;
const WAITING = 8;
const holder = globalThis as typeof globalThis & { sulurPhotoTurns?: ConcurrencyLimit };

function turns(): ConcurrencyLimit {
  holder.sulurPhotoTurns ??= new ConcurrencyLimit(AT_ONCE, WAITING);
  return holder.sulurPhotoTurns;
}

/**
 * Makes the two WebP sizes of an upload: upright, in sRGB, on white where it was transparent, and without metadata.
 * @param boxes black in both sizes; nothing of what was below them remains
 * @throws InvalidInput, Unsupported, TooLarge, Unprocessable, Unavailable, each saying how to correct it
 */
export async function encodePhoto(bytes: Uint8Array, boxes: readonly PhotoBox[] = []): Promise<EncodedPhoto> {
  if (bytes.byteLength === 0) throw new InvalidInput(PHOTO_MESSAGES.missing, { photo: PHOTO_MESSAGES.missing });
  const kind = kindOfFile(bytes.subarray(0, 16));
  if (kind === "heic") throw new Unsupported(PHOTO_MESSAGES.heic);
  if (kind === "other") throw new Unsupported(PHOTO_MESSAGES.unsupported);
  return turns().take(
    () => encode(bytes, boxes),
    () => new Unavailable(PHOTO_MESSAGES.busy),
  );
}

async function encode(bytes: Uint8Array, boxes: readonly PhotoBox[]): Promise<EncodedPhoto> {
  const numbers = [MAX_PHOTO_PIXELS, ...PHOTO_SIZES, ...boxes.flatMap((box) => [box.x, box.y, box.width, box.height])];
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, ...numbers.map(String)], {
    env: { NODE_ENV: process.env.NODE_ENV, ...environment() },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  // A decoder that gives up closes the pipe; why, its end tells.
  child.stdin.on("error", () => {}).end(bytes);
  const ended: Promise<unknown[]> = once(child, "close");
  const [[code], output] = await Promise.all([ended, buffer(child.stdout)]).catch((cause: unknown) => {
    // The machine has no room for one more process.
    throw new Unavailable(PHOTO_MESSAGES.busy, { cause });
  });
  if (code === 0) return encodedPhoto(output);
  if (code === BROKEN) throw new Unprocessable(PHOTO_MESSAGES.broken);
  if (code === TOO_MANY_PIXELS) throw new TooLarge(PHOTO_MESSAGES.tooManyPixels);
  if (code !== null) throw new Error(`the photo process ended with code ${code}`);
  if (child.killed) throw new Unavailable(PHOTO_MESSAGES.busy);
  throw new Unprocessable(PHOTO_MESSAGES.tooHeavy);
}

function environment(): Record<string, string> {
  return Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function encodedPhoto(output: Buffer): EncodedPhoto {
  const [width, height, largeBytes] = [output.readUInt32LE(0), output.readUInt32LE(4), output.readUInt32LE(8)];
  const end = HEAD_BYTES + largeBytes;
  const hash = differenceHash(output.subarray(NUMBERS_BYTES, HEAD_BYTES));
  return { width, height, hash, files: { 2048: output.subarray(HEAD_BYTES, end), 640: output.subarray(end) } };
}
