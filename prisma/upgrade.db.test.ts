import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { BackupArchive } from "@/scripts/backup/archive-reader";
import { quoted } from "@/scripts/backup/catalog";
import type { BackupTable } from "@/scripts/backup/manifest";
import { restoreBackup } from "@/scripts/restore/restore-backup";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations, type SchemaFiles } from "./migrate";
import { readCatalogue } from "./test-catalogue";
import { earlierSchema } from "./test-upgrade";

/**
 * What `npm run backup -- --tanpa-foto` wrote of the demo, with a row in every table; each file is named after the
 * migration that was its last. Before a migration that changes rows in a new way, add one of its own day.
 */
const BACKUPS = join(import.meta.dirname, "upgrades");

/** Counted or gathered from other rows, so a migration may make them anew. */
const DERIVED = new Set(["forum_words", "place_cells", "report_cells", "report_days", "search_words", "tallies"]);

/** Values that a migration changes on purpose, as `table.column`, with the reason. */
const CHANGED: Record<string, string> = {
  "idempotency_keys.key": "only its hash is stored",
  "idempotency_keys.body": "answers that may hold private keys are emptied",
  "events.title": "sample events say that they are samples",
  "partners.phone": "numbers that nobody can call are repaired, as upgrade-phones.db.test.ts shows",
};

/** Rows that a migration writes on purpose, by table: what the first start after the upgrade has to look at. */
const ADDED: Record<string, string[]> = { settings: ['{"key": "events:zones", "value": "0:11"}'] };

/** What is kept as a number, and what it was counted from. */
const SUMS = [
  "SELECT id FROM reports WHERE support_count <> (SELECT count(*) FROM report_supports WHERE report_id = reports.id AND counted)",
  "SELECT id FROM forum_threads WHERE likes_count <> (SELECT count(*) FROM forum_likes WHERE thread_id = forum_threads.id AND counted)",
  `SELECT level FROM report_cells GROUP BY level HAVING sum(count) <> (
     SELECT count(*) FROM reports
     WHERE status IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND held_reason IS NULL AND latitude IS NOT NULL)`,
  `SELECT level FROM place_cells GROUP BY level HAVING sum(count) <> (
     SELECT count(*) FROM places WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL)`,
];

const backups = async () => (await readdir(BACKUPS)).sort();

const schemaOf = (file: string): Promise<SchemaFiles> => earlierSchema((name) => name <= file.replace(/\.tar$/u, ""));

/** Makes the database what it was when the backup was made. @returns its tables then */
async function goBack(url: string, file: string): Promise<BackupTable[]> {
  const archive = await BackupArchive.open(join(BACKUPS, file));
  try {
    const photos = new MemoryPhotoStore();
    expect(await restoreBackup({ url, photos, archive, overwrite: false, files: await schemaOf(file) })).toBe(0);
    return archive.manifest.tables;
  } finally {
    await archive.close();
  }
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Every row of these tables, by the columns that they had; a table or column that is gone is said in place of rows. */
function rowsOf(url: string, tables: readonly BackupTable[]): Promise<Record<string, string[]>> {
  return connected(url, async (client) => {
    const found: Record<string, string[]> = {};
    for (const { schema, name, columns } of tables.filter((table) => !DERIVED.has(table.name))) {
      const unchanged = columns.filter((column) => !(`${name}.${column}` in CHANGED));
      const list = unchanged.map((column) => quoted(client, column)).join(", ");
      found[name] = await client
        .query<{ row: string }>(
          `SELECT to_jsonb(each)::text AS row FROM (SELECT ${list} FROM ${quoted(client, schema, name)}) AS each ORDER BY 1`,
        )
        .then(({ rows }) => rows.map(({ row }) => row))
        .catch((error: unknown) => [String(error)]);
    }
    return found;
  });
}

const { url: fresh } = await testDatabase({ empty: true });
beforeAll(() => applyMigrations(fresh));

describe.each(await backups())("a database as %s left it, brought up to date", async (file) => {
  const { url } = await testDatabase({ empty: true });
  let tables: BackupTable[];
  let before: Record<string, string[]>;

  beforeAll(async () => {
    tables = await goBack(url, file);
    before = await rowsOf(url, tables);
    await applyMigrations(url);
  });

  it("had rows in every table", () => {
    expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it("has every row with every value that it had", async () => {
    const expected = Object.entries(before).map(([table, rows]) => [table, [...(ADDED[table] ?? []), ...rows].sort()]);
    const after = Object.entries(await rowsOf(url, tables)).map(([table, rows]) => [table, rows.toSorted()]);
    expect(after).toEqual(expected);
  });

  it("has the catalogue of a new database", async () => {
    expect(await readCatalogue(url)).toEqual(await readCatalogue(fresh));
  });

  it("counts what there is", async () => {
    const wrong = await connected(url, async (client) => {
      const rows = [];
      for (const sql of SUMS) rows.push(...(await client.query(sql)).rows);
      return rows;
    });
    expect(wrong).toEqual([]);
  });

  it("counts on from where it was", async () => {
    const behind = await connected(url, async (client) => {
      const { rows } = await client.query("SELECT nextval('reports_id_seq') > max(id) AS ahead FROM reports");
      return rows;
    });
    expect(behind).toEqual([{ ahead: true }]);
  });
});

describe.each([
  ["loses rows", "DELETE FROM report_supports WHERE report_id = (SELECT min(report_id) FROM report_supports)"],
  ["loses a column", "ALTER TABLE users DROP COLUMN security_question"],
  ["writes over values", "UPDATE messages SET details = '{}'"],
])("a migration that %s", async (_, sql) => {
  const { url } = await testDatabase({ empty: true });

  it("is seen", async () => {
    const file = (await backups()).at(-1) ?? "";
    const tables = await goBack(url, file);
    const before = await rowsOf(url, tables);
    const { migrations, objects } = await schemaOf(file);
    const bad = { name: "99990101000000_bad", sql, checksum: "" };
    await applyMigrations(url, { migrations: [...migrations, bad], objects });
    expect(await rowsOf(url, tables)).not.toEqual(before);
  });
});
