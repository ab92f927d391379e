import { growTables } from "./bulk.ts";
import { drawnWords } from "./many-places.ts";

/** Most reports are done with; some wait, a few were refused. */
const STATUS = `(CASE WHEN n % 100 = 0 THEN 'REJECTED' WHEN n % 100 < 5 THEN 'PENDING' WHEN n % 100 < 15 THEN 'IN_PROGRESS'
  WHEN n % 100 < 30 THEN 'VERIFIED' ELSE 'RESOLVED' END)::"ReportStatus"`;

const DAMAGE = "ARRAY['Sampah menumpuk', 'Pencemaran air', 'Pohon tumbang', 'Saluran tersumbat', 'Pembakaran sampah']";

const INSERT = `
  INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
    latitude, longitude, writer_key, created_at, updated_at)
  SELECT 'UKUR-' || n, ${STATUS}, 'Warga', initcap('jalan ' || common.word || ' ' || proper.word),
    (${DAMAGE})[1 + n % 5], 'Sudah lama begini: ' || told.text || '.', encode(sha256(n::text::bytea), 'hex'), '2026-03-01',
    latitude, longitude, 'visitor:' || n % 100000, now() - interval '1 year' + n * interval '30 seconds', now()
  FROM ${drawnWords("1, $1::int")}`;

const STEPS = `
  INSERT INTO report_events (report_id, kind, to_status, created_at)
  SELECT id, 'CREATED', 'PENDING', created_at FROM reports`;

/** What the trigger would have counted row by row. */
const COUNT_CELLS = `
  INSERT INTO report_cells (level, x, y, count, latitude_sum, longitude_sum)
  SELECT level, floor((longitude + 180) * power(2, level) / 360), floor((latitude + 90) * power(2, level) / 360),
    count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))
  FROM reports, generate_series(4, 16) AS level
  WHERE status IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND held_reason IS NULL AND latitude IS NOT NULL
  GROUP BY 1, 2, 3`;

/** So many made-up reports, each with its first step, where there are none yet. */
export function growReports(url: string, count: number): Promise<void> {
  return growTables(url, ["reports", "report_events", "report_cells"], async (client) => {
    await client.query(INSERT, [count]);
    await client.query(STEPS);
    await client.query(COUNT_CELLS);
    await client.query("SELECT retally()");
  });
}
