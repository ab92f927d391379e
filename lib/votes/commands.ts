import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, TooMany } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { ANONYMOUS_VOTES, FLAGGING_ACCOUNT_DAYS, NETWORK_DAYS, NETWORK_FULL, type VoteKind } from "./rules";

const DAY_MS = 86_400_000;

/** What is voted on. */
interface Target {
  kind: VoteKind;
  /** Within the kind, e.g. `topik:12`. */
  id: number | string;
}

/**
 * Whether a new vote is an independent person's: an account, or a visitor whose network has not used up its votes.
 * Takes one of them in the same statement, so many at once take no more than there are.
 */
export async function isIndependent(ctx: Pick<Ctx, "actor" | "now">, transaction: Transaction, target: Target) {
  const { actor } = ctx;
  if (
    actor.kind === "member" &&
    ((target.kind !== "flag" && target.kind !== "outcome") || (await isOldEnough(ctx, transaction, actor.userId)))
  ) {
    return true;
  }
  const taken = await transaction.$executeRaw`
    INSERT INTO vote_networks (target, network, votes, created_at)
    VALUES (${nameOf(target)}, ${actor.network ?? "unknown"}, 1, ${ctx.now()})
    ON CONFLICT (target, network) DO UPDATE SET votes = vote_networks.votes + 1
      WHERE vote_networks.votes < ${ANONYMOUS_VOTES[target.kind]}`;
  return taken > 0;
}

async function isOldEnough({ now }: Pick<Ctx, "now">, transaction: Transaction, userId: number): Promise<boolean> {
  const before = new Date(now().getTime() - FLAGGING_ACCOUNT_DAYS * DAY_MS);
  return (await transaction.user.count({ where: { id: userId, createdAt: { lte: before } } })) > 0;
}

/** @throws Forbidden for a vote that would not be an independent person's */
export async function assertIndependent(ctx: Pick<Ctx, "actor" | "now">, transaction: Transaction, target: Target) {
  if (!(await isIndependent(ctx, transaction, target))) throw new Forbidden(NETWORK_FULL);
}

/**
 * Counts what a network has voted on within a day, one request after the other.
 * @param most of one kind, whatever it is about
 * @throws TooMany
 */
export async function assertFewToday(
  { actor, now }: Pick<Ctx, "actor" | "now">,
  transaction: Transaction,
  kind: VoteKind,
  most: number,
) {
  const network = actor.network ?? "unknown";
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${network}`}, 0))`;
  const since = new Date(now().getTime() - DAY_MS);
  const where = { network, target: { startsWith: `${kind}:` }, createdAt: { gte: since } };
  if ((await transaction.voteNetwork.count({ where })) < most) return;
  throw new TooMany(
    `Jaringan ini sudah menjawab ${most} kali hari ini. Masuk ke akun Anda, atau jawab lagi besok.`,
    DAY_MS / 1000,
  );
}

/** Gives back what a vote took that is taken back. */
export async function releaseVote({ actor }: Pick<Ctx, "actor">, transaction: Transaction, target: Target) {
  if (actor.kind === "member") return;
  await transaction.$executeRaw`
    UPDATE vote_networks SET votes = votes - 1
    WHERE target = ${nameOf(target)} AND network = ${actor.network ?? "unknown"} AND votes > 0`;
}

/** Forgets networks after their time. @returns how many rows */
export async function forgetNetworks({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const before = new Date(now().getTime() - NETWORK_DAYS * DAY_MS);
  return db.$executeRaw`DELETE FROM vote_networks WHERE created_at < ${before}`;
}

const nameOf = ({ kind, id }: Target) => `${kind}:${id}`;
