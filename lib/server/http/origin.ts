import "server-only";
import { isIP } from "node:net";
import { Forbidden } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Names that only a machine itself or its own network gives. */
const OWN_NETWORK = /^[^.]+$|\.(?:local|localhost|lan|internal|home\.arpa)$/u;

/**
 * Refuses writes that another site makes a browser send. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin. A client that sends neither is no browser; it may write only
 * without cookies (bearer token or nothing), because cookies are what such an attack would ride on.
 */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) {
    // "none" is the person's own doing, such as another app's share sheet; no page can send it.
    if (site === "same-origin" || site === "none") return;
    throw foreign();
  }
  const origin = request.headers.get("origin");
  if (origin !== null) {
    if (isOwn(origin, request)) return;
    throw foreign();
  }
  if (request.headers.has("cookie")) throw foreign();
}

/**
 * The site's own address, or one of those that its host gave it. Where that is only this machine's, as `npm start` sets
 * it, a phone nearby comes by another: then the Host counts, but no name of the internet's, which its owner could point
 * here (DNS rebinding).
 */
function isOwn(origin: string, request: Request): boolean {
  const { SITE_URL, VERCEL_URL, VERCEL_BRANCH_URL } = env();
  const site = new URL(SITE_URL);
  if ([site.origin, VERCEL_URL, VERCEL_BRANCH_URL].includes(origin)) return true;
  if (!isThisMachine(site.hostname) || !URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return host === request.headers.get("host") && isNearby(hostname);
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(hostname);
}

function isNearby(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/u, "$1")) !== 0 || OWN_NETWORK.test(hostname);
}

function foreign(): Forbidden {
  return new Forbidden("Permintaan ini datang dari situs lain. Buka halaman Sulur lalu kirim dari sana.");
}
