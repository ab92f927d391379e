import "server-only";
import { Forbidden } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a browser send. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin. A client that sends neither is no browser; it may write only
 * without cookies (bearer token or nothing), because cookies are what such an attack would ride on.
 */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) {
    if (site === "same-origin") return;
    throw foreign();
  }
  const origin = request.headers.get("origin");
  if (origin !== null) {
    if (isOwn(origin, request)) return;
    throw foreign();
  }
  if (request.headers.has("cookie")) throw foreign();
}

function isOwn(origin: string, request: Request): boolean {
  if (origin === new URL(env().SITE_URL).origin) return true;
  const host = request.headers.get("host");
  return host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

function foreign(): Forbidden {
  return new Forbidden("Permintaan ini datang dari situs lain. Buka halaman Sulur lalu kirim dari sana.");
}
