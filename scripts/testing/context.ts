import type { Actor, Origin, Role } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { addressKey, networkGroups } from "@/lib/server/http/address";
import { MemoryMailer } from "@/lib/server/mail/memory-mailer";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import type { Database } from "@/prisma/client";

export interface TestContext extends Ctx {
  mail: MemoryMailer;
  /** Every cache tag that was dropped. */
  expired: string[];
  /** The same world as another person sees it. */
  as(actor: Actor): TestContext;
  /** Moves the clock, for everyone in this world. */
  pass(seconds: number): void;
}

const NOWHERE = { regency: null, province: null };

interface Clock {
  now: Date;
}

/** A context with a clock that stands still, mails and photos in memory, and a readable signature. */
export function testContext(db: Database, actor: Actor, start: Date): TestContext {
  return contextOf(db, actor, { now: start }, new MemoryMailer(), []);
}

function contextOf(db: Database, actor: Actor, clock: Clock, mail: MemoryMailer, expired: string[]): TestContext {
  return {
    actor,
    db,
    mail,
    expired,
    photos: new MemoryPhotoStore(),
    geocoder: { find: async () => null, areaOf: () => NOWHERE, areaNamed: () => NOWHERE, areasNear: () => [] },
    now: () => clock.now,
    transaction: (work) => db.$transaction(work),
    sender: "sulur@sulur.test",
    link: (path) => `https://sulur.test${path}`,
    sign: (purpose, subject) => `${purpose}.${subject}.signed`,
    isSigned: (purpose, subject, token) => token === `${purpose}.${subject}.signed`,
    expire: (...tags) => void expired.push(...tags),
    as: (other) => contextOf(db, other, clock, mail, expired),
    pass: (seconds) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
}

/**
 * Somebody without an account, on a network of their own unless one is named.
 * @param network the key of the only group, or an address with its groups, e.g. `fromAddress("2001:db8::1")`
 */
export function visitor(visitorId: string, network: string | Origin = visitorId): Actor {
  const origin = typeof network === "string" ? { network, networks: [{ key: network, times: 1 }] } : network;
  return { kind: "visitor", visitorId, isAddressKnown: true, ...origin };
}

/** The groups of a client's address as a route gives them, but not hashed. */
export function fromAddress(address: string): Origin {
  const request = new Request("http://sulur.test", { headers: { "x-forwarded-for": address } });
  const networks = networkGroups(addressKey(request, 1));
  return { network: networks[0]?.key, networks, isAddressKnown: true };
}

/** An account that is really in the database, old enough to count as a person at every test's clock. */
export async function member(db: Database, username: string, role: Role = "USER"): Promise<Actor & { userId: number }> {
  const user = await db.user.create({
    data: {
      username,
      usernameKey: username.toLowerCase(),
      passwordHash: "-",
      role,
      daerah: "Sumatera Utara",
      umur: 30,
      securityQuestion: "kota",
      securityAnswerHash: "-",
      createdAt: new Date("2025-01-01"),
    },
  });
  return { kind: "member", userId: user.id, username, role, via: { sessionId: "uji" }, visitorId: null };
}
