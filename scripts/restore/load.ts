import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { BackupArchive } from "../backup/archive-reader.ts";
import { quoted } from "../backup/catalog.ts";
import { type BackupTable, MAIL_TABLE, tableFile } from "../backup/manifest.ts";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Tables may name each other in a circle, so references are looked at when all rows are there. */
async function takeForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
     ORDER BY 1, 2`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(client, name)}`);
  }
  return rows;
}

/** Adding one back reads every row: what points nowhere fails here. */
async function putForeignKeys(client: ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(client, name)} ${definition}`);
  }
}

async function loadTable(client: ClientBase, archive: BackupArchive, table: BackupTable): Promise<void> {
  const columns = table.columns.map((name) => quoted(client, name)).join(", ");
  const target = quoted(client, table.schema, table.name);
  const stream = client.query(copyFrom(`COPY ${target} (${columns}) FROM STDIN`));
  await pipeline(archive.stream(tableFile(table)), createGunzip(), stream);
  if (stream.rowCount !== table.rows) {
    throw new Error(`${table.name} got ${stream.rowCount} rows of ${table.rows}`);
  }
}

/** Fills the tables in the caller's transaction, with what they count and number as it was. */
export async function loadRows(client: ClientBase, archive: BackupArchive): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const own = tables.filter(({ schema }) => schema === "public");
  const foreignKeys = await takeForeignKeys(client);
  // What triggers count and keep is in the backup already.
  for (const { name } of own) await client.query(`ALTER TABLE ${quoted(client, "public", name)} DISABLE TRIGGER USER`);
  // Migrations begin some tables with rows of their own.
  const names = own.map(({ name }) => quoted(client, "public", name));
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(", ")}`);
  for (const table of own) await loadTable(client, archive, table);
  for (const { name } of own) await client.query(`ALTER TABLE ${quoted(client, "public", name)} ENABLE TRIGGER USER`);
  await putForeignKeys(client, foreignKeys);
  for (const { name, value, called } of sequences) {
    await client.query("SELECT setval($1::regclass, $2, $3)", [quoted(client, "public", name), value, called]);
  }
  await client.query(`DELETE FROM ${quoted(client, MAIL_TABLE.schema, MAIL_TABLE.name)}`);
  for (const table of tables) if (table.schema === MAIL_TABLE.schema) await loadTable(client, archive, table);
}
