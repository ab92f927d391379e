import "server-only";
import { randomInt } from "node:crypto";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound, Unavailable } from "@/lib/kernel/errors";
import { newCardNumber } from "./card-number";
import { ownPartner } from "./rows";

/** Few of the 887 million numbers are taken, so a second draw is rare. */
const DRAWS = 5;

/** Gives a member a card with a new number; the card before opens nothing any more. @throws Forbidden, NotFound */
export async function renewCard(
  ctx: Ctx,
  partnerId: number,
  memberId: number,
  token: string | undefined,
): Promise<{ card_no: string }> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  const known = await ctx.db.partnerMember.count({ where: { id: memberId, partnerId } });
  if (known === 0) throw new NotFound("Nasabah tidak ditemukan di buku ini.");
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const card = newCardNumber(randomInt);
    const written = await ctx.db.$executeRaw`
      UPDATE partner_members SET card_no = ${card}
      WHERE id = ${memberId} AND partner_id = ${partnerId}
        AND NOT EXISTS (SELECT FROM partner_members WHERE card_no = ${card})`;
    if (written === 1) return { card_no: card };
  }
  throw new Unavailable("Nomor kartu belum dapat dibuat. Coba lagi.");
}
