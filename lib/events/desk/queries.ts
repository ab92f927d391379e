import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount } from "@/lib/desk/queries";
import { reachOf } from "@/lib/events/event/queries-manage";
import { EVENT_COLUMNS, EVENT_SELECT, type EventRow, inMonthSql, NOT_DELETED } from "@/lib/events/event/rows";
import { MAX_DAYS, type RegistrationStatus } from "@/lib/events/event/rules";
import { eventView } from "@/lib/events/event/view";
import type { CsvRow } from "@/lib/format/csv";
import { DAY_MS, formatStamp, type Zone } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/phone";
import { containing } from "@/lib/format/search-words";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf, readInChunks } from "@/lib/kernel/page";
import { photoPath } from "@/lib/photos/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import { DESK_EVENTS_PAGE, DESK_REGISTRANTS_PAGE, type DeskEventState, STATUS_WORDS } from "./rules";
import type { ListDeskEvents } from "./schemas";
import type { DeskEventRowView, DeskEventView, DeskPeopleView, DeskRegistrantView, ZoneQuestionView } from "./view";

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
  if (q !== undefined) conditions.push(Prisma.sql`search_words(title) LIKE ${containing(q)}`);
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

function afterSql(cursor: string, forwards: boolean): Prisma.Sql {
  const [time = 0, id = 0] = cursor.split("-").map(Number);
  const last = Prisma.sql`(${new Date(time)}::timestamptz, ${id}::bigint)`;
  return forwards ? Prisma.sql`(starts_at, id) > ${last}` : Prisma.sql`(starts_at, id) < ${last}`;
}

/** Events whose clock somebody must confirm, the next first; those beyond the piece follow as it empties. Staff only. */
export async function zoneQuestions(ctx: Ctx): Promise<ZoneQuestionView[]> {
  assertReviewer(ctx.actor);
  const rows = await ctx.db.event.findMany({
    where: { suggestedZone: { not: null }, deletedAt: null },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: DESK_EVENTS_PAGE,
    select: { id: true, title: true, location: true, startsAt: true, zone: true, suggestedZone: true },
  });
  return rows.flatMap(({ startsAt, suggestedZone, ...row }) =>
    suggestedZone === null ? [] : [{ ...row, date: startsAt.toISOString(), suggested_zone: suggestedZone }],
  );
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
    select: {
      ...EVENT_SELECT,
      deletedAt: true,
      heldReason: true,
      createdAt: true,
      report: { select: { code: true } },
      resultPhotos: { orderBy: { createdAt: "asc" }, select: { photoId: true } },
    },
  });
  if (!row) return null;
  const { deletedAt, heldReason, createdAt, report, resultPhotos, ...event } = row;
  return {
    ...eventView(event),
    deleted: deletedAt !== null,
    revision: event.revision,
    held_reason: heldReason,
    cancel_words: event.cancelWords,
    created_at: createdAt.toISOString(),
    report_code: report?.code ?? null,
    people: await peopleOf(ctx, event),
    reach: await reachOf(ctx, id),
    has_results: event.resultAt !== null,
    result_photos: resultPhotos.map(({ photoId }) => photoPath(photoId, 640)),
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

/** Rows of a file that are in memory at once. */
const CHUNK = 500;
const COLUMNS = ["nomor", "nama", "keadaan", "orang", "hadir", "terdaftar_pada", "pesan"];
const CONTACT_COLUMNS = ["email", "telepon"];

const SELECT = {
  id: true,
  name: true,
  status: true,
  people: true,
  checkedInPeople: true,
  createdAt: true,
  email: true,
  phone: true,
  message: true,
} as const satisfies Prisma.EventRegistrationSelect;
type Row = Prisma.EventRegistrationGetPayload<{ select: typeof SELECT }>;

/**
 * Who registered, in the order of registering. Staff only, and audited; only administrators see how to reach them.
 * @throws NotFound
 */
export async function deskRegistrants(ctx: Ctx, eventId: number, cursor?: number): Promise<Page<DeskRegistrantView>> {
  assertReviewer(ctx.actor);
  const contacts = isAdmin(ctx.actor);
  const rows = await ctx.db.$transaction(async (transaction) => {
    await seen(ctx, transaction, eventId, "event.registrants");
    return transaction.eventRegistration.findMany({
      where: registrantsAfter(eventId, cursor),
      orderBy: { id: "asc" },
      take: DESK_REGISTRANTS_PAGE + 1,
      select: SELECT,
    });
  });
  const page = pageOf(rows, DESK_REGISTRANTS_PAGE, ({ id }) => String(id));
  return { items: page.items.map((row) => registrantView(row, contacts)), nextCursor: page.nextCursor };
}

/** The same people as a CSV file, in pieces. @throws NotFound, Forbidden before the first piece */
export async function exportRegistrants(ctx: Ctx, eventId: number): Promise<AsyncGenerator<CsvRow[]>> {
  assertReviewer(ctx.actor);
  await ctx.db.$transaction((transaction) => seen(ctx, transaction, eventId, "event.registrants_export"));
  return registrantRows(ctx, eventId, isAdmin(ctx.actor));
}

async function* registrantRows({ db }: Ctx, eventId: number, contacts: boolean): AsyncGenerator<CsvRow[]> {
  const event = await db.event.findUnique({ where: { id: eventId }, select: { zone: true } });
  yield [contacts ? [...COLUMNS, ...CONTACT_COLUMNS] : COLUMNS];
  const read = (last?: Row): Promise<Row[]> =>
    db.eventRegistration.findMany({
      where: registrantsAfter(eventId, last?.id),
      orderBy: { id: "asc" },
      take: CHUNK,
      select: SELECT,
    });
  for await (const rows of readInChunks(CHUNK, read)) {
    yield rows.map((row) => cellsOf(registrantView(row, contacts), event?.zone));
  }
}

function cellsOf({ id, name, status, people, contact, ...row }: DeskRegistrantView, zone?: Zone): (string | number)[] {
  const stamp = formatStamp(row.created_at, zone);
  const cells = [id, name, STATUS_WORDS[status], people, row.came ?? "", stamp, row.message ?? ""];
  return contact ? [...cells, contact.email ?? "", contact.phone ? formatPhone(contact.phone) : ""] : cells;
}

/** Without the marks of those of whom it was said by mistake that they came. */
function registrantsAfter(eventId: number, cursor: number | undefined): Prisma.EventRegistrationWhereInput {
  return {
    eventId,
    ...(cursor === undefined ? {} : { id: { gt: cursor } }),
    OR: [{ walkInKey: null }, { checkedInAt: { not: null } }],
  };
}

function registrantView({ id, name, status, people, ...row }: Row, contacts: boolean): DeskRegistrantView {
  const { email, phone, message } = row;
  return {
    id,
    name,
    status,
    people,
    came: row.checkedInPeople,
    created_at: row.createdAt.toISOString(),
    message,
    contact: contacts ? { email, phone } : null,
  };
}

/** Looking at people's names is written down, and whether their addresses were among what was seen. */
async function seen(ctx: Ctx, transaction: Transaction, eventId: number, action: AuditAction): Promise<void> {
  const event = await transaction.event.findUnique({ where: { id: eventId }, select: { id: true } });
  if (!event) throw new NotFound("Event tidak ditemukan.");
  await recordAudit(transaction, ctx.actor, action, `event:${eventId}`, { contacts: isAdmin(ctx.actor) });
}
