import "server-only";
import { memberOf } from "@/lib/accounts/own/commands-confirm";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { memberByToken } from "./access";

/**
 * Keeps the book that a link opens in the actor's account; again changes nothing. One book lies in one account.
 * @throws Unauthenticated; Forbidden for a link that does not hold; Conflict when another account has it
 */
export async function saveBook(ctx: Ctx, { token }: { token: string }): Promise<{ id: number }> {
  const { userId } = memberOf(ctx.actor);
  const { id, linkVersion } = await memberByToken(ctx, token);
  // A link that was renewed meanwhile finds no row, as one that is saved elsewhere.
  const { count } = await ctx.db.partnerMember.updateMany({
    where: { id, linkVersion, OR: [{ userId: null }, { userId }] },
    data: { userId },
  });
  if (count === 0) {
    throw new Conflict(
      "Buku ini sudah tersimpan di akun lain. Bila bukan akun Anda, minta bank sampah membuat tautan baru.",
    );
  }
  return { id };
}

/** Takes a book out of the actor's account; the link goes on opening it. @throws Unauthenticated, NotFound */
export async function releaseBook(ctx: Ctx, id: number): Promise<void> {
  const { userId } = memberOf(ctx.actor);
  const { count } = await ctx.db.partnerMember.updateMany({ where: { id, userId }, data: { userId: null } });
  if (count === 0) throw new NotFound("Buku tabungan ini tidak tersimpan di akun Anda. Muat ulang halaman.");
}
