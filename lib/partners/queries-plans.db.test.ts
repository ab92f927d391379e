import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { nearestSql, newestSql } from "./queries";

const { db, patient } = await testDatabase();
const HERE = { latitude: -6.2, longitude: 106.8 };

beforeAll(async () => {
  await patient.$executeRaw`
    INSERT INTO partners (slug, name, email, phone, writer_key, latitude, longitude, materials, open_days, updated_at)
    SELECT 'bank-' || n, 'Bank ' || n, 'a@contoh.id', '+62', 'visitor:uji', -6 - (n % 97) / 97.0, 106 + (n % 89) / 89.0,
      CASE WHEN n % 50 = 0 THEN ARRAY['kaca'] ELSE ARRAY['plastik'] END::varchar[], ARRAY[n % 7 + 1]::smallint[], now()
    FROM generate_series(1, 20000) AS n`;
  await patient.$executeRaw`VACUUM ANALYZE partners`;
});

it.each([
  ["the newest", newestSql({ limit: 12 }), 40],
  ["a rare material on one day", newestSql({ limit: 12, material: "kaca", day: 3 }), 400],
  ["the nearest", nearestSql({ limit: 50, ...HERE }), 100],
  ["the nearest that take something on one day", nearestSql({ limit: 50, material: "plastik", day: 2, ...HERE }), 1500],
])("%s are read by index, and few of them", async (_, query, most) => {
  const { indexes, rows } = await queryWork(db, query);
  for (const name of indexes) expect(name).toMatch(/^partners_/u);
  expect(indexes).not.toEqual([]);
  expect(rows).toBeLessThanOrEqual(most);
});
