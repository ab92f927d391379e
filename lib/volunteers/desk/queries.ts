import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount, onlyRow } from "@/lib/desk/queries";
import { DAY_MS, formatDateTime } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import {
  containsSql,
  IS_HELD,
  IS_HIDDEN,
  IS_INVITABLE,
  IS_LISTED,
  VOLUNTEER_COLUMNS,
  type VolunteerRow,
} from "@/lib/volunteers/rows";
import {
  DESK_VOLUNTEERS_PAGE,
  INVITATION,
  INVITATION_EVENTS,
  VOLUNTEER_AREAS,
  type VolunteerArea,
  type VolunteerState,
} from "@/lib/volunteers/rules";
import type { ListDeskVolunteers } from "@/lib/volunteers/schemas";
import {
  type DeskVolunteerView,
  type InvitationChoicesView,
  type VolunteerCountsView,
  volunteerView,
} from "@/lib/volunteers/view";
import { Prisma } from "@/prisma/client";

interface DeskRow extends VolunteerRow {
  heldReason: string | null;
  hidden: boolean;
  confirmed: boolean;
  byEmail: boolean;
  invitations: boolean;
  invitedAt: Date | null;
  staffEditedAt: Date | null;
}

const STATES: Record<VolunteerState, Prisma.Sql> = {
  tampil: IS_LISTED,
  tertahan: IS_HELD,
  tersembunyi: IS_HIDDEN,
  semua: Prisma.raw("TRUE"),
};

/** Whoever was invited before this may be invited again. */
export function invitableSince(now: Date): Date {
  return new Date(now.getTime() - INVITATION.days * DAY_MS);
}

/** Volunteers of one state, newest first; what is held the longest waiting first. Staff only. */
export async function deskVolunteers(
  ctx: Ctx,
  { q, daerah, keadaan = "tampil", cursor }: ListDeskVolunteers,
  limit = DESK_VOLUNTEERS_PAGE,
): Promise<Page<DeskVolunteerView>> {
  assertReviewer(ctx.actor);
  const oldest = keadaan === "tertahan";
  const conditions = [STATES[keadaan]];
  if (daerah !== undefined) conditions.push(Prisma.sql`area = ${daerah}`);
  if (q !== undefined) conditions.push(containsSql(q));
  if (cursor !== undefined) conditions.push(oldest ? Prisma.sql`id > ${cursor}` : Prisma.sql`id < ${cursor}`);
  const rows = await ctx.db.$queryRaw<DeskRow[]>`
    SELECT ${VOLUNTEER_COLUMNS}, held_reason AS "heldReason", hidden_at IS NOT NULL AS hidden,
      confirmed_at IS NOT NULL AS confirmed, email IS NOT NULL AS "byEmail", opted_out_at IS NULL AS invitations, invited_at AS "invitedAt",
      staff_edited_at AS "staffEditedAt"
    FROM volunteers WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY id ${oldest ? Prisma.empty : Prisma.raw("DESC")} LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, ({ id }) => String(id));
  return { items: page.items.map(deskView), nextCursor: page.nextCursor };
}

function deskView(row: DeskRow): DeskVolunteerView {
  const { heldReason, hidden, confirmed, byEmail, invitations, invitedAt, staffEditedAt } = row;
  return {
    ...volunteerView(row),
    heldReason,
    hidden,
    confirmed,
    byEmail,
    invitations,
    invitedAt: invitedAt?.toISOString() ?? null,
    staffEditedAt: staffEditedAt?.toISOString() ?? null,
  };
}

/** Staff only. */
export async function volunteerCounts(ctx: Ctx): Promise<VolunteerCountsView> {
  assertReviewer(ctx.actor);
  return onlyRow(ctx, volunteerCountsSql());
}

export function volunteerCountsSql(): Prisma.Sql {
  return Prisma.sql`SELECT ${cappedCount(Prisma.sql`SELECT FROM volunteers WHERE ${IS_HELD}`)} AS held`;
}

/** Staff only. */
export async function invitationChoices(ctx: Ctx): Promise<InvitationChoicesView> {
  assertReviewer(ctx.actor);
  const now = ctx.now();
  const events = await ctx.db.event.findMany({
    where: { deletedAt: null, cancelledAt: null, startsAt: { gt: now } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: INVITATION_EVENTS,
    select: { id: true, title: true, startsAt: true, zone: true },
  });
  const people = await ctx.db.$queryRaw<{ area: VolunteerArea; count: number }[]>`
    SELECT area.name AS area, found.count FROM unnest(${[...VOLUNTEER_AREAS]}::text[]) AS area(name)
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM (
      SELECT FROM volunteers WHERE volunteers.area = area.name AND ${IS_INVITABLE}
        AND (invited_at IS NULL OR invited_at < ${invitableSince(now)}) LIMIT ${INVITATION.people}
    ) AS counted) AS found`;
  return {
    events: events.map(({ id, title, startsAt, zone }) => ({ id, title, when: formatDateTime(startsAt, zone) })),
    people,
  };
}
