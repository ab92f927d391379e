import "server-only";
import { memberOf } from "@/lib/accounts/own/commands-confirm";
import { inArea } from "@/lib/areas/rows";
import { registrationPath } from "@/lib/events/registration/rules";
import { DAY_MS } from "@/lib/format/dates";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import { photoPath } from "@/lib/photos/rules";
import { columnsOf, Prisma } from "@/prisma/client";
import { registrationToken } from "./access";
import { publishedCalendar, singleCalendar } from "./calendar";
import { EVENT_COLUMNS, EVENT_SELECT, type EventRow, inMonthSql, NOT_DELETED } from "./rows";
import { MAX_DAYS, MAX_REPEATS, phaseOf } from "./rules";
import { manageAsStaffPath } from "./rules-manage";
import type { CalendarFeed, ListEvents } from "./schemas";
import {
  type EventDetailView,
  type EventView,
  eventView,
  figuresOf,
  type OwnEventView,
  type OwnRegistrationView,
} from "./view";

/** Events of one kind or of both: those ahead, the next first; the past, the latest first; or all of a month. */
export async function listEvents(ctx: Ctx, input: ListEvents): Promise<Page<EventView>> {
  const rows = await ctx.db.$queryRaw<EventRow[]>(listSql(input, ctx.now()));
  const page = pageOf(rows, input.limit, ({ startsAt, id }) => `${startsAt.getTime()}-${id}`);
  return { items: page.items.map(eventView), nextCursor: page.nextCursor };
}

function listSql({ limit, cursor, kind, when, month, province, area }: ListEvents, now: Date): Prisma.Sql {
  const backwards = month === undefined && when === "past";
  return Prisma.sql`
    SELECT ${EVENT_COLUMNS} FROM events
    WHERE ${NOT_DELETED} AND ${spanSql(month, when, now)}
      ${kind === "ALL" ? Prisma.empty : Prisma.raw(`AND kind = '${kind}'`)}
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

/** What begins next, of either kind and not called off. @param where an area, or the province of an event without it */
export async function nextEvents(
  ctx: Ctx,
  limit: number,
  where: string | Pick<EventView, "id" | "province"> = "",
): Promise<EventView[]> {
  const there =
    typeof where === "string"
      ? inArea(Prisma.sql`area_code`, where || undefined)
      : Prisma.sql`AND province = ${where.province} AND id <> ${where.id}`;
  const rows = await ctx.db.$queryRaw<EventRow[]>`
    SELECT ${EVENT_COLUMNS} FROM events
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND starts_at > ${ctx.now()} ${there}
    ORDER BY starts_at, id LIMIT ${limit}`;
  return rows.map(eventView);
}

/** The days of the same series that lie ahead, the next first, without this one. */
export async function seriesDays(ctx: Ctx, id: number): Promise<Pick<EventView, "slug" | "date" | "zone">[]> {
  const event = await ctx.db.event.findUnique({ where: { id }, select: { seriesId: true } });
  const head = event?.seriesId ?? id;
  const rows = await ctx.db.event.findMany({
    where: {
      OR: [{ id: head }, { seriesId: head }],
      id: { not: id },
      deletedAt: null,
      cancelledAt: null,
      startsAt: { gt: ctx.now() },
    },
    orderBy: { startsAt: "asc" },
    take: MAX_REPEATS,
    select: { slug: true, startsAt: true, zone: true },
  });
  return rows.map(({ slug, startsAt, zone }) => ({ slug, date: startsAt.toISOString(), zone }));
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
  const figures = figuresOf(event);
  if (figures === null) return null;
  return { ...figures, words: event.resultWords, photos: photos.map(({ photoId }) => photoPath(photoId, 640)) };
}

/** How many people wait for a seat. */
async function waitingPeople({ db }: Pick<Ctx, "db">, eventId: number): Promise<number> {
  const { _sum } = await db.eventRegistration.aggregate({
    where: { eventId, status: "WAITING" },
    _sum: { people: true },
  });
  return _sum.people ?? 0;
}

interface Slice {
  limit: number;
  /** Id of the last one before. */
  cursor?: number | undefined;
}

const STATE_COLUMNS = {
  title: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  location: true,
  cancelledAt: true,
  capacity: true,
  registered: true,
} as const;

const REGISTRATION_COLUMNS = {
  id: true,
  createdAt: true,
  status: true,
  people: true,
} as const satisfies Prisma.EventRegistrationSelect;
const REGISTERED_EVENT_COLUMNS = { ...STATE_COLUMNS, deletedAt: true } as const satisfies Prisma.EventSelect;
type OwnRegistrationRow = Prisma.EventRegistrationGetPayload<{ select: typeof REGISTRATION_COLUMNS }> &
  Prisma.EventGetPayload<{ select: typeof REGISTERED_EVENT_COLUMNS }>;

/** What the actor's account is registered for, the newest registration first. @throws Unauthenticated */
export async function ownRegistrations(ctx: Ctx, { limit, cursor }: Slice): Promise<Page<OwnRegistrationView>> {
  const { userId } = memberOf(ctx.actor);
  const rows = await ctx.db.$queryRaw<OwnRegistrationRow[]>`
    SELECT ${columnsOf("registration", REGISTRATION_COLUMNS)}, ${columnsOf("events", REGISTERED_EVENT_COLUMNS)}
    FROM event_registrations AS registration JOIN events ON events.id = registration.event_id
    WHERE registration.user_id = ${userId} ${cursor === undefined ? Prisma.empty : Prisma.sql`AND registration.id < ${cursor}`}
    ORDER BY registration.id DESC LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, ({ id }) => String(id));
  const items = page.items.map(({ id, createdAt, status, people, ...event }) => ({
    id,
    status,
    people,
    title: event.title,
    location: event.location,
    date: event.startsAt.toISOString(),
    zone: event.zone,
    phase: event.deletedAt === null ? phaseOf(event, ctx.now()) : ("cancelled" as const),
    path: registrationPath(id, registrationToken(ctx, { id, createdAt })),
  }));
  return { items, nextCursor: page.nextCursor };
}

