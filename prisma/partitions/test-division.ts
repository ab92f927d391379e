import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { type Database, Prisma } from "@/prisma/client";

/** Divides a table as its operator does with psql, in one session. @param file its name in this folder */
export async function divide(url: string, file: "forum-comments" | "reports"): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const name of ["divide", file]) {
      await client.query(readFileSync(join(import.meta.dirname, `${name}.sql`), "utf8"));
    }
  } finally {
    await client.end();
  }
}

/** The part that holds a row. */
export async function partOf(db: Database, table: "forum_comments" | "reports", id: number): Promise<string | null> {
  const rows = await db.$queryRaw<{ part: string }[]>`
    SELECT tableoid::regclass::text AS part FROM ${Prisma.raw(table)} WHERE id = ${id}`;
  return rows[0]?.part ?? null;
}

/** As if so many ids had been given out. */
export async function goOnFrom(db: Database, table: "forum_comments" | "reports", id: number): Promise<void> {
  await db.$queryRaw`SELECT setval(${`${table}_id_seq`}::regclass, ${id}::bigint)::text`;
}

/** What stands on a table, by name; references with all that they say. */
export async function hangingOn(db: Database, table: "forum_comments" | "reports"): Promise<string[]> {
  const whole = Prisma.raw(`'${table}'::regclass`);
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT 'index ' || indexrelid::regclass AS name FROM pg_index WHERE indrelid = ${whole}
    UNION ALL
    SELECT 'trigger ' || tgname FROM pg_trigger WHERE tgrelid = ${whole} AND NOT tgisinternal
    UNION ALL
    SELECT concat_ws(' ', contype, conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE ${whole} IN (conrelid, confrelid) AND conparentid = 0
    ORDER BY 1`;
  return rows.map(({ name }) => name);
}
