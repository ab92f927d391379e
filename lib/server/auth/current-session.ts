import "server-only";
import { decode, encode } from "next-auth/jwt";
import { findSession, type LiveSession } from "@/lib/accounts/queries";
import type { Ctx } from "@/lib/kernel/ctx";
import { publicCtx } from "@/lib/server/ctx";
import { env } from "@/lib/server/env";
import { cookieOf } from "@/lib/server/http/cookies";
import { sessionCookieName } from "./cookies";

/** next-auth's encrypted cookie as an envelope: it holds the id of a row in `sessions`, which decides everything. */
export function sealSession({ id, expiresAt }: LiveSession, now: Date): Promise<string> {
  const maxAge = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  return encode({ token: { sid: id }, secret: env().AUTH_SECRET, maxAge });
}

/** The id in a request's envelope; its row may be gone. */
export async function sessionIdOf(request: Request): Promise<string | null> {
  const token = cookieOf(request, sessionCookieName());
  if (token === null) return null;
  // It throws at what is not ours, was changed, or is too old.
  const content = await decode({ token, secret: env().AUTH_SECRET }).catch(() => null);
  return typeof content?.sid === "string" ? content.sid : null;
}

/** The one way from a session cookie to a session: opens the envelope, then asks the row, which may have been revoked. */
export async function currentSession(request: Request, ctx: Ctx = publicCtx()): Promise<LiveSession | null> {
  const id = await sessionIdOf(request);
  return id === null ? null : findSession(ctx, id);
}
