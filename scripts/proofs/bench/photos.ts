import { similarPhotos } from "@/lib/photos/queries";
import { growTables } from "./bulk.ts";
import { withQuestions } from "./own-database.ts";
import { printTable, quantile } from "./table.ts";

const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 2_000_000);
const LOOKS = 400;

/**
 * Hashes as photos have them, not drawn by lot: in most, half of the steps go up; in a third, sky, wall or water leaves
 * only every fourth, so that many share a part. Every hundredth photo shows what the one before it shows.
 */
const INSERT = `
  INSERT INTO photos (id, owner_key, width, height, bytes, hash)
  SELECT lpad(n::text, 32, '0')::uuid, 'visitor:ukur', 2048, 1536, 200000,
    CASE WHEN n % 3 = 0 THEN one & other ELSE one END
  FROM (
    SELECT n, ('x' || substr(drawn, 1, 16))::bit(64)::bigint AS one, ('x' || substr(drawn, 17, 16))::bit(64)::bigint AS other
    FROM (SELECT n, md5((n - (n % 100 = 1)::int)::text) AS drawn FROM generate_series(1, $1::int) AS n) AS lots
  ) AS pairs`;

const REPORTS = `
  INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date, writer_key,
    photo_id, updated_at)
  SELECT 'UKUR-' || n, 'RESOLVED', 'Warga', 'Jalan', 'Sampah menumpuk', 'Banyak.', repeat('a', 64), '2026-03-01', 'visitor:ukur',
    lpad(n::text, 32, '0')::uuid, now()
  FROM generate_series(1, $1::int) AS n`;

/** How long it takes to find the same picture on another report among very many. */
export function run(): Promise<void> {
  return withQuestions(async ({ url, db }) => {
    await growTables(url, ["photos", "reports"], async (client) => {
      await client.query(INSERT, [PHOTOS]);
      await client.query(REPORTS, [PHOTOS]);
    });
    const rows: string[][] = [];
    // n % 3 = 0 are those with few steps; 1 after each hundredth are the ones shown twice.
    for (const [name, first, step] of [
      ["foto biasa", 2, 3],
      ["foto dengan langit atau tembok", 3, 3],
    ] as const) {
      const times: number[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        const number = first + step * Math.floor((look * PHOTOS) / (step * LOOKS + step));
        const id = `${String(number).padStart(32, "0").slice(0, 8)}-0000-0000-0000-${String(number).padStart(12, "0")}`;
        const begin = performance.now();
        await similarPhotos(db, id, { reportId: number });
        times.push(performance.now() - begin);
      }
      rows.push([name, ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(2))]);
    }
    printTable([`${PHOTOS.toLocaleString("id")} foto`, "median ms", "p95 ms", "terlama ms"], rows);
  });
}
