import "server-only";
import { randomSecret, sha256 } from "@/lib/accounts/tokens";
import { isNameDoubted } from "@/lib/holding/policy";
import { type HoldReason, holdReason } from "@/lib/holding/rules";
import { lockWriter, recentCount } from "@/lib/holding/sql";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { nextPartnerId, PARTNER_SELECT, PARTNERS } from "./rows";
import { PARTNERS_TAG, partnerSlug } from "./rules";
import type { CreatePartner } from "./schemas";
import { type CreatedPartnerView, partnerView } from "./view";

/**
 * Takes in a waste bank, which is listed at once unless the filter doubts it. Its private link's token is answered
 * this once and stored only as a hash.
 */
export async function createPartner(ctx: Ctx, input: CreatePartner): Promise<CreatedPartnerView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  const manageToken = randomSecret();
  const created = await ctx.transaction(async (transaction) => {
    await lockWriter(transaction, [writer]);
    const held = await doubt(ctx, transaction, input);
    const id = await nextPartnerId(transaction);
    const row = await transaction.partner.create({
      data: {
        id,
        slug: partnerSlug(input.name, id),
        name: input.name,
        email: input.email,
        phone: input.phone,
        address: input.address ?? null,
        message: input.message ?? null,
        heldReason: held,
        manageTokenHash: sha256(manageToken),
        consentedAt: now,
        writerKey: writer,
        createdAt: now,
        updatedAt: now,
      },
      select: PARTNER_SELECT,
    });
    // Only a hash of it stays: what is returned here is kept for a repeated request.
    return { ...partnerView(row), held: held !== null, manage_token: null };
  });
  if (!created.held) ctx.expire(PARTNERS_TAG, "counts");
  return { ...created, manage_token: manageToken };
}

async function doubt(ctx: Ctx, transaction: Transaction, input: CreatePartner): Promise<HoldReason | null> {
  const rows = await transaction.$queryRaw<{ recent: number }[]>`
    SELECT ${recentCount(PARTNERS, writerKeys(ctx.actor), ctx.now())} AS recent`;
  const facts = { recent: rows[0]?.recent ?? 0, repeated: false, nameDoubted: isNameDoubted(ctx.actor, input.name) };
  // The message is read by staff only, so a link in it harms nobody.
  return holdReason(input, [input.name, input.address ?? ""], facts);
}
