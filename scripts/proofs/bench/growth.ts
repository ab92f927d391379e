import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { measureGrowth } from "./growth-table.ts";
import { growPlaces } from "./many-places.ts";
import { growReports } from "./many-reports.ts";
import { growComments } from "./many-topics.ts";
import { type GrowthTask, placeTasks } from "./places-tasks.ts";
import { reportTasks } from "./reports-tasks.ts";
import { FRAGMENT_WORDS, heldWord, type WordOf } from "./vocabulary.ts";

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

const TABLES = [
  { title: "Laporan", grow: growReports, tasks: reportTasks },
  { title: "Lokasi", grow: growPlaces, tasks: placeTasks },
  { title: "Komentar", grow: growComments, tasks: commentTasks },
];
const ONLY = process.env.BENCH_TABLES?.split(",");

/** Every public list, map, search and page of one thing as reports, places and comments grow to a million. */
export async function run(): Promise<void> {
  for (const table of TABLES) {
    if (ONLY === undefined || ONLY.includes(table.title)) await measureGrowth(table, SIZES);
  }
}
