import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount } from "@/lib/desk/queries";
import { EVENT_COLUMNS, EVENT_SELECT, inMonthSql, NOT_DELETED } from "@/lib/events/event/rows";
import { MAX_DAYS, type RegistrationStatus } from "@/lib/events/event/rules";
import { type EventRow, eventView } from "@/lib/events/event/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { DESK_EVENTS_PAGE, type DeskEventState } from "./rules";
import type { ListDeskEvents } from "./schemas";
import type { DeskEventRowView, DeskEventView, DeskPeopleView } from "./view";

const DAY_MS = 86_400_000;

/** Events of one state, those ahead the next first, all others the latest first. Staff only. */
export async function deskEvents(ctx: Ctx, query: ListDeskEvents): Promise<Page<DeskEventRowView>> {
  assertReviewer(ctx.actor);
  const rows = await ctx.db.$queryRaw<(EventRow & { deleted: boolean })[]>(deskEventsSql(query, ctx.now()));
  const page = pageOf(rows, DESK_EVENTS_PAGE, ({ startsAt, id }) => `${startsAt.getTime()}-${id}`);
  return {
    items: page.items.map(({ deleted, ...row }) => ({ ...eventView(row), deleted })),
    nextCursor: page.nextCursor,
  };
}

export function deskEventsSql(query: ListDeskEvents, now: Date): Prisma.Sql {
  const { q, jenis, keadaan = "mendatang", provinsi, bulan, cursor } = query;
  const forwards = keadaan === "mendatang";
  const conditions = [stateSql(keadaan, now)];
  if (q !== undefined) conditions.push(Prisma.sql`lower(title) LIKE ${`%${likeText(q)}%`}`);
  if (jenis !== undefined) conditions.push(Prisma.sql`kind = ${Prisma.raw(`'${jenis}'`)}`);
  if (provinsi !== undefined) conditions.push(Prisma.sql`province = ${provinsi}`);
  if (bulan !== undefined) conditions.push(inMonthSql(bulan));
  if (cursor !== undefined) conditions.push(afterSql(cursor, forwards));
  return Prisma.sql`
    SELECT ${EVENT_COLUMNS}, events.deleted_at IS NOT NULL AS deleted FROM events
    WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY ${Prisma.raw(forwards ? "starts_at, id" : "starts_at DESC, id DESC")} LIMIT ${DESK_EVENTS_PAGE + 1}`;
}

/** Each is the condition of an index. */
function stateSql(state: DeskEventState, now: Date): Prisma.Sql {
  switch (state) {
    case "mendatang":
      // The first condition follows from the second, and only it can use the index.
      return Prisma.sql`${NOT_DELETED} AND cancelled_at IS NULL
        AND starts_at > ${new Date(now.getTime() - MAX_DAYS * DAY_MS)} AND ends_at > ${now}`;
    case "lewat":
      return Prisma.sql`${NOT_DELETED} AND cancelled_at IS NULL AND starts_at < ${now} AND ends_at <= ${now}`;
    case "dibatalkan":
      return Prisma.sql`${NOT_DELETED} AND cancelled_at IS NOT NULL`;
    case "dihapus":
      return Prisma.sql`deleted_at IS NOT NULL`;
    case "semua":
      return NOT_DELETED;
  }
}

function likeText(typed: string): string {
  return typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\\%_]/gu, "\\$&");
}

function afterSql(cursor: string, forwards: boolean): Prisma.Sql {
  const [time = 0, id = 0] = cursor.split("-").map(Number);
  const last = Prisma.sql`(${new Date(time)}::timestamptz, ${id}::bigint)`;
  return forwards ? Prisma.sql`(starts_at, id) > ${last}` : Prisma.sql`(starts_at, id) < ${last}`;
}

/** How many events lie ahead, no further than the desk counts. Staff only. */
export async function eventsAhead(ctx: Ctx): Promise<number> {
  assertReviewer(ctx.actor);
  const ahead = Prisma.sql`SELECT FROM events WHERE ${NOT_DELETED} AND cancelled_at IS NULL AND starts_at > ${ctx.now()}`;
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`SELECT ${cappedCount(ahead)} AS count`;
  return row?.count ?? 0;
}

/** One event, also a deleted one; null when there is none. Staff only. */
export async function deskEvent(ctx: Ctx, id: number): Promise<DeskEventView | null> {
  assertReviewer(ctx.actor);
  const row = await ctx.db.event.findUnique({
    where: { id },
    select: { ...EVENT_SELECT, deletedAt: true, heldReason: true, createdAt: true, report: { select: { code: true } } },
  });
  if (!row) return null;
  const { deletedAt, heldReason, createdAt, report, ...event } = row;
  return {
    ...eventView(event),
    deleted: deletedAt !== null,
    revision: event.revision,
    held_reason: heldReason,
    cancel_words: event.cancelWords,
    created_at: createdAt.toISOString(),
    report_code: report?.code ?? null,
    people: await peopleOf(ctx, event),
    has_results: event.resultAt !== null,
  };
}

/** Who has a seat is counted as on the event's page; samples have seats taken by nobody in particular. */
async function peopleOf(
  { db }: Pick<Ctx, "db">,
  { id: eventId, registered }: Pick<EventRow, "id" | "registered">,
): Promise<DeskPeopleView> {
  const groups = await db.eventRegistration.groupBy({
    by: ["status"],
    where: { eventId, walkInKey: null },
    _sum: { people: true },
  });
  const { _sum: came } = await db.eventRegistration.aggregate({ where: { eventId }, _sum: { checkedInPeople: true } });
  const count = (status: RegistrationStatus) => groups.find((group) => group.status === status)?._sum.people ?? 0;
  return {
    confirmed: Math.max(0, registered - count("OFFERED")),
    offered: count("OFFERED"),
    waiting: count("WAITING"),
    cancelled: count("CANCELLED"),
    came: came.checkedInPeople ?? 0,
  };
}
