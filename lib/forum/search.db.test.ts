import { beforeAll, describe, expect, it } from "vitest";
import { commonWords } from "@/lib/search/common-words";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { forumTotals, listThreads } from "./queries";
import { ListThreads } from "./schemas";
import { WORD_INDEXES } from "./search";

const { db, patient } = await testDatabase();
const ctx = testContext(db, visitor("tamu"), new Date("2026-03-14T09:00:00+07:00"));
const COMMENTS = 1_000;
/** Numbers far apart, as if of many more comments these were left. */
const APART = 400;

/** "sampah" stands in nearly all comments, "kenari" in those of ten topics, of which each third has no "sampah". */
beforeAll(async () => {
  await patient.$executeRaw`
    INSERT INTO forum_threads (id, title, author, category, content, text_hash, writer_key)
    SELECT n, 'Topik', 'Warga', 'tanaman', 'Tanya', md5(n::text), 'visitor:a' FROM generate_series(1, 100) AS n`;
  await patient.$executeRaw`
    INSERT INTO forum_comments (id, thread_id, author, content, text_hash, writer_key)
    SELECT n * ${APART}::int, 1 + n % 100, 'Warga', CASE WHEN n > 500 AND n <= 510 THEN 'kenari ' ELSE 'daun ' END
      || CASE WHEN n % 3 = 0 THEN 'kering' ELSE 'dan sampah' END, md5(n::text), 'visitor:a'
    FROM generate_series(1, ${COMMENTS}::int) AS n`;
  await patient.$executeRaw`ANALYZE forum_threads, forum_comments`;
});

const found = async (q: string, query: object = {}) => {
  const { items } = await listThreads(ctx, ListThreads.parse({ limit: 20, q, ...query }));
  return items.map(({ id }) => id);
};

describe("a very common word", () => {
  it("is known by what PostgreSQL has counted", async () => {
    expect((await commonWords(ctx, WORD_INDEXES)).toSorted()).toEqual(["dan", "daun", "sampah", "tanya", "topik"]);
    expect(await commonWords(ctx, ["reports_search_idx"])).toEqual([]);
  });

  it("is asked of the texts themselves where a rare one stands beside it", async () => {
    // 501 is the first comment of the second topic; 501, 504, 507 and 510 have no "sampah".
    expect(await found("kenari")).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await found("sampah kenari")).toEqual([10, 9, 7, 6, 4, 3]);
    expect(await found("kenari -sampah")).toEqual([11, 8, 5, 2]);
    expect(await found("kenari or sampah", { sort: "teraktif" })).toHaveLength(20);
    expect(await forumTotals(ctx, { q: "sampah kenari" })).toMatchObject({ topics: 6 });
  });

  it("stands alone, with others like it, or with nothing but what must not be there", async () => {
    expect(await found("sampah")).toHaveLength(20);
    expect(await found("sampah dan")).toHaveLength(20);
    expect(await found("sampah -kenari")).toHaveLength(20);
  });

  it("is one with its answer: the newest that holds all words", async () => {
    const { items } = await listThreads(ctx, ListThreads.parse({ limit: 20, q: "sampah kenari" }));
    expect(items.every(({ hits }) => hits?.in_comment)).toBe(true);
    expect(items[0]?.hits?.excerpt.map(({ text }) => text).join("")).toBe("kenari dan sampah");
  });
});
