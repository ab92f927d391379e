import { type Actor, isAdmin, type Member } from "@/lib/kernel/actor";
import { Forbidden, STAFF_ONLY } from "@/lib/kernel/errors";

/** Addresses are personal data, so the outbox is for administrators only. @throws Forbidden */
export function assertOutboxReader(actor: Actor): asserts actor is Member {
  if (!isAdmin(actor)) throw new Forbidden(STAFF_ONLY);
}
