import type { ClientBase } from "pg";
import { type BackupMigration, type BackupSequence, MAIL_TABLE } from "./manifest";

/** Prisma's record of what was applied; it is told in the manifest and made anew by restoring. */
export const MIGRATIONS_TABLE = "_prisma_migrations";

interface TableColumns {
  schema: "public" | typeof MAIL_TABLE.schema;
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

/** A name in SQL, quoted. */
export function quoted(client: ClientBase, ...names: string[]): string {
  return names.map((name) => client.escapeIdentifier(name)).join(".");
}

/** The application's tables, and pg-boss's jobs when it has worked here before. */
export async function readTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT namespace.nspname AS schema, class.relname AS name,
       array_agg(attribute.attname::text ORDER BY attribute.attnum) AS columns
     FROM pg_class AS class
     JOIN pg_namespace AS namespace ON namespace.oid = class.relnamespace
     JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid
     WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition
       AND attribute.attnum > 0 AND NOT attribute.attisdropped AND attribute.attgenerated = ''
       AND (namespace.nspname = 'public' AND class.relname <> $1
         OR namespace.nspname = $2 AND class.relname = $3)
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = class.oid AND deptype = 'e')
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [MIGRATIONS_TABLE, MAIL_TABLE.schema, MAIL_TABLE.name],
  );
  return rows;
}

/** @returns undefined when no Sulur ever migrated this database */
export async function readMigrations(client: ClientBase): Promise<BackupMigration[] | undefined> {
  const found = await client.query("SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = $1", [
    MIGRATIONS_TABLE,
  ]);
  if (found.rowCount === 0) return undefined;
  const { rows } = await client.query<BackupMigration>(
    `SELECT migration_name AS name, checksum FROM ${quoted(client, "public", MIGRATIONS_TABLE)}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** Sequences know no snapshot: what they give is at least as far as the rows. */
export async function readSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<BackupSequence, "name">>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(client, "public", name)}`,
    );
    for (const row of state.rows) sequences.push({ name, ...row });
  }
  return sequences;
}
