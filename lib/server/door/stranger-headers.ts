import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { PEER_HEADER } from "@/lib/server/http/address";
import { PAGE_HEADER } from "@/lib/server/http/login-return-path";
import { sealHeader } from "@/lib/server/http/own-header";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/server/http/request-id";
import { normalTarget } from "./request-target";

/** No page of ours lies half as deep; what is deeper is only meant to cost time. */
const DEEPEST = 50;

const LONGEST = 6;
const PARAMETER_KINDS = /^(?:c|oc|d|(?:c|d)i\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/u;
const MARKS = new Set<unknown>(["refetch", "inside-shared-layout", "metadata-only"]);

/** Ours, what we tell Next, and what a proxy says of the site: SITE_URL says that. Server actions there are none. */
const NEVER = new Set([
  PEER_HEADER,
  PAGE_HEADER,
  "content-security-policy",
  "content-security-policy-report-only",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-matched-path",
  "x-now-route-matches",
  "next-action",
  "next-hmr-refresh",
  "next-resume",
]);
/** What Next's parts tell each other. */
const NEVER_BEGINNING = /^x-(?:action|invoke|middleware|next|nextjs|prerender)-/u;

/** What the router in the browser sends, each with what Next can read of it. */
const ROUTER: Readonly<Record<string, (value: string) => boolean>> = {
  rsc: (value) => value === "1",
  "next-router-prefetch": (value) => value === "1",
  "next-router-segment-prefetch": (value) => normalTarget(value) === value,
  "next-router-state-tree": isRouterTree,
  "next-url": (value) => normalTarget(value) === value,
};

/** Takes away what a stranger must not say, and what Next would fail on: without it, it answers with the whole page. */
export function dropStrangeHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    const isReadable = ROUTER[name];
    const isStrange = isReadable
      ? typeof value !== "string" || !isReadable(value)
      : NEVER.has(name) || NEVER_BEGINNING.test(name);
    if (isStrange) delete headers[name];
  }
}

/** Says what a stranger must not say, before Next reads it. */
export function addOwnHeaders({ headers, socket }: IncomingMessage): void {
  headers["x-forwarded-proto"] = process.env.SITE_URL?.startsWith("https://") ? "https" : "http";
  headers[PEER_HEADER] = sealHeader(socket.remoteAddress ?? "");
  headers[REQUEST_ID_HEADER] = requestIdOf(headers[REQUEST_ID_HEADER]);
}

/** Whether Next can read what the router in the browser says of the page it stands on; it answers 500 where it cannot. */
export function isRouterTree(header: string): boolean {
  try {
    return isTree(JSON.parse(decodeURIComponent(header)), 0);
  } catch {
    return false;
  }
}

function isTree(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > LONGEST || depth > DEEPEST) return false;
  const [segment, children, url = null, mark = null, hints = null, key = ""]: unknown[] = value;
  return (
    isSegment(segment) &&
    isChildren(children, depth) &&
    (url === null || isTexts(url, 2)) &&
    (mark === null || MARKS.has(mark)) &&
    (hints === null || typeof hints === "number") &&
    typeof key === "string"
  );
}

function isSegment(value: unknown): boolean {
  if (typeof value === "string") return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [name, text, kind, siblings]: unknown[] = value;
  const isNamed = typeof name === "string" && typeof text === "string";
  const isKnown = typeof kind === "string" && PARAMETER_KINDS.test(kind);
  return isNamed && isKnown && (siblings === null || isTexts(siblings));
}

function isChildren(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((child) => isTree(child, depth + 1));
}

function isTexts(value: unknown, count?: number): boolean {
  if (!Array.isArray(value) || !value.every((text) => typeof text === "string")) return false;
  return count === undefined || value.length === count;
}
