import "server-only";
import { isOwnAddress } from "@/lib/accounts/queries";
import { findAreas } from "@/lib/areas/queries";
import type { AreaView } from "@/lib/areas/view";
import { zoneOfArea } from "@/lib/areas/zones";
import { DAY_MS } from "@/lib/format/dates";
import { comparisonKey } from "@/lib/format/text";
import { isRobot } from "@/lib/holding/rules";
import { lockWriter } from "@/lib/holding/sql";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { mailboxOf } from "@/lib/mails/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import { areaFollowToken, assertAreaFollower, stopDigestLinks } from "./access";
import { confirmAreaMail } from "./mails";
import { AREA_CONFIRM_DAYS, type AreaFollowKind, areaFollowPath, type Cadence, MOST_FOLLOWED_AREAS } from "./rules";
import type { ChangeAreaFollow, FollowArea } from "./schemas";
import type { AreaFollowChangeView, AreaFollowRequestView } from "./view";

/** An account, or the mailbox of an address. */
type Follower = { userId: number } | { mailbox: string };

interface Choice {
  kinds: AreaFollowKind[];
  cadence: Cadence;
}

const KIND = Prisma.raw(`"AreaFollowKind"[]`);
export const IS_ACTIVE = Prisma.raw("confirmed_at IS NOT NULL AND stopped_at IS NULL");

const isOf = (follower: Follower) =>
  "userId" in follower ? Prisma.sql`user_id = ${follower.userId}` : Prisma.sql`mailbox = ${follower.mailbox}`;

/**
 * The digest of an area: at once to the confirmed address of an account, to another once its owner opens the mail that
 * goes to it. The answer does not say whether an address follows already.
 * @param receipt false where the address has got too many mails of strangers already
 * @throws NotFound for an unknown area; InvalidInput without any address; Conflict for an account with enough areas
 */
export async function followArea(
  ctx: Ctx,
  code: string,
  input: FollowArea,
  { receipt }: { receipt: boolean },
): Promise<AreaFollowRequestView> {
  const area = await areaToFollow(ctx, code);
  const { email, cadence, gatherings } = input;
  const choice: Choice = { kinds: gatherings ? ["NEWS", "GATHERINGS"] : ["NEWS"], cadence };
  if (email === undefined || (await isOwnAddress(ctx, email))) return followByAccount(ctx, area, choice);
  if (receipt && !isRobot(input)) await askAddress(ctx, area, choice, email);
  return { state: "confirm" };
}

/** @throws NotFound */
export async function areaToFollow(ctx: Ctx, code: string): Promise<AreaView> {
  const [area] = (await findAreas(ctx, { code })).areas;
  if (area === undefined) throw new NotFound("Wilayah tidak ditemukan.");
  return area;
}

async function followByAccount(ctx: Ctx, area: AreaView, choice: Choice): Promise<AreaFollowRequestView> {
  const { actor } = ctx;
  const user =
    actor.kind === "member"
      ? await ctx.db.user.findUnique({ where: { id: actor.userId }, select: { id: true, email: true } })
      : null;
  if (!user?.email) throw new InvalidInput("Email wajib diisi.", { email: "Email wajib diisi." });
  const { email } = user;
  const follower = { userId: user.id };
  const now = ctx.now();
  await ctx.db.$transaction(async (transaction) => {
    await lockWriter(transaction, [ownKey(actor), `area-follows:${mailboxOf(email)}`]);
    await takeOver(transaction, user.id, email);
    await assertFewAreas(transaction, follower, area.code);
    await transaction.$executeRaw`
      INSERT INTO area_follows (area_code, user_id, kinds, cadence, zone, consented_at, confirmed_at, sent_at)
      VALUES (${area.code}, ${user.id}, ${choice.kinds}::${KIND}, ${choice.cadence}::"FollowCadence",
        ${zoneFor(follower, area.code)}, ${now}, ${now}, ${now})
      ON CONFLICT (area_code, user_id) DO UPDATE SET kinds = excluded.kinds, cadence = excluded.cadence,
        stopped_at = NULL, consented_at = excluded.consented_at, zone = excluded.zone,
        sent_at = CASE WHEN area_follows.stopped_at IS NULL THEN area_follows.sent_at ELSE excluded.sent_at END`;
  });
  return { state: "following" };
}

/** Only the first of many requests sends a mail to the address, for some weeks. */
async function askAddress(ctx: Ctx, area: AreaView, { kinds, cadence }: Choice, email: string): Promise<void> {
  const now = ctx.now();
  const mailbox = mailboxOf(email);
  await ctx.db.$transaction(async (transaction) => {
    const [added] = await transaction.$queryRaw<{ id: number }[]>`
      INSERT INTO area_follows (area_code, email, mailbox, kinds, cadence, zone, consented_at, sent_at)
      SELECT ${area.code}, ${email}, ${mailbox}, ${kinds}::${KIND}, ${cadence}::"FollowCadence",
        ${zoneFor({ mailbox }, area.code)}, ${now}, ${now}
      WHERE NOT EXISTS (SELECT FROM users JOIN area_follows AS own ON own.user_id = users.id
        WHERE users.email_key = ${comparisonKey(email)} AND own.area_code = ${area.code} AND own.stopped_at IS NULL)
      ON CONFLICT (area_code, mailbox) DO NOTHING RETURNING id`;
    if (!added) return;
    const { id } = added;
    const link = ctx.link(areaFollowPath("confirm", id, areaFollowToken(ctx, id)));
    await ctx.mail.enqueue(
      transaction,
      confirmAreaMail({ area: area.label, email, link, ...stopDigestLinks(ctx, id) }),
    );
  });
}

