import { Client } from "pg";
import type { Database } from "@/prisma/client";
import { seedDemo } from "@/prisma/demo";
import { FRAGMENTS, makeVocabulary, WORDS, type WordOf } from "./vocabulary";

const REPORTS = 1_000;

const COMMENTS_EACH = 10;
const CATEGORIES = "ARRAY['pengelolaan-sampah', 'tanaman', 'eco-lifestyle']";

/** The pieces `a`, `b` and `c` of `bench_pieces`, drawn by lot for each number. */
const drawn = (from: string) => `
  FROM (SELECT n, ${["a", "b", "c"].map((name) => `1 + floor(random() * ${FRAGMENTS})::int AS ${name}`).join(", ")}
    FROM generate_series(${from}) AS n) AS lot
  JOIN bench_pieces AS one ON one.id = a JOIN bench_pieces AS two ON two.id = b JOIN bench_pieces AS three ON three.id = c`;

const THREADS = `
  INSERT INTO forum_threads (id, title, author, category, content, text_hash, likes_count, writer_key, created_at, active_at)
  SELECT n, left(initcap(one.text), 150), 'Warga', (${CATEGORIES})[1 + n % 3], two.text || '. ' || three.text || '. ' || one.text,
    encode(sha256(n::text::bytea), 'hex'), floor(50 * power(random(), 4)), 'visitor:' || n % 5000, timestamptz '2026-01-01' + n * interval '1 minute',
    timestamptz '2026-01-01' + n * interval '1 minute'
  ${drawn("1, $1::int")}`;

/** Some topics have very many answers: with a hundred thousand topics the first has two of a hundred. */
const COMMENTS = `
  INSERT INTO forum_comments (id, thread_id, author, content, text_hash, writer_key, created_at)
  SELECT n, 1 + floor($2::int * power(random(), 3)), 'Warga', one.text || '. ' || two.text || '. ' || three.text,
    encode(sha256(n::text::bytea), 'hex'), 'visitor:' || n % 50000, timestamptz '2026-02-01' + n * interval '10 seconds'
  ${drawn("1, $1::int")}`;

/** What the triggers would have kept row by row. */
const COUNTS = [
  `UPDATE forum_threads SET comments_count = counted.count, active_at = counted.latest
   FROM (SELECT thread_id, count(*), max(created_at) AS latest FROM forum_comments GROUP BY thread_id) AS counted
   WHERE id = counted.thread_id`,
  "SELECT retally()",
];

/** People live in towns, and so do most places: half of them lie around these, the other half anywhere. */
const TOWNS = 40;

/** A point for the number `n`, drawn by lot, as `latitude` and `longitude`. */
const POINT = `
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
  FROM ${drawnWords("1, $1::int")}`;

/** What the trigger would have counted row by row. */
const COUNT_CELLS = `
  INSERT INTO place_cells (level, x, y, kind, count, latitude_sum, longitude_sum)
  SELECT level, floor((longitude + 180) * power(2, level) / 360), floor((latitude + 90) * power(2, level) / 360), kind,
    count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))
  FROM places, generate_series(4, 16) AS level
  WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL
  GROUP BY 1, 2, 3, 4`;

/** So many made-up places, where there are none yet. */
export function growPlaces(url: string, count: number): Promise<WordOf> {
  return growTables(url, ["places", "place_cells"], async (client) => {
    await client.query(INSERT, [count]);
    await client.query(COUNT_CELLS);
  });
}

/**
 * Fills tables with made-up rows as fast as one core can: their triggers sleep, and their indexes are built afterwards.
 * There is a vocabulary to write with.
 */
export async function growTables(
  url: string,
  tables: string[],
  fill: (client: Client) => Promise<void>,
): Promise<WordOf> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const wordOf = await makeVocabulary(client);
    await client.query("SET maintenance_work_mem = '256MB'");
    await client.query("SET work_mem = '256MB'");
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE contype IN ('p', 'u'))`,
      [tables],
    );
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
    await fill(client);
    for (const { definition } of rows) await client.query(definition);
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`);
    return wordOf;
  } finally {
    await client.end();
  }
}

/** So many made-up comments, and a topic for each ten, where there are none yet. */
export function growComments(url: string, comments: number): Promise<WordOf> {
  const topics = Math.ceil(comments / COMMENTS_EACH);
  return growTables(url, ["forum_threads", "forum_comments"], async (client) => {
    await client.query(THREADS, [topics]);
    await client.query(COMMENTS, [comments, topics]);
    for (const statement of COUNTS) await client.query(statement);
    for (const table of ["forum_threads", "forum_comments"]) {
      await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
    }
  });
}

/** What a first look shows, and then as many made-up reports as the lists have pages to show. */
export async function fillDemo(_: string, db: Database): Promise<void> {
  await db.$transaction((transaction) => seedDemo(transaction, new Date()), { timeout: 300_000 });
  await db.$executeRaw`
    INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
      latitude, longitude, writer_key, updated_at)
    SELECT 'LP-200101-' || to_char(n, 'FM0000'), 'VERIFIED', 'Warga contoh', 'Jalan ' || n, 'Sampah menumpuk',
      repeat('Sampah menumpuk di tepi jalan. ', 6), md5(n::text) || md5(n::text), current_date, -8 + random() * 4,
      105 + random() * 10, 'visitor:isi', now()
    FROM generate_series(1, ${REPORTS}::int) AS n`;
}
