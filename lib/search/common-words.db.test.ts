import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { commonWords } from "./common-words";
import { searchEverything } from "./queries";

const { db, patient } = await testDatabase();

/** Numbers far apart, as if of many more places these were left. A third of those with "kenari" has no "sampah". */
beforeAll(async () => {
  await patient.$executeRaw`
    INSERT INTO places (id, slug, name, name_key, description, latitude, longitude, status, writer_key, updated_at)
    SELECT n * 400, 'p-' || n, name, lower(name), CASE WHEN n % 3 = 0 THEN 'Teduh' ELSE 'Tanpa sampah' END, -7, 107, 'APPROVED',
      'visitor:a', now()
    FROM generate_series(1, 1000) AS n, LATERAL (SELECT CASE
      WHEN n BETWEEN 501 AND 506 THEN 'Taman Kenari ' || n
      WHEN n BETWEEN 507 AND 509 THEN 'Kenari ' || n
      WHEN n % 10 = 0 THEN 'Kebun' ELSE 'Taman' END AS name) AS named`;
  await patient.$executeRaw`ANALYZE places`;
});

const titles = async (q: string) => {
  const { groups } = await searchEverything({ db }, { q, kind: "place" }, []);
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
};

describe("very common words", () => {
  it("are known by what PostgreSQL has counted, once it has", async () => {
    expect((await commonWords({ db }, ["places_search_idx"])).toSorted()).toEqual([
      "@taman",
      "sampah",
      "taman",
      "tanpa",
    ]);
    expect(await commonWords({ db }, ["events_search_idx"])).toEqual([]);
  });

  it("are asked of the texts themselves where a rare one stands beside them", async () => {
    expect(await titles("kenari")).toHaveLength(9);
    expect(await titles("sampah kenari")).toEqual(
      [509, 508, 506, 505, 503, 502].map((n) => `${n < 507 ? "Taman " : ""}Kenari ${n}`),
    );
    expect(await titles("taman kenari")).toEqual([506, 505, 504, 503, 502, 501].map((n) => `Taman Kenari ${n}`));
    expect(await titles("taman sampah kenari")).toEqual([506, 505, 503, 502].map((n) => `Taman Kenari ${n}`));
  });

  it("find what only they ask for", async () => {
    expect(await titles("taman sampah")).toHaveLength(20);
  });
});
