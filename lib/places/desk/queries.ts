import "server-only";
import { areaText } from "@/lib/areas/view";
import { zoneOfRow } from "@/lib/areas/zones";
import { assertReviewer } from "@/lib/desk/policy";
import {
  cappedCount,
  type DeskCtx,
  inOrder,
  LATEST_STEPS,
  onlyRow,
  type QueueOrder,
  queuePage,
  sliceSql,
  staffNames,
  stepViews,
} from "@/lib/desk/queries";
import { SHORTEST_SEARCH } from "@/lib/desk/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import type { Page } from "@/lib/kernel/page";
import { photoPath } from "@/lib/photos/rules";
import { canUndo } from "@/lib/places/policy";
import { possibleDoubles } from "@/lib/places/queries-nearby";
import {
  HAS_PAGE,
  IS_DOUBTED,
  IS_ON_MAP,
  IS_OPEN_NOTE,
  NOTED_PLACE,
  nameContains,
  PLACE_SELECT,
} from "@/lib/places/rows";
import { CLOSED_DOUBT, closedLead, placeNameKey } from "@/lib/places/rules";
import type { PlaceQueue, PlaceQueueQuery } from "@/lib/places/schemas";
import type { DeskPlaceView, DuplicatePlaceView, PlaceCountsView, PlaceNoteView } from "@/lib/places/view";
import { Prisma } from "@/prisma/client";

/** Of a place that many write about, the oldest notes. */
const NOTES_SHOWN = 20;

const DESK_SELECT = {
  ...PLACE_SELECT,
  heldReason: true,
  closedSeen: true,
  updatedAt: true,
  mergedInto: { select: { id: true, slug: true, name: true } },
  steps: LATEST_STEPS,
} as const satisfies Prisma.PlaceSelect;

type DeskRow = Prisma.PlaceGetPayload<{ select: typeof DESK_SELECT }>;

const ORDERS: Record<PlaceQueue, QueueOrder> = {
  PENDING: "oldest",
  DOUBTED: "oldest",
  APPROVED: "newest",
  REJECTED: "newest",
};

/** Places of one queue, held ones among them. Staff only. @throws InvalidInput for a search that is too short */
export async function placeQueue(ctx: Ctx, query: PlaceQueueQuery): Promise<Page<DeskPlaceView>> {
  assertReviewer(ctx.actor);
  const { ids, nextCursor } = await queuePage(ctx, queueSql(query), query.limit);
  const rows = await ctx.db.place.findMany({ where: { id: { in: ids } }, select: DESK_SELECT });
  return { items: await deskViews(ctx, inOrder(ids, rows)), nextCursor };
}

/** Each part of a queue is read by an index of its own, so that no part is passed over row by row. */
export function queueSql({ queue, q, ...slice }: PlaceQueueQuery): Prisma.Sql {
  const order = ORDERS[queue];
  const end = sliceSql(slice, order);
  const parts = partsOf(queue, q).map((part) => Prisma.sql`(SELECT id FROM (${part}) AS part WHERE TRUE ${end})`);
  return Prisma.sql`SELECT DISTINCT id FROM (${Prisma.join(parts, " UNION ALL ")}) AS parts WHERE TRUE ${end}`;
}

function partsOf(queue: PlaceQueue, q: string | undefined): Prisma.Sql[] {
  const named = searchSql(q);
  const placesThat = (condition: Prisma.Sql) => Prisma.sql`SELECT id FROM places WHERE ${condition} ${named}`;
  if (queue === "DOUBTED") {
    const noted = Prisma.sql`
      SELECT DISTINCT places.id FROM messages JOIN places ON places.id = ${NOTED_PLACE}
      WHERE ${IS_OPEN_NOTE} AND ${HAS_PAGE} ${named}`;
    return [placesThat(IS_DOUBTED), noted];
  }
  if (queue !== "APPROVED") return [placesThat(Prisma.raw(`places.status = '${queue}'`))];
  if (q === undefined || q === "") return [placesThat(HAS_PAGE)];
  return [placesThat(IS_ON_MAP), placesThat(Prisma.sql`${HAS_PAGE} AND places.closed_at IS NOT NULL`)];
}

