import "server-only";
import { sha256 } from "@/lib/accounts/tokens";
import { PLACED } from "@/lib/areas/rows";
import { type Actor, isStaff } from "@/lib/kernel/actor";
import { Forbidden } from "@/lib/kernel/errors";
import { columnsOf, Prisma } from "@/prisma/client";

export const PARTNERS = Prisma.raw("partners");

/** The columns that the public view needs. A row never leaves the server. */
export const PARTNER_SELECT = {
  ...PLACED,
  id: true,
  slug: true,
  name: true,
  phone: true,
  whatsapp: true,
  address: true,
  photoId: true,
  materials: true,
  hours: true,
  scheduleNote: true,
  prices: true,
  pricesOn: true,
  badge: true,
  createdAt: true,
} as const satisfies Prisma.PartnerSelect;
type SelectedPartner = Prisma.PartnerGetPayload<{ select: typeof PARTNER_SELECT }>;
/** The two lists were checked when written. */
export type PartnerRow = Omit<SelectedPartner, "hours" | "prices"> & { hours: unknown; prices: unknown };

/** The same columns for the queries written by hand. */
export const PARTNER_COLUMNS = columnsOf("partners", PARTNER_SELECT);

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.

/** `partners_listed_idx`, `partners_point_idx` and `partners_materials_idx` */
export const IS_LISTED = Prisma.raw("partners.held_reason IS NULL AND partners.hidden_at IS NULL");
/** `partners_held_idx` */
export const IS_HELD = Prisma.raw("partners.held_reason IS NOT NULL AND partners.hidden_at IS NULL");
/** `partners_hidden_idx` */
export const IS_HIDDEN = Prisma.raw("partners.hidden_at IS NOT NULL");

/** Whether the actor is the partner itself: with its private link, or the account that registered it. */
export function isOwner(
  actor: Actor,
  partner: { manageTokenHash: string | null; writerKey: string },
  token: string | undefined,
): boolean {
  if (token !== undefined && partner.manageTokenHash !== null && sha256(token) === partner.manageTokenHash) return true;
  return actor.kind === "member" && partner.writerKey === `user:${actor.userId}`;
}

/** Owners and staff. @throws Forbidden */
export function assertManager(actor: Actor, partner: Parameters<typeof isOwner>[1], token: string | undefined): void {
  if (!isOwner(actor, partner, token) && !isStaff(actor)) {
    throw new Forbidden("Hanya bank sampah ini dengan tautan pribadinya atau akun pendaftarnya, pengelola, dan admin.");
  }
}
