import { describe, expect, it } from "vitest";
import { Prisma } from "@/prisma/client";
import { testDatabase } from "@/scripts/testing/database";
import { newestMatches } from "./newest";

const ROWS = 20_000;
/** Numbers far apart, as if of two million rows these were left: so the looks of all lengths are needed. */
const APART = 128;
const WANTED = { least: 60, most: 200 };

/** Each word, and the rows that hold it. */
const WORDS: Record<string, (row: number) => boolean> = {
  angsana: () => true,
  bidara: (row) => row % 3 === 0,
  cemara: (row) => row % 40 === 0,
  damar: (row) => row % 700 === 0,
  eboni: (row) => row % 9_000 === 0,
  flamboyan: (row) => row < 500,
  gaharu: (row) => row > ROWS - 20 || row < 5_000,
  hopea: (row) => row > 9_000 && row < 9_100,
  ilalang: () => false,
};

const VECTORS = { forum_vector: "forum_vector(id, told)", search_vector: "search_vector(id, '', '', told)" };

describe.each(Object.entries(VECTORS))("the newest rows of an index over %s", async (name, vector) => {
  const { db, patient } = await testDatabase();
  const table = Prisma.raw(`trees_${name}`);
  const numbers = Array.from({ length: ROWS }, (_, index) => (index + 1) * APART);
  const texts = numbers.map((_, index) =>
    Object.keys(WORDS)
      .filter((word) => WORDS[word]?.(index + 1))
      .join(" "),
  );
  await db.$executeRaw`CREATE TABLE ${table} (id int PRIMARY KEY, told text NOT NULL)`;
  await patient.$executeRaw`INSERT INTO ${table} SELECT * FROM unnest(${numbers}::int[], ${texts}::text[])`;
  await patient.$executeRaw`CREATE INDEX ON ${table} USING gin (${Prisma.raw(vector)})`;
  await patient.$executeRaw`ANALYZE ${table}`;
  const searched = { table, columns: Prisma.raw("id"), shown: Prisma.raw("TRUE"), vector: Prisma.raw(vector) };
  const asked = (query: string) => Prisma.sql`to_tsquery('indonesian', ${query})`;
  const rowsOf = (sql: Prisma.Sql) => db.$queryRaw<{ id: number; sure: boolean }[]>(sql);
  const found = async (query: string, wanted = WANTED) => {
    const rows = await rowsOf(newestMatches(searched, { query: asked(query) }, wanted));
    expect(rows.every(({ sure }) => sure)).toBe(true);
    return rows.map(({ id }) => id).sort((one, other) => other - one);
  };
  const held = (word: string) =>
    numbers.filter((_, index) => WORDS[word]?.(index + 1)).sort((one, other) => other - one);

  it.each(Object.keys(WORDS))("passes none over: %s", async (word) => {
    const ids = await found(word);
    const all = held(word);
    expect(ids).toEqual(all.slice(0, ids.length));
    expect(ids.length).toBeGreaterThanOrEqual(Math.min(WANTED.least, all.length));
    expect(ids.length).toBeLessThanOrEqual(WANTED.most);
  });

  it("takes words together and apart from others", async () => {
    expect(await found("cemara & damar")).toEqual(held("cemara").filter((id) => held("damar").includes(id)));
    const others = await found("bidara & !cemara");
    const cemara = new Set(held("cemara"));
    expect(others).toEqual(
      held("bidara")
        .filter((id) => !cemara.has(id))
        .slice(0, others.length),
    );
  });

  it.each([
    ["angsana & eboni", "eboni", 2],
    ["angsana & damar", "damar", 27],
    // Never together.
    ["hopea & flamboyan", "flamboyan", 499],
    // Nowhere.
    ["bidara & ilalang", "ilalang", 0],
  ])("leaves common words out where little is left: %s", async (query, narrowed, unsure) => {
    const rows = await rowsOf(newestMatches(searched, { query: asked(query), narrowed: asked(narrowed) }, WANTED));
    expect(rows.filter(({ sure }) => !sure)).toHaveLength(unsure);
    const together = numbers.filter((_, index) => query.split(" & ").every((word) => WORDS[word]?.(index + 1)));
    const ids = new Set(rows.map(({ id }) => id));
    expect(together.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(rows.length);
  });

  it("leaves no common word out where too much would be left", async () => {
    const narrowed = { query: asked("cemara & gaharu"), narrowed: asked("gaharu") };
    const rows = await rowsOf(newestMatches(searched, narrowed, WANTED));
    const gaharu = new Set(held("gaharu"));
    expect(rows.map(({ id }) => id).sort((one, other) => other - one)).toEqual(
      held("cemara").filter((id) => gaharu.has(id)),
    );
    expect(rows.every(({ sure }) => sure)).toBe(true);
  });

  it("has PostgreSQL told nothing but the words, or it would plan anew each time for how many are wanted", () => {
    const query = Prisma.sql`${"angsana"}::tsquery`;
    expect(newestMatches(searched, { query }, WANTED).values).toEqual(["angsana"]);
    expect(newestMatches(searched, { query, narrowed: query }, WANTED).values).toEqual(["angsana", "angsana"]);
  });

  it("gives no more than asked for, and nothing for no words", async () => {
    expect(await found("angsana", { least: 1, most: 1 })).toEqual([ROWS * APART]);
    expect(await found("")).toEqual([]);
  });
});
