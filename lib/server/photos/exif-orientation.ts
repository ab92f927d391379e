import "server-only";
import { ByteReader } from "./photo-file";

const ORIENTATION = 0x01_12;
const SHORT = 3;
const UPRIGHT = 1;

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
