import type { IncomingMessage } from "node:http";

const LONGEST_KEY = 2_000;
/** What the router in the browser says about the part of a page that it wants. */
const ROUTER_HEADERS = ["next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree", "next-url"];
const PREVIEW_COOKIES = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/u;

/** By which the answer to this request may be kept; null where it has to go to Next. */
export function pageKey({ method, url = "/", headers }: IncomingMessage): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.cookie !== undefined && PREVIEW_COOKIES.test(headers.cookie)) return null;
  const key = "rsc" in headers ? [url, headers.rsc, ...ROUTER_HEADERS.map((name) => headers[name])].join("\n") : url;
  return key.length > LONGEST_KEY ? null : key;
}

/** The address without its query. */
export function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

/** Of the routes that answer data; everything else is a page or a file. */
export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}
