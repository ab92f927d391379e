import "server-only";
import { createHash } from "node:crypto";
import { DAY_MS } from "@/lib/format/dates";
import { waistOf } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { NETWORK_DAYS, PERSON_DAYS, STRANGER_VOTES, STRANGER_VOTES_A_DAY, type VoteKind } from "./rules";

type VoteCtx = Pick<Ctx, "actor" | "now">;

/** The subject of a vote. */
interface Target {
  kind: VoteKind;
  /** Within the kind, e.g. `topik:12`. */
  id: number | string;
}

/** Whether the actor counts as a person by themselves: an account that is old enough. Everybody else is a stranger. */
export async function isPerson({ actor, now }: VoteCtx, transaction: Transaction): Promise<boolean> {
  if (actor.kind !== "member") return false;
  return (await transaction.user.count({ where: { id: actor.userId, createdAt: { lte: daysBefore(now()) } } })) > 0;
}

/**
 * Whether a new vote counts: a person's, or a stranger's within the votes of their waist. The check and the use of a
 * vote are one statement, so many at once use no more than there are. A vote that does not count is stored all the same.
 */
export async function countVote(ctx: VoteCtx, transaction: Transaction, target: Target): Promise<boolean> {
  if (await isPerson(ctx, transaction)) return true;
  const { actor } = ctx;
  const most = STRANGER_VOTES[target.kind];
  // Behind a proxy that hides the address only the cookie tells strangers apart.
  if (actor.isAddressKnown === false) {
    return (await isKnownVisitor(ctx, transaction)) && takeVote(ctx, transaction, target, 1);
  }
  if (await takeVote(ctx, transaction, target, 1)) return true;
  return most > 1 && (await isKnownVisitor(ctx, transaction)) && takeVote(ctx, transaction, target, most);
}

async function takeVote({ actor, now }: VoteCtx, transaction: Transaction, target: Target, most: number) {
  const network = groupOf(actor);
  if (!(await hasVotesToday(now(), transaction, target.kind, network))) return false;
  const used = await transaction.$executeRaw`
    INSERT INTO vote_networks (target, network, votes, created_at)
    VALUES (${nameOf(target)}, ${network}, 1, ${now()})
    ON CONFLICT (target, network) DO UPDATE SET votes = vote_networks.votes + 1 WHERE vote_networks.votes < ${most}`;
  return used > 0;
}

/** Serialises the votes of one group and kind where a day has a limit. */
async function hasVotesToday(now: Date, transaction: Transaction, kind: VoteKind, network: string): Promise<boolean> {
  const most = STRANGER_VOTES_A_DAY[kind];
  if (most === undefined) return true;
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${network}`}, 0))`;
  const createdAt = { gte: new Date(now.getTime() - DAY_MS) };
  return (
    (await transaction.voteNetwork.count({ where: { network, target: { startsWith: `${kind}:` }, createdAt } })) < most
  );
}

/** Gives back the vote that a stranger's counted vote used. */
export async function releaseVote(ctx: VoteCtx, transaction: Transaction, target: Target): Promise<void> {
  if (await isPerson(ctx, transaction)) return;
  await transaction.$executeRaw`
    UPDATE vote_networks SET votes = votes - 1
    WHERE target = ${nameOf(target)} AND network = ${groupOf(ctx.actor)} AND votes > 0`;
}

/** Deletes networks after their time. @returns how many rows */
export async function forgetNetworks({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  return db.$executeRaw`DELETE FROM vote_networks WHERE created_at < ${daysBefore(now(), NETWORK_DAYS)}`;
}

/**
 * Whether the visitor cookie is old and not made for one vote: something public was written with it long enough ago.
 * The cookie itself has no date; its first write is as old as it is.
 */
async function isKnownVisitor({ actor, now }: VoteCtx, transaction: Transaction): Promise<boolean> {
  if (actor.visitorId === null) return false;
  const key = `visitor:${actor.visitorId}`;
  const before = daysBefore(now());
  const rows = await transaction.$queryRaw<{ known: boolean }[]>`
    SELECT
      EXISTS (SELECT FROM reports WHERE writer_key = ${key} AND created_at <= ${before} AND held_reason IS NULL AND status <> 'REJECTED')
      OR EXISTS (SELECT FROM report_updates WHERE writer_key = ${key} AND created_at <= ${before} AND held_reason IS NULL AND hidden_at IS NULL)
      OR EXISTS (SELECT FROM forum_threads WHERE writer_key = ${key} AND created_at <= ${before} AND held_reason IS NULL AND hidden_at IS NULL)
      OR EXISTS (SELECT FROM forum_comments WHERE writer_key = ${key} AND created_at <= ${before} AND held_reason IS NULL AND hidden_at IS NULL)
      OR EXISTS (SELECT FROM places WHERE writer_key = ${key} AND created_at <= ${before} AND status = 'APPROVED')
      OR EXISTS (SELECT FROM report_supports WHERE writer_key = ${key} AND created_at <= ${before} AND counted)
      OR EXISTS (SELECT FROM forum_likes WHERE writer_key = ${key} AND created_at <= ${before} AND counted)
      OR EXISTS (SELECT FROM place_votes WHERE writer_key = ${key} AND created_at <= ${before} AND counted)
      OR EXISTS (SELECT FROM report_judgements WHERE writer_key = ${key} AND created_at <= ${before} AND counted) AS known`;
  return rows[0]?.known ?? false;
}

/** Key of votes that are counted together: the waist, or one cookie where the address is not known. */
function groupOf(actor: Ctx["actor"]): string {
  if (actor.isAddressKnown !== false) return waistOf(actor);
  return createHash("sha256").update(`visitor:${actor.visitorId}`).digest("hex");
}

function daysBefore(now: Date, days = PERSON_DAYS): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

const nameOf = ({ kind, id }: Target) => `${kind}:${id}`;
