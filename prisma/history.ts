import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationList, SchemaFilter, SchemasContainer } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { withSchemaEngine } from "./schema-engine.ts";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");
const SCHEMA_FILE = join(import.meta.dirname, "schema.prisma");
const LOCK_FILE = "migration_lock.toml";

/** Nothing in our schema is managed by somebody else. */
export const NO_FILTER: SchemaFilter = { externalTables: [], externalEnums: [] };

/** The standard migrations folder in the form that Prisma's engine takes. */
export async function readHistory(folder = MIGRATIONS_FOLDER): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => {
      const value = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value } } };
    }),
  );
  const lock = await readFile(join(folder, LOCK_FILE), "utf8");
  return {
    baseDir: folder,
    lockfile: { path: LOCK_FILE, content: lock },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

/** schema.prisma in the form that Prisma's engine takes. */
export async function readSchema(): Promise<SchemasContainer> {
  return { files: [{ path: SCHEMA_FILE, content: await readFile(SCHEMA_FILE, "utf8") }] };
}

/**
 * The SQL that is missing between the migrations folder and schema.prisma; empty when they agree. Checks, extensions
 * and partial indexes are unknown to Prisma and never part of it.
 * @param url of a role that may create databases: the engine replays the history in one of its own
 */
export async function missingSql(url: string, folder?: string): Promise<string> {
  const history = await readHistory(folder);
  const schema = await readSchema();
  const empty = history.migrationDirectories.length === 0;
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: empty ? { tag: "empty" } : { tag: "migrations", ...history },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    }),
  );
  const sql = (stdout ?? "").trim();
  return sql === "-- This is an empty migration." ? "" : sql;
}
