import "server-only";
import { SESSION_SECONDS } from "@/lib/accounts/rules";
import { env } from "@/lib/server/env";

/** Readable by scripts and without any secret: tells pages that asking for the session is worth a request. */
const HINT = "sulur_masuk";

export function usesHttps(): boolean {
  return env().SITE_URL.startsWith("https:");
}

/** `__Host-` keeps subdomains and plain http from planting the cookie; browsers take it only with Secure. */
function named(name: string): string {
  return usesHttps() ? `__Host-${name}` : name;
}

export function sessionCookieName(): string {
  return named("sulur.sesi");
}

export function csrfCookieName(): string {
  return named("sulur.csrf");
}

export function hintCookieName(): string {
  return HINT;
}

interface Lifetime {
  createdAt: Date;
  expiresAt: Date;
}

function isRemembered({ createdAt, expiresAt }: Lifetime): boolean {
  return expiresAt.getTime() - createdAt.getTime() > SESSION_SECONDS.plain * 1000;
}

function cookie(name: string, value: string, ...attributes: string[]): string {
  return [`${name}=${value}`, "Path=/", "SameSite=Lax", ...(usesHttps() ? ["Secure"] : []), ...attributes].join("; ");
}

/** A remembered session's cookies live as long as its row; the others go when the browser closes. */
function lifetime(session: Lifetime): string[] {
  return isRemembered(session) ? [`Expires=${session.expiresAt.toUTCString()}`] : [];
}

export function hintCookie(session: Lifetime): string {
  return cookie(HINT, "1", ...lifetime(session));
}

/** Goes when the browser closes. @param value token and signature */
export function csrfCookie(value: string): string {
  return cookie(csrfCookieName(), value, "HttpOnly");
}

/** @param envelope next-auth's encrypted cookie value */
export function sessionCookies(envelope: string, session: Lifetime): string[] {
  return [cookie(sessionCookieName(), envelope, "HttpOnly", ...lifetime(session)), hintCookie(session)];
}

export function clearedCookies(): string[] {
  return [cookie(sessionCookieName(), "", "HttpOnly", "Max-Age=0"), cookie(HINT, "", "Max-Age=0")];
}

/** The farewell to a browser that is no longer signed in. */
export function signOutReply(message: string): Response {
  const response = Response.json({ message }, { headers: { "cache-control": "no-store" } });
  for (const cookie of clearedCookies()) response.headers.append("set-cookie", cookie);
  return response;
}
