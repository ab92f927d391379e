import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { PHOTO_SIZES, photoFile } from "@/lib/photos/rules";
import { prepareJobs } from "@/lib/server/jobs/boss";
import {
  createMigrationRecord,
  MIGRATION_LOCK,
  type Migration,
  readSchemaFiles,
  runMigration,
  type SchemaFiles,
} from "@/prisma/migrate";
import { applyObject, outdatedObjects } from "@/prisma/sql-objects";
import type { BackupArchive } from "@/scripts/backup/archive-reader";
import { quoted, readTables } from "@/scripts/backup/catalog";
import { inTransaction } from "@/scripts/backup/connect";
import { type BackupTable, MAIL_TABLE, type Manifest, photoEntry, tableFile } from "@/scripts/backup/manifest";
import { Refusal } from "@/scripts/refusal";

interface Steps {
  /** That made the tables as the backup knows them. */
  before: Migration[];
  /** That came since. */
  after: Migration[];
}

interface RestoreOptions {
  url: string;
  photos: PhotoStore;
  archive: BackupArchive;
  /** Whether rows that are there may be thrown away. */
  overwrite: boolean;
  /** Only tests have others than the installed ones. */
  files?: SchemaFiles;
}

/**
 * Puts a backup in the place of what the database holds: in one transaction, so that every failure leaves the database
 * as it was.
 * @returns how many migrations came after the backup
 * @throws Refusal
 */
export async function restoreBackup(options: RestoreOptions): Promise<number> {
  const { url, photos, archive, overwrite } = options;
  const { migrations, objects } = options.files ?? (await readSchemaFiles());
  const steps = planMigrations(archive.manifest, migrations);
  const former = await inTransaction(url, "BEGIN READ ONLY", readFormer);
  if (former.inUse) throw new Refusal("Sulur sedang memakai basis data itu. Hentikan dahulu, lalu pulihkan lagi.");
  if (!former.empty && !overwrite) {
    throw new Refusal("Basis data itu sudah berisi. Tambahkan --timpa bila seluruh isinya boleh diganti dan hilang.");
  }
  await prepareJobs(url);
  const now = await replace();
  const gone = [...former.photos].filter((id) => !now.has(id));
  await removePhotos(gone, photos);
  await inTransaction(url, "BEGIN", (client) => client.query("ANALYZE"));
  return steps.after.length;

  async function replace(): Promise<Set<string>> {
    try {
      // First: a photo without a row hurts nobody, a row without its photo is seen by everybody.
      await putPhotos(archive, photos);
      return await inTransaction(url, "BEGIN", async (client) => {
        // A Sulur that starts meanwhile waits for this lock before it migrates.
        await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
        await removeFormer(client);
        await createMigrationRecord(client);
        for (const migration of steps.before) await runMigration(client, migration);
        await loadRows(client, archive);
        for (const migration of steps.after) await runMigration(client, migration);
        for (const object of await outdatedObjects(client, objects)) await applyObject(client, object);
        return readPhotoIds(client);
      });
    } catch (error) {
      await takeBackPhotos(archive, photos, former.photos);
      throw error;
    }
  }
}

/** What lies in the database before it is replaced. */
interface Former {
  empty: boolean;
  /** Ids of its photos. */
  photos: Set<string>;
  /** Whether a Sulur holds connections to it now. */
  inUse: boolean;
}

async function readFormer(client: ClientBase): Promise<Former> {
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

async function readPhotoIds(client: ClientBase): Promise<Set<string>> {
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
async function removeFormer(client: ClientBase): Promise<void> {
  await client.query("CREATE SCHEMA IF NOT EXISTS public");
  await client.query(REMOVE);
}

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
async function loadRows(client: ClientBase, archive: BackupArchive): Promise<void> {
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

const PREFIX = photoEntry("");

/** Names of the photos' files in a backup. */
function filesIn(archive: BackupArchive): string[] {
  const entries = archive.names().filter((name) => name.startsWith(PREFIX));
  return entries.map((name) => name.slice(PREFIX.length));
}

const idOf = (file: string) => file.slice(0, 36);

/** Puts all of them into the store; what was put before stays when one cannot be. */
async function putPhotos(archive: BackupArchive, store: PhotoStore): Promise<void> {
  for (const file of filesIn(archive)) await store.put(file, await archive.read(photoEntry(file)));
}

/** Takes back what `putPhotos` put, except for photos that were there before. */
async function takeBackPhotos(archive: BackupArchive, store: PhotoStore, before: ReadonlySet<string>): Promise<void> {
  for (const file of filesIn(archive)) if (!before.has(idOf(file))) await store.delete(file).catch(() => undefined);
}

/** Removes the files of photos that no row names any more. */
async function removePhotos(ids: Iterable<string>, store: PhotoStore): Promise<void> {
  for (const id of ids) {
    for (const size of PHOTO_SIZES) await store.delete(photoFile(id, size));
  }
}

/** @throws Refusal when the backup knows migrations that this Sulur does not */
function planMigrations({ migrations }: Manifest, known: readonly Migration[]): Steps {
  const applied = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of known) {
    const listed = applied.get(name);
    if (listed !== undefined && listed !== checksum) {
      throw new Refusal(`Migrasi ${name} di sini berbeda dari saat cadangan dibuat. Kembalikan berkasnya dahulu.`);
    }
  }
  const unknown = migrations.find(({ name }) => !known.some((migration) => migration.name === name));
  if (unknown) {
    throw new Refusal(
      `Cadangan ini dibuat oleh Sulur yang lebih baru (migrasi ${unknown.name}). Perbarui Sulur dahulu, lalu pulihkan lagi.`,
    );
  }
  return {
    before: known.filter(({ name }) => applied.has(name)),
    after: known.filter(({ name }) => !applied.has(name)),
  };
}
