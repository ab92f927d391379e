import "server-only";
import { type Database, Prisma, type Transaction } from "@/prisma/client";

export const PLACES = Prisma.raw("places");
export const PLACE_KIND = Prisma.raw('"PlaceKind"');

/** The columns of a `PlaceRow`. */
export const PLACE_SELECT = {
  id: true,
  slug: true,
  status: true,
  name: true,
  kind: true,
  description: true,
  latitude: true,
  longitude: true,
  approximate: true,
  regency: true,
  province: true,
  photoId: true,
  openCount: true,
  closedCount: true,
  closedAt: true,
  mergedIntoId: true,
  createdAt: true,
} as const satisfies Prisma.PlaceSelect;

/** The same columns for the queries written by hand. */
export const PLACE_COLUMNS = Prisma.raw(`
  places.id, places.slug, places.status, places.name, places.kind, places.description, places.latitude, places.longitude,
  places.approximate, places.regency, places.province, places.photo_id AS "photoId", places.open_count AS "openCount",
  places.closed_count AS "closedCount", places.closed_at AS "closedAt", places.merged_into_id AS "mergedIntoId",
  places.created_at AS "createdAt"`);

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.

/** `places_listed_idx`, `places_on_map_idx` and their like */
export const IS_ON_MAP = Prisma.raw(
  `places.status = 'APPROVED' AND places.closed_at IS NULL AND places.merged_into_id IS NULL`,
);
/** `places_off_map_name_idx` */
export const IS_OFF_MAP = Prisma.raw(
  `(places.status <> 'APPROVED' OR places.closed_at IS NOT NULL OR places.merged_into_id IS NOT NULL)`,
);
/** `places_nearby_idx` */
export const IS_POSSIBLE_DOUBLE = Prisma.raw(
  `places.status IN ('PENDING', 'APPROVED') AND places.merged_into_id IS NULL`,
);
/** Has a page of its own: also a closed one does. */
export const HAS_PAGE = Prisma.raw(`places.status = 'APPROVED' AND places.merged_into_id IS NULL`);
/** `places_doubted_idx`: `CLOSED_DOUBT`, beyond what staff have answered. */
export const IS_DOUBTED = Prisma.raw(
  `places.status = 'APPROVED' AND places.closed_at IS NULL AND places.merged_into_id IS NULL
    AND places.closed_count - places.open_count - places.closed_seen >= 3`,
);
/** `messages_place_notes_idx` */
export const IS_OPEN_NOTE = Prisma.raw(`messages.kind = 'PLACE_NOTE' AND messages.status = 'NEW'`);
export const NOTED_PLACE = Prisma.raw(`substr(messages.about, 7)::integer`);

/** Taken before a row is written, since its slug holds it. */
export async function nextPlaceId(client: Database | Transaction): Promise<number> {
  const [id] = await nextPlaceIds(client, 1);
  if (id === undefined) throw new Error("The sequence of places gave no id");
  return id;
}

export async function nextPlaceIds(client: Database | Transaction, count: number): Promise<number[]> {
  const rows = await client.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('places', 'id'))::int AS id FROM generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => id);
}
