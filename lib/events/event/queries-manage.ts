import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { checkInCode } from "@/lib/events/attendance/checkin-code";
import { ROSTER_PAGE } from "@/lib/events/attendance/rules";
import type { RosterQuery } from "@/lib/events/attendance/schemas";
import type { ManagedEventView, RosterView } from "@/lib/events/attendance/view";
import type { HeldNetworkView, ReachView } from "@/lib/events/registration/view";
import { HOUR_MS } from "@/lib/format/dates";
import { isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { photoPath } from "@/lib/photos/rules";
import { columnsOf, jsonRows, Prisma } from "@/prisma/client";
import { assertManager, MANAGER_SELECT } from "./access";
import { findEvent } from "./queries";
import { IS_MAILED } from "./rows";
import { eventPath } from "./rules";
import { figuresOf, type GatheringView, type ReportGatheringView } from "./view";

const NOT_FOUND = "Kegiatan ini tidak ada atau sudah dihapus.";

/** All that the organiser's page shows but the names. @throws NotFound, Forbidden */
export async function managedEvent(ctx: Ctx, id: number, token: string | undefined): Promise<ManagedEventView> {
  const row = await ctx.db.event.findUnique({
    where: { id, deletedAt: null },
    select: {
      ...MANAGER_SELECT,
      photoId: true,
      suggestedZone: true,
      resultPhotos: { select: { photoId: true }, orderBy: [{ createdAt: "asc" }, { photoId: "asc" }] },
    },
  });
  const event = row && (await findEvent(ctx, id));
  if (!event) throw new NotFound(NOT_FOUND);
  assertManager(ctx, row, token);
  const { _sum } = await ctx.db.eventRegistration.aggregate({
    where: { eventId: id },
    _sum: { checkedInPeople: true },
  });
  const picture = (photoId: string) => ({ id: photoId, url: photoPath(photoId, 640) });
  return {
    event,
    photo: row.photoId === null ? null : picture(row.photoId),
    url: ctx.link(eventPath(event.slug)),
    result_photos: row.resultPhotos.map(({ photoId }) => picture(photoId)),
    suggested_zone: row.suggestedZone,
    came: _sum.checkedInPeople ?? 0,
    reach: await reachOf(ctx, id),
    held: await heldNetworks(ctx, id),
    staff: isStaff(ctx.actor),
    now: ctx.now().toISOString(),
  };
}

/** How many registrants a mail reaches, how many only a number, and how many nothing. */
export async function reachOf({ db }: Pick<Ctx, "db">, eventId: number): Promise<ReachView> {
  const [reach] = await db.$queryRaw<ReachView[]>`
    SELECT count(*) FILTER (WHERE mailed)::int AS mail,
      count(*) FILTER (WHERE NOT mailed AND phone IS NOT NULL)::int AS number,
      count(*) FILTER (WHERE NOT mailed AND phone IS NULL AND email IS NOT NULL)::int AS stopped
    FROM event_registrations AS registration CROSS JOIN LATERAL (SELECT ${IS_MAILED} AS mailed) AS reach
    WHERE event_id = ${eventId} AND status <> 'CANCELLED' AND removing_until IS NULL`;
  return reach ?? { mail: 0, number: 0, stopped: 0 };
}

const NETWORKS_SHOWN = 20;

/** Networks with registrations that wait for the organiser, the largest first. Addresses are not returned. */
async function heldNetworks({ db }: Ctx, eventId: number): Promise<HeldNetworkView[]> {
  const rows = await db.$queryRaw<(Omit<HeldNetworkView, "until"> & { until: Date })[]>`
    SELECT min(id) FILTER (WHERE status = 'HELD') AS registration_id, min(held_until) AS until,
      (sum(people) FILTER (WHERE status = 'HELD'))::float8 AS held,
      coalesce(sum(people) FILTER (WHERE status IN ('CONFIRMED', 'OFFERED') AND proved_at IS NULL
        AND accepted_at IS NULL AND waist IS NOT NULL), 0)::float8 AS seated
    FROM event_registrations WHERE event_id = ${eventId} AND removing_until IS NULL
    GROUP BY waist HAVING count(*) FILTER (WHERE status = 'HELD') > 0
    ORDER BY held DESC, registration_id LIMIT ${NETWORKS_SHOWN}`;
  return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
}

/**
 * Who has registered or walked in, piece by piece, without e-mail and phone. A look by staff is written down, once an
 * hour: the page asks again by itself.
 * @throws NotFound, Forbidden
 */
export async function roster(
  ctx: Ctx,
  id: number,
  token: string | undefined,
  { cursor = 0 }: RosterQuery,
): Promise<RosterView> {
  const event = await ctx.db.event.findUnique({ where: { id, deletedAt: null }, select: MANAGER_SELECT });
  if (!event) throw new NotFound(NOT_FOUND);
  assertManager(ctx, event, token);
  await rememberLook(ctx, id);
  const rows = await ctx.db.eventRegistration.findMany({
    where: {
      eventId: id,
      id: { gt: cursor },
      status: { not: "CANCELLED" },
      removingUntil: null,
      OR: [{ walkInKey: null }, { checkedInAt: { not: null } }],
    },
    orderBy: { id: "asc" },
    take: ROSTER_PAGE + 1,
    select: {
      id: true,
      name: true,
      people: true,
      status: true,
      message: true,
      checkedInPeople: true,
      attendanceAt: true,
      walkInKey: true,
      certificateCode: true,
      phone: true,
      email: true,
      heldUntil: true,
    },
  });
  const shared = await sharedNumbers(ctx, id);
  const slice = rows.slice(0, ROSTER_PAGE);
  return {
    items: slice.map((row) => ({
      id: row.id,
      name: row.name,
      people: row.people,
      status: row.status,
      held_until: row.heldUntil?.toISOString() ?? null,
      same_number: row.email === null && row.phone !== null && shared.has(row.phone),
      message: row.message,
      code: checkInCode(ctx, row.id),
      came: row.checkedInPeople,
      said_at: row.attendanceAt?.toISOString() ?? null,
      walk_in: row.walkInKey,
      certificate: row.checkedInPeople === null ? null : row.certificateCode,
    })),
    next_cursor: rows.length > ROSTER_PAGE ? (slice.at(-1)?.id ?? null) : null,
    now: ctx.now().toISOString(),
  };
}

/** Numbers that registered more than once: a typed number proves nothing, so that it keeps nobody out. */
async function sharedNumbers({ db }: Ctx, eventId: number): Promise<Set<string | null>> {
  const rows = await db.eventRegistration.groupBy({
    by: ["phone"],
    where: { eventId, email: null, phone: { not: null }, status: { not: "CANCELLED" }, removingUntil: null },
    having: { id: { _count: { gt: 1 } } },
  });
  return new Set(rows.map(({ phone }) => phone));
}

/** A look by staff at who registered is written down, once an hour. */
export async function rememberLook(ctx: Ctx, id: number): Promise<void> {
  if (!isStaff(ctx.actor)) return;
  const { userId } = ctx.actor;
  const look = { userId, action: "event.registrants", subject: `event:${id}` } as const;
  const since = new Date(ctx.now().getTime() - HOUR_MS);
  const known = await ctx.db.auditEntry.findFirst({
    where: { ...look, createdAt: { gt: since } },
    select: { id: true },
  });
  if (known) return;
  await ctx.db.$transaction((transaction) => recordAudit(transaction, ctx.actor, look.action, look.subject));
}

/** Of a report for which people came together often, the latest. */
export const GATHERINGS_SHOWN = 5;

const GATHERING = {
  id: true,
  slug: true,
  title: true,
  location: true,
  startsAt: true,
  zone: true,
  capacity: true,
  registered: true,
  cancelledAt: true,
  resultAt: true,
  resultPeople: true,
  resultTrees: true,
  resultKilograms: true,
  resultWords: true,
  resultCame: true,
  resolutionDismissedAt: true,
} as const satisfies Prisma.EventSelect;

/** An event for a report, with what it has reached. */
export const GATHERING_SELECT = {
  ...GATHERING,
  resultPhotos: { select: { photoId: true }, orderBy: { createdAt: "asc" } },
} as const satisfies Prisma.EventSelect;

/** The same columns for a query written by hand. */
export const GATHERING_COLUMNS = Prisma.sql`${columnsOf("events", GATHERING)},
  ${jsonRows(Prisma.sql`SELECT photo_id AS "photoId" FROM event_result_photos WHERE event_id = events.id ORDER BY created_at`)}
    AS "resultPhotos"`;

export type GatheringRow = Prisma.EventGetPayload<{ select: typeof GATHERING_SELECT }>;

export function reportGatheringView(row: GatheringRow): ReportGatheringView {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    date: row.startsAt.toISOString(),
    zone: row.zone,
    capacity: row.capacity,
    registered: row.registered,
    cancelled: row.cancelledAt !== null,
    finished: row.resultAt !== null,
  };
}

/** @param reopenedAt when the report was last opened again; what was reached before has not settled it */
export function gatheringView(row: GatheringRow, reportOpen: boolean, reopenedAt: Date | null): GatheringView {
  const { resultAt } = row;
  const figures = figuresOf(row);
  const current = resultAt !== null && (reopenedAt === null || reopenedAt < resultAt);
  return {
    ...reportGatheringView(row),
    results:
      figures === null
        ? null
        : {
            ...figures,
            words: row.resultWords,
            photos: row.resultPhotos.map(({ photoId }) => ({ id: photoId, url: photoPath(photoId, 640) })),
          },
    waits: reportOpen && current && row.resolutionDismissedAt === null,
  };
}
