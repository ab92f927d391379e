import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { CACHE_LIFETIME_HEADER, CACHE_TAGS_HEADER } from "@/lib/server/cache/cache-headers";
import type { CacheStore, Moment } from "@/lib/server/cache/store";
import { pathOf } from "./request-target";
import { type AnswerHeaders, StoredAnswer } from "./stored-answer";

/** Asks Next for the whole answer, also when the client has left meanwhile. */
export type AskNext = (request: IncomingMessage) => Promise<{ status: number; headers: AnswerHeaders; body: Buffer }>;

/** Addresses with a query are without number, so they have a room of their own and push nothing else out. */
const PLAIN_BYTES = 48 * 1024 * 1024;
const QUERY_BYTES = 16 * 1024 * 1024;
const LONGEST_ADDRESS = 2_000;
const LONGEST_WAIT_MS = 15_000;
/** After so many answers that could not be shared, a request no longer waits for another. */
const MOST_WAITS = 2;
/** What a page's answer varies by where the browser's router asks; those requests have other keys, or none. */
const ROUTER_FIELDS = /^(?:accept-encoding|rsc|next-router-[\w-]+|next-url)$/iu;
const BUILD_FILES = "/_next/static/";

interface Stored {
  answer: StoredAnswer;
  tags: readonly string[];
  since: Moment;
  /** Milliseconds since 1970. */
  freshUntil: number;
}

/** A request that Next is at work on. */
interface Flight {
  key: string | null;
  since: Moment;
  done: Promise<void>;
}

/**
 * A shared cache before Next (RFC 9111), in memory: answers that name a lifetime in our targeted field (RFC 9213) are
 * stored under their address until it is over or one of their tags is dropped. What says nothing is not stored.
 */
export class FrontCache {
  readonly #store: CacheStore;
  readonly #askNext: AskNext;
  readonly #plain = roomFor(PLAIN_BYTES);
  readonly #queries = roomFor(QUERY_BYTES);
  readonly #flights = new Map<string, Set<Flight>>();

  constructor(store: CacheStore, askNext: AskNext) {
    this.#store = store;
    this.#askNext = askNext;
  }

  /** Answers from memory what is fresh there. @returns the status; null where Next has to be asked */
  answerStored(request: IncomingMessage, response: ServerResponse): number | null {
    const key = keyOf(request);
    const stored = key === null ? undefined : this.#room(key).get(key);
    if (!stored || stored.freshUntil < Date.now() || this.#store.droppedSince(stored.tags, stored.since)) return null;
    return stored.answer.send(request, response);
  }

  /** Answers with what Next says; equal requests share one. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = keyOf(request);
    const path = pathOf(request);
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const flights = [...(this.#flights.get(path) ?? [])];
      // Next answers with a rendering that has begun already, which may show what was there before a tag was dropped.
      const flight = flights.find(
        (other) => other.since !== this.#store.moment() || (key !== null && other.key === key),
      );
      if (!flight) break;
      await Promise.race([flight.done, pause(LONGEST_WAIT_MS, undefined, { ref: false })]);
      if (this.answerStored(request, response) !== null) return;
    }
    const since = this.#store.moment();
    const asking = this.#askNext(request);
    const done = asking.then(
      () => {},
      () => {},
    );
    const forget = this.#note(path, { key, since, done });
    try {
      const { status, headers, body } = await asking;
      this.#storeIfAllowed(key, status, headers, body, since).send(request, response);
    } finally {
      forget();
    }
  }

  #storeIfAllowed(
    key: string | null,
    status: number,
    headers: AnswerHeaders,
    body: Buffer,
    since: Moment,
  ): StoredAnswer {
    const { [CACHE_LIFETIME_HEADER]: lifetime, [CACHE_TAGS_HEADER]: tagList, age, ...others } = headers;
    const seconds = lifetimeOf(lifetime, key, headers) - Number(age ?? 0);
    const isStorable =
      key !== null && status === 200 && seconds > 0 && !("set-cookie" in headers) && !variesByMore(headers);
    const effort = key?.startsWith(BUILD_FILES) ? "forever" : "stored";
    const answer = new StoredAnswer(status, others, body, isStorable ? effort : "quick");
    const tags = String(tagList ?? "").split(",");
    if (isStorable && !this.#store.droppedSince(tags, since)) {
      this.#room(key).set(key, { answer, tags, since, freshUntil: Date.now() + seconds * 1000 });
    }
    return answer;
  }

  #room(key: string): LRUCache<string, Stored> {
    return key.includes("?") ? this.#queries : this.#plain;
  }

  /** @returns what forgets it */
  #note(path: string, flight: Flight): () => void {
    const flights = this.#flights.get(path) ?? new Set();
    this.#flights.set(path, flights.add(flight));
    return () => {
      flights.delete(flight);
      if (flights.size === 0 && this.#flights.get(path) === flights) this.#flights.delete(path);
    };
  }
}

function roomFor(bytes: number): LRUCache<string, Stored> {
  return new LRUCache({ maxSize: bytes, sizeCalculation: ({ answer }) => answer.bytes });
}

/** Null for what is another's own, or one of the parts that the browser's router asks for. */
function keyOf({ url = "/", headers }: IncomingMessage): string | null {
  if (headers.authorization !== undefined || url.length > LONGEST_ADDRESS) return null;
  return Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-")) ? null : url;
}

function lifetimeOf(lifetime: AnswerHeaders[string], key: string | null, headers: AnswerHeaders): number {
  const [, seconds] = /^max-age=(\d+)$/u.exec(String(lifetime ?? "")) ?? [];
  if (seconds !== undefined) return Number(seconds);
  // The names of the build's files change with their content.
  const isBuildFile = key?.startsWith(BUILD_FILES) && String(headers["cache-control"]).includes("immutable");
  return isBuildFile ? Number.MAX_SAFE_INTEGER / 1000 : 0;
}

function variesByMore({ vary }: AnswerHeaders): boolean {
  const names = [vary ?? []].flat().join(",").split(",");
  return names.some((name) => name.trim() !== "" && !ROUTER_FIELDS.test(name.trim()));
}
