import { beforeAll, describe, expect, it } from "vitest";
import { Prisma } from "@/prisma/client";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { lastIds, marksOf, newestSql, querySql, rankSql, SOURCES, type Wanted, wantedOf } from "./newest";

const { db, patient } = await testDatabase();
/** More than the window holds. */
const ROWS = 60_000;
const LIMIT = 60;

/** Each word, and the rows that hold it. */
const WORDS: Record<string, (row: number) => boolean> = {
  angsana: () => true,
  bidara: (row) => row % 3 === 0,
  cemara: (row) => row % 400 === 0,
  damar: (row) => row % 7_000 === 0,
  eboni: (row) => row < 500,
  flamboyan: (row) => row > ROWS - 20 || row < 5_000,
};
const holds = (word: string, row: number) => WORDS[word]?.(row) ?? false;

beforeAll(async () => {
  const texts = Array.from({ length: ROWS }, (_, index) =>
    Object.keys(WORDS)
      .filter((word) => holds(word, index + 1))
      .join(" "),
  );
  await patient.$executeRaw`ALTER TABLE forum_comments DISABLE TRIGGER USER`;
  await patient.$executeRaw`
    INSERT INTO forum_threads (id, title, author, category, content, text_hash, writer_key)
    VALUES (1, 'Pohon', 'Warga', 'tanaman', 'Tanya', '', 'visitor:a')`;
  await patient.$executeRaw`
    INSERT INTO forum_comments (id, thread_id, author, content, text_hash, writer_key, hidden_at)
    SELECT row, 1, 'Warga', content, '', 'visitor:a', CASE WHEN row % 1000 = 0 THEN now() END
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS written(content, row)`;
  await patient.$executeRaw`VACUUM ANALYZE forum_comments`;
});

/** The rows that everybody may see and that a plain look at each finds, newest first. */
function truth(test: (row: number) => boolean): number[] {
  const rows = Array.from({ length: ROWS }, (_, index) => ROWS - index);
  return rows.filter((row) => row % 1000 !== 0 && test(row)).slice(0, LIMIT);
}

describe("the newest rows with some words", () => {
  const found = async (q: string, joint: Wanted["joint"] = "all") => {
    const newest = newestSql(SOURCES.comment, wantedOf(q, joint), LIMIT, await lastIds({ db }));
    const rows = await db.$queryRaw<{ id: number }[]>`SELECT id FROM unnest(${newest}) AS found(id) ORDER BY id DESC`;
    return rows.map(({ id }) => id);
  };

  it.each(Object.keys(WORDS))("are those that a look at each row finds: %s", async (word) => {
    expect(await found(word)).toEqual(truth((row) => holds(word, row)));
  });

  it("hold all of the words, or some, and none of those left out", async () => {
    expect(await found("angsana damar")).toEqual(truth((row) => holds("damar", row)));
    expect(await found("bidara cemara")).toEqual(truth((row) => holds("bidara", row) && holds("cemara", row)));
    expect(await found("cemara -bidara")).toEqual(truth((row) => holds("cemara", row) && !holds("bidara", row)));
    expect(await found("damar eboni", "some")).toEqual(truth((row) => holds("damar", row) || holds("eboni", row)));
    expect(await found('"eboni flamboyan"')).toEqual(truth((row) => holds("eboni", row) && holds("flamboyan", row)));
    expect(await found('"flamboyan eboni"')).toEqual([]);
    expect(await found("ilalang")).toEqual([]);
  });

  it("are read by index where the word is rare, and but a few where it is common", async () => {
    for (const [word, index] of [
      ["damar", "forum_comments_search_idx"],
      ["angsana", "forum_comments_pkey"],
    ] as const) {
      const wanted = wantedOf(word, "all");
      const { indexes, rows } = await queryWork(
        db,
        Prisma.sql`SELECT id FROM forum_comments WHERE search @@ ${querySql(wanted)} AND id > ${ROWS - 30_000} ORDER BY id DESC LIMIT ${LIMIT}`,
      );
      expect(indexes).toEqual([index]);
      expect(rows).toBeLessThanOrEqual(LIMIT);
    }
  });

  it("can be put in order by how much they hold", async () => {
    const wanted = wantedOf("bidara cemara", "some");
    const rows = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM forum_comments WHERE id IN (3, 6, 400, 1200)
      ORDER BY ${rankSql(wanted, querySql(marksOf(wanted)))} DESC, id DESC`;
    expect(rows.map(({ id }) => id)).toEqual([1200, 400, 6, 3]);
  });
});
