import type { IncomingMessage, ServerResponse } from "node:http";
import { currentMeters } from "./meters";
import { type AnswerSource, requestCounts } from "./request-counts";

/** What nginx writes for a client that left before its answer. */
const CLIENT_LEFT = "499";

interface Timed {
  /** Its template. */
  route: string;
  source: AnswerSource;
}

/** Counts a request that is not answered from memory, and where somebody measures, how long it took. */
export function timeRequest({ method }: IncomingMessage, response: ServerResponse, { route, source }: Timed): void {
  const began = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? String(response.statusCode) : CLIENT_LEFT;
    const kind = requestCounts().of(route, method, status, source);
    kind.count += 1;
    currentMeters()?.duration.observe({ route, method: kind.method }, (performance.now() - began) / 1000);
  });
}
