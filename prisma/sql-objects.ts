import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";

export const OBJECTS_FOLDER = join(import.meta.dirname, "sql");

/** One file of prisma/sql: a function with the triggers on it, or a view. */
export interface SqlObject {
  /** Name of the file, and of the function or view. */
  name: string;
  /** Raised with every change of the file, so that an older Sulur leaves the object of a newer one alone. */
  version: number;
  /** Hash of the version and of all below the first line. */
  digest: string;
  /** The whole file. */
  sql: string;
}

function digestOf(version: number, sql: string): string {
  const body = sql.slice(sql.indexOf("\n") + 1);
  return createHash("sha256").update(`${version}\n${body}`).digest("hex").slice(0, 16);
}

const headingOf = (version: number, digest: string) => `Version ${version}, ${digest}`;

/** @throws Error where the first line names no version */
export function parseObject(name: string, sql: string): SqlObject {
  const version = Number(/^-- Version (\d{1,6}),/u.exec(sql)?.[1]);
  if (Number.isNaN(version)) {
    throw new Error(`prisma/sql/${name}.sql: begin it with "-- ${headingOf(1, digestOf(1, `\n${sql}`))}"`);
  }
  return { name, version, digest: digestOf(version, sql), sql };
}

/** @returns one sentence where the file changed and its version did not */
export function versionBreach({ name, version, digest, sql }: SqlObject): string[] {
  if (sql.startsWith(`-- ${headingOf(version, digest)}\n`)) return [];
  const next = version + 1;
  return [`prisma/sql/${name}.sql: it changed, so its first line must be "-- ${headingOf(next, digestOf(next, sql))}"`];
}

export async function readObjects(folder = OBJECTS_FOLDER): Promise<SqlObject[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => parseObject(file.slice(0, -".sql".length), await readFile(join(folder, file), "utf8"))),
  );
}

/** Each object after those that its file names. */
function inOrder(objects: readonly SqlObject[]): SqlObject[] {
  const visited = new Set<SqlObject>();
  const ordered: SqlObject[] = [];
  const visit = (object: SqlObject): void => {
    if (visited.has(object)) return;
    visited.add(object);
    const words = new Set(object.sql.match(/\w+/gu));
    objects.filter(({ name }) => words.has(name)).forEach(visit);
    ordered.push(object);
  };
  objects.forEach(visit);
  return ordered;
}

interface StoredObject {
  oid: number;
  name: string;
  /** As COMMENT ON takes it. */
  address: string;
  /** The version that was applied last; null where only a migration made it. */
  comment: string | null;
  definition: string;
}

const STORED = `
  SELECT oid, proname AS name, 'FUNCTION ' || oid::regprocedure AS address, obj_description(oid, 'pg_proc') AS comment,
    pg_get_functiondef(oid) AS definition
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND proname = ANY ($1)
  UNION ALL
  SELECT oid, relname, 'VIEW ' || oid::regclass, obj_description(oid, 'pg_class'), pg_get_viewdef(oid)
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' AND relname = ANY ($1)`;

async function readStored(client: ClientBase, ...names: string[]): Promise<StoredObject[]> {
  return (await client.query<StoredObject>(STORED, [names])).rows;
}

/** @returns what is missing, older, or of the same version with another text, in the order to apply it */
export async function outdatedObjects(client: ClientBase, objects: readonly SqlObject[]): Promise<SqlObject[]> {
  const stored = await readStored(client, ...objects.map(({ name }) => name));
  const comments = new Map(stored.map(({ name, comment }) => [name, comment ?? ""]));
  return inOrder(objects).filter(({ name, version, digest }) => {
    const comment = comments.get(name) ?? "";
    const applied = Number(/^Version (\d+),/u.exec(comment)?.[1] ?? 0);
    return applied < version || (applied === version && comment !== headingOf(version, digest));
  });
}

/** Stored columns and indexes that hold results of a function. Triggers and views call what is there now. */
const REBUILD = `
  WITH dependents AS (SELECT classid, objid FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND refobjid = $1),
  columns AS (
    SELECT adrelid, attname, pg_get_expr(adbin, adrelid) AS expression
    FROM dependents JOIN pg_attrdef ON classid = 'pg_attrdef'::regclass AND pg_attrdef.oid = objid
    JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum AND attgenerated = 's')
  SELECT format('ALTER TABLE %s ALTER COLUMN %I SET EXPRESSION AS (%s)', adrelid::regclass, attname, expression) AS sql
  -- A divided table hands it on to its parts.
  FROM columns JOIN pg_class ON pg_class.oid = adrelid AND NOT relispartition
  UNION ALL
  SELECT format('REINDEX INDEX %s', objid::regclass)
  FROM dependents JOIN pg_class ON classid = 'pg_class'::regclass AND pg_class.oid = objid AND relkind = 'i'
  JOIN pg_index ON indexrelid = objid
  -- A table that is written anew has new indexes.
  WHERE indrelid NOT IN (SELECT adrelid FROM columns)`;

/** Applies one file in the caller's transaction, with all that depends on what it changes. */
export async function applyObject(client: ClientBase, { name, version, digest, sql }: SqlObject): Promise<void> {
  const [former] = await readStored(client, name);
  await client.query(sql);
  const [current] = await readStored(client, name);
  if (current === undefined) throw new Error(`berkas itu tidak membuat fungsi atau view bernama ${name}`);
  if (former !== undefined && former.definition !== current.definition) {
    const { rows } = await client.query<{ sql: string }>(REBUILD, [current.oid]);
    for (const rebuild of rows) await client.query(rebuild.sql);
  }
  await client.query(`COMMENT ON ${current.address} IS ${client.escapeLiteral(headingOf(version, digest))}`);
}
