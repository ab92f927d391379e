import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount, onlyRow } from "@/lib/desk/queries";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import {
  containsSql,
  IS_HELD,
  IS_HIDDEN,
  IS_LISTED,
  VOLUNTEER_COLUMNS,
  type VolunteerRow,
} from "@/lib/volunteers/rows";
import { DESK_VOLUNTEERS_PAGE, type VolunteerState } from "@/lib/volunteers/rules";
import type { ListDeskVolunteers } from "@/lib/volunteers/schemas";
import { type DeskVolunteerView, type VolunteerCountsView, volunteerView } from "@/lib/volunteers/view";
import { Prisma } from "@/prisma/client";

interface DeskRow extends VolunteerRow {
  heldReason: string | null;
  hidden: boolean;
  confirmed: boolean;
  byEmail: boolean;
  staffEditedAt: Date | null;
}

const STATES: Record<VolunteerState, Prisma.Sql> = {
  tampil: IS_LISTED,
  tertahan: IS_HELD,
  tersembunyi: IS_HIDDEN,
  semua: Prisma.raw("TRUE"),
};

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
      confirmed_at IS NOT NULL AS confirmed, email IS NOT NULL AS "byEmail",
      staff_edited_at AS "staffEditedAt"
    FROM volunteers WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY id ${oldest ? Prisma.empty : Prisma.raw("DESC")} LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, ({ id }) => String(id));
  return { items: page.items.map(deskView), nextCursor: page.nextCursor };
}

function deskView(row: DeskRow): DeskVolunteerView {
  const { heldReason, hidden, confirmed, byEmail, staffEditedAt } = row;
  return {
    ...volunteerView(row),
    heldReason,
    hidden,
    confirmed,
    byEmail,
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
