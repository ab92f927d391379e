import "server-only";
import { assertManager, isOrganiser, MANAGER_SELECT } from "@/lib/events/event/access";
import { rememberLook } from "@/lib/events/event/queries-manage";
import { IS_MAILED } from "@/lib/events/event/rows";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, NotFound } from "@/lib/kernel/errors";
import { RELAYED_AT_ONCE } from "./rules";
import type { RelayEntryView, RelayView } from "./view";

interface Row {
  id: number;
  name: string;
  people: number;
  phone: string;
  offered: boolean;
  off: boolean;
}

/**
 * Registrants whom no mail reaches and who left a number, and must be notified: of a seat that is kept for them, a change, a cancellation. Numbers are
 * shown while there is something to tell, and never to a pengelola who does not organise the event.
 * @throws NotFound, Forbidden
 */
export async function relayList(ctx: Ctx, id: number, token: string | undefined): Promise<RelayView> {
  const event = await ctx.db.event.findUnique({ where: { id, deletedAt: null }, select: MANAGER_SELECT });
  if (!event) throw new NotFound("Kegiatan ini tidak ada atau sudah dihapus.");
  assertManager(ctx, event, token);
  if (!isOrganiser(ctx, event, token) && !isAdmin(ctx.actor)) {
    throw new Forbidden("Nomor pendaftar hanya dilihat penyelenggara kegiatan ini dan admin.");
  }
  await rememberLook(ctx, id);
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT registration.id, registration.name, registration.people, registration.phone,
      news.offered, events.cancelled_at IS NOT NULL AS off
    FROM events JOIN event_registrations AS registration ON registration.event_id = events.id
      CROSS JOIN LATERAL (
        SELECT events.cancelled_at IS NULL AND events.starts_at > ${ctx.now()} AND (
          status = 'OFFERED' AND relayed_at IS NULL
          OR status = 'WAITING' AND passed_over_at IS NOT NULL AND registration.people <= capacity - registered) AS offered
      ) AS news
    WHERE events.id = ${id} AND NOT ${IS_MAILED} AND registration.phone IS NOT NULL
      AND registration.status <> 'CANCELLED' AND registration.removing_until IS NULL
      AND (news.offered OR EXISTS (
        SELECT FROM registration_mails AS notice
        WHERE notice.registration_id = registration.id AND notice.kind LIKE 'notice:%' AND NOT EXISTS (
          SELECT FROM registration_mails AS relayed
          WHERE relayed.registration_id = registration.id AND relayed.kind = 'relayed:' || notice.kind)))
    ORDER BY news.offered DESC, registration.id LIMIT ${RELAYED_AT_ONCE + 1}`;
  return { items: rows.slice(0, RELAYED_AT_ONCE).map(entryView), more: rows.length > RELAYED_AT_ONCE };
}

function entryView({ id, name, people, phone, offered, off }: Row): RelayEntryView {
  return { registration_id: id, name, people, phone, news: offered ? "offer" : off ? "cancelled" : "changed" };
}
