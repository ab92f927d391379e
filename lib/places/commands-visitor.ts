import "server-only";
import { doubtOnArrival } from "@/lib/holding/rules";
import { type Actor, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { countVote } from "@/lib/votes/commands";
import { Prisma, type Transaction } from "@/prisma/client";
import { HAS_PAGE } from "./rows";
import type { NotePlace, VotePlace } from "./schemas";
import type { PlaceVoteView } from "./view";

interface State {
  openCount: number;
  closedCount: number;
}

/**
 * "Masih ada" or "sudah tutup": one word a person, the newest counts.
 * @throws NotFound for a place without a page
 */
export async function votePlace(ctx: Ctx, id: number, { open }: VotePlace): Promise<PlaceVoteView> {
  const writer = ownKey(ctx.actor);
  const view = await ctx.transaction(async (transaction) => {
    // The lock makes votes on one place wait for each other, so the counts below are those of whole votes.
    const before = await publicPlace(transaction, id, Prisma.sql`FOR UPDATE`);
    const earlier = await forgetVotes(transaction, ctx.actor, id);
    const former = earlier.filter(({ counted }) => counted);
    const counted = former.length > 0 || (await countVote(ctx, transaction, { kind: "place", id }));
    await transaction.placeVote.create({
      data: { placeId: id, writerKey: writer, open, counted, createdAt: ctx.now() },
    });
    const formerOpen = former.filter((vote) => vote.open).length;
    const openCount = before.openCount + Number(open && counted) - formerOpen;
    const closedCount = before.closedCount + Number(!open && counted) - (former.length - formerOpen);
    // Not by Prisma's update: that the place was voted on is no change that a decision at the desk must have seen.
    await transaction.$executeRaw`
      UPDATE places SET open_count = ${openCount}, closed_count = ${closedCount} WHERE id = ${id}`;
    return { open_count: openCount, closed_count: closedCount, open, counted };
  });
  ctx.expire("places");
  return view;
}

/** What the actor said of a place, and how many said what. @throws NotFound for a place without a page */
export async function ownVote(ctx: Ctx, id: number): Promise<PlaceVoteView> {
  const { openCount, closedCount } = await publicPlace(ctx.db, id);
  const vote = await ctx.db.placeVote.findFirst({
    where: { placeId: id, writerKey: { in: writerKeys(ctx.actor) } },
    orderBy: { createdAt: "desc" },
    select: { open: true, counted: true },
  });
  return { open_count: openCount, closed_count: closedCount, open: vote?.open ?? null, counted: vote?.counted ?? null };
}

/**
 * "Ada yang salah?": a letter to staff about the place.
 * @throws NotFound for a place without a page
 */
export async function notePlace(ctx: Ctx, id: number, input: NotePlace): Promise<{ received: true }> {
  const writer = ownKey(ctx.actor);
  await publicPlace(ctx.db, id);
  return ctx.transaction(async (transaction) => {
    await transaction.message.create({
      data: {
        kind: "PLACE_NOTE",
        details: { ...doubtOnArrival(input) },
        about: `place:${id}`,
        body: input.note,
        email: input.email ?? null,
        phone: input.whatsapp ?? null,
        consentedAt: input.email || input.whatsapp ? ctx.now() : null,
        writerKey: writer,
        createdAt: ctx.now(),
      },
    });
    return { received: true } as const;
  });
}

async function publicPlace(db: Ctx["db"] | Transaction, id: number, lock: Prisma.Sql = Prisma.empty): Promise<State> {
  const rows = await db.$queryRaw<State[]>`
    SELECT open_count AS "openCount", closed_count AS "closedCount" FROM places WHERE id = ${id} AND ${HAS_PAGE} ${lock}`;
  const [place] = rows;
  if (!place) throw new NotFound("Lokasi tidak ditemukan.");
  return place;
}

/** @returns what the person had said, with the account and in this browser; as a rule at most one word */
async function forgetVotes(transaction: Transaction, actor: Actor, placeId: number) {
  return transaction.$queryRaw<{ open: boolean; counted: boolean }[]>`
    DELETE FROM place_votes WHERE place_id = ${placeId} AND writer_key = ANY(${writerKeys(actor)}) RETURNING open, counted`;
}
