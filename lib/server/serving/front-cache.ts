import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { CACHE_LIFETIME_HEADER, CACHE_TAGS_HEADER } from "@/lib/server/cache/cache-headers";
import type { CacheStore, Moment } from "@/lib/server/cache/store";
import { pathOf } from "@/lib/server/door/request-target";
import { type AnswerHeaders, StoredAnswer, varyNames } from "./stored-answer";

/** Asks Next for the whole answer, also when the client has left meanwhile. */
export type AskNext = (request: IncomingMessage) => Promise<{ status: number; headers: AnswerHeaders; body: Buffer }>;

const LONGEST_WAIT_MS = 15_000;
/** After so many answers that could not be shared, a request no longer waits for another. */
const MOST_WAITS = 2;
/** What a page's answer varies by where the browser's router asks; those requests are never answered from here. */
const ROUTER_FIELDS = /^(?:accept-encoding|rsc|next-router-[\w-]+|next-url)$/iu;

/** A request that Next is at work on. */
interface Flight {
  path: string;
  key: string | null;
  since: Moment;
  answer: Promise<StoredAnswer>;
}

/**
 * A shared cache before Next (RFC 9111), in memory: answers that name a lifetime in our targeted field (RFC 9213) are
 * stored under their address until it is over or one of their tags is dropped. What says nothing is not stored.
 */
export class FrontCache {
  readonly #store: CacheStore;
  readonly #askNext: AskNext;
  readonly #flights = new Set<Flight>();

  constructor(store: CacheStore, askNext: AskNext) {
    this.#store = store;
    this.#askNext = askNext;
  }

  /** Answers from memory what is fresh there. @returns what it was */
  async answerStored(request: IncomingMessage, response: ServerResponse): Promise<StoredAnswer | null> {
    const key = keyOf(request);
    const stored = key === null ? undefined : this.#store.roomOf(key).get(key)?.value;
    if (!(stored instanceof StoredAnswer)) return null;
    await stored.send(request, response);
    return stored;
  }

  /** Answers with what Next says; equal requests share one. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = keyOf(request);
    const path = pathOf(request);
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const other = [...this.#flights].find((flight) => flight.path === path && this.#mustWaitFor(flight, key));
      if (!other) break;
      await Promise.race([other.answer, pause(LONGEST_WAIT_MS, undefined, { ref: false })]).catch(() => {});
      if (await this.answerStored(request, response)) return;
    }
    const since = this.#store.moment();
    const flight = { path, key, since, answer: this.#ask(request, key, since) };
    this.#flights.add(flight);
    try {
      await (await flight.answer).send(request, response);
    } finally {
      this.#flights.delete(flight);
    }
  }

  /** Next answers with a rendering that has begun already, which may show what was there before a tag was dropped. */
  #mustWaitFor(flight: Flight, key: string | null): boolean {
    return flight.since !== this.#store.moment() || (key !== null && flight.key === key);
  }

  async #ask(request: IncomingMessage, key: string | null, since: Moment): Promise<StoredAnswer> {
    const { status, headers, body } = await this.#askNext(request);
    const { [CACHE_LIFETIME_HEADER]: lifetime, [CACHE_TAGS_HEADER]: tagList, age, ...others } = headers;
    const [, seconds = 0] = /^max-age=(\d+)$/u.exec(String(lifetime)) ?? [];
    const maxAgeSeconds = Math.max(0, Number(seconds) - Number(age ?? 0));
    const variesByMore = varyNames(headers).some((name) => !ROUTER_FIELDS.test(name));
    const isShared = key !== null && status === 200 && !("set-cookie" in headers) && !variesByMore;
    const answer = new StoredAnswer(status, others, body, isShared ? maxAgeSeconds : 0);
    if (isShared && maxAgeSeconds > 0) {
      const tags = String(tagList ?? "").split(",");
      // With its compressed forms it takes less than twice its body.
      this.#store.roomOf(key).set(key, answer, { tags, since, bytes: 2 * body.byteLength, maxAgeSeconds });
    }
    return answer;
  }
}

/** Null for what is somebody's own, or one of the parts that the browser's router asks for. */
function keyOf({ url = "/", headers }: IncomingMessage): string | null {
  if (headers.authorization !== undefined) return null;
  return Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-")) ? null : `GET ${url}`;
}
