import "server-only";
import { ACCESS_SECONDS } from "@/lib/events/rules";
import { usesHttps } from "@/lib/server/auth/cookies";
import { cookieOf } from "@/lib/server/http/cookies";
import { isSigned, sign } from "@/lib/server/signing";

const NAME = "sulur_kode_event";
const PURPOSE = "event-access";

/** The cookie of whoever entered the access code: adds and deletes events for a quarter of an hour. */
export function accessCookie(now: Date): string {
  const ends = String(now.getTime() + ACCESS_SECONDS * 1000);
  const secure = usesHttps() ? "; Secure" : "";
  return `${NAME}=${ends}.${sign(PURPOSE, ends)}; Path=/api/events; Max-Age=${ACCESS_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

export function hasAccessCookie(request: Request, now: Date): boolean {
  const [ends = "", signature = ""] = (cookieOf(request, NAME) ?? "").split(".");
  return Number(ends) > now.getTime() && isSigned(PURPOSE, ends, signature);
}
