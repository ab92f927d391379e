import { execFileSync } from "node:child_process";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { cellWindow } from "@/lib/map/grid";
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
import { createDatabase } from "@/prisma/client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryPostgres } from "@/scripts/postgres/temporary";
import { printTable, quantile } from "@/scripts/proofs/table";
import { testContext, visitor } from "@/scripts/testing/context";
import { growPlaces } from "./bulk";
import { growReports } from "./bulk-reports";
import { FRAGMENT_WORDS, heldWord, type WordOf } from "./vocabulary";

/** A question to the database; the questions of one kind differ by their number. */
export type GrowthTask = [name: string, ask: (ctx: Ctx, attempt: number, size: number) => Promise<unknown>];

interface Growing {
  /** What there is more and more of. */
  title: string;
  grow(url: string, count: number): Promise<WordOf>;
  tasks(wordOf: WordOf): GrowthTask[];
}

/**
 * Asks the same at every size and prints how much longer the largest takes. All sizes are there at once, with the same
 * words, and take turns with every question: a machine is now faster, now slower, which must not count as growth.
 */
export async function measureGrowth({ title, grow, tasks }: Growing, sizes: number[]): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const all: { ctx: Ctx; size: number }[] = [];
    let wordOf: WordOf = () => "";
    for (const size of sizes) {
      const { url, stop } = await startTemporaryPostgres();
      undo.push(stop);
      await applyMigrations(url);
      wordOf = await grow(url, size);
      const db = createDatabase(url, { poolMax: 2, patient: true });
      undo.push(() => db.$disconnect());
      all.push({ ctx: testContext(db, visitor("ukur"), new Date()), size });
    }
    // Or what the system still has to write to the disk would be measured along.
    execFileSync("sync");
    const rows: string[][] = [];
    for (const [name, ask] of tasks(wordOf)) {
      const times = await timesInTurn(all, ask);
      const growth = (times.at(-1)?.p95 ?? 0) / (times[0]?.p95 ?? 1);
      rows.push([name, ...times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]), `${growth.toFixed(1)}×`]);
    }
    const head = sizes.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]);
    printTable([title, ...head, "p95 tumbuh"], rows);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Different questions. */
const CALLS = 120;
/** Each is asked so often and counts with the middle of its times: what else the machine did is not its own. */
const ROUNDS = 3;
/** Until the compiler of JavaScript is done with what is asked. */
const WARM_UP = 60;

/** Milliseconds at every size, which take turns: half of the questions take no longer than `p50`, 95 of 100 than `p95`. */
async function timesInTurn(sizes: { ctx: Ctx; size: number }[], ask: GrowthTask[1]) {
  for (let attempt = 0; attempt < WARM_UP; attempt += 1)
    for (const { ctx, size } of sizes) await ask(ctx, attempt, size);
  const all = sizes.map((one) => ({ ...one, times: Array.from({ length: CALLS }, () => [] as number[]) }));
  for (let turn = 0; turn < ROUNDS * CALLS; turn += 1) {
    for (const { ctx, size, times } of all) {
      const start = performance.now();
      await ask(ctx, turn % CALLS, size);
      times[turn % CALLS]?.push(performance.now() - start);
    }
  }
  return all.map(({ times }) => {
    const middle = times.map((rounds) => quantile(rounds, 0.5));
    return { p50: quantile(middle, 0.5), p95: quantile(middle, 0.95) };
  });
}

const SIZES = (process.env.BENCH_SIZES ?? "1000,100000,1000000").split(",").map(Number);

/** So many places or reports hold a word that is looked for as a rare one, at every size. */
const HELD_BY_FEW = 30;
/** Of what `drawnWords` gives each of them. */
const TEXT_WORDS = FRAGMENT_WORDS + 1;
const ZOOMS = [5, 7, 9, 11, 13, 15, 17];
/** A screen of 1280 × 800 px, in tiles of 256 px. */
const SCREEN = { wide: 5, high: 3.1 };

/** Screens over the whole country, at every zoom in turn. The golden ratio scatters them without chance. */
function screenOf(attempt: number) {
  const zoom = ZOOMS[attempt % ZOOMS.length] ?? 5;
  const [longitude, latitude] = [96 + ((attempt * 0.618034) % 1) * 44, -10 + ((attempt * 0.414214) % 1) * 15];
  const [width, height] = [(360 * SCREEN.wide) / 2 ** zoom, (360 * SCREEN.high) / 2 ** zoom];
  const bounds = [longitude - width / 2, latitude - height / 2, longitude + width / 2, latitude + height / 2] as const;
  return { zoom, bbox: bounds.join(), cells: cellWindow(bounds, zoom), middle: { latitude, longitude } };
}

const found = (ctx: Ctx, kind: "place" | "report", q: string) => searchEverything(ctx, { q, kind }, []);

function rareWords(wordOf: WordOf, words: number) {
  return (n: number, size: number) => heldWord(wordOf, HELD_BY_FEW, size, words, n);
}

