import type { Client } from "pg";
import { growTables } from "./bulk.ts";
import { FRAGMENTS } from "./vocabulary.ts";

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
  ${drawn("$1::int, $2::int")}`;

/** Some topics have very many answers: with a hundred thousand topics the first has two of a hundred. */
const COMMENTS = `
  INSERT INTO forum_comments (id, thread_id, author, content, text_hash, writer_key, created_at)
  SELECT n, 1 + floor($3::int * power(random(), 3)), 'Warga', one.text || '. ' || two.text || '. ' || three.text,
    encode(sha256(n::text::bytea), 'hex'), 'visitor:' || n % 50000, timestamptz '2026-02-01' + n * interval '10 seconds'
  ${drawn("$1::int, $2::int")}`;

/** What the triggers would have kept row by row. */
const COUNTS = [
  `UPDATE forum_threads SET comments_count = counted.count, active_at = counted.latest
   FROM (SELECT thread_id, count(*), max(created_at) AS latest FROM forum_comments GROUP BY thread_id) AS counted
   WHERE id = counted.thread_id`,
  "SELECT retally()",
];

/** Adds made-up comments until there are so many, and a topic for each ten. */
export function growComments(url: string, comments: number): Promise<void> {
  const topics = Math.ceil(comments / COMMENTS_EACH);
  return growTables(url, ["forum_threads", "forum_comments"], async (client) => {
    await client.query(THREADS, [(await last(client, "forum_threads")) + 1, topics]);
    await client.query(COMMENTS, [(await last(client, "forum_comments")) + 1, comments, topics]);
    for (const statement of COUNTS) await client.query(statement);
    for (const table of ["forum_threads", "forum_comments"]) {
      await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
    }
  });
}

async function last(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ last: number }>(`SELECT coalesce(max(id), 0) AS last FROM ${table}`);
  return rows[0]?.last ?? 0;
}
