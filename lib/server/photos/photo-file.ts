import "server-only";
import { Unprocessable } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";

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
