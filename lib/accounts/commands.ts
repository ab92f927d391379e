import "server-only";
import { confirmOwner, lockOwner, memberOf } from "@/lib/accounts/own/commands-confirm";
import { MOST_TOKENS } from "@/lib/accounts/own/rules";
import type { CreateToken } from "@/lib/accounts/own/schemas";
import { type CreatedTokenView, tokenView } from "@/lib/accounts/own/view";
import { comparisonKey } from "@/lib/format/text";
import { claimsOffice } from "@/lib/holding/rules-names";
import type { Member } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { recordEvent, recordSignIn } from "./commands-events";
import { deviceName } from "./devices";
import { hashNewPassword } from "./new-password";
import { SESSION_SECONDS, TOKEN_SECONDS } from "./rules";
import type { RegisterAccount } from "./schemas";
import { hashAnswer } from "./security-answer";
import { endTickets, newToken } from "./tokens";
import { accountView, type RegisteredView } from "./view";

/** The names of those who write without one. */
const UNNAMED = new Set(["warga", "pengguna anonim"]);
const TAKEN = "Username sudah dipakai. Pilih username lain.";
const RESERVED = "Username ini menyerupai nama pengelola atau lembaga. Pilih username lain.";
/** Often enough for "terakhir terlihat", rarely enough to keep reads free of writes. */
const SEEN_STEP_SECONDS = 15 * 60;

function secondsLater(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

/**
 * Makes an ordinary account. Uniqueness of the name is the database's word, so two at once cannot both get it.
 * @throws InvalidInput for a well-known password; Conflict when the name is taken
 */
export async function registerAccount(ctx: Ctx, input: RegisterAccount): Promise<RegisteredView> {
  const usernameKey = comparisonKey(input.username);
  if (UNNAMED.has(usernameKey)) throw new Conflict(TAKEN);
  if (claimsOffice(input.username)) throw new Conflict(RESERVED);
  const [passwordHash, securityAnswerHash] = await Promise.all([
    hashNewPassword(input.password, input.username, "password"),
    hashAnswer(input.jawaban_keamanan),
  ]);
  try {
    return await ctx.transaction(async (transaction) => {
      const user = await transaction.user.create({
        data: {
          username: input.username,
          usernameKey,
          passwordHash,
          daerah: input.daerah,
          umur: input.umur,
          securityQuestion: input.pertanyaan_keamanan,
          securityAnswerHash,
          createdAt: ctx.now(),
        },
      });
      return { message: "Registrasi berhasil! Silakan masuk dengan akun baru Anda.", user: accountView(user) };
    });
  } catch (error) {
    if (isTaken(error)) throw new Conflict(TAKEN);
    throw error;
  }
}

/** Prisma's "unique constraint failed", known by its code: each of Next's bundles has a class of its own for it. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002";
}

interface Device {
  remember: boolean;
  /** The client's User-Agent, for the list of sessions on the account page. */
  device: string;
}

/** Opens a session that ends by itself after a day, or 30 days when it is to be remembered. @returns its id */
export async function openSession(ctx: Ctx, userId: number, { remember, device }: Device): Promise<string> {
  const now = ctx.now();
  const expiresAt = secondsLater(now, remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.plain);
  const data = { userId, device: deviceName(device), createdAt: now, lastSeenAt: now, expiresAt };
  return ctx.transaction(async (transaction) => {
    const session = await transaction.session.create({ data, select: { id: true } });
    await recordSignIn(ctx, transaction, { userId, device });
    return session.id;
  });
}

/** Ends a session at once; ending it twice changes nothing. */
export async function closeSession(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: ctx.now() } });
}

/** Notes that a session is in use. */
export async function touchSession(ctx: Ctx, session: { id: string; lastSeenAt: Date }): Promise<void> {
  const now = ctx.now();
  if (secondsLater(session.lastSeenAt, SEEN_STEP_SECONDS) > now) return;
  await ctx.db.session.updateMany({ where: { id: session.id, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } });
}

/** @returns a new bearer token, which is told this once and cannot be read back */
export async function issueToken(ctx: Ctx, userId: number, { remember, device }: Device): Promise<string> {
  const { token, tokenHash } = newToken();
  const now = ctx.now();
  const expiresAt = secondsLater(now, remember ? TOKEN_SECONDS : SESSION_SECONDS.plain);
  const data = { userId, tokenHash, device: deviceName(device), createdAt: now, expiresAt };
  await ctx.transaction(async (transaction) => {
    await transaction.apiToken.create({ data });
    await recordSignIn(ctx, transaction, { userId, device });
  });
  return token;
}

/** Ends a bearer token at once. */
export async function revokeToken(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: ctx.now() } });
}

/** Notes that a token is in use. */
export async function touchToken(ctx: Ctx, token: { id: number; lastUsedAt: Date | null }): Promise<void> {
  const now = ctx.now();
  if (token.lastUsedAt && secondsLater(token.lastUsedAt, SEEN_STEP_SECONDS) > now) return;
  await ctx.db.apiToken.updateMany({ where: { id: token.id }, data: { lastUsedAt: now } });
}

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
 * A bearer token for a program of the owner's. It is in this answer only; its row holds its hash.
 * @throws InvalidInput for a wrong password; Conflict when there are too many
 */
export async function createToken(ctx: Ctx, { password, name }: CreateToken): Promise<CreatedTokenView> {
  const owner = await confirmOwner(ctx, password);
  const userId = owner.id;
  const now = ctx.now();
  const { token, tokenHash } = newToken();
  return ctx.transaction(async (transaction) => {
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
    return { ...tokenView(row), token };
  });
}

/** Ends one of the actor's tokens at once; again is no error. @throws NotFound for somebody else's */
export async function revokeOwnToken(ctx: Ctx, id: number): Promise<void> {
  const { userId } = memberOf(ctx.actor);
  const { count } = await ctx.db.apiToken.updateMany({ where: { id, userId }, data: { revokedAt: ctx.now() } });
  if (count === 0) throw new NotFound("Token ini tidak ditemukan. Muat ulang halaman.");
}

/**
 * Ends every session, bearer token and unused ticket of an account at once, in the transaction of what made them unsafe.
 * @param except the session or token that may go on, e.g. the one that changed the password
 */
export async function endAccess(
  transaction: Transaction,
  userId: number,
  now: Date,
  except?: Member["via"],
): Promise<void> {
  const exceptions = { sessionId: undefined, tokenId: undefined, ...except };
  await transaction.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(exceptions.sessionId === undefined ? {} : { id: { not: exceptions.sessionId } }),
    },
    data: { revokedAt: now },
  });
  await transaction.apiToken.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(exceptions.tokenId === undefined ? {} : { id: { not: exceptions.tokenId } }),
    },
    data: { revokedAt: now },
  });
  await endTickets(transaction, { userId }, now);
}
