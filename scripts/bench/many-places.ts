import { Client } from "pg";

/** People live in towns, and so do most places: half of them lie around these, the other half anywhere. */
const TOWNS = 40;

const INSERT = `
  INSERT INTO places (slug, status, name, name_key, kind, description, latitude, longitude, writer_key, updated_at)
  SELECT 'tempat-' || gen_random_uuid(), 'APPROVED', 'Taman ' || name, 'taman ' || name,
    CASE WHEN n % 1000 = 0 THEN 'bank_sampah' ELSE (enum_range(NULL::"PlaceKind"))[1 + n % 4] END,
    repeat('Taman yang rindang di tepi jalan. ', 8),
    least(6.2, greatest(-11.1, CASE WHEN n % 2 = 0 THEN -11 + random() * 17
      ELSE -8 + (town * 7 % 40) * 0.3 + (random() + random() - 1) * 0.15 END)),
    least(141, greatest(94.8, CASE WHEN n % 2 = 0 THEN 95 + random() * 46
      ELSE 96 + town * 1.1 + (random() + random() - 1) * 0.15 END)),
    'visitor:ukur', now()
  FROM generate_series($1::int, $2::int) AS n, LATERAL (
    SELECT left(md5(n::text), 6 + n % 6) AS name, n % ${TOWNS} AS town) AS made`;

/** What the trigger would have counted row by row. */
const COUNT_CELLS = `
  INSERT INTO place_cells (level, x, y, kind, count, latitude_sum, longitude_sum)
  SELECT level, floor((longitude + 180) * power(2, level) / 360), floor((latitude + 90) * power(2, level) / 360), kind,
    count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))
  FROM places, generate_series(4, 16) AS level
  WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL
  GROUP BY 1, 2, 3, 4`;

/** Adds made-up places until there are so many. */
export async function growPlaces(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT count(*)::int AS present FROM places");
    await client.query("ALTER TABLE places DISABLE TRIGGER USER");
    await client.query(INSERT, [rows[0].present + 1, count]);
    await client.query("TRUNCATE place_cells");
    await client.query(COUNT_CELLS);
    await client.query("ALTER TABLE places ENABLE TRIGGER USER");
    await client.query("VACUUM ANALYZE places");
    await client.query("VACUUM ANALYZE place_cells");
  } finally {
    await client.end();
  }
}