/** The events that the actor's account added, the newest first. @throws Unauthenticated */
export async function ownEvents(ctx: Ctx, { limit, cursor }: Slice): Promise<Page<OwnEventView>> {
  memberOf(ctx.actor);
  const rows = await ctx.db.event.findMany({
    where: { writerKey: ownKey(ctx.actor), deletedAt: null, ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: { id: true, ...STATE_COLUMNS },
  });
  const page = pageOf(rows, limit, ({ id }) => String(id));
  const items = page.items.map((row) => ({
    id: row.id,
    title: row.title,
    location: row.location,
    date: row.startsAt.toISOString(),
    zone: row.zone,
    phase: phaseOf(row, ctx.now()),
    registered: row.registered,
    capacity: row.capacity,
    path: manageAsStaffPath(row.id),
  }));
  return { items, nextCursor: page.nextCursor };
}

/** A calendar program gets no more of what lies ahead, and no more of what has begun. */
const MOST = 500;

/** How long a started event stays in calendars. */
const BACK_DAYS = 28;

const CALENDAR_SELECT = {
  id: true,
  slug: true,
  title: true,
  description: true,
  location: true,
  organiser: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  latitude: true,
  longitude: true,
  approximate: true,
  revision: true,
  uidHost: true,
  cancelledAt: true,
  updatedAt: true,
} as const;

/** The calendar file of one event. @throws NotFound */
export async function calendarOfEvent(ctx: Ctx, id: number): Promise<string> {
  const event = await ctx.db.event.findUnique({ where: { id, deletedAt: null }, select: CALENDAR_SELECT });
  if (!event) throw new NotFound("Kegiatan tidak ditemukan.");
  return singleCalendar(event, ctx);
}

/** The calendar file of what has begun in the last four weeks or lies ahead, everywhere or in one area. */
export async function calendarFeed(ctx: Ctx, { province, area }: CalendarFeed): Promise<string> {
  const there = {
    deletedAt: null,
    ...(province === undefined ? {} : { province }),
    ...(area === undefined ? {} : { areaCode: { startsWith: area } }),
  };
  const now = ctx.now();
  const begun = await ctx.db.event.findMany({
    where: { ...there, startsAt: { gt: new Date(now.getTime() - BACK_DAYS * DAY_MS), lte: now } },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: MOST,
    select: CALENDAR_SELECT,
  });
  const ahead = await ctx.db.event.findMany({
    where: { ...there, startsAt: { gt: now } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: MOST,
    select: CALENDAR_SELECT,
  });
  return publishedCalendar([...begun.toReversed(), ...ahead], ctx);
}

/** An event ahead with the moment at which it was announced. */
export interface AnnouncedEvent {
  event: EventView;
  announcedAt: Date;
}

/** What begins next, of either kind and not called off. @param area all within it */
export async function announcedEvents(ctx: Ctx, limit: number, area?: string): Promise<AnnouncedEvent[]> {
  const rows = await ctx.db.$queryRaw<(EventRow & { announcedAt: Date })[]>`
    SELECT ${EVENT_COLUMNS}, events.created_at AS "announcedAt" FROM events
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND starts_at > ${ctx.now()}
      ${inArea(Prisma.sql`area_code`, area)}
    ORDER BY starts_at, id LIMIT ${limit}`;
  return rows.map((row) => ({ event: eventView(row), announcedAt: row.announcedAt }));
}
