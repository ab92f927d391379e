import { type Actor, isAdmin, type Member } from "@/lib/kernel/actor";
import { Forbidden } from "@/lib/kernel/errors";

const REFUSED = "Akses Ditolak: Anda tidak memiliki hak akses administrator.";

export function notAllowed(): Forbidden {
  return new Forbidden(REFUSED);
}

/** @throws Forbidden */
export function assertAdmin(actor: Actor): asserts actor is Member {
  if (!isAdmin(actor)) throw notAllowed();
}
