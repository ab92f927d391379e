import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { KeptPageRef } from "@/lib/server/cache/page-scope";
import type { CacheStore } from "@/lib/server/cache/store";
import { type RequestCount, requestCounts } from "@/lib/server/metrics/request-counts";
import { isCompressible } from "./encodings";
import { KeptAnswer } from "./kept-answer";
import { pageKey, pathOf } from "./page-key";
import type { PlannedResponse } from "./response";
import type { RouteTemplates } from "./route-templates";

const MEGABYTE = 1024 * 1024;
/** Of addresses that lead to something by themselves. */
const PLAIN_BYTES = 32 * MEGABYTE;
/** Queries and the router's headers can be made up without end, so what they ask for never pushes a page out. */
const MADE_UP_BYTES = 16 * MEGABYTE;
const MADE_UP = /[?\n]/u;
/** Of every answer by itself, or of this server's own making. */
const NOT_KEPT = new Set([
  "content-length",
  "content-encoding",
  "etag",
  "date",
  "connection",
  "keep-alive",
  "x-nextjs-cache",
  "x-request-id",
]);

/** What in the store an answer was made from; it holds for as long as the store keeps just that entry. */
export type KeptSource = Omit<KeptPageRef, "nonce">;

interface Kept {
  answer: KeptAnswer;
  source: KeptSource;
  given: RequestCount;
  unchanged: RequestCount;
}

/** Finished answers by address, each valid while the store keeps what it was made from. */
export class KeptAnswers {
  readonly #store: CacheStore;
  readonly #routes: RouteTemplates;
  readonly #plain = roomFor(PLAIN_BYTES);
  readonly #madeUp = roomFor(MADE_UP_BYTES);
  readonly #keys = new WeakMap<IncomingMessage, string | null>();

  constructor(store: CacheStore, routes: RouteTemplates) {
    this.#store = store;
    this.#routes = routes;
  }

  /** @returns false when it has to be made */
  answer(request: IncomingMessage, response: PlannedResponse): boolean {
    const kept = this.#valid(request);
    if (!kept) return false;
    kept.answer.send(request, response);
    (response.statusCode === 304 ? kept.unchanged : kept.given).count += 1;
    return true;
  }

  /** Sends a finished answer with the headers that are set, and keeps it where it has a source. */
  send(request: IncomingMessage, response: PlannedResponse, body: Buffer, source: KeptSource | null): void {
    // Of those who waited for one making, the first has left it finished; compressing it again for each takes 30 MB.
    const finished = source && this.#valid(request);
    if (finished) {
      finished.answer.send(request, response);
      return;
    }
    const answer = new KeptAnswer({
      status: response.statusCode,
      headers: keptHeaders(response),
      body,
      compressible: isCompressible(String(response.getHeader("content-type") ?? "")),
    });
    const key = this.#keyOf(request);
    if (source && key !== null && response.statusCode === 200) {
      const count = (status: string) => requestCounts().of(this.#routes.of(pathOf(request)), "GET", status, "memory");
      this.#roomOf(key).set(key, { answer, source, given: count("200"), unchanged: count("304") });
    }
    answer.send(request, response);
  }

  #valid(request: IncomingMessage): Kept | null {
    const key = this.#keyOf(request);
    const kept = key === null ? undefined : this.#roomOf(key).get(key);
    if (key === null || !kept) return null;
    const { source } = kept;
    if (this.#store.get(source.key) !== source.entry) {
      this.#roomOf(key).delete(key);
      return null;
    }
    return source.freshUntil < Date.now() ? null : kept;
  }

  #roomOf(key: string): LRUCache<string, Kept> {
    return MADE_UP.test(key) ? this.#madeUp : this.#plain;
  }

  /** As it came: on its way Next writes the commas and brackets of a query in another form. */
  #keyOf(request: IncomingMessage): string | null {
    const known = this.#keys.get(request);
    if (known !== undefined) return known;
    const key = pageKey(request);
    this.#keys.set(request, key);
    return key;
  }
}

function roomFor(bytes: number): LRUCache<string, Kept> {
  return new LRUCache({ maxSize: bytes, sizeCalculation: ({ answer }) => answer.bytes });
}

function keptHeaders(response: PlannedResponse): string[] {
  const list: string[] = [];
  for (const name of response.getHeaderNames()) {
    const value = response.getHeader(name);
    if (value === undefined || NOT_KEPT.has(name.toLowerCase())) continue;
    for (const one of Array.isArray(value) ? value : [value]) list.push(name, String(one));
  }
  return list;
}
