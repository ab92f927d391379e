import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Bounds, cellWindow } from "@/lib/map/grid";
import { findPlace, listPlaces } from "@/lib/places/queries";
import { placeMap } from "@/lib/places/queries-map";
import { nearbyPlaces } from "@/lib/places/queries-nearby";
import { ListPlaces } from "@/lib/places/schemas";
import { deskCounts, deskQueue } from "@/lib/reports/desk/queries";
import { findReport, listReports } from "@/lib/reports/queries";
import { reportMap } from "@/lib/reports/queries-map";
import { nearbyReports } from "@/lib/reports/queries-nearby";
import { ListReports } from "@/lib/reports/schemas";
import { listUpdates } from "@/lib/reports/updates/queries";
import { searchEverything } from "@/lib/search/queries";
import { publicCounts } from "@/lib/statistics/queries";
import { drawnWords, growComments, growPlaces, growTables } from "./bulk.ts";
import { type GrowthTask, measureGrowth } from "./growth-table.ts";
import { FRAGMENT_WORDS, heldWord, type WordOf } from "./vocabulary.ts";

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
export function growReports(url: string, count: number): Promise<void> {
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

const SIZES = (process.env.BENCH_SIZES ?? "1000,100000,1000000").split(",").map(Number);
/** So many answers hold a word that is looked for at every size: a page full of them is not measured against none. */
const HELD = 200;
const COMMENT_WORDS = 3 * FRAGMENT_WORDS;

const threads = (query: object) => (ctx: Ctx) => listThreads(ctx, ListThreads.parse({ limit: 20, ...query }));

/** `npm run bench -- search` asks more of the forum's search. */
function commentTasks(wordOf: WordOf): GrowthTask[] {
  const held = (attempt: number, size: number) =>
    heldWord(wordOf, { by: HELD, of: size, words: COMMENT_WORDS }, attempt);
  return [
    ["daftar terbaru", threads({})],
    ["daftar teraktif", threads({ sort: "teraktif" })],
    ["daftar paling disukai, satu kategori", threads({ sort: "disukai", category: "tanaman" })],
    ["komentar satu topik", (ctx) => listComments(ctx, 1, { limit: 20 })],
    ["komentar satu topik, halaman jauh", (ctx, attempt) => listComments(ctx, 1, { limit: 20, cursor: attempt * 9 })],
    ["cari kata umum", threads({ q: "sampah" })],
    ["cari kata di 200 komentar", (ctx, attempt, size) => threads({ q: held(attempt, size) })(ctx)],
    ["cari dua kata umum", threads({ q: "kompos plastik" })],
    [
      "cari kata umum dan kata di 200 komentar",
      (ctx, attempt, size) => threads({ q: `kompos ${held(attempt, size)}` })(ctx),
    ],
    [
      "cari kata di hampir semua komentar dan kata di 200 komentar",
      (ctx, attempt, size) => threads({ q: `sampah ${held(attempt, size)}` })(ctx),
    ],
    ["cari kata umum tanpa yang lain", threads({ q: "kompos -plastik" })],
    ["cari dalam tanda kutip", threads({ q: '"kompos plastik"' })],
    ["cari, salah ketik", threads({ q: "kompso" })],
    ["jumlah topik dan komentar", (ctx) => forumTotals(ctx)],
  ];
}

/** So many places or reports hold a word that is looked for as a rare one. */
const HELD_BY_FEW = 30;
/** Of what `drawnWords` gives each of them. */
const TEXT_WORDS = FRAGMENT_WORDS + 1;
const ZOOMS = [5, 7, 9, 11, 13, 15, 17];
/** A screen of 1280 × 800 px, in tiles of 256 px. */
const SCREEN = { wide: 5, high: 3.1 };

/** Screens over the whole country, at every zoom in turn. The golden ratio scatters them without chance. */
function screenOf(attempt: number): { bounds: Bounds; zoom: number; middle: { latitude: number; longitude: number } } {
  const zoom = ZOOMS[attempt % ZOOMS.length] ?? 5;
  const middle = { longitude: 96 + ((attempt * 0.618034) % 1) * 44, latitude: -10 + ((attempt * 0.414214) % 1) * 15 };
  const [width, height] = [(360 * SCREEN.wide) / 2 ** zoom, (360 * SCREEN.high) / 2 ** zoom];
  const { longitude, latitude } = middle;
  const bounds = [longitude - width / 2, latitude - height / 2, longitude + width / 2, latitude + height / 2] as const;
  return { bounds, zoom, middle };
}

function placeList(ctx: Ctx, query: Record<string, string | number>): Promise<unknown> {
  return listPlaces(ctx, ListPlaces.parse(query));
}

function foundPlaces(ctx: Ctx, q: string): Promise<unknown> {
  return searchEverything(ctx, { q, kind: "place" }, []);
}

/** Held by about as many places or reports at every size: a page full of them is not measured against none. */
function rareWord(wordOf: WordOf, attempt: number, size: number): string {
  return heldWord(wordOf, { by: HELD_BY_FEW, of: size, words: TEXT_WORDS }, attempt);
}

function placeTasks(wordOf: WordOf): GrowthTask[] {
  const rareInNames = (attempt: number, size: number) =>
    heldWord(wordOf, { by: HELD_BY_FEW, of: size, words: 1 }, attempt);
  return [
    [
      "peta",
      (ctx, attempt) => {
        const { bounds, zoom } = screenOf(attempt);
        return placeMap(ctx, cellWindow(bounds, zoom), zoom);
      },
    ],
    [
      "peta, jenis langka",
      (ctx, attempt) => {
        const { bounds, zoom } = screenOf(attempt);
        return placeMap(ctx, cellWindow(bounds, zoom), zoom, ["bank_sampah"]);
      },
    ],
    ["daftar terbaru", (ctx) => placeList(ctx, { limit: 20, kinds: "mangrove,bank_sampah" })],
    ["daftar terdekat", (ctx, attempt) => placeList(ctx, { limit: 50, ...screenOf(attempt).middle })],
    ["daftar area", (ctx, attempt) => placeList(ctx, { limit: 50, bbox: screenOf(attempt).bounds.join() })],
    ["nama langka", (ctx, attempt, size) => placeList(ctx, { limit: 20, q: `taman ${rareInNames(attempt, size)}` })],
    ["nama umum", (ctx) => placeList(ctx, { limit: 20, q: "taman" })],
    [
      "nama umum dalam area",
      (ctx, attempt) => placeList(ctx, { limit: 50, q: "taman", bbox: screenOf(attempt).bounds.join() }),
    ],
    ["dua huruf", (ctx) => placeList(ctx, { limit: 20, q: "ba" })],
    ["satu lokasi", (ctx, attempt) => findPlace(ctx, attempt + 1)],
    ["cari di seluruh situs, umum", (ctx) => foundPlaces(ctx, "taman")],
    ["cari di seluruh situs, langka", (ctx, attempt, size) => foundPlaces(ctx, rareWord(wordOf, attempt, size))],
    [
      "cari di seluruh situs, umum dan langka",
      (ctx, attempt, size) => foundPlaces(ctx, `sampah ${rareWord(wordOf, attempt, size)}`),
    ],
    [
      "cari di seluruh situs, salah ketik",
      (ctx, attempt, size) => foundPlaces(ctx, `${rareWord(wordOf, attempt, size)}x`),
    ],
    ["mungkin sama", (ctx, attempt) => nearbyPlaces(ctx, { ...screenOf(attempt).middle, name: "Taman abcdef" })],
  ];
}

const reportList = (ctx: Ctx, query: object) => listReports(ctx, ListReports.parse({ limit: 20, ...query }));
const foundReports = (ctx: Ctx, q: string) => searchEverything(ctx, { q, kind: "report" }, []);

const STAFF: Actor = {
  kind: "member",
  userId: 1,
  username: "ukur",
  role: "ADMIN",
  via: { sessionId: "ukur" },
  visitorId: null,
};
const waitingReports = (ctx: Ctx, cursor?: number) =>
  deskQueue({ ...ctx, actor: STAFF }, { status: "WAITING", limit: 20, cursor });

function reportTasks(wordOf: WordOf): GrowthTask[] {
  return [
    ["daftar terbaru", (ctx) => reportList(ctx, {})],
    ["daftar, halaman jauh", (ctx, attempt) => reportList(ctx, { cursor: 900 - attempt })],
    ["daftar satu status", (ctx) => reportList(ctx, { status: "PENDING" })],
    ["daftar satu jenis", (ctx) => reportList(ctx, { kind: "Pencemaran air" })],
    ["daftar satu kabupaten", (ctx, attempt) => reportList(ctx, { area: `${11 + (attempt % 83)}.01` })],
    ["daftar satu minggu", (ctx) => reportList(ctx, { from: "2026-01-05", to: "2026-01-11" })],
    ["kabar warga satu laporan", (ctx, attempt) => listUpdates(ctx, { id: attempt + 1 }, { limit: 20 })],
    ["antrean meja", (ctx) => waitingReports(ctx)],
    ["antrean meja, halaman jauh", (ctx, attempt, size) => waitingReports(ctx, Math.floor(size * 0.9) - attempt)],
    ["jumlah di meja", (ctx) => deskCounts({ ...ctx, actor: STAFF })],
    ["satu laporan", (ctx, attempt) => findReport(ctx, { code: `UKUR-${attempt + 1}` })],
    [
      "peta",
      (ctx, attempt) => {
        const { bounds, zoom } = screenOf(attempt);
        return reportMap(ctx, cellWindow(bounds, zoom), zoom);
      },
    ],
    ["di sekitar satu titik", (ctx, attempt) => nearbyReports(ctx, screenOf(attempt).middle)],
    ["cari kata umum", (ctx) => foundReports(ctx, "sampah")],
    ["cari kata langka", (ctx, attempt, size) => foundReports(ctx, rareWord(wordOf, attempt, size))],
    ["cari dua kata", (ctx, attempt) => foundReports(ctx, `sampah ${wordOf(500 + attempt * 3)}`)],
    [
      "cari kata umum dan langka",
      (ctx, attempt, size) => foundReports(ctx, `sampah ${rareWord(wordOf, attempt, size)}`),
    ],
    ["cari awal kata", (ctx, attempt) => foundReports(ctx, wordOf(500 + attempt * 3).slice(0, 3))],
    ["cari, salah ketik", (ctx, attempt, size) => foundReports(ctx, `${rareWord(wordOf, attempt, size)}x`)],
    ["jumlah untuk beranda", (ctx) => publicCounts(ctx)],
  ];
}

const TABLES = [
  { title: "Laporan", grow: growReports, tasks: reportTasks },
  { title: "Lokasi", grow: growPlaces, tasks: placeTasks },
  { title: "Komentar", grow: growComments, tasks: commentTasks },
];
const ONLY = process.env.BENCH_TABLES?.split(",");

/** Every public list, map, search and page of one thing, and the desk of reports, as all of it grows to a million. */
export async function run(): Promise<void> {
  for (const table of TABLES) {
    if (ONLY === undefined || ONLY.includes(table.title)) await measureGrowth(table, SIZES);
  }
}
