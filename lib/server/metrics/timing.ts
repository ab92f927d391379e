import type { IncomingMessage, ServerResponse } from "node:http";
import { currentMeters } from "./meters";
import { requestCounts } from "./request-counts";

/** What nginx writes for a client that left before its answer. */
const CLIENT_LEFT = "499";

/** Counts a request that Next answers, and where somebody measures, how long it took. */
export function timeRequest({ method }: IncomingMessage, response: ServerResponse, route: string): void {
  const began = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? String(response.statusCode) : CLIENT_LEFT;
    const kind = requestCounts().of(route, method, status, "next");
    kind.count += 1;
    currentMeters()?.duration.observe({ route, method: kind.method }, (performance.now() - began) / 1000);
  });
}
