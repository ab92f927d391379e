import "server-only";
import { Prisma, type Transaction } from "@/prisma/client";

/** Every table outside reports whose rows show a photo, and the column that names it. */
const TABLES = {
  places: "photo_id",
  events: "photo_id",
  messages: "photo_id",
  users: "profile_photo_id",
  volunteers: "photo_id",
  partners: "photo_id",
} as const;

type SingleTable = keyof typeof TABLES;
type UsingTable = SingleTable | "event_result_photos";

/** A row outside reports that shows a photo. */
export interface PhotoUse {
  usedIn: UsingTable;
  /** Id of the row; for an event's results, of the event. */
  usedId: number;
  /** The place of a photo among an event's results. */
  usedAt: Date | null;
}

const EVERY_USE = Prisma.raw(
  [
    ...Object.entries(TABLES).map(
      ([table, column]) =>
        `SELECT ${column} AS photo_id, '${table}' AS used_in, id AS used_id, NULL::timestamptz AS used_at FROM ${table}`,
    ),
    "SELECT photo_id, 'event_result_photos', event_id, created_at FROM event_result_photos",
  ].join(" UNION ALL "),
);

/** The rows outside reports that show these photos. */
export function usesOf(
  db: Pick<Transaction, "$queryRaw">,
  photoIds: readonly string[],
): Promise<(PhotoUse & { photoId: string })[]> {
  return db.$queryRaw`
    SELECT photo_id AS "photoId", used_in AS "usedIn", used_id AS "usedId", used_at AS "usedAt"
    FROM (${EVERY_USE}) AS use WHERE photo_id = ANY(${[...photoIds]}::uuid[])`;
}

/** @returns whether the row still showed it */
export async function replaceUse(
  transaction: Transaction,
  { usedIn }: PhotoUse,
  from: string,
  to: string,
): Promise<boolean> {
  const column = usedIn === "event_result_photos" ? "photo_id" : TABLES[usedIn];
  return one(
    await transaction.$executeRaw`
      UPDATE ${Prisma.raw(usedIn)} SET ${Prisma.raw(column)} = ${to}::uuid WHERE ${Prisma.raw(column)} = ${from}::uuid`,
  );
}

/** @returns whether the row still showed it */
export async function takeOutUse(transaction: Transaction, { usedIn }: PhotoUse, id: string): Promise<boolean> {
  if (usedIn === "event_result_photos") {
    return one(await transaction.$executeRaw`DELETE FROM event_result_photos WHERE photo_id = ${id}::uuid`);
  }
  const column = Prisma.raw(TABLES[usedIn]);
  return one(
    await transaction.$executeRaw`UPDATE ${Prisma.raw(usedIn)} SET ${column} = NULL WHERE ${column} = ${id}::uuid`,
  );
}

/** @returns whether the place is free */
export async function putBackUse(transaction: Transaction, use: PhotoUse, id: string): Promise<boolean> {
  const { usedIn, usedId, usedAt } = use;
  if (usedIn === "event_result_photos") {
    return one(
      await transaction.$executeRaw`
        INSERT INTO event_result_photos (photo_id, event_id, created_at)
        SELECT ${id}::uuid, id, ${usedAt} FROM events WHERE id = ${usedId}`,
    );
  }
  const column = Prisma.raw(TABLES[usedIn]);
  return one(
    await transaction.$executeRaw`
      UPDATE ${Prisma.raw(usedIn)} SET ${column} = ${id}::uuid WHERE id = ${usedId} AND ${column} IS NULL`,
  );
}

function one(count: number): boolean {
  return count === 1;
}
