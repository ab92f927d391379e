import "server-only";
import { accessCodeVersion } from "@/lib/events/event/commands-organiser-link";
import { ACCESS_SECONDS } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { usesHttps } from "@/lib/server/auth/cookies";
import { cookieOf } from "@/lib/server/http/cookies";
import { isSigned, sign } from "@/lib/server/signing";

const NAME = "sulur_kode_event";
const PURPOSE = "event-access";

/**
 * The cookie of whoever entered the access code: adds and deletes events for a quarter of an hour, or until another
 * code is set. @param version of the code that was entered
 */
export function accessCookie(now: Date, version: string): string {
  const ends = String(now.getTime() + ACCESS_SECONDS * 1000);
  const secure = usesHttps() ? "; Secure" : "";
  return `${NAME}=${ends}.${sign(PURPOSE, `${ends}:${version}`)}; Path=/api/events; Max-Age=${ACCESS_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** Asks the database only for who has such a cookie. */
export async function hasAccessCookie(request: Request, ctx: Pick<Ctx, "db" | "now">): Promise<boolean> {
  const [ends = "", signature = ""] = (cookieOf(request, NAME) ?? "").split(".");
  if (!(Number(ends) > ctx.now().getTime())) return false;
  return isSigned(PURPOSE, `${ends}:${await accessCodeVersion(ctx)}`, signature);
}
