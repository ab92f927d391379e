import "server-only";
import { Prisma, type Transaction } from "@/prisma/client";
import { BURST } from "./rules";

/**
 * Of several writings sent at once by one person, or with one text, each sees those before it.
 * @param keys e.g. the writer's key and a hash of the text, always in this order so that no two wait for each other
 */
export async function takeTurn(transaction: Transaction, keys: readonly string[]): Promise<void> {
  const locks = keys.map((key, index) => Prisma.sql`pg_advisory_xact_lock(hashtextextended(${key}, ${index + 1}))`);
  await transaction.$executeRaw`SELECT ${Prisma.join(locks)}`;
}

/** How many a person wrote in the last `BURST.minutes`, counted no further than matters. @param table has writer_key and created_at */
export function recentCount(table: Prisma.Sql, writerKeys: readonly string[], now: Date): Prisma.Sql {
  const since = new Date(now.getTime() - BURST.minutes * 60_000);
  return Prisma.sql`(
    SELECT count(*)::int FROM (
      SELECT created_at FROM ${table} WHERE writer_key = ANY(${writerKeys}) ORDER BY id DESC LIMIT ${BURST.count}
    ) AS latest WHERE created_at > ${since})`;
}
