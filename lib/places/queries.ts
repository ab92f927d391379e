import "server-only";
import { inArea } from "@/lib/areas/rows";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { Bounds } from "@/lib/map/grid";
import { eachKind, inBox, metersTo, pointOf, positionOf, rowPoint } from "@/lib/map/sql";
import { Prisma } from "@/prisma/client";
import {
  IS_ON_MAP,
  nameContains,
  PLACE_COLUMNS,
  PLACE_KIND,
  PLACE_POSITION,
  PLACE_SELECT,
  PLACES,
  PUBLIC_AREA,
} from "./rows";
import { NEAREST_LIMIT, placeIdIn, placeNameKey, placePath } from "./rules";
import type { ListPlaces } from "./schemas";
import {
  type MyPlaceView,
  type NearPlaceView,
  type PlaceDetailView,
  type PlacePageView,
  type PlaceRow,
  type PlaceView,
  placeDetailView,
  placeView,
} from "./view";

/** A person who added more than this finds the older ones on the map. */
const MY_PLACES = 50;

type Filter = Pick<ListPlaces, "q" | "kinds" | "bbox" | "area">;

interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Places on the map: nearest first and with their distance where a position is given; inside a box from its middle
 * outwards; otherwise newest first, and only these by pages.
 */
export async function listPlaces(
  ctx: Ctx,
  { limit, cursor, latitude, longitude, ...filter }: ListPlaces,
): Promise<Page<PlaceView | NearPlaceView>> {
  const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const from = near ?? (filter.bbox ? middleOf(filter.bbox) : null);
  if (from === null) return newestPlaces(ctx, { ...filter, limit, cursor });
  const rows = await ctx.db.$queryRaw<(PlaceRow & { distance: number })[]>(nearestSql(filter, from, limit));
  const views = rows.map((row) => (near === null ? placeView(row) : nearPlaceView(row)));
  return { items: views, nextCursor: null };
}

async function newestPlaces(
  ctx: Ctx,
  query: Omit<Filter, "bbox"> & { limit: number; cursor?: number },
): Promise<Page<PlaceView>> {
  const rows = await ctx.db.$queryRaw<PlaceRow[]>(newestSql(query));
  const page = pageOf(rows, query.limit, (row) => String(row.id));
  return { items: page.items.map(placeView), nextCursor: page.nextCursor };
}

export function nearPlaceView(row: PlaceRow & { distance: number }): NearPlaceView {
  return { ...placeView(row), distance_meters: Math.round(row.distance) };
}

