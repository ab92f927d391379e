/** Where an answer came from: this process's memory, or Next. */
export type AnswerSource = "memory" | "next";

/** How often one kind of answer was given; a plain number, since answers from memory take microseconds. */
export interface RequestCount {
  readonly route: string;
  readonly method: string;
  readonly status: string;
  readonly source: AnswerSource;
  count: number;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** All answers of this process, by a bounded number of kinds: routes are templates, and odd methods count as one. */
export class RequestCounts {
  readonly #kinds = new Map<string, RequestCount>();

  /** The counter of one kind, to be kept and counted up by the caller. */
  of(route: string, method: string | undefined, status: string, source: AnswerSource): RequestCount {
    const name = method !== undefined && METHODS.has(method) ? method : "other";
    const key = `${source} ${status} ${name} ${route}`;
    const known = this.#kinds.get(key);
    if (known) return known;
    const added = { route, method: name, status, source, count: 0 };
    this.#kinds.set(key, added);
    return added;
  }

  all(): Iterable<RequestCount> {
    return this.#kinds.values();
  }
}

const holder = globalThis as typeof globalThis & { sulurRequestCounts?: RequestCounts };

/** The ones of this process: Next's bundles and server.mjs each load this file anew. */
export function requestCounts(): RequestCounts {
  holder.sulurRequestCounts ??= new RequestCounts();
  return holder.sulurRequestCounts;
}
