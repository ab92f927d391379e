import "server-only";
import { ByteReader, brokenPhoto, MAX_PROFILE_BYTES, orientationOf, type PhotoFile } from "./photo-file";

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Place and size of one frame of an animation, before the frame's own chunks. */
const FRAME_HEADER_BYTES = 16;
/** Far more frames than anybody's sticker has. */
const MAX_CHUNKS = 20_000;
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;

interface Picture {
  width: number;
  height: number;
  isTransparent: boolean;
  chunks: Uint8Array[];
}

/** Builds a file of the picture alone, an animation's first one, with a small profile. @throws Unprocessable */
export function readWebp(bytes: Uint8Array): PhotoFile {
  const reader = new ByteReader(bytes);
  const chunks = chunksOf(reader, RIFF_HEADER_BYTES);
  const frame = chunks.get("ANMF");
  const picture = pictureOf(frame ? chunksOf(new ByteReader(frame), CHUNK_HEADER_BYTES + FRAME_HEADER_BYTES) : chunks);
  if (picture.width === 0 || picture.height === 0) throw brokenPhoto();
  const profile = chunks.get("ICCP");
  const profiles = profile && profile.byteLength <= MAX_PROFILE_BYTES ? [profile] : [];
  const exif = chunks.get("EXIF");
  const body = [...profiles, ...picture.chunks].flatMap(padded);
  if (profiles.length > 0 || picture.isTransparent) body.unshift(extendedHeader(picture, profiles.length > 0));
  return {
    width: picture.width,
    height: picture.height,
    orientation: exif ? orientationOf(exif.subarray(CHUNK_HEADER_BYTES)) : 1,
    parts: [riffHeader(body.reduce((sum, part) => sum + part.byteLength, 0)), ...body],
  };
}

/** The first chunk of each name, with its header. */
function chunksOf(reader: ByteReader, from: number): Map<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  for (let at = from, count = 0; at + CHUNK_HEADER_BYTES <= reader.length; count += 1) {
    if (count === MAX_CHUNKS) throw brokenPhoto();
    const name = reader.ascii(at, 4);
    const length = reader.u32(at + 4, true);
    const chunk = reader.slice(at, at + CHUNK_HEADER_BYTES + length);
    if (!chunks.has(name)) chunks.set(name, chunk);
    at += CHUNK_HEADER_BYTES + length + (length % 2);
  }
  return chunks;
}

function pictureOf(chunks: Map<string, Uint8Array>): Picture {
  const lossy = chunks.get("VP8 ");
  const lossless = chunks.get("VP8L");
  const alpha = chunks.get("ALPH");
  if (lossy) {
    const reader = new ByteReader(lossy);
    const start = CHUNK_HEADER_BYTES + 3;
    if (reader.u8(start) !== 0x9d || reader.u8(start + 1) !== 0x01 || reader.u8(start + 2) !== 0x2a)
      throw brokenPhoto();
    const [width, height] = [reader.u16(start + 3, true) & 0x3f_ff, reader.u16(start + 5, true) & 0x3f_ff];
    return { width, height, isTransparent: alpha !== undefined, chunks: alpha ? [alpha, lossy] : [lossy] };
  }
  if (!lossless) throw brokenPhoto();
  const reader = new ByteReader(lossless);
  if (reader.u8(CHUNK_HEADER_BYTES) !== 0x2f) throw brokenPhoto();
  const bits = reader.u32(CHUNK_HEADER_BYTES + 1, true);
  return {
    width: (bits & 0x3f_ff) + 1,
    height: ((bits >>> 14) & 0x3f_ff) + 1,
    isTransparent: ((bits >>> 28) & 1) === 1,
    chunks: [lossless],
  };
}

function padded(chunk: Uint8Array): Uint8Array[] {
  return chunk.byteLength % 2 === 0 ? [chunk] : [chunk, new Uint8Array(1)];
}

function riffHeader(bodyBytes: number): Uint8Array {
  const header = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  header.writeUInt32LE(4 + bodyBytes, 4);
  return header;
}

function extendedHeader({ width, height, isTransparent }: Picture, hasProfile: boolean): Uint8Array {
  const chunk = Buffer.alloc(CHUNK_HEADER_BYTES + 10);
  chunk.write("VP8X", "latin1");
  chunk.writeUInt32LE(10, 4);
  chunk[CHUNK_HEADER_BYTES] = (hasProfile ? HAS_PROFILE : 0) | (isTransparent ? HAS_ALPHA : 0);
  chunk.writeUIntLE(width - 1, CHUNK_HEADER_BYTES + 4, 3);
  chunk.writeUIntLE(height - 1, CHUNK_HEADER_BYTES + 7, 3);
  return chunk;
}