function middleOf([west, south, east, north]: Bounds): Position {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

export function newestSql({
  limit,
  cursor,
  kinds,
  q,
  area,
}: Omit<Filter, "bbox"> & { limit: number; cursor?: number }): Prisma.Sql {
  const before = cursor === undefined ? Prisma.empty : Prisma.sql`AND id < ${cursor}`;
  const newest = (ofKind: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`
    SELECT ${PLACE_COLUMNS} FROM places WHERE ${IS_ON_MAP} ${ofKind} ${named(q)} ${inArea(PUBLIC_AREA, area)} ${before}
    ORDER BY ${order} LIMIT ${limit + 1}`;
  const byId = Prisma.sql`id DESC`;
  if (!kinds) return newest(Prisma.empty, byId);
  // Not "=", after which the planner may walk all kinds by id; in this order only the index over kind and id gives them.
  const ofKinds = eachKind(PLACE_KIND, kinds, (kind) =>
    newest(Prisma.sql`AND kind BETWEEN ${kind} AND ${kind}`, Prisma.sql`kind DESC, id DESC`),
  );
  return Prisma.sql`${ofKinds} ORDER BY ${byId} LIMIT ${limit + 1}`;
}

/**
 * The index goes by degrees, which misjudge distances by at most 2 % in Indonesia, so a few more than wanted are
 * fetched and put in order by metres.
 */
export function nearestSql({ kinds, bbox, q, area }: Filter, from: Position, limit: number): Prisma.Sql {
  const wanted = Math.min(limit, NEAREST_LIMIT);
  const fetched = Math.ceil(wanted * 1.2) + 5;
  const at = positionOf(from);
  const inside = bbox === undefined ? Prisma.empty : Prisma.sql`AND ${inBox(PLACE_POSITION, bbox)}`;
  // The planner takes a box of any size for a small one and would sort all of it; not knowing the limit it walks the index.
  const first = bbox !== undefined && q === undefined ? Prisma.sql`(SELECT ${fetched}::int)` : Prisma.sql`${fetched}`;
  const nearest = (ofKind: Prisma.Sql) => Prisma.sql`
    SELECT ${PLACE_COLUMNS}, ${metersTo(PLACES, at)} AS distance FROM places
    WHERE ${IS_ON_MAP} ${ofKind} ${inside} ${named(q)} ${inArea(PUBLIC_AREA, area)}
    ORDER BY ${rowPoint(PLACES)} <-> ${pointOf(at)} LIMIT ${first}`;
  const rows = kinds
    ? eachKind(PLACE_KIND, kinds, (kind) => nearest(Prisma.sql`AND kind = ${kind}`))
    : Prisma.sql`SELECT * FROM (${nearest(Prisma.empty)}) AS of_all`;
  return Prisma.sql`${rows} ORDER BY distance, id LIMIT ${wanted}`;
}

/** Whether a name contains what was typed; of one or two letters, whether one of its words begins with them. */
function named(q: string | undefined): Prisma.Sql {
  const key = placeNameKey(q ?? "");
  if (key === "") return Prisma.empty;
  if (key.length > 2) return Prisma.sql`AND ${nameContains(key)}`;
  return Prisma.sql`AND (name_key LIKE ${`${key}%`} OR name_key LIKE ${`% ${key}%`})`;
}

/** What the page of a slug shows, or where it leads; null when there is no such place for the public. */
export async function placePage(ctx: Ctx, slug: string): Promise<PlacePageView | null> {
  const id = placeIdIn(slug);
  const place = id === null ? null : await findPlace(ctx, id);
  if (place === null) return null;
  return place.slug === slug ? { place } : { movedTo: placePath(place.slug) };
}

/** The public view of a place, or of the one that it became part of. */
export async function findPlace(ctx: Ctx, id: number): Promise<PlaceDetailView | null> {
  const row = await rowOf(ctx, id);
  if (row === null || row.mergedIntoId === null) return row && shown(row);
  const last = await endOfMerges(ctx, id);
  const end = last === null ? null : await rowOf(ctx, last);
  return end && shown(end);
}

function rowOf(ctx: Ctx, id: number) {
  return ctx.db.place.findUnique({ where: { id }, select: { ...PLACE_SELECT, updatedAt: true } });
}

function shown(row: Parameters<typeof placeDetailView>[0]): PlaceDetailView | null {
  return row.status === "APPROVED" ? placeDetailView(row) : null;
}

/** Where a chain of merges ends; null when it goes round. */
async function endOfMerges(ctx: Ctx, id: number): Promise<number | null> {
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    WITH RECURSIVE chain AS (
      SELECT id, merged_into_id FROM places WHERE id = ${id}
      UNION
      SELECT following.id, following.merged_into_id FROM places AS following JOIN chain ON following.id = chain.merged_into_id
    )
    SELECT id FROM chain WHERE merged_into_id IS NULL`;
  return rows[0]?.id ?? null;
}

/** The actor's own places, newest first, with the pending and rejected ones. */
export async function myPlaces(ctx: Ctx): Promise<MyPlaceView[]> {
  return (await placesOf(ctx, writerKeys(ctx.actor), { limit: MY_PLACES })).items;
}

/** What was added under these keys, as only its writer sees it. @param page.cursor id of the last one before */
export async function placesOf(
  ctx: Ctx,
  keys: string[],
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<MyPlaceView>> {
  if (keys.length === 0) return { items: [], nextCursor: null };
  const rows = await ctx.db.$queryRaw<(PlaceRow & { words: string | null })[]>`
    SELECT ${PLACE_COLUMNS}, (SELECT words FROM place_steps
      WHERE place_id = places.id AND kind = 'REJECTED' AND undone_at IS NULL ORDER BY id DESC LIMIT 1) AS words
    FROM places
    WHERE writer_key = ANY(${keys}) ${cursor === undefined ? Prisma.empty : Prisma.sql`AND id < ${cursor}`}
    ORDER BY id DESC LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, (row) => String(row.id));
  const view = ({ words, ...row }: (typeof rows)[number]) => ({
    ...placeView(row),
    status: row.status,
    words: row.status === "REJECTED" ? words : null,
  });
  return { items: page.items.map(view), nextCursor: page.nextCursor };
}
