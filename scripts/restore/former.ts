import type { ClientBase } from "pg";
import { quoted, readTables } from "../backup/catalog.ts";

/** What lies in the database before it is replaced. */
export interface Former {
  empty: boolean;
  /** Ids of its photos. */
  photos: Set<string>;
  /** Whether a Sulur holds connections to it now. */
  inUse: boolean;
}

export async function readFormer(client: ClientBase): Promise<Former> {
  const tables = await readTables(client);
  const has = (table: string) => tables.some(({ schema, name }) => schema === "public" && name === table);
  // Migrating alone puts rows into some tables; whoever ever started has settings.
  const isOurs = has("settings") && has("report_cells");
  const begun = isOurs ? [{ schema: "public", name: "settings" }] : tables;
  let empty = true;
  for (const { schema, name } of begun) {
    const found = await client.query(`SELECT FROM ${quoted(client, schema, name)} LIMIT 1`);
    if (found.rowCount !== 0) empty = false;
  }
  const photos = has("photos") ? await readPhotoIds(client) : new Set<string>();
  const users = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'sulur%' LIMIT 1",
  );
  return { empty, photos, inUse: users.rowCount !== 0 };
}

export async function readPhotoIds(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>("SELECT id FROM public.photos");
  return new Set(rows.map(({ id }) => id));
}

// Extensions stay: often only the host's operator may install them.
const REMOVE = `
DO $$
DECLARE entry record;
BEGIN
  FOR entry IN
    SELECT class.oid::regclass AS name,
      CASE class.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
    FROM pg_class AS class
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p', 'v', 'm', 'S')
      -- What belongs to another goes with it. A divided table depends on its own column.
      AND NOT EXISTS (
        SELECT FROM pg_depend WHERE objid = class.oid AND refobjid <> class.oid AND deptype IN ('e', 'i', 'a'))
  LOOP
    EXECUTE format('DROP %s IF EXISTS %s CASCADE', entry.kind, entry.name);
  END LOOP;
  FOR entry IN
    SELECT routine.oid::regprocedure AS name FROM pg_proc AS routine
    WHERE routine.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = routine.oid AND deptype = 'e')
  LOOP
    EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', entry.name);
  END LOOP;
  FOR entry IN
    SELECT type.oid::regtype AS name FROM pg_type AS type
    WHERE type.typnamespace = 'public'::regnamespace AND type.typtype IN ('e', 'd')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = type.oid AND deptype = 'e')
  LOOP
    EXECUTE format('DROP TYPE IF EXISTS %s CASCADE', entry.name);
  END LOOP;
END $$`;

/** Removes everything that Sulur's migrations make, and all else in the schema "public" that no extension owns. */
export async function removeFormer(client: ClientBase): Promise<void> {
  await client.query("CREATE SCHEMA IF NOT EXISTS public");
  await client.query(REMOVE);
}
