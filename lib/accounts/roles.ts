import { type Actor, isAdmin, type Member, type Role } from "@/lib/kernel/actor";
import { Forbidden, STAFF_ONLY } from "@/lib/kernel/errors";

/** Roles as the API writes them. */
export const ROLE_NAMES = ["user", "pengelola", "admin"] as const satisfies Lowercase<Role>[];
export type RoleName = (typeof ROLE_NAMES)[number];
export const ROLE_LABELS: Record<RoleName, string> = { admin: "Admin", pengelola: "Pengelola", user: "User" };

export function notAllowed(): Forbidden {
  return new Forbidden(STAFF_ONLY);
}

/** @throws Forbidden */
export function assertAdmin(actor: Actor): asserts actor is Member {
  if (!isAdmin(actor)) throw notAllowed();
}
