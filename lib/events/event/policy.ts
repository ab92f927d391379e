import { type Actor, isAdmin, isStaff } from "@/lib/kernel/actor";
import { Forbidden } from "@/lib/kernel/errors";

/** @param withCode whether the access code was entered @throws Forbidden */
export function assertOrganiser(actor: Actor, withCode: boolean): void {
  if (!withCode && !isStaff(actor)) throw new Forbidden("Masukkan kode akses terlebih dahulu.");
}

/** @throws Forbidden */
export function assertAdmin(actor: Actor): void {
  if (!isAdmin(actor)) throw new Forbidden("Akses Ditolak: Anda tidak memiliki hak akses administrator.");
}
