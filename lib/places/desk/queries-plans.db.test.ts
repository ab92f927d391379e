import { beforeAll, expect, it } from "vitest";
import { chunkAfter } from "@/lib/places/exchange/queries-export";
import { PlaceQueueQuery } from "@/lib/places/schemas";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { rowsOf } from "@/scripts/testing/size";
import { queueSql } from "./queries";

const { db, patient } = await testDatabase();
const PLACES = rowsOf(32_000, 8_000);

beforeAll(async () => {
  // The map's cells play no part here.
  await patient.$executeRaw`ALTER TABLE places DISABLE TRIGGER USER`;
  await patient.$executeRaw`
    INSERT INTO places (slug, name, name_key, latitude, longitude, status, writer_key, updated_at, closed_count)
    SELECT 'contoh-' || n, 'Contoh ' || n, 'contoh ' || n, -7 + n % 100 / 100.0, 107 + n / 10000.0,
      CASE WHEN n % 40 = 0 THEN 'PENDING' WHEN n % 41 = 0 THEN 'REJECTED' ELSE 'APPROVED' END::"PlaceStatus",
      'visitor:uji', now(), CASE WHEN n % 400 = 1 THEN 3 ELSE 0 END
    FROM generate_series(1, ${PLACES}::int) AS n`;
  await patient.$executeRaw`
    INSERT INTO messages (kind, about, body, writer_key)
    SELECT 'PLACE_NOTE', 'place:' || id, 'Pagarnya rusak.', 'visitor:uji' FROM places WHERE id % 500 = 1`;
  await patient.$executeRaw`
    INSERT INTO messages (kind, about, body, writer_key)
    SELECT 'CONTACT', 'umum', 'Halo.', 'visitor:uji' FROM generate_series(1, 5000)`;
  await patient.$executeRaw`VACUUM ANALYZE places`;
  await patient.$executeRaw`ANALYZE messages`;
});

const queue = (query: object) => queueSql(PlaceQueueQuery.parse(query));
const DOUBTED = /^(?:places_doubted_idx|messages_place_notes_idx|places_approved_idx|places_pkey)$/u;

it.each([
  ["what waits", queue({ cursor: 100 }), /^places_pending_idx$/u, 50],
  ["what is verified", queue({ queue: "APPROVED" }), /^places_(?:approved|listed)_idx$/u, 60],
  ["what is doubted", queue({ queue: "DOUBTED" }), DOUBTED, 200],
  ["a name among what waits", queue({ q: "contoh 777" }), /^places_(?:off_map_name|pending)_idx$/u, 1100],
  [
    "a rare name among all that are verified",
    queue({ queue: "APPROVED", q: "contoh 31999" }),
    /^places_(?:off_map_name|name|closed_time)_idx$/u,
    500,
  ],
  [
    "a piece of an export",
    chunkAfter({ format: "csv", status: "APPROVED", kinds: undefined }, 20_000),
    /^places_(?:approved_idx|listed_idx|pkey)$/u,
    1100,
  ],
])("%s is read by index, and little of it", async (_, query, index, most) => {
  const { indexes, rows } = await queryWork(db, query);
  expect(indexes.length).toBeGreaterThan(0);
  for (const name of indexes) expect(name).toMatch(index);
  expect(rows).toBeLessThanOrEqual(most);
});
