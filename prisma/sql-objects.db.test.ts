import { Client, type QueryResultRow } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { createDatabase } from "./client";
import { applyMigrations, readSchemaFiles } from "./migrate";
import { divide } from "./partitions/test-division";
import { parseObject, type SqlObject } from "./sql-objects";
import { readCatalogue } from "./test-catalogue";
import { insertReport } from "./test-upgrade";

const { migrations, objects } = await readSchemaFiles();
const apply = (url: string, changed: readonly SqlObject[]) => applyMigrations(url, { migrations, objects: changed });

async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** An object as a later version of Sulur has it. */
function later(name: string, version: number, search: string, replacement: string): SqlObject {
  const object = objects.find((each) => each.name === name);
  if (!object?.sql.includes(search)) throw new Error(`prisma/sql/${name}.sql does not say ${search}`);
  return parseObject(name, object.sql.replace(/^.*\n/u, `-- Version ${version}, later\n`).replace(search, replacement));
}

describe("prisma/sql", async () => {
  const { url } = await testDatabase({ empty: true });

  it("holds every function and trigger, as the migrations left them", async () => {
    await apply(url, []);
    const before = await readCatalogue(url);
    await apply(url, objects);
    const withoutComments = (await readCatalogue(url)).map((line) => line.replace(/ Version \d+, [0-9a-f]{16}$/u, ""));
    expect(withoutComments).toEqual(before);
    expect(before.filter((line) => line.startsWith("function"))).toHaveLength(objects.length);
    expect(before.filter((line) => line.startsWith("trigger"))).toHaveLength(
      objects.flatMap(({ sql }) => sql.match(/^CREATE OR REPLACE TRIGGER/gmu) ?? []).length,
    );
  });

  it("puts back a function that somebody dropped, and the triggers on it", async () => {
    const before = await readCatalogue(url);
    await query(url, "DROP FUNCTION reports_count_cells() CASCADE");
    await apply(url, objects);
    expect(await readCatalogue(url)).toEqual(before);
  });
});

describe("a new view", async () => {
  const { url } = await testDatabase();
  const view = (version: number, rest: string) =>
    parseObject(
      "answers",
      `-- Version ${version}, new\nCREATE OR REPLACE VIEW answers AS SELECT the_answer() AS one${rest};`,
    );
  const answer = parseObject(
    "the_answer",
    "-- Version 1, new\nCREATE OR REPLACE FUNCTION the_answer() RETURNS integer LANGUAGE sql AS 'SELECT 42';",
  );

  it("comes after the function that it calls", async () => {
    await apply(url, [view(1, ""), answer]);
    expect(await query(url, "TABLE answers")).toEqual([{ one: 42 }]);
  });

  it("is replaced by a higher version alone", async () => {
    await apply(url, [view(2, ", 1 AS more"), answer]);
    await apply(url, [view(1, ""), answer]);
    expect(await query(url, "TABLE answers")).toEqual([{ one: 42, more: 1 }]);
  });
});

describe("two versions of Sulur on one database", async () => {
  const { url } = await testDatabase();
  const newer = objects.map((object) =>
    object.name === "tally_reports" ? later("tally_reports", 7, "<> 'REJECTED'", "<> 'PENDING'") : object,
  );

  it("leave the newer function alone, whichever starts last", async () => {
    await apply(url, newer);
    const before = await readCatalogue(url);
    expect(before.join()).toContain("<> 'PENDING'");
    await apply(url, objects);
    expect(await readCatalogue(url)).toEqual(before);
    await apply(url, newer);
    expect(await readCatalogue(url)).toEqual(before);
  });

  it("leave the newer function alone when both start at once", async () => {
    const before = await readCatalogue(url);
    const newest = objects.map((object) =>
      object.name === "tally_reports" ? later("tally_reports", 8, "<> 'REJECTED'", "<> 'CLAIMED'") : object,
    );
    await Promise.all([newest, newer, objects, newest].map((each) => apply(url, each)));
    const after = await readCatalogue(url);
    expect(after.join()).toContain("<> 'CLAIMED'");
    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  });

  it("do not bring back what the newer one has dropped", async () => {
    const dropping = { name: "99990101000000_drop", sql: "DROP FUNCTION search_term(text[])", checksum: "0" };
    await applyMigrations(url, {
      migrations: [...migrations, dropping],
      objects: objects.filter(({ name }) => name !== "search_term"),
    });
    await apply(url, objects);
    expect(await query(url, "SELECT FROM pg_proc WHERE proname = 'search_term'")).toEqual([]);
  });
});

