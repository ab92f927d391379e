import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)[\w.+-]+|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|wasm|manifest)|image\/svg\+xml)\b/iu;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/** The best encoding that the client takes; null for none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const taken = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    taken.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const quality = (name: string) => taken.get(name) ?? taken.get("*") ?? 0;
  if (quality("br") > 0) return "br";
  return quality("gzip") > 0 ? "gzip" : null;
}

/** How hard to try: an answer for one reader, one that is stored for many, a file that never changes. */
export type Effort = "quick" | "stored" | "forever";

/** Bytes at the end of a Brotli window that hold no text (RFC 7932, 9.1). */
const BROTLI_WINDOW_GAP = 16;
const BROTLI_QUALITY: Record<Effort, number> = { quick: 4, stored: 9, forever: 11 };
const GZIP_LEVEL: Record<Effort, number> = { quick: 4, stored: 6, forever: 9 };

function brotliParameters(effort: Effort, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_LGWIN]: windowBits(size),
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

/** A window that holds the whole text finds no less than Brotli's 4 MB, and both ends need far less memory. */
function windowBits(size: number): number {
  const bits = Math.ceil(Math.log2(size + BROTLI_WINDOW_GAP));
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

export function compress(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(body, { level: GZIP_LEVEL[effort] });
  return brotliAsync(body, brotliParameters(effort, body.byteLength));
}
