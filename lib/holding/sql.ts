import "server-only";
import { Unauthenticated } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";
import { BURST } from "./rules";

/** Neither held by a filter nor hidden by staff. Written out, so that the planner knows it from the partial indexes. */
export const IS_SHOWN = Prisma.raw("held_reason IS NULL AND hidden_at IS NULL");

/**
 * Of several writings sent at once by one person, or with one text, each sees those before it.
 * @param keys the writer's key and e.g. a hash of the text, always in this order so that no two wait for each other
 * @throws Unauthenticated when the writer's account was erased meanwhile
 */
export async function lockWriter(transaction: Transaction, keys: readonly string[]): Promise<void> {
  const locks = keys.map((key, index) => Prisma.sql`pg_advisory_xact_lock(hashtextextended(${key}, ${index + 1}))`);
  await transaction.$executeRaw`SELECT ${Prisma.join(locks)}`;
  const account = /^user:(\d+)$/u.exec(keys[0] ?? "")?.[1];
  if (account === undefined) return;
  const rows = await transaction.$queryRaw<unknown[]>`SELECT FROM users WHERE id = ${Number(account)}`;
  if (rows.length === 0) throw new Unauthenticated();
}

/** How many a person wrote in the last `BURST.minutes`, counted no further than matters. @param table has writer_key and created_at */
export function recentCount(table: Prisma.Sql, writerKeys: readonly string[], now: Date): Prisma.Sql {
  const since = new Date(now.getTime() - BURST.minutes * 60_000);
  return Prisma.sql`(
    SELECT count(*)::int FROM (
      SELECT created_at FROM ${table} WHERE writer_key = ANY(${writerKeys}) ORDER BY id DESC LIMIT ${BURST.count}
    ) AS latest WHERE created_at > ${since})`;
}
