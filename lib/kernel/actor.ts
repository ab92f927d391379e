import { Unauthenticated } from "./errors";

export type Role = "USER" | "PENGELOLA" | "ADMIN";

/** A group of addresses that one person may hold and that many may share. */
export interface NetworkGroup {
  /** Keyed hash in an actor; the address itself where only limits are counted. */
  key: string;
  /** How many times the allowance of the narrowest group it has. */
  times: number;
}

/** The address that a request came from; unset where no request is answered. */
export interface Origin {
  /** Keyed hash of the narrowest group: an IPv6 /64 or an IPv4 address. */
  network?: string;
  /** Narrowest first: IPv6 /64, /56 and /48; IPv4 /32 and /24. */
  networks?: readonly NetworkGroup[];
  /** False where only the address of a proxy is known. */
  isAddressKnown?: boolean;
  /** Keyed hash of an IPv6 /64, or of an IPv4 address and the browser's name; unset where the address is not known. */
  device?: string;
}

/** Someone without an account, known only by the signed visitor cookie (null until the first write). */
export interface Visitor extends Origin {
  kind: "visitor";
  visitorId: string | null;
}

export interface Member extends Origin {
  kind: "member";
  userId: number;
  username: string;
  role: Role;
  /** The session or the bearer token that this request came with. */
  via: { sessionId: string } | { tokenId: number };
  visitorId: string | null;
}

export type Actor = Visitor | Member;

/** The groups of the actor's address, narrowest first. */
export function networksOf({ network = "unknown", networks = [] }: Actor): readonly NetworkGroup[] {
  return networks.length > 0 ? networks : [{ key: network, times: 1 }];
}

/** Key of the widest group of addresses that one person may hold: the IPv6 /48 or the IPv4 /24. */
export function waistOf(actor: Actor): string {
  return networksOf(actor).at(-1)?.key ?? "unknown";
}

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
