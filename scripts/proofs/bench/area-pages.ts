import { areaPage } from "@/lib/area-pages/queries";
import { AREA_LEVELS } from "@/lib/areas/rules";
import { createDatabase, type Database } from "@/prisma/client";
import { applyMigrations } from "@/prisma/migrate";
import { fillAreaNames } from "@/scripts/areas/names";
import { startTemporaryPostgres } from "@/scripts/postgres/temporary";
import { printTable, quantile } from "@/scripts/proofs/table";
import { testContext, visitor } from "@/scripts/testing/context";
import { growTables } from "./bulk";

const REPORTS = 100_000;
const PAGES = 30;
const ROUNDS = 3;
const CODE_LENGTHS = [2, 5, 8, 13];

/** Over two years and all villages, but most of them in the first provinces: the busiest has a quarter. */
const INSERT = `
  INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
    area_code, area_certainty, writer_key, created_at, updated_at)
  SELECT 'UKUR-' || n, (CASE WHEN n % 100 < 5 THEN 'PENDING' WHEN n % 100 < 15 THEN 'IN_PROGRESS' WHEN n % 100 < 25 THEN 'CLAIMED'
      WHEN n % 100 < 40 THEN 'VERIFIED' ELSE 'RESOLVED' END)::"ReportStatus",
    'Warga', 'Jalan ' || n, 'Sampah menumpuk', 'Sudah lama begini, kata warga di sana.', repeat('a', 64), '2026-03-01',
    codes[1 + floor(array_length(codes, 1) * power(random(), 2))::int], 'boundary', 'visitor:' || n,
    now() - interval '2 years' + n * interval '10.5 minutes', now()
  FROM generate_series(1, $1::int) AS n, (SELECT array_agg(code ORDER BY code) AS codes FROM areas WHERE level = 4) AS villages`;

const STEPS = `
  INSERT INTO report_events (report_id, kind, created_at)
  SELECT reports.id, step.kind::"ReportEventKind", reports.created_at + step.days * interval '1 day'
  FROM reports, (VALUES ('CREATED', 0), ('VERIFIED', 1), ('CLAIMED', 5), ('RESOLVED', 9), ('CONFIRMED', 9)) AS step(kind, days)
  WHERE step.days <= CASE status WHEN 'PENDING' THEN 0 WHEN 'CLAIMED' THEN 5 WHEN 'RESOLVED' THEN 9 ELSE 1 END`;

/** `npm run bench -- area-pages`: how long everything that an area's page shows takes to read, of the busiest areas. */
export async function run(): Promise<void> {
  const { url, stop } = await startTemporaryPostgres();
  try {
    await applyMigrations(url);
    const db = createDatabase(url, { poolMax: 8, patient: true });
    await fillAreaNames(db);
    await growTables(url, ["reports", "report_events"], async (client) => {
      await client.query(INSERT, [REPORTS]);
      await client.query(STEPS);
    });
    await measure(db).finally(() => db.$disconnect());
  } finally {
    await stop();
  }
}

async function measure(db: Database): Promise<void> {
  const ctx = testContext(db, visitor("ukur"), new Date());
  const rows: string[][] = [];
  for (const [index, level] of AREA_LEVELS.entries()) {
    const busiest = await db.$queryRaw<{ code: string; count: number }[]>`
      SELECT left(public_area_code, ${CODE_LENGTHS[index]}::int) AS code, count(*)::int AS count
      FROM reports WHERE length(public_area_code) >= ${CODE_LENGTHS[index]}::int GROUP BY 1 ORDER BY 2 DESC LIMIT ${PAGES}`;
    for (const { code } of busiest) await areaPage(ctx, code);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { code } of busiest) {
        const start = performance.now();
        await areaPage(ctx, code);
        times.push(performance.now() - start);
      }
    }
    const most = busiest[0]?.count ?? 0;
    rows.push([level, String(most), ...[0.5, 0.95, 1].map((part) => quantile(times, part).toFixed(1))]);
  }
  printTable(["Halaman daerah", "laporan terbanyak", "p50 ms", "p95 ms", "terlama"], rows);
}
