import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { PEER_HEADER } from "@/lib/server/http/address";
import { PAGE_HEADER } from "@/lib/server/http/login-return-path";
import { sealHeader } from "@/lib/server/http/own-header";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/server/http/request-id";
import { normalTarget } from "./request-target";
import { isRouterTree } from "./router-tree";

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
