import "server-only";
import type { Member } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { recordEvent } from "./commands-events";
import { confirmOwner, lockOwner, memberOf } from "./own/commands-confirm";
import { MOST_TOKENS } from "./own/rules";
import type { CreateToken } from "./own/schemas";
import { type CreatedTokenView, tokenView } from "./own/view";
import { TOKEN_SECONDS } from "./rules";
import { newToken } from "./tokens";

/** Ends one of the actor's sessions at once; again is no error. @throws NotFound for somebody else's */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { userId } = memberOf(ctx.actor);
  const { count } = await ctx.db.session.updateMany({ where: { id, userId }, data: { revokedAt: ctx.now() } });
  if (count === 0) throw new NotFound("Perangkat ini tidak ditemukan. Muat ulang halaman.");
}

/** Ends every session of the actor but this one. @returns how many */
export async function endOtherSessions(ctx: Ctx, device: string): Promise<{ ended: number }> {
  const { userId, via } = memberOf(ctx.actor);
  const now = ctx.now();
  return ctx.db.$transaction(async (transaction) => {
    const { count } = await transaction.session.updateMany({
      where: { userId, revokedAt: null, expiresAt: { gt: now }, id: { notIn: sessionsOf(via) } },
      data: { revokedAt: now },
    });
    if (count > 0) await recordEvent(ctx, transaction, { userId, kind: "SESSIONS_ENDED", device });
    return { ended: count };
  });
}

function sessionsOf(via: Member["via"]): string[] {
  return "sessionId" in via ? [via.sessionId] : [];
}

/**
 * A bearer token for a program of the owner's. It is told in this answer only: a repeated request gets `token: null`.
 * @throws InvalidInput for a wrong password; Conflict when there are too many
 */
export async function createToken(ctx: Ctx, { password, name }: CreateToken): Promise<CreatedTokenView> {
  const owner = await confirmOwner(ctx, password);
  const userId = owner.id;
  const now = ctx.now();
  const { token, tokenHash } = newToken();
  const stored = await ctx.transaction(async (transaction) => {
    // Locked one after the other, each counts the tokens before it.
    await lockOwner(transaction, owner);
    const live = await transaction.apiToken.count({ where: { userId, revokedAt: null, expiresAt: { gt: now } } });
    if (live >= MOST_TOKENS) {
      throw new Conflict(`Paling banyak ${MOST_TOKENS} token aktif. Cabut token yang tidak dipakai lagi.`);
    }
    const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000);
    const row = await transaction.apiToken.create({
      data: { userId, tokenHash, device: name, createdAt: now, expiresAt },
    });
    return { ...tokenView(row), token: null };
  });
  return { ...stored, token };
}

/** Ends one of the actor's tokens at once; again is no error. @throws NotFound for somebody else's */
export async function revokeOwnToken(ctx: Ctx, id: number): Promise<void> {
  const { userId } = memberOf(ctx.actor);
  const { count } = await ctx.db.apiToken.updateMany({ where: { id, userId }, data: { revokedAt: ctx.now() } });
  if (count === 0) throw new NotFound("Token ini tidak ditemukan. Muat ulang halaman.");
}
