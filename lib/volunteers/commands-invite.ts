import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { eventPath } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { invitationMail } from "./mails";
import { invitableSince } from "./queries-desk";
import { IS_INVITABLE } from "./rows";
import { INVITATION } from "./rules-desk";
import type { InviteVolunteers } from "./schemas-desk";

/**
 * Mails the confirmed volunteers of an area about an event ahead, the longest uninvited first. Each row is taken by one
 * UPDATE, so of two invitations at once nobody gets both. Staff only, who see no address.
 * @throws InvalidInput for an event that is not ahead; Conflict when nobody is left to invite
 */
export async function inviteVolunteers(ctx: Ctx, input: InviteVolunteers): Promise<{ invited: number }> {
  assertReviewer(ctx.actor);
  const { daerah, event_id, pesan = null } = input;
  const now = ctx.now();
  return ctx.transaction(async (transaction) => {
    const event = await transaction.event.findFirst({
      where: { id: event_id, deletedAt: null, cancelledAt: null, startsAt: { gt: now } },
      select: { id: true, slug: true, title: true, location: true, startsAt: true, zone: true },
    });
    if (!event) {
      const message = "Kegiatan ini sudah mulai, dibatalkan, atau dihapus. Pilih kegiatan lain.";
      throw new InvalidInput(message, { event_id: message });
    }
    const people = await transaction.$queryRaw<{ id: number; email: string }[]>`
      WITH chosen AS (
        SELECT id FROM volunteers
        WHERE area = ${daerah} AND ${IS_INVITABLE} AND (invited_at IS NULL OR invited_at < ${invitableSince(now)})
          AND NOT EXISTS (SELECT FROM event_registrations AS held WHERE held.event_id = ${event_id}
            AND held.email_key = volunteers.email_key AND held.status <> 'CANCELLED')
        ORDER BY invited_at NULLS FIRST, id LIMIT ${INVITATION.people} FOR UPDATE SKIP LOCKED
      )
      UPDATE volunteers SET invited_at = ${now} FROM chosen WHERE volunteers.id = chosen.id
      RETURNING volunteers.id, volunteers.email`;
    if (people.length === 0) {
      throw new Conflict(
        `Tidak ada relawan ${daerah} yang dapat diundang sekarang: belum ada yang mengonfirmasi email, atau semuanya sudah terdaftar atau diundang dalam ${INVITATION.days} hari ini.`,
      );
    }
    const about = { ...event, link: ctx.link(eventPath(event.slug)), words: pesan };
    for (const { id, email } of people) await ctx.mail.enqueue(transaction, invitationMail(ctx, id, email, about));
    const details = { area: daerah, invited: people.length };
    await recordAudit(transaction, ctx.actor, "volunteer.invited", `event:${event_id}`, details);
    return { invited: people.length };
  });
}
