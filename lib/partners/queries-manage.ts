import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { isAdmin, ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";
import { assertManager, isOwner } from "./access";
import { PARTNER_SELECT } from "./rows";
import { type AccountPartnerView, type ManagedPartnerView, partnerView } from "./view";

/** The columns of `managedView`, and what decides who may see them. */
export const MANAGED_SELECT = {
  ...PARTNER_SELECT,
  email: true,
  previousEmail: true,
  emailHeldUntil: true,
  heldReason: true,
  hiddenAt: true,
  revision: true,
  manageTokenHash: true,
  writerKey: true,
} as const satisfies Prisma.PartnerSelect;

type ManagedRow = Prisma.PartnerGetPayload<{ select: typeof MANAGED_SELECT }>;

/** @param mayReach whether the e-mail address is shown */
export function managedView(row: ManagedRow, mayReach: boolean, owns: boolean): ManagedPartnerView {
  return {
    ...partnerView(row),
    email: mayReach ? row.email : null,
    held: row.heldReason !== null,
    hidden: row.hiddenAt !== null,
    owns,
    revision: row.revision,
  };
}

/** Nobody runs more of them. */
const MY_PARTNERS = 20;

/** The waste banks that the actor's account registered, newest first. */
export async function accountPartners(ctx: Ctx): Promise<AccountPartnerView[]> {
  const rows = await ctx.db.partner.findMany({
    where: { writerKey: ownKey(ctx.actor) },
    orderBy: { id: "desc" },
    take: MY_PARTNERS,
    select: { id: true, slug: true, name: true, badge: true, heldReason: true, hiddenAt: true },
  });
  return rows.map(({ heldReason, hiddenAt, ...row }) => ({
    ...row,
    held: heldReason !== null,
    hidden: hiddenAt !== null,
  }));
}

/**
 * A waste bank for who manages it; that an administrator saw its e-mail address is written down.
 * @throws Forbidden, NotFound
 */
export async function managedPartner(ctx: Ctx, id: number, token: string | undefined): Promise<ManagedPartnerView> {
  const row = await ctx.db.partner.findUnique({ where: { id }, select: MANAGED_SELECT });
  if (!row) throw new NotFound("Bank sampah tidak ditemukan.");
  assertManager(ctx.actor, row, token);
  const owner = isOwner(ctx.actor, row, token);
  if (!owner && isAdmin(ctx.actor)) {
    await ctx.db.$transaction((transaction) =>
      recordAudit(transaction, ctx.actor, "partner.contact_seen", `partner:${id}`),
    );
  }
  return managedView(row, owner || isAdmin(ctx.actor), owner);
}
