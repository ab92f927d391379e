import "server-only";
import { inArea } from "@/lib/areas/rows";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";
import { EVENT_COLUMNS, EVENT_SELECT, inMonthSql, NOT_DELETED } from "./rows";
import { MAX_DAYS } from "./rules";
import type { ListEvents } from "./schemas";
import { type EventDetailView, type EventRow, type EventView, eventView } from "./view";

const DAY_MS = 86_400_000;

/** Events of one kind: those ahead, the next first; the past, the latest first; or all of a month. */
export async function listEvents(ctx: Ctx, input: ListEvents): Promise<Page<EventView>> {
  const rows = await ctx.db.$queryRaw<EventRow[]>(listSql(input, ctx.now()));
  const page = pageOf(rows, input.limit, ({ startsAt, id }) => `${startsAt.getTime()}-${id}`);
  return { items: page.items.map(eventView), nextCursor: page.nextCursor };
}

function listSql({ limit, cursor, kind, when, month, province, area }: ListEvents, now: Date): Prisma.Sql {
  const backwards = month === undefined && when === "past";
  return Prisma.sql`
    SELECT ${EVENT_COLUMNS} FROM events
    WHERE ${NOT_DELETED} AND kind = ${Prisma.raw(`'${kind}'`)} AND ${spanSql(month, when, now)}
      ${province === undefined ? Prisma.empty : Prisma.sql`AND province = ${province}`}
      ${inArea(Prisma.sql`area_code`, area)}
      ${cursor === undefined ? Prisma.empty : afterSql(cursor, backwards)}
    ORDER BY ${Prisma.raw(backwards ? "starts_at DESC, id DESC" : "starts_at, id")} LIMIT ${limit + 1}`;
}

function spanSql(month: string | undefined, when: ListEvents["when"], now: Date): Prisma.Sql {
  if (month !== undefined) return inMonthSql(month);
  if (when === "past") return Prisma.sql`starts_at < ${now} AND ends_at <= ${now}`;
  // The first condition follows from the second, and only it can use the index.
  return Prisma.sql`starts_at > ${new Date(now.getTime() - MAX_DAYS * DAY_MS)} AND ends_at > ${now}`;
}

function afterSql(cursor: string, backwards: boolean): Prisma.Sql {
  const [time = 0, id = 0] = cursor.split("-").map(Number);
  const last = Prisma.sql`(${new Date(time)}::timestamptz, ${id}::bigint)`;
  return backwards ? Prisma.sql`AND (starts_at, id) < ${last}` : Prisma.sql`AND (starts_at, id) > ${last}`;
}

/** What begins next, of either kind and not called off. */
export async function nextEvents(ctx: Ctx, limit: number): Promise<EventView[]> {
  const rows = await ctx.db.$queryRaw<EventRow[]>`
    SELECT ${EVENT_COLUMNS} FROM events
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND starts_at > ${ctx.now()} ORDER BY starts_at, id LIMIT ${limit}`;
  return rows.map(eventView);
}

/** The public page of one event, a cancelled one too; null when there is none or it was deleted. */
export async function findEvent(ctx: Ctx, id: number): Promise<EventDetailView | null> {
  const row = await ctx.db.event.findUnique({
    where: { id, deletedAt: null },
    select: {
      ...EVENT_SELECT,
      report: { select: { code: true, location: true, status: true, heldReason: true } },
      resultPhotos: { select: { photoId: true }, orderBy: { createdAt: "asc" } },
    },
  });
  if (!row) return null;
  const { report, resultPhotos, ...event } = row;
  return {
    ...eventView(event),
    cancel_words: event.cancelWords,
    waiting: await waitingPeople(ctx, event.id),
    results: resultsOf(event, resultPhotos),
    report:
      report === null || report.heldReason !== null || report.status === "REJECTED"
        ? null
        : { code: report.code, location: report.location },
    revision: event.revision,
  };
}

function resultsOf(event: EventRow, photos: { photoId: string }[]): EventDetailView["results"] {
  if (event.resultAt === null) return null;
  return {
    people: event.resultPeople,
    trees: event.resultTrees,
    kilograms: event.resultKilograms,
    words: event.resultWords,
    photos: photos.map(({ photoId }) => photoPath(photoId, 640)),
  };
}

/** How many people wait for a seat. */
async function waitingPeople({ db }: Pick<Ctx, "db">, eventId: number): Promise<number> {
  const { _sum } = await db.eventRegistration.aggregate({
    where: { eventId, status: "WAITING" },
    _sum: { people: true },
  });
  return _sum.people ?? 0;
}
