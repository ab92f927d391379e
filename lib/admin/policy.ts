import { type Actor, isAdmin, type Member } from "@/lib/kernel/actor";
import { Forbidden, STAFF_ONLY } from "@/lib/kernel/errors";

export function notAllowed(): Forbidden {
  return new Forbidden(STAFF_ONLY);
}

/** @throws Forbidden */
export function assertAdmin(actor: Actor): asserts actor is Member {
  if (!isAdmin(actor)) throw notAllowed();
}
