import "server-only";
import { comparisonKey } from "@/lib/format/text";
import type { Role } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { verifyPassword } from "./passwords";
import { hashOfToken } from "./tokens";

/** An account as the server needs it to decide; `accountView` makes the public shape of it. */
export interface Account {
  id: number;
  username: string;
  daerah: string;
  umur: number;
  role: Role;
  profilePhotoId: string | null;
}

export interface LiveSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  account: Account;
}

export interface LiveToken {
  id: number;
  lastUsedAt: Date | null;
  account: Account;
}

// The hash of a random text nobody knows: without it an unknown name would answer 28 ms sooner than a known one.
export const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$DU6CAFMA8EX8ZhMrBhi8cw$n+0E71FHKQ6rtpamAIKbxmn/bSncHIc4ljrLrjcs+yU";

/** The account behind a name and password, or null; takes the same time whether or not the name exists. */
export async function accountOf(
  ctx: Ctx,
  { username, password }: { username: string; password: string },
): Promise<(Account & { block: { reason: string | null } | null }) | null> {
  const user = await ctx.db.user.findUnique({ where: { usernameKey: comparisonKey(username) } });
  const matches = await verifyPassword(user?.passwordHash ?? NOBODY, password);
  if (!user || !matches) return null;
  const { id, role, daerah, umur, profilePhotoId, blockedAt, blockReason } = user;
  const block = blockedAt === null ? null : { reason: blockReason };
  return { id, username: user.username, role, daerah, umur, profilePhotoId, block };
}

export async function hasAccount({ db }: Pick<Ctx, "db">, username: string): Promise<boolean> {
  return (await db.user.count({ where: { usernameKey: comparisonKey(username) } })) > 0;
}

/** Whether an address is the actor's own, confirmed one, so that writing to it bothers no stranger. */
export async function isOwnAddress({ db, actor }: Pick<Ctx, "db" | "actor">, address: string): Promise<boolean> {
  if (actor.kind !== "member") return false;
  const user = await db.user.findUnique({ where: { id: actor.userId }, select: { email: true } });
  return user?.email != null && comparisonKey(user.email) === comparisonKey(address);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** A session that is neither expired nor revoked and whose account is not blocked, with today's role. */
export async function findSession(ctx: Ctx, id: string): Promise<LiveSession | null> {
  if (!UUID.test(id)) return null;
  const [row] = await ctx.db.$queryRaw<(Account & Omit<LiveSession, "id" | "account">)[]>`
    SELECT users.id, username, daerah, umur, role::text AS role, profile_photo_id AS "profilePhotoId",
      sessions.created_at AS "createdAt", sessions.last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${id}::uuid AND revoked_at IS NULL AND expires_at > ${ctx.now()} AND blocked_at IS NULL`;
  if (!row) return null;
  const { createdAt, lastSeenAt, expiresAt, ...account } = row;
  return { id, createdAt, lastSeenAt, expiresAt, account };
}

/** The same for a bearer token. */
export async function findToken(ctx: Ctx, token: string): Promise<LiveToken | null> {
  const hash = hashOfToken(token);
  if (hash === null) return null;
  const [row] = await ctx.db.$queryRaw<(Account & { tokenId: number; lastUsedAt: Date | null })[]>`
    SELECT users.id, username, daerah, umur, role::text AS role, profile_photo_id AS "profilePhotoId",
      api_tokens.id AS "tokenId", last_used_at AS "lastUsedAt"
    FROM api_tokens JOIN users ON users.id = api_tokens.user_id
    WHERE token_hash = ${hash} AND revoked_at IS NULL AND expires_at > ${ctx.now()} AND blocked_at IS NULL`;
  if (!row) return null;
  const { tokenId, lastUsedAt, ...account } = row;
  return { id: tokenId, lastUsedAt, account };
}

/**
 * The ids of those who can administer now, kept as they are until the end of the transaction: two admins who go or
 * demote each other at once wait here, and the second one sees what the first has done.
 */
export async function lockAdmins(transaction: Transaction): Promise<number[]> {
  const admins = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'ADMIN' AND blocked_at IS NULL ORDER BY id FOR UPDATE`;
  return admins.map(({ id }) => id);
}
