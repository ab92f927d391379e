import { Unauthenticated } from "./errors";

export type Role = "USER" | "PENGELOLA" | "ADMIN";

/** Someone without an account, known only by the signed visitor cookie (null until the first write). */
export interface Visitor {
  kind: "visitor";
  visitorId: string | null;
  /** Keyed hash of the address that the request came from; unset where no request is answered. */
  network?: string;
}

export interface Member {
  kind: "member";
  userId: number;
  username: string;
  role: Role;
  /** The session or the bearer token that this request came with. */
  via: { sessionId: string } | { tokenId: number };
  visitorId: string | null;
  /** As of a visitor. */
  network?: string;
}

export type Actor = Visitor | Member;

/**
 * The key under which a person's own writings and one-time votes are stored.
 * Null for a visitor who has no cookie yet and so has written nothing.
 */
export function writerKey(actor: Actor): string | null {
  if (actor.kind === "member") return `user:${actor.userId}`;
  return actor.visitorId === null ? null : `visitor:${actor.visitorId}`;
}

/** The key to write under; `route()` gives every writing visitor one. @throws Unauthenticated */
export function ownKey(actor: Actor): string {
  const key = writerKey(actor);
  if (key === null)
    throw new Unauthenticated("Kiriman ini tidak dapat dikaitkan dengan peramban Anda. Muat ulang halaman.");
  return key;
}

/** All keys that may name this person's earlier writings: the account's and the browser's. */
export function writerKeys(actor: Actor): string[] {
  const keys = actor.visitorId === null ? [] : [`visitor:${actor.visitorId}`];
  return actor.kind === "member" ? [`user:${actor.userId}`, ...keys] : keys;
}

export function isStaff(actor: Actor): actor is Member {
  return actor.kind === "member" && (actor.role === "ADMIN" || actor.role === "PENGELOLA");
}

export function isAdmin(actor: Actor): actor is Member {
  return actor.kind === "member" && actor.role === "ADMIN";
}