/** The clock of the areas that a person follows already, else of this one. */
function zoneFor(follower: Follower, code: string): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT zone FROM area_follows WHERE ${isOf(follower)} AND ${IS_ACTIVE} ORDER BY id LIMIT 1),
    ${zoneOfArea({ areaCode: code, province: null }) ?? "WIB"}::"EventZone")`;
}

/** Gives an account what its confirmed address follows, so that one person gets one mail. */
export async function takeOver(transaction: Transaction, userId: number, email: string): Promise<void> {
  const theirs = Prisma.sql`mailbox = ${mailboxOf(email)} AND lower(email) = ${comparisonKey(email)} AND ${IS_ACTIVE}`;
  const own = Prisma.sql`SELECT area_code FROM area_follows WHERE user_id = ${userId}`;
  await transaction.$executeRaw`
    DELETE FROM area_follows WHERE user_id = ${userId} AND stopped_at IS NOT NULL
      AND area_code IN (SELECT area_code FROM area_follows WHERE ${theirs})`;
  await transaction.$executeRaw`DELETE FROM area_follows WHERE ${theirs} AND area_code IN (${own})`;
  await transaction.$executeRaw`
    UPDATE area_follows SET user_id = ${userId}, email = NULL, mailbox = NULL,
      zone = coalesce((SELECT zone FROM area_follows WHERE user_id = ${userId} AND ${IS_ACTIVE} ORDER BY id LIMIT 1), zone)
    WHERE ${theirs}`;
}

/** @throws Conflict for somebody who follows enough other areas */
async function assertFewAreas(transaction: Transaction, follower: Follower, code: string): Promise<void> {
  const [row] = await transaction.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM area_follows WHERE ${isOf(follower)} AND ${IS_ACTIVE} AND area_code <> ${code}`;
  if ((row?.count ?? 0) < MOST_FOLLOWED_AREAS) return;
  throw new Conflict(`Anda sudah mengikuti ${MOST_FOLLOWED_AREAS} wilayah. Berhenti mengikuti sebagian lebih dahulu.`);
}

/**
 * From a mail, without signing in; again it changes nothing. Stopping ends the digest of all areas of its reader, or of `area` alone.
 * @throws Forbidden for a token of something else; NotFound when there is nothing to begin any more; Conflict for somebody with enough areas
 */
export async function changeAreaFollow(
  ctx: Ctx,
  { id, token, action, area }: ChangeAreaFollow,
): Promise<AreaFollowChangeView> {
  assertAreaFollower(ctx, id, token, action);
  if (action === "stop") {
    if (await stop(ctx, id, area)) return { area: null };
    throw new NotFound("Tautan ini sudah kedaluwarsa. Bila email masih datang, buka tautan di email terbaru.");
  }
  const code = await confirmFollow(ctx, id);
  if (code === null) {
    throw new NotFound("Tautan ini sudah kedaluwarsa. Ikuti lagi lewat halaman wilayahnya.");
  }
  const { name } = await areaToFollow(ctx, code);
  return { area: { code, name } };
}

/** @returns false where the row is gone: its reader may follow by their account now */
async function stop({ db, now }: Ctx, id: number, area: string | undefined): Promise<boolean> {
  await db.$executeRaw`
    UPDATE area_follows SET stopped_at = ${now()} FROM area_follows AS linked
    WHERE linked.id = ${id} AND area_follows.stopped_at IS NULL
      ${area === undefined ? Prisma.empty : Prisma.sql`AND area_follows.area_code = ${area}`}
      AND (area_follows.user_id = linked.user_id OR area_follows.mailbox = linked.mailbox)`;
  return (await db.areaFollow.count({ where: { id } })) > 0;
}

/** @returns the area; null where the row is gone */
async function confirmFollow(ctx: Ctx, id: number): Promise<string | null> {
  const now = ctx.now();
  return ctx.db.$transaction(async (transaction) => {
    const row = await transaction.areaFollow.findUnique({ where: { id } });
    if (!row) return null;
    const { areaCode, email, mailbox } = row;
    // An account took it over.
    if (email === null || mailbox === null) return areaCode;
    await lockWriter(transaction, [`area-follows:${mailbox}`]);
    await assertFewAreas(transaction, { mailbox }, areaCode);
    await transaction.$executeRaw`
      UPDATE area_follows SET confirmed_at = ${now}, stopped_at = NULL, sent_at = ${now}, zone = ${zoneFor({ mailbox }, areaCode)}
      WHERE id = ${id} AND (confirmed_at IS NULL OR stopped_at IS NOT NULL)`;
    const owner = await transaction.user.findFirst({ where: { emailKey: comparisonKey(email) }, select: { id: true } });
    if (owner) {
      await assertFewAreas(transaction, { userId: owner.id }, areaCode);
      await takeOver(transaction, owner.id, email);
    }
    return areaCode;
  });
}

/** Ends one area of the actor's account; once more it changes nothing. */
export async function unfollowArea({ db, actor, now }: Ctx, code: string): Promise<void> {
  if (actor.kind !== "member") return;
  const where = { userId: actor.userId, areaCode: code, stoppedAt: null };
  await db.areaFollow.updateMany({ where, data: { stoppedAt: now() } });
}

/** Removes addresses that nobody confirmed, and follows that were ended, after their time. @returns how many */
export async function forgetAreaFollows({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const before = new Date(now().getTime() - AREA_CONFIRM_DAYS * DAY_MS);
  const { count } = await db.areaFollow.deleteMany({
    where: { OR: [{ confirmedAt: null, consentedAt: { lt: before } }, { stoppedAt: { lt: before } }] },
  });
  return count;
}
