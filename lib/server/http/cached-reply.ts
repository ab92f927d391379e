import "server-only";
import { ownCacheHeaders } from "@/lib/server/cache/cache-headers";
import { cacheStore, MAX_AGE_SECONDS } from "@/lib/server/cache/store";
import { etagOf, matchesEtag } from "./etag";

/** What a cached GET answers with. */
interface Reply {
  /** Answered as JSON; a text of another content type as it is. */
  value: unknown;
  /** Of a list: where the next piece begins; null on the last one. */
  nextCursor?: string | null;
  contentType?: string;
  /** Under which a browser that cannot show it keeps it: letters, digits, dots and dashes. */
  fileName?: string;
}

/**
 * The answer of a GET that is the same for everyone. It is read and written out once, until one of its tags is
 * dropped; browsers and proxies may keep it but must ask whether it still holds.
 * @param key all of the request that the answer depends on
 */
export async function cachedReply(
  request: Request,
  key: readonly (string | number | undefined)[],
  tags: string[],
  read: () => Promise<Reply>,
): Promise<Response> {
  const url = new URL(request.url);
  const name = JSON.stringify(["reply", ...key.map((part) => String(part ?? ""))]);
  const store = cacheStore();
  const room = store.roomOf(`${url.pathname}${url.search}`);
  const { body, etag, ...reply } = await store.read(name, tags, () => written(read), room);
  const headers = new Headers({
    "content-type": reply.contentType,
    "cache-control": "public, no-cache",
    etag,
    ...ownCacheHeaders(MAX_AGE_SECONDS, tags),
  });
  if (reply.fileName !== null) headers.set("content-disposition", `inline; filename="${reply.fileName}"`);
  if (reply.nextCursor !== null) {
    url.searchParams.set("cursor", reply.nextCursor);
    headers.set("link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  const isUnchanged = matchesEtag(request.headers.get("if-none-match"), etag);
  return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}

async function written(read: () => Promise<Reply>) {
  const { value, nextCursor = null, contentType = "application/json", fileName = null } = await read();
  const body = typeof value === "string" && contentType !== "application/json" ? value : JSON.stringify(value);
  return { body, etag: etagOf(body), contentType, nextCursor, fileName };
}
