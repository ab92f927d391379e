import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import { offerFreed } from "@/lib/events/registration/commands-offers";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { eventTag } from "./rules";

/**
 * Cuts events and registrations off from an account. Seats at what has not begun go to those who wait; who came stays
 * a number. Events stay, since others count on them, but no longer name who put them up.
 */
export async function forgetEvents(
  ctx: Ctx,
  transaction: Transaction,
  { userId, key }: { userId: number; key: string },
): Promise<void> {
  const now = ctx.now();
  const own = await transaction.$queryRaw<{ id: number }[]>`
    UPDATE events SET writer_key = ${ERASED_KEY}, organiser = '', organiser_email = NULL, manage_token_hash = NULL, updated_at = ${now}
    WHERE writer_key = ${key} RETURNING id`;
  // Events before registrations, as everywhere, so that nobody waits for each other.
  await transaction.$queryRaw`
    SELECT FROM events WHERE id IN (SELECT event_id FROM event_registrations WHERE user_id = ${userId}) ORDER BY id FOR UPDATE`;
  const freed = await transaction.$queryRaw<{ id: number }[]>`
    UPDATE events SET registered = registered - freed.people, updated_at = ${now}
    FROM (
      SELECT event_id, sum(people)::int AS people FROM event_registrations
      WHERE user_id = ${userId} AND status IN ('CONFIRMED', 'OFFERED') GROUP BY event_id
    ) AS freed
    WHERE events.id = freed.event_id AND starts_at > ${now} RETURNING id`;
  await transaction.$executeRaw`
    UPDATE event_registrations SET
      status = CASE WHEN events.starts_at > ${now} OR status = 'OFFERED' THEN 'CANCELLED' ELSE status END,
      name = 'Warga', email = NULL, email_key = NULL, phone = NULL, message = NULL, consented_at = NULL,
      certificate_code = NULL, offered_until = NULL, user_id = NULL, updated_at = ${now}
    FROM events WHERE events.id = event_id AND user_id = ${userId}`;
  for (const { id } of freed.toSorted((a, b) => a.id - b.id)) await offerFreed(ctx, transaction, id);
  ctx.expire(...[...own, ...freed].map(({ id }) => eventTag(id)));
}
