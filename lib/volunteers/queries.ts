import "server-only";
import { isInvited } from "@/lib/area-follows/commands-invite";
import { roughAreaCode } from "@/lib/areas/rules";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { assertVolunteer, volunteerToken } from "./access";
import { containsSql, IS_LISTED, VOLUNTEER_COLUMNS, VOLUNTEER_SELECT, type VolunteerRow } from "./rows";
import { volunteerPath } from "./rules";
import type { ListVolunteers } from "./schemas";
import {
  type AccountVolunteerView,
  type LinkedVolunteerView,
  type OwnVolunteerView,
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

/** How many are listed in an area, which is a regency or a province. `volunteers_area_idx` */
export async function countVolunteers({ db }: Pick<Ctx, "db">, area: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM volunteers WHERE ${IS_LISTED} AND area_code LIKE ${`${roughAreaCode(area)}%`}`;
  return rows[0]?.count ?? 0;
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
  ctx: Pick<Ctx, "isSigned" | "db">,
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
    invitations: row.email !== null && (await isInvited(ctx.db, row.email)),
    staff_edited_at: row.staffEditedAt?.toISOString() ?? null,
    staff_edit_words: row.staffEditWords,
  };
}
