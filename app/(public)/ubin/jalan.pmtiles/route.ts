import { readArchive } from "@/lib/server/basemap/archive";
import { env } from "@/lib/server/env";
import { streamOf } from "@/lib/server/http/download-reply";
import { matchesEtag } from "@/lib/server/http/etag";

export const dynamic = "force-dynamic";

/** No tile and no directory of one is larger; whoever asks for more gets the first so many bytes. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Read only as fast as it is taken: whoever asks for much and takes nothing has us hold no more than this. */
const CHUNK_BYTES = 128 * 1024;
/** Its address names its version. */
const FOREVER = "public, max-age=31536000, immutable";

/** GET /ubin/jalan.pmtiles: a range of bytes of the operator's own streets. The same for everybody; reads no database. */
export async function GET({ headers }: Request): Promise<Response> {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/u.exec(headers.get("range") ?? "") ?? [];
  const first = Number(from ?? 0);
  const last = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, first + MOST_BYTES - 1);
  // Read in parts only: nobody needs the whole, which may be gigabytes.
  if (from === undefined || last < first)
    return new Response(null, { status: 416, headers: { "accept-ranges": "bytes" } });
  const read = (at: number, until: number) => readArchive(env(), at, Math.min(until, at + CHUNK_BYTES - 1));
  const part = await read(first, last);
  if (!part) return new Response(null, { status: 404 });
  const { bytes, size, etag } = part;
  const end = Math.min(last, size - 1);
  const cached = { etag, "cache-control": FOREVER, "accept-ranges": "bytes" };
  if (matchesEtag(headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers: cached });
  return new Response(streamOf(chunks()), {
    status: 206,
    headers: {
      ...cached,
      "content-type": "application/vnd.pmtiles",
      "content-range": `bytes ${first}-${end}/${size}`,
      "content-length": String(end - first + 1),
    },
  });

  async function* chunks() {
    yield bytes;
    for (let at = first + bytes.length; at <= end; ) {
      const next = await read(at, end);
      if (next?.etag !== etag) throw new Error("the archive was replaced while it was read");
      yield next.bytes;
      at += next.bytes.length;
    }
  }
}
