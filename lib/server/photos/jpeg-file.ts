import "server-only";
import { Unprocessable } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { addPart, ByteReader, brokenPhoto, MAX_PROFILE_BYTES, orientationOf, type PhotoFile } from "./photo-file";

/** Progressive photos have about ten; each is one more walk over the whole picture. */
const MAX_SCANS = 32;
/** 10 MB of metadata are 160. */
const MAX_SEGMENTS = 1_000;

const MARK = 0xff;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/** Baseline, extended and progressive, each Huffman-coded. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical and arithmetic-coded ones, which no camera makes. */
const STRANGE_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Huffman tables, quantisation tables, the restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** What says how colours are meant, by the name it begins with. */
const COLOUR_NAMES = new Map([
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0\u0001\u0001"],
  [0xee, "Adobe"],
]);

/** Keeps the segments that make the picture, up to its end; metadata, comments and further pictures go. @throws Unprocessable */
export function readJpeg(bytes: Uint8Array): PhotoFile {
  const reader = new ByteReader(bytes);
  const parts = [reader.slice(0, 2)];
  const named = new Set<number>();
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let scans = 0;
  let segments = 0;
  let hasEnd = false;
  for (let at = nextMarker(reader, 2); at < reader.length; ) {
    const marker = reader.u8(at + 1);
    if (marker === EOI) {
      addPart(parts, reader.slice(at, at + 2));
      hasEnd = true;
      break;
    }
    segments += 1;
    const length = reader.u16(at + 2);
    if (length < 2 || segments > MAX_SEGMENTS || STRANGE_FRAMES.has(marker)) throw brokenPhoto();
    const data = reader.slice(at + 4, at + 2 + length);
    const end = marker === SOS ? nextMarker(reader, at + 2 + length, true) : at + 2 + length;
    const segment = reader.slice(at, end);
    if (FRAMES.has(marker)) {
      if (size) throw brokenPhoto();
      size = frameSize(new ByteReader(data));
      addPart(parts, segment);
    } else if (marker === SOS) {
      scans += 1;
      if (scans > MAX_SCANS) throw new Unprocessable(PHOTO_MESSAGES.tooHeavy);
      addPart(parts, segment);
    } else if (TABLES.has(marker)) addPart(parts, segment);
    else if (!named.has(marker) && isColour(marker, data)) {
      named.add(marker);
      addPart(parts, segment);
    } else if (marker === APP1 && !named.has(marker) && beginsWith(data, "Exif\0\0")) {
      named.add(marker);
      orientation = orientationOf(data);
    }
    at = nextMarker(reader, end);
  }
  if (!size || scans === 0) throw brokenPhoto();
  // A transfer that stops at the last two bytes has brought the whole picture.
  return hasEnd
    ? { ...size, orientation, parts }
    : { ...size, orientation, parts: [...parts, Uint8Array.of(MARK, EOI)], endAdded: true };
}

function frameSize(frame: ByteReader): { width: number; height: number } {
  if (frame.u8(0) !== 8) throw brokenPhoto();
  return { height: frame.u16(1), width: frame.u16(3) };
}

function isColour(marker: number, data: Uint8Array): boolean {
  const name = COLOUR_NAMES.get(marker);
  return name !== undefined && data.byteLength <= MAX_PROFILE_BYTES && beginsWith(data, name);
}

function beginsWith(data: Uint8Array, name: string): boolean {
  return Buffer.from(data.buffer, data.byteOffset, Math.min(name.length, data.byteLength)).equals(Buffer.from(name));
}

/**
 * Where the next marker stands, past fill bytes, zeros that escape data, and what does not belong; the file's length where
 * none follows.
 * @param isScan steps over restart markers, 0xD0 to 0xD7, too
 */
function nextMarker({ bytes, length }: ByteReader, from: number, isScan = false): number {
  for (let at = bytes.indexOf(MARK, from); at >= 0; at = bytes.indexOf(MARK, at)) {
    while (bytes[at] === MARK) {
      const code = bytes[at + 1];
      if (code === undefined) return length;
      if (code === 0 || (isScan && code >= 0xd0 && code <= 0xd7)) at += 2;
      else if (code === MARK) at += 1;
      else return at;
    }
  }
  return length;
}
