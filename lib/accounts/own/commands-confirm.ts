import "server-only";
import { verifyPassword } from "@/lib/accounts/passwords";
import type { Actor, Member } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, Unauthenticated } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";

const WRONG_PASSWORD = "Password saat ini salah. Ketik ulang password akun Anda.";
const CHANGED_MEANWHILE = "Akun ini baru saja diubah di tempat lain. Muat ulang halaman lalu coba lagi.";

/** @throws Unauthenticated */
export function memberOf(actor: Actor): Member {
  if (actor.kind !== "member") throw new Unauthenticated();
  return actor;
}

/** What an act that asked for the password again may need of the account. */
export interface ConfirmedOwner {
  id: number;
  username: string;
  email: string | null;
  passwordHash: string;
}

/** The actor's own account, once its password has been typed again. @throws InvalidInput on `password` */
export async function confirmOwner(ctx: Ctx, password: string): Promise<ConfirmedOwner> {
  const { userId } = memberOf(ctx.actor);
  const owner = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { id: true, username: true, email: true, passwordHash: true },
  });
  if (!owner) throw new Unauthenticated();
  if (!(await verifyPassword(owner.passwordHash, password))) {
    throw new InvalidInput(WRONG_PASSWORD, { password: WRONG_PASSWORD });
  }
  return owner;
}

/**
 * Keeps the account as it was confirmed until the end of the transaction: a password that was changed meanwhile
 * confirms nothing. @throws Conflict
 */
export async function lockOwner(transaction: Transaction, { id, passwordHash }: ConfirmedOwner): Promise<void> {
  const locked = await transaction.$queryRaw<unknown[]>`
    SELECT FROM users WHERE id = ${id} AND password_hash = ${passwordHash} FOR UPDATE`;
  if (locked.length === 0) throw new Conflict(CHANGED_MEANWHILE);
}
