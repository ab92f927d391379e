import "server-only";
import { sha256 } from "@/lib/accounts/tokens";
import { type Actor, isStaff } from "@/lib/kernel/actor";
import { Forbidden } from "@/lib/kernel/errors";

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
