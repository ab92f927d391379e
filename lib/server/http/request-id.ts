import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

const ACCEPTABLE = /^[\w-]{8,64}$/u;

/** The number under which a request stands in the logs: the proxy's where it looks like one, else a new one. */
export function requestIdOf(given: string | string[] | null | undefined): string {
  return typeof given === "string" && ACCEPTABLE.test(given) ? given : randomUUID();
}
