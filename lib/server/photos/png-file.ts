import "server-only";
import { inflateSync } from "node:zlib";
import { addPart, ByteReader, brokenPhoto, MAX_PROFILE_BYTES, orientationOf, type PhotoFile } from "./photo-file";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around each chunk's data. */
const FRAME_BYTES = 12;
/** 10 MB in chunks of half a kilobyte. */
const MAX_CHUNKS = 20_000;
/** What a picture is made of; each of them once, but the data, which stands in a row. */
const PICTURE = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** Keeps the chunks that make the picture; texts, metadata and an animation's frames go. @throws Unprocessable */
export function readPng(bytes: Uint8Array): PhotoFile {
  const reader = new ByteReader(bytes);
  if (reader.ascii(SIGNATURE_BYTES + 4, 4) !== "IHDR" || reader.u32(SIGNATURE_BYTES) !== 13) throw brokenPhoto();
  const parts = [reader.slice(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  let orientation = 1;
  let last = "";
  let chunks = 0;
  for (let at = SIGNATURE_BYTES; last !== "IEND"; chunks += 1) {
    if (chunks === MAX_CHUNKS) throw brokenPhoto();
    const type = reader.ascii(at + 4, 4);
    const chunk = reader.slice(at, at + FRAME_BYTES + reader.u32(at));
    const data = chunk.subarray(8, -4);
    const isFirst = !seen.has(type);
    if (PICTURE.has(type)) {
      if (!isFirst && !(type === "IDAT" && last === "IDAT")) throw brokenPhoto();
      addPart(parts, chunk);
    } else if (isCritical(type)) throw brokenPhoto();
    else if (type === "iCCP" && isFirst && isSmallProfile(data)) addPart(parts, chunk);
    else if (type === "eXIf" && isFirst) orientation = orientationOf(data);
    seen.add(type);
    last = type;
    at += chunk.byteLength;
  }
  const start = SIGNATURE_BYTES + 8;
  return { width: reader.u32(start), height: reader.u32(start + 4), orientation, parts };
}

/** A decoder that does not know such a chunk cannot show the picture (PNG, 5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/u.test(type);
}

/** A name, a zero, the method 0 and the profile, deflated: inflated here, where it may not grow. */
function isSmallProfile(data: Uint8Array): boolean {
  try {
    const { byteLength } = inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES });
    return byteLength > 0;
  } catch {
    return false;
  }
}
