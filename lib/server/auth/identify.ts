import "server-only";
import { touchSession, touchToken } from "@/lib/accounts/commands";
import { findToken } from "@/lib/accounts/queries";
import type { Member } from "@/lib/kernel/actor";
import { publicCtx } from "@/lib/server/ctx";
import { currentSession } from "./current-session";

/**
 * Who sends this request: by bearer token where there is one, otherwise by session cookie. A bad token is
 * nobody, even beside a good cookie: a client that sends one means it.
 */
export async function identify(request: Request): Promise<Omit<Member, "visitorId"> | null> {
  const ctx = publicCtx();
  const bearer = bearerOf(request);
  if (bearer !== null) {
    const token = await findToken(ctx, bearer);
    if (token === null) return null;
    await touchToken(ctx, token);
    const { id, username, role } = token.account;
    return { kind: "member", userId: id, username, role, via: { tokenId: token.id } };
  }
  const session = await currentSession(request);
  if (session === null) return null;
  await touchSession(ctx, session);
  const { id, username, role } = session.account;
  return { kind: "member", userId: id, username, role, via: { sessionId: session.id } };
}

function bearerOf(request: Request): string | null {
  return /^Bearer +(.*)$/iu.exec(request.headers.get("authorization") ?? "")?.[1]?.trim() ?? null;
}
