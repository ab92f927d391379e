import { drawnWords, growTables } from "./bulk";
import type { WordOf } from "./vocabulary";

/** Most reports are done with; some wait, a few were refused, of a few a third reopening waits. */
const STATUS = `(CASE WHEN n % 100 = 0 THEN 'REJECTED' WHEN n % 100 < 5 THEN 'PENDING' WHEN n % 100 < 15 THEN 'IN_PROGRESS'
  WHEN n % 100 < 30 THEN 'VERIFIED' ELSE 'RESOLVED' END)::"ReportStatus"`;

const DAMAGE = "ARRAY['Sampah menumpuk', 'Pencemaran air', 'Pohon tumbang', 'Saluran tersumbat', 'Pembakaran sampah']";

const INSERT = `
  INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
    latitude, longitude, photo_id, area_code, area_certainty, writer_key, reopen_waits, created_at, updated_at)
  SELECT 'UKUR-' || n, ${STATUS}, 'Warga', initcap('jalan ' || common.word || ' ' || proper.word),
    (${DAMAGE})[1 + n % 5], 'Sudah lama begini: ' || told.text || '.', encode(sha256(n::text::bytea), 'hex'), '2026-03-01',
    latitude, longitude, lpad(n::text, 32, '0')::uuid, lpad((11 + n % 83)::text, 2, '0') || '.01', 'nearest',
    'visitor:' || n % 100000, n % 100 = 40, now() - interval '1 year' + n * interval '30 seconds', now()
  FROM ${drawnWords("1, $1::int")}`;

const STEPS = `
  INSERT INTO report_events (report_id, kind, to_status, created_at)
  SELECT id, 'CREATED', 'PENDING', created_at FROM reports`;

/** Two of each report, and three neighbours who say how it looks. */
const PHOTOS = `
  INSERT INTO photos (id, owner_key, width, height, bytes, hash)
  SELECT lpad(n::text, 32, '0')::uuid, 'visitor:' || n % 100000, 2048, 1536, 200000, ('x' || left(md5(n::text), 16))::bit(64)::bigint
  FROM generate_series(1, 2 * $1::int) AS n`;
const MORE_PHOTOS = `
  INSERT INTO report_photos (photo_id, report_id, position)
  SELECT lpad(($1::int + n)::text, 32, '0')::uuid, n, 1 FROM generate_series(1, $1::int) AS n`;
const UPDATES = `
  INSERT INTO report_updates (report_id, condition, content, text_hash, held_reason, shown_at, writer_key, created_at,
    desk_rank)
  SELECT n, 'SAME', 'Masih begitu, kata tetangga nomor ' || part || '.', repeat('a', 64), CASE WHEN part = 3 THEN 'first' END,
    CASE WHEN part < 3 THEN now() END, 'visitor:' || n % 100000, now() - interval '1 day',
    desk_rank((${DAMAGE})[1 + n % 5])
  FROM generate_series(1, $1::int) AS n, generate_series(1, 3) AS part`;

/** What the trigger would have counted row by row. */
const COUNT_CELLS = `
  INSERT INTO report_cells (level, x, y, count, latitude_sum, longitude_sum)
  SELECT level, floor((public_longitude + 180) * power(2, level) / 360), floor((public_latitude + 90) * power(2, level) / 360),
    count(*), sum(round(public_latitude * 1e6)), sum(round(public_longitude * 1e6))
  FROM reports, generate_series(4, 16) AS level
  WHERE status IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND held_reason IS NULL AND latitude IS NOT NULL
  GROUP BY 1, 2, 3`;

/** So many made-up reports with their first steps, photos and updates, where there are none yet. */
export function growReports(url: string, count: number): Promise<WordOf> {
  return growTables(
    url,
    ["reports", "report_events", "report_cells", "photos", "report_photos", "report_updates"],
    async (client) => {
      await client.query(PHOTOS, [count]);
      await client.query(INSERT, [count]);
      await client.query(STEPS);
      await client.query(MORE_PHOTOS, [count]);
      await client.query(UPDATES, [count]);
      await client.query(COUNT_CELLS);
      await client.query("SELECT retally()");
    },
  );
}
