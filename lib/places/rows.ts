import "server-only";
import { PLACED } from "@/lib/areas/rows";
import { searchWords } from "@/lib/format/search-words";
import { columnsOf, type Database, Prisma, type Transaction } from "@/prisma/client";
import { PLACE_KIND_LABELS } from "./rules";

export const PLACES = Prisma.raw("places");
export const PLACE_POSITION = { latitude: Prisma.raw("places.latitude"), longitude: Prisma.raw("places.longitude") };
/** Of what everybody may know: the area that filters go by. */
export const PUBLIC_AREA = Prisma.sql`places.public_area_code`;
export const PLACE_KIND = Prisma.raw('"PlaceKind"');

/** The columns of a `PlaceRow`. */
export const PLACE_SELECT = {
  ...PLACED,
  id: true,
  slug: true,
  status: true,
  name: true,
  kind: true,
  description: true,
  publicAreaCode: true,
  photoId: true,
  openCount: true,
  closedCount: true,
  closedAt: true,
  mergedIntoId: true,
  createdAt: true,
} as const satisfies Prisma.PlaceSelect;

/** The same columns for the queries written by hand. */
export const PLACE_COLUMNS = columnsOf("places", PLACE_SELECT);

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.

/** `places_listed_idx`, `places_on_map_idx` and their like */
export const IS_ON_MAP = Prisma.raw(
  `places.status = 'APPROVED' AND places.closed_at IS NULL AND places.merged_into_id IS NULL`,
);
/** `places_off_map_name_idx` */
export const IS_OFF_MAP = Prisma.raw(
  `(places.status <> 'APPROVED' OR places.closed_at IS NOT NULL OR places.merged_into_id IS NOT NULL)`,
);
/** `places_nearby_idx` and `places_public_nearby_idx` */
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

/** Words that many names have. */
const COMMON_NAME_WORDS = new Set(searchWords(Object.values(PLACE_KIND_LABELS).join(" ")).split(" "));

/** A name's key without the common words at its ends; the whole key where it has no others. */
function distinctivePart(nameKey: string): string {
  const words = nameKey.split(" ");
  const isDistinctive = (word: string) => !COMMON_NAME_WORDS.has(word);
  const distinctive = words.slice(words.findIndex(isDistinctive), words.findLastIndex(isDistinctive) + 1);
  return distinctive.length === 0 ? nameKey : distinctive.join(" ");
}

/**
 * Whether a name's key contains this one (`places_name_idx`). The index is asked for the telling part alone: to
 * cut it with the rows of a common word takes the longer, the more there are.
 */
export function nameContains(key: string): Prisma.Sql {
  const distinctive = distinctivePart(key);
  const found = Prisma.sql`places.name_key LIKE ${`%${distinctive}%`}`;
  return distinctive === key ? found : Prisma.sql`${found} AND places.name_key || '' LIKE ${`%${key}%`}`;
}

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
