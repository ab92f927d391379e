import { growTables } from "./bulk.ts";
import { FRAGMENTS, WORDS } from "./vocabulary.ts";

/** People live in towns, and so do most places: half of them lie around these, the other half anywhere. */
const TOWNS = 40;

/** A point for the number `n`, drawn by lot, as `latitude` and `longitude`. */
export const POINT = `
  least(6.2, greatest(-11.1, CASE WHEN n % 2 = 0 THEN -11 + random() * 17
    ELSE -8 + (n % ${TOWNS} * 7 % 40) * 0.3 + (random() + random() - 1) * 0.15 END)) AS latitude,
  least(141, greatest(94.8, CASE WHEN n % 2 = 0 THEN 95 + random() * 46
    ELSE 96 + n % ${TOWNS} * 1.1 + (random() + random() - 1) * 0.15 END)) AS longitude`;

/** A common word, any word and some text for each number, as `common`, `proper` and `told`. */
export const drawnWords = (from: string) => `
  (SELECT n, ${POINT}, floor(exp(random() * ln(${WORDS})))::int AS a, 1 + floor(random() * ${WORDS})::int AS b,
    1 + floor(random() * ${FRAGMENTS})::int AS c FROM generate_series(${from}) AS n) AS lot
  JOIN LATERAL (SELECT word FROM bench_words WHERE rank = a) AS common ON true
  JOIN LATERAL (SELECT word FROM bench_words WHERE rank = b) AS proper ON true
  JOIN LATERAL (SELECT text FROM bench_pieces WHERE id = c) AS told ON true`;

const INSERT = `
  INSERT INTO places (slug, status, name, name_key, kind, description, latitude, longitude, writer_key, updated_at)
  SELECT 'tempat-' || n, 'APPROVED', initcap('taman ' || common.word || ' ' || proper.word),
    'taman ' || common.word || ' ' || proper.word,
    CASE WHEN n % 1000 = 0 THEN 'bank_sampah' ELSE (enum_range(NULL::"PlaceKind"))[1 + n % 4] END,
    'Taman yang rindang: ' || told.text || '.', latitude, longitude, 'visitor:ukur', now()
  FROM ${drawnWords("$1::int, $2::int")}`;

/** What the trigger would have counted row by row. */
const COUNT_CELLS = `
  INSERT INTO place_cells (level, x, y, kind, count, latitude_sum, longitude_sum)
  SELECT level, floor((longitude + 180) * power(2, level) / 360), floor((latitude + 90) * power(2, level) / 360), kind,
    count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))
  FROM places, generate_series(4, 16) AS level
  WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL
  GROUP BY 1, 2, 3, 4`;

/** Adds made-up places until there are so many. */
export function growPlaces(url: string, count: number): Promise<void> {
  return growTables(url, ["places", "place_cells"], async (client) => {
    const { rows } = await client.query<{ present: number }>("SELECT count(*)::int AS present FROM places");
    await client.query(INSERT, [(rows[0]?.present ?? 0) + 1, count]);
    await client.query("TRUNCATE place_cells");
    await client.query(COUNT_CELLS);
  });
}
