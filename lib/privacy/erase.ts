import "server-only";
import { erasedMail } from "@/lib/accounts/mails";
import { confirmOwner, lockOwner, memberOf } from "@/lib/accounts/own/commands-confirm";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import type { EraseAccount } from "@/lib/accounts/own/schemas";
import { lockAdmins } from "@/lib/accounts/queries";
import { forgetHandovers } from "@/lib/channels/handovers/commands";
import { forgetEvents } from "@/lib/events/event/commands";
import { forgetForum } from "@/lib/forum/commands-edit";
import { FORUM_TAG } from "@/lib/forum/rules";
import { lockWriter } from "@/lib/holding/sql";
import { type Actor, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { forgetMails } from "@/lib/mails/commands";
import { mailboxOf } from "@/lib/mails/rules";
import { forgetPartners } from "@/lib/partners/commands";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { removePutAside } from "@/lib/photos/commands";
import { IS_UNUSED } from "@/lib/photos/rows";
import { forgetPlaces } from "@/lib/places/commands";
import { forgetReports, forgetUpdates } from "@/lib/reports/commands-forget";
import { forgetVolunteers } from "@/lib/volunteers/commands";
import { VOLUNTEERS_TAG } from "@/lib/volunteers/rules";
import type { Transaction } from "@/prisma/client";

const LAST_ADMIN = "Anda satu-satunya admin, jadi akun ini belum dapat dihapus. Jadikan orang lain admin lebih dahulu.";

/**
 * Erases the actor's account at once and for good: its row with sessions, tokens, tickets and events, and everything
 * written under it but the public record, which stays without its writer. The audit log keeps the account's number.
 * @throws InvalidInput for a wrong password; Conflict for the last admin, or when it was erased or changed meanwhile
 */
export async function eraseAccount(ctx: Ctx, { password }: EraseAccount): Promise<void> {
  const { role } = memberOf(ctx.actor);
  const owner = await confirmOwner(ctx, password);
  const key = ownKey(ctx.actor);
  const now = ctx.now();
  const { codes, photoIds, topics } = await ctx.db.$transaction(async (transaction) => {
    if (role === "ADMIN" && (await lockAdmins(transaction)).length < 2) throw new Conflict(LAST_ADMIN);
    await lockOwner(transaction, owner);
    // What this person is sending at this moment is done before it is looked for.
    await lockWriter(transaction, [key]);
    const reports = await forgetReports(transaction, key, now);
    const updates = await forgetUpdates(transaction, key);
    const putAside = [...reports.photoIds, ...updates.photoIds, ...(await forgetPlaces(transaction, key))];
    putAside.push(...(await forgetVolunteers(transaction, key)), ...(await forgetPartners(transaction, key)));
    const topics = await forgetForum(transaction, key, now);
    await forgetEvents(ctx, transaction, { userId: owner.id, key });
    const messages = await transaction.$queryRaw<{ photoId: string | null }[]>`
      DELETE FROM messages WHERE writer_key = ${key} RETURNING photo_id AS "photoId"`;
    await transaction.pushWatch.deleteMany({ where: { writerKey: key } });
    await forgetHandovers(transaction, key);
    await transaction.channelDoubt.deleteMany({ where: { writerKey: key } });
    await forgetAnswers(transaction, ctx.actor);
    await transaction.user.delete({ where: { id: owner.id } });
    putAside.push(...messages.flatMap(({ photoId }) => photoId ?? []));
    if (owner.email !== null) {
      const { username, email } = owner;
      await transaction.reportFollow.deleteMany({ where: { mailbox: mailboxOf(email) } });
      await transaction.areaFollow.deleteMany({ where: { mailbox: mailboxOf(email) } });
      await forgetMails(transaction, email);
      await ctx.mail.enqueue(transaction, erasedMail({ username, email }, now));
    }
    return {
      codes: reports.codes,
      topics: [...topics, ...updates.tags],
      photoIds: await forgetPhotos(transaction, key, putAside),
    };
  });
  ctx.expire(
    "reports",
    "places",
    "events",
    VOLUNTEERS_TAG,
    PARTNERS_TAG,
    FORUM_TAG,
    ...topics,
    "counts",
    ...codes.map((code) => `report:${code}`),
  );
  await removePutAside(ctx, photoIds);
}

/** The answers that are stored in case their request comes again. */
async function forgetAnswers(transaction: Transaction, actor: Actor): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM idempotency_keys WHERE owners && ${writerKeys(actor)}::varchar[]`;
}

/** Photos that still show something lose their owner; the others are to be removed. @returns these */
async function forgetPhotos(transaction: Transaction, key: string, putAside: string[]): Promise<string[]> {
  await transaction.$executeRaw`
    UPDATE photos SET owner_key = ${ERASED_KEY}, camera_latitude = NULL, camera_longitude = NULL WHERE owner_key = ${key} AND NOT (${IS_UNUSED})`;
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM photos WHERE owner_key = ${key} OR id = ANY(${putAside}::uuid[])`;
  return rows.map(({ id }) => id);
}