describe.each([
  ["tables in one part", []],
  ["reports in parts", ["reports"] as const],
])("a function that changes, over %s", async (_, divided) => {
  const { url } = await testDatabase();
  const marked = later("search_words", 2, "RETURN words;", "RETURN 'zz' || words;");
  const stored = "SELECT search::text FROM reports";
  const byIndex = (sql: string) => query(`${url}?options=-c%20enable_seqscan%3Doff`, sql);
  const messages = `
    SELECT FROM messages
    WHERE search_words(coalesce(name, '') || ' ' || coalesce(subject, '') || ' ' || body) LIKE '%zzjalan%'`;

  beforeAll(async () => {
    const db = createDatabase(url);
    await insertReport(db, { code: "LP-260314-0001" });
    await db.$disconnect();
    await query(url, "INSERT INTO messages (kind, body, writer_key) VALUES ('CONTACT', 'Jalan rusak', 'visitor:x')");
    for (const file of divided) await divide(url, file);
  });

  it("makes the stored columns and the indexes that hold its results anew", async () => {
    const before = await readCatalogue(url);
    expect(await byIndex(messages)).toHaveLength(0);
    await apply(url, [marked]);
    const after = await readCatalogue(url);
    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
    expect(await query(url, stored)).toEqual([{ search: expect.stringContaining("zzjalan") }]);
    expect(await byIndex(messages)).toHaveLength(1);
  });

  it("makes the indexes of every part anew", async () => {
    await query(url, "UPDATE reports SET status = 'PENDING'");
    await apply(url, [later("desk_rank", 2, "THEN 0 ELSE 1", "THEN 5 ELSE 7")]);
    const ranked = "SELECT code FROM reports WHERE status = 'PENDING' AND desk_rank(damage_type) = 7";
    expect(await byIndex(ranked)).toHaveLength(1);
    expect(JSON.stringify(await byIndex(`EXPLAIN ${ranked}`))).toContain("Index Cond");
  });

  it("leaves the earlier one with its results when that fails", async () => {
    const before = await readCatalogue(url);
    const failing = later("search_words", 3, "RETURN words;", "RAISE EXCEPTION 'no words';");
    await expect(apply(url, [failing])).rejects.toThrow(
      "prisma/sql/search_words.sql gagal dan dibatalkan seluruhnya (no words)",
    );
    expect(await readCatalogue(url)).toEqual(before);
    expect(await query(url, stored)).toEqual([{ search: expect.stringContaining("zzjalan") }]);
    expect(await byIndex(messages)).toHaveLength(1);
  });

  it("changes its triggers on every part", async () => {
    const names = "SELECT tgrelid::regclass::text, tgname FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2";
    const before = await query(url, names);
    await apply(url, [later("reports_remember_risk", 2, 'UPDATE OF "damage_type"', 'UPDATE OF "code", "damage_type"')]);
    expect(await query(url, names)).toEqual(before);
    const changed = (await readCatalogue(url)).filter((line) => line.includes("UPDATE OF code, damage_type"));
    expect(changed).toHaveLength(before.filter(({ tgname }) => tgname === "reports_keep_risk").length);
    expect(changed).toHaveLength(divided.length === 0 ? 1 : 6);
  });
});
