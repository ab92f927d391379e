import "server-only";
import { encode } from "next-auth/jwt";
import { findSession, type LiveSession } from "@/lib/accounts/queries";
import type { Ctx } from "@/lib/kernel/ctx";
import { publicCtx } from "@/lib/server/ctx";
import { env } from "@/lib/server/env";
import { sessionIdOf } from "./session-id";

/** next-auth's encrypted cookie as an envelope: it holds the id of a row in `sessions`, which decides everything. */
export function sealSession({ id, expiresAt }: LiveSession, now: Date): Promise<string> {
  const maxAge = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  return encode({ token: { sid: id }, secret: env().AUTH_SECRET, maxAge });
}

/** The one way from a session cookie to a session: opens the envelope, then asks the row, which may have been revoked. */
export async function currentSession(request: Request, ctx: Ctx = publicCtx()): Promise<LiveSession | null> {
  const id = await sessionIdOf(request);
  return id === null ? null : findSession(ctx, id);
}
