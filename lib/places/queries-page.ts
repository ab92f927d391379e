import "server-only";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { PLACE_SELECT } from "./rows";
import { placeIdIn, placePath } from "./rules";
import { type MyPlaceView, type PlaceDetailView, type PlacePageView, placeDetailView, placeView } from "./view";

/** A person who added more than this finds the older ones on the map. */
const MY_PLACES = 50;

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
  const rows = await ctx.db.place.findMany({
    where: { writerKey: { in: keys }, ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: {
      ...PLACE_SELECT,
      steps: { where: { kind: "REJECTED", undoneAt: null }, orderBy: { id: "desc" }, take: 1, select: { words: true } },
    },
  });
  const page = pageOf(rows, limit, (row) => String(row.id));
  const view = ({ steps, ...row }: (typeof rows)[number]) => ({
    ...placeView(row),
    status: row.status,
    words: row.status === "REJECTED" ? (steps[0]?.words ?? null) : null,
  });
  return { items: page.items.map(view), nextCursor: page.nextCursor };
}
