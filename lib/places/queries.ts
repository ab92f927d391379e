import "server-only";
import { inArea } from "@/lib/areas/rows";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { Bounds } from "@/lib/map/grid";
import { eachKind, inBox, metersTo, pointOf, positionOf, rowPoint } from "@/lib/map/sql";
import { Prisma } from "@/prisma/client";
import { IS_ON_MAP, nameContains, PLACE_COLUMNS, PLACE_KIND, PLACE_POSITION, PLACES, PUBLIC_AREA } from "./rows";
import { NEAREST_LIMIT, placeNameKey } from "./rules";
import type { ListPlaces } from "./schemas";
import { type NearPlaceView, type PlaceRow, type PlaceView, placeView } from "./view";

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
