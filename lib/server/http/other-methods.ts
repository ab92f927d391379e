import "server-only";
import { errorBody, METHOD_NOT_ALLOWED } from "@/lib/http/error-body";
import { contentPolicy } from "./security-headers";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** A handler that only says what the route takes, for whoever lists the methods of a route. */
export type OtherMethod = (() => Response) & { allow: string };

/**
 * Handlers for the methods that a route of the API lacks: Next answers those with an empty 405 without `Allow`.
 * @param own the methods that the route has; GET brings HEAD
 */
export function otherMethods(...own: Exclude<Method, "HEAD">[]): Record<Method | "OPTIONS", OtherMethod> {
  const allowed = METHODS.filter((method) =>
    own.some((name) => name === method || (name === "GET" && method === "HEAD")),
  );
  const allow = [...allowed, "OPTIONS"].join(", ");
  const headers = () => ({ allow, "cache-control": "no-store", "content-security-policy": contentPolicy() });
  const refuse = Object.assign(
    () => Response.json(errorBody(METHOD_NOT_ALLOWED), { status: 405, headers: headers() }),
    { allow },
  );
  const OPTIONS = Object.assign(() => new Response(null, { status: 204, headers: headers() }), { allow });
  return { GET: refuse, HEAD: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS };
}