export function searchSql(q: string | undefined): Prisma.Sql {
  if (q === undefined || q === "") return Prisma.empty;
  const key = placeNameKey(q);
  if (key.length < SHORTEST_SEARCH) {
    const message = `Tulis paling sedikit ${SHORTEST_SEARCH} huruf dari nama lokasi.`;
    throw new InvalidInput(message, { q: message });
  }
  return Prisma.sql`AND ${nameContains(key)}`;
}

/** Null when there is no such place. Staff only. */
export async function deskPlace(ctx: DeskCtx, id: number): Promise<DeskPlaceView | null> {
  assertReviewer(ctx.actor);
  const row = await ctx.db.place.findUnique({ where: { id }, select: DESK_SELECT });
  if (!row) return null;
  const [view] = await deskViews(ctx, [row]);
  return view ?? null;
}

/** Staff only. */
export async function placeCounts(ctx: Ctx): Promise<PlaceCountsView> {
  assertReviewer(ctx.actor);
  return onlyRow(ctx, placeCountsSql());
}

export function placeCountsSql(): Prisma.Sql {
  const columns = Object.keys(ORDERS).map((queue) => {
    const parts = Prisma.join(partsOf(queue as PlaceQueue, undefined), " UNION ");
    return Prisma.sql`${cappedCount(Prisma.sql`SELECT FROM (${parts}) AS queue`)} AS ${Prisma.raw(`"${queue}"`)}`;
  });
  return Prisma.sql`SELECT ${Prisma.join(columns)}`;
}

async function deskViews(ctx: DeskCtx, rows: DeskRow[]): Promise<DeskPlaceView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const names = await staffNames(
    ctx,
    rows.flatMap(({ steps }) => steps),
  );
  const doubles = await possibleDoubles(ctx, ids);
  const notes = await openNotes(ctx, ids);
  return rows.map((row) => deskView(ctx, row, names, doubles.get(row.id) ?? [], notes.get(row.id) ?? []));
}

/** What residents wrote about each of these places and nobody has settled, oldest first. */
async function openNotes({ db }: DeskCtx, ids: number[]): Promise<Map<number, PlaceNoteView[]>> {
  const rows = await db.$queryRaw<
    { placeId: number; id: number; body: string; createdAt: Date; hasContact: boolean }[]
  >`
    SELECT place.id AS "placeId", note.* FROM unnest(${ids}::integer[]) AS place(id) CROSS JOIN LATERAL (
      SELECT id, body, created_at AS "createdAt", email IS NOT NULL OR phone IS NOT NULL AS "hasContact" FROM messages
      WHERE ${IS_OPEN_NOTE} AND ${NOTED_PLACE} = place.id ORDER BY id LIMIT ${NOTES_SHOWN}
    ) AS note ORDER BY note.id`;
  const notes = new Map<number, PlaceNoteView[]>();
  for (const { placeId, id, body, createdAt, hasContact } of rows) {
    const note = { id, note: body, created_at: createdAt.toISOString(), hasContact };
    notes.set(placeId, [...(notes.get(placeId) ?? []), note]);
  }
  return notes;
}

function deskView(
  ctx: DeskCtx,
  row: DeskRow,
  names: Map<number, string>,
  duplicates: DuplicatePlaceView[],
  notes: PlaceNoteView[],
): DeskPlaceView {
  const { photoId, closedAt, steps } = row;
  const onMap = row.status === "APPROVED" && closedAt === null && row.mergedInto === null;
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    heldReason: row.heldReason,
    name: row.name,
    kind: row.kind,
    description: row.description,
    latitude: row.latitude,
    longitude: row.longitude,
    approximate: row.approximate,
    area: areaText(row),
    photo: photoId === null ? null : { id: photoId, medium: photoPath(photoId, 640), large: photoPath(photoId, 2048) },
    openCount: row.openCount,
    closedCount: row.closedCount,
    doubted: onMap && closedLead(row) - row.closedSeen >= CLOSED_DOUBT,
    closedAt: closedAt?.toISOString() ?? null,
    mergedInto: row.mergedInto,
    createdAt: row.createdAt.toISOString(),
    zone: zoneOfRow(row),
    updatedAt: row.updatedAt.toISOString(),
    steps: stepViews(ctx, steps, names, canUndo),
    notes,
    duplicates,
  };
}
