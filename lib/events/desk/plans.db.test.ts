import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { rowsOf } from "@/scripts/testing/size";
import { deskEventsSql } from "./queries";
import { ListDeskEvents } from "./schemas";

const { db, patient } = await testDatabase();
const NOW = new Date("2027-03-14T09:00:00+07:00");
const EVENTS = rowsOf(20_000, 6_000);

beforeAll(async () => {
  await patient.$executeRaw`
    INSERT INTO events (slug, kind, title, description, location, starts_at, ends_at, province, capacity, writer_key,
      cancelled_at, deleted_at, updated_at)
    SELECT 'contoh-' || n, 'PLANTING', 'Contoh ' || n, 'Menanam pohon.', 'Lapangan', at, at + interval '3 hours',
      CASE WHEN n % 50 = 0 THEN 'Bali' ELSE 'Jawa Barat' END, 30, 'visitor:uji',
      CASE WHEN n % 30 = 0 THEN now() END, CASE WHEN n % 31 = 0 THEN now() END, now()
    FROM generate_series(1, ${EVENTS}) AS n, LATERAL (SELECT ${NOW}::timestamptz + (n - 19000) * interval '2 hours' AS at) AS moment`;
  await patient.$executeRaw`VACUUM ANALYZE events`;
});

const list = (requested: object) => deskEventsSql(ListDeskEvents.parse(requested), NOW);

it.each([
  ["what lies ahead", list({}), 200],
  ["what is past", list({ keadaan: "lewat" }), 200],
  ["what was cancelled", list({ keadaan: "dibatalkan" }), 60],
  ["what was deleted", list({ keadaan: "dihapus" }), 60],
  ["everything", list({ keadaan: "semua" }), 60],
  ["a province's past", list({ keadaan: "lewat", provinsi: "Bali" }), 1500],
  ["a month of everything", list({ keadaan: "semua", bulan: "2025-06" }), 400],
  ["a rare title among everything", list({ keadaan: "semua", q: "contoh 19999" }), 500],
])("%s is read by index, and little of it", async (_, query, most) => {
  const { indexes, rows } = await queryWork(db, query);
  for (const name of indexes) expect(name).toMatch(/^events_\w+_idx$/u);
  expect(rows).toBeLessThanOrEqual(most);
});
