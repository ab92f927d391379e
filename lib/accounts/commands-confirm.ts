import "server-only";
import type { Actor, Member } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput, Unauthenticated } from "@/lib/kernel/errors";
import { verifyPassword } from "./passwords";

const WRONG_PASSWORD = "Password saat ini salah. Ketik ulang password akun Anda.";

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
  /** To be named again as a condition of the update: a password that was changed meanwhile confirms nothing. */
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