function placeTasks(wordOf: WordOf): GrowthTask[] {
  const [rare, rareInNames] = [rareWords(wordOf, TEXT_WORDS), rareWords(wordOf, 1)];
  const list = (ctx: Ctx, query: object) => listPlaces(ctx, ListPlaces.parse(query));
  const map = (ctx: Ctx, n: number, kinds?: ["bank_sampah"]) =>
    placeMap(ctx, screenOf(n).cells, screenOf(n).zoom, kinds);
  return [
    ["peta", (ctx, n) => map(ctx, n)],
    ["peta, jenis langka", (ctx, n) => map(ctx, n, ["bank_sampah"])],
    ["daftar terbaru", (ctx) => list(ctx, { limit: 20, kinds: "mangrove,bank_sampah" })],
    ["daftar terdekat", (ctx, n) => list(ctx, { limit: 50, ...screenOf(n).middle })],
    ["daftar area", (ctx, n) => list(ctx, { limit: 50, bbox: screenOf(n).bbox })],
    ["nama langka", (ctx, n, size) => list(ctx, { limit: 20, q: `taman ${rareInNames(n, size)}` })],
    ["nama umum", (ctx) => list(ctx, { limit: 20, q: "taman" })],
    ["nama umum dalam area", (ctx, n) => list(ctx, { limit: 50, q: "taman", bbox: screenOf(n).bbox })],
    ["dua huruf", (ctx) => list(ctx, { limit: 20, q: "ba" })],
    ["satu lokasi", (ctx, n) => findPlace(ctx, n + 1)],
    ["cari di seluruh situs, umum", (ctx) => found(ctx, "place", "taman")],
    ["cari di seluruh situs, langka", (ctx, n, size) => found(ctx, "place", rare(n, size))],
    ["cari di seluruh situs, keduanya", (ctx, n, size) => found(ctx, "place", `sampah ${rare(n, size)}`)],
    ["cari di seluruh situs, salah ketik", (ctx, n, size) => found(ctx, "place", `${rare(n, size)}x`)],
    ["mungkin sama", (ctx, n) => nearbyPlaces(ctx, { ...screenOf(n).middle, name: "Taman abcdef" })],
  ];
}

const VIA = { via: { sessionId: "ukur" }, visitorId: null };
const STAFF: Actor = { kind: "member", userId: 1, username: "ukur", role: "ADMIN", ...VIA };

function reportTasks(wordOf: WordOf): GrowthTask[] {
  const rare = rareWords(wordOf, TEXT_WORDS);
  const list = (ctx: Ctx, query: object) => listReports(ctx, ListReports.parse({ limit: 20, ...query }));
  const desk = (ctx: Ctx, cursor?: number) =>
    deskQueue({ ...ctx, actor: STAFF }, { status: "WAITING", limit: 20, cursor });
  const medium = (n: number) => wordOf(500 + n * 3);
  return [
    ["daftar terbaru", (ctx) => list(ctx, {})],
    ["daftar, halaman jauh", (ctx, n) => list(ctx, { cursor: 900 - n })],
    ["daftar satu status", (ctx) => list(ctx, { status: "PENDING" })],
    ["daftar satu jenis", (ctx) => list(ctx, { kind: "Pencemaran air" })],
    ["daftar satu kabupaten", (ctx, n) => list(ctx, { area: `${11 + (n % 83)}.01` })],
    ["daftar satu minggu", (ctx) => list(ctx, { from: "2026-01-05", to: "2026-01-11" })],
    ["kabar warga satu laporan", (ctx, n) => listUpdates(ctx, { id: n + 1 }, { limit: 20 })],
    ["antrean meja", (ctx) => desk(ctx)],
    ["antrean meja, halaman jauh", (ctx, n, size) => desk(ctx, Math.floor(size * 0.9) - n)],
    ["jumlah di meja", (ctx) => deskCounts({ ...ctx, actor: STAFF })],
    ["satu laporan", (ctx, n) => findReport(ctx, { code: `UKUR-${n + 1}` })],
    ["peta", (ctx, n) => reportMap(ctx, screenOf(n).cells, screenOf(n).zoom)],
    ["di sekitar satu titik", (ctx, n) => nearbyReports(ctx, screenOf(n).middle)],
    ["cari kata umum", (ctx) => found(ctx, "report", "sampah")],
    ["cari kata langka", (ctx, n, size) => found(ctx, "report", rare(n, size))],
    ["cari dua kata", (ctx, n) => found(ctx, "report", `sampah ${medium(n)}`)],
    ["cari kata umum dan langka", (ctx, n, size) => found(ctx, "report", `sampah ${rare(n, size)}`)],
    ["cari awal kata", (ctx, n) => found(ctx, "report", medium(n).slice(0, 3))],
    ["cari, salah ketik", (ctx, n, size) => found(ctx, "report", `${rare(n, size)}x`)],
    ["jumlah untuk beranda", (ctx) => publicCounts(ctx)],
  ];
}

const TABLES = [
  { title: "Laporan", grow: growReports, tasks: reportTasks },
  { title: "Lokasi", grow: growPlaces, tasks: placeTasks },
];
const ONLY = process.env.BENCH_TABLES?.split(",");

/** Every public list, map, search and page of reports and places, and the desk of reports, as they grow to a million. */
export async function run(): Promise<void> {
  for (const table of TABLES) {
    if (ONLY === undefined || ONLY.includes(table.title)) await measureGrowth(table, SIZES);
  }
}
