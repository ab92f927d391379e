import "server-only";
import { comparisonKey } from "@/lib/format/text";
import { claimsOffice } from "@/lib/holding/rules-names";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { recordSignIn } from "./commands-events";
import { deviceName } from "./devices";
import { hashNewPassword } from "./new-password";
import { hashPassword } from "./passwords";
import { SESSION_SECONDS, TOKEN_SECONDS } from "./rules";
import type { RegisterAccount } from "./schemas";
import { newToken } from "./tokens";
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
    hashPassword(comparisonKey(input.jawaban_keamanan)),
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
