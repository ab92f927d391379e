import "server-only";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { env } from "@/lib/server/env";
import { services } from "@/lib/server/services";
import { isSigned, sign } from "@/lib/server/signing";
import type { Transaction } from "@/prisma/client";

/** Runs when a transaction's work is done and before it commits. */
type BeforeCommit = (transaction: Transaction, result: unknown) => Promise<void>;

export interface RequestCtx {
  ctx: Ctx;
  /** Cache tags that the work asked to drop. */
  expired: ReadonlySet<string>;
}

/** The context of one request. @param beforeCommit keeps an idempotent answer with the work itself */
export function contextFor(actor: Actor, beforeCommit?: BeforeCommit): RequestCtx {
  const { db, mail, photos, geocoder } = services();
  const expired = new Set<string>();
  const ctx: Ctx = {
    actor,
    db,
    mail,
    photos,
    geocoder,
    sign,
    isSigned,
    now: () => new Date(),
    link: (path) => new URL(path, env().SITE_URL).href,
    sender: senderOf(env().MAIL_FROM),
    expire: (...tags) => {
      for (const tag of tags) expired.add(tag);
    },
    transaction: (work) =>
      db.$transaction(async (transaction) => {
        const result = await work(transaction);
        await beforeCommit?.(transaction, result);
        return result;
      }),
  };
  return { ctx, expired };
}

/** `Sulur <kabar@contoh.id>` or the address alone. */
function senderOf(from: string): string {
  return /<([^>]+)>/u.exec(from)?.[1] ?? from;
}

/** For pages that are the same for everyone: reads no cookie, so the page stays cacheable. */
export function publicCtx(): Ctx {
  return contextFor({ kind: "visitor", visitorId: null }).ctx;
}
