import "server-only";
import { roughAreaCode } from "@/lib/areas/rules";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount, onlyRow } from "@/lib/desk/queries";
import { DAY_MS, formatDateTime } from "@/lib/format/dates";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { assertVolunteer, volunteerToken } from "./access";
import {
  containsSql,
  IS_HELD,
  IS_HIDDEN,
  IS_INVITABLE,
  IS_LISTED,
  VOLUNTEER_COLUMNS,
  VOLUNTEER_SELECT,
  type VolunteerRow,
} from "./rows";
import {
  DESK_VOLUNTEERS_PAGE,
  INVITATION,
  INVITATION_EVENTS,
  VOLUNTEER_AREAS,
  type VolunteerArea,
  type VolunteerState,
  volunteerPath,
} from "./rules";
import type { ListDeskVolunteers, ListVolunteers } from "./schemas";
import {
  type AccountVolunteerView,
  type DeskVolunteerView,
  type InvitationChoicesView,
  type LinkedVolunteerView,
  type OwnVolunteerView,
  type VolunteerCountsView,
  type VolunteerView,
  volunteerView,
} from "./view";

/** Nobody registers more people from one browser. */
const MY_VOLUNTEERS = 20;

/** Listed volunteers, newest first. */
export async function listVolunteers({ db }: Ctx, query: ListVolunteers): Promise<Page<VolunteerView>> {
  const page = pageOf(await db.$queryRaw<VolunteerRow[]>(listSql(query)), query.limit, ({ id }) => String(id));
  return { items: page.items.map(volunteerView), nextCursor: page.nextCursor };
}

function listSql({ limit, cursor, daerah, area, q }: ListVolunteers): Prisma.Sql {
  const conditions: Prisma.Sql[] = [IS_LISTED];
  if (daerah !== undefined) conditions.push(Prisma.sql`area = ${daerah}`);
  // A longer code would tell whose village it is, so that all that lies in its regency is meant.
  if (area !== undefined) conditions.push(Prisma.sql`area_code LIKE ${`${roughAreaCode(area)}%`}`);
  if (q) conditions.push(containsSql(q));
  if (cursor !== undefined) conditions.push(Prisma.sql`id < ${cursor}`);
  return Prisma.sql`
    SELECT ${VOLUNTEER_COLUMNS} FROM volunteers WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY id DESC LIMIT ${limit + 1}`;
}

/** The actor's own, newest first, with the held ones. */
export async function myVolunteers({ db, actor }: Ctx): Promise<OwnVolunteerView[]> {
  const rows = await db.volunteer.findMany({
    where: { writerKey: { in: writerKeys(actor) }, hiddenAt: null },
    orderBy: { id: "desc" },
    take: MY_VOLUNTEERS,
    select: { ...VOLUNTEER_SELECT, heldReason: true },
  });
  return rows.map(({ heldReason, ...row }) => ({ ...volunteerView(row), held: heldReason !== null }));
}

/** The entries of the actor's account, newest first, also those that staff took out of the list. */
export async function accountVolunteers(ctx: Ctx): Promise<AccountVolunteerView[]> {
  const rows = await ctx.db.volunteer.findMany({
    where: { writerKey: ownKey(ctx.actor) },
    orderBy: { id: "desc" },
    take: MY_VOLUNTEERS,
    select: { ...VOLUNTEER_SELECT, heldReason: true, hiddenAt: true, confirmedAt: true },
  });
  return rows.map(({ heldReason, hiddenAt, confirmedAt, ...row }) => ({
    ...volunteerView(row),
    held: heldReason !== null,
    hidden: hiddenAt !== null,
    // The link confirms an address, so before that it stands only in the mail to it.
    path: confirmedAt === null ? null : volunteerPath(row.id, volunteerToken(ctx, row.id)),
  }));
}

/** A volunteer for whoever holds the personal link. @throws Forbidden, NotFound */
export async function linkedVolunteer(
  ctx: Pick<Ctx, "isSigned"> & { db: Pick<Ctx["db"], "volunteer"> },
  id: number,
  token: string,
): Promise<LinkedVolunteerView> {
  assertVolunteer(ctx, id, token);
  const row = await ctx.db.volunteer.findUnique({
    where: { id },
    select: {
      ...VOLUNTEER_SELECT,
      email: true,
      heldReason: true,
      hiddenAt: true,
      confirmedAt: true,
      confirmBefore: true,
      optedOutAt: true,
      staffEditedAt: true,
      staffEditWords: true,
    },
  });
  if (!row) throw new NotFound("Pendaftaran relawan ini tidak ada lagi.");
  return {
    ...volunteerView(row),
    held: row.heldReason !== null,
    hidden: row.hiddenAt !== null,
    confirmed: row.confirmedAt !== null,
    by_email: row.email !== null,
    confirm_before: row.confirmedAt === null ? row.confirmBefore.toISOString() : null,
    invitations: row.optedOutAt === null,
    staff_edited_at: row.staffEditedAt?.toISOString() ?? null,
    staff_edit_words: row.staffEditWords,
  };
}

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
