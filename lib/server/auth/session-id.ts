import "server-only";
import { decode } from "next-auth/jwt";
import { env } from "@/lib/server/env";
import { cookieOf } from "@/lib/server/http/cookies";
import { sessionCookieName } from "./cookies";

/** The id in a request's envelope; its row may be gone. */
export async function sessionIdOf(request: Request): Promise<string | null> {
  const token = cookieOf(request, sessionCookieName());
  if (token === null) return null;
  // It throws at what is not ours, was changed, or is too old.
  const content = await decode({ token, secret: env().AUTH_SECRET }).catch(() => null);
  return typeof content?.sid === "string" ? content.sid : null;
}
