import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { measureGrowth } from "./growth-table.ts";
import { growPlaces } from "./many-places.ts";
import { growReports } from "./many-reports.ts";
import { growForum } from "./many-topics.ts";
import { type GrowthTask, placeTasks } from "./places-tasks.ts";
import { reportTasks } from "./reports-tasks.ts";
import { rankHeldBy } from "./vocabulary.ts";

const SIZES = (process.env.BENCH_SIZES ?? "1000,100000,1000000").split(",").map(Number);
const COMMENTS_EACH = 10;
/** So many answers hold a word that is looked for at every size, so that a full page of them is found in each. */
const HELD = 200;

const threads = (query: object) => (ctx: Ctx) => listThreads(ctx, ListThreads.parse({ limit: 20, ...query }));

/** `npm run bench -- search` asks more of the forum's search. */
function commentTasks(wordOf: (rank: number) => string): GrowthTask[] {
  return [
    ["daftar terbaru", threads({})],
    ["daftar teraktif", threads({ sort: "teraktif" })],
    ["daftar paling disukai, satu kategori", threads({ sort: "disukai", category: "tanaman" })],
    ["komentar satu topik", (ctx) => listComments(ctx, 1, { limit: 20 })],
    ["komentar satu topik, halaman jauh", (ctx, asked) => listComments(ctx, 1, { limit: 20, cursor: asked * 9 })],
    ["cari kata umum", threads({ q: "sampah" })],
    ["cari kata langka", (ctx, asked) => threads({ q: wordOf(8_000 + asked * 7) })(ctx)],
    ["cari kata di sekitar 200 komentar", (ctx, asked, size) => threads({ q: heldWord(wordOf, asked, size) })(ctx)],
    ["jumlah topik dan komentar", (ctx) => forumTotals(ctx)],
  ];
}

/** Other words of about that rank; the fewer, the more often each stands in a text. */
function heldWord(wordOf: (rank: number) => string, asked: number, size: number): string {
  const rank = rankHeldBy(HELD, size);
  const others = Math.max(4, Math.round(rank / 5));
  return wordOf(rank + (asked % others) - Math.floor(others / 2));
}

/** Every public list, map, search and page of one thing as reports, places and comments grow to a million. */
export async function run(): Promise<void> {
  await measureGrowth({ title: "Laporan", grow: growReports, tasks: reportTasks }, SIZES);
  await measureGrowth({ title: "Lokasi", grow: growPlaces, tasks: placeTasks }, SIZES);
  const growComments = (url: string, comments: number) =>
    growForum(url, { topics: Math.ceil(comments / COMMENTS_EACH), comments });
  await measureGrowth({ title: "Komentar", grow: growComments, tasks: commentTasks }, SIZES);
}
