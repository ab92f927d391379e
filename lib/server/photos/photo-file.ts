import "server-only";
import { Unprocessable } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";

const ORIENTATION = 0x01_12;
const SHORT = 3;
const UPRIGHT = 1;

/** An upload as its own headers describe it; nothing of it has been decoded or inflated. */
export interface PhotoFile {
  width: number;
  height: number;
  /** 1 to 8, as EXIF numbers them. */
  orientation: number;
  /**
   * The file without texts, metadata, further frames and large colour profiles, to be read one after the other.
   * Parts of the upload are views of it, not copies.
   */
  parts: Uint8Array[];
  /** The end that its file lacks was added: a decoder must not guess at anything else that is missing. */
  endAdded?: boolean;
}

/** Phones' wide-gamut profiles take a few hundred bytes, printers' up to megabytes. */
export const MAX_PROFILE_BYTES = 64 * 1024;

export function brokenPhoto(cause?: unknown): Unprocessable {
  return new Unprocessable(PHOTO_MESSAGES.broken, { cause });
}

/** Neighbours become one view, or a file of empty chunks would cost a hundred times its size. */
export function addPart(parts: Uint8Array[], part: Uint8Array): void {
  const last = parts.at(-1);
  if (last && last.buffer === part.buffer && last.byteOffset + last.byteLength === part.byteOffset) {
    parts[parts.length - 1] = new Uint8Array(last.buffer, last.byteOffset, last.byteLength + part.byteLength);
  } else parts.push(part);
}

/** Reads numbers and names at offsets; what lies outside the file is a broken photo. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.byteLength;
  }

  u8(at: number): number {
    this.#assertInside(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number, littleEndian = false): number {
    this.#assertInside(at, 2);
    return this.#view.getUint16(at, littleEndian);
  }

  u32(at: number, littleEndian = false): number {
    this.#assertInside(at, 4);
    return this.#view.getUint32(at, littleEndian);
  }

  ascii(at: number, length: number): string {
    return String.fromCharCode(...this.slice(at, at + length));
  }

  slice(from: number, to: number): Uint8Array {
    this.#assertInside(from, to - from);
    return this.bytes.subarray(from, to);
  }

  #assertInside(at: number, length: number): void {
    if (at < 0 || length < 0 || at + length > this.length) throw brokenPhoto();
  }
}

/**
 * How the camera was held, from an EXIF block: the only thing in it that a picture needs.
 * @param exif begins with its byte order, "II" or "MM", or with "Exif" and two zeros before that
 */
export function orientationOf(exif: Uint8Array): number {
  try {
    const named = new ByteReader(exif);
    return readOrientation(named.ascii(0, 6) === "Exif\0\0" ? new ByteReader(named.slice(6, named.length)) : named);
  } catch {
    return UPRIGHT;
  }
}

function readOrientation(block: ByteReader): number {
  const littleEndian = block.ascii(0, 2) === "II";
  const directory = block.u32(4, littleEndian);
  const entries = block.u16(directory, littleEndian);
  for (let number = 0; number < entries; number += 1) {
    const entry = directory + 2 + number * 12;
    if (block.u16(entry, littleEndian) !== ORIENTATION) continue;
    if (block.u16(entry + 2, littleEndian) !== SHORT) return UPRIGHT;
    const value = block.u16(entry + 8, littleEndian);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}
