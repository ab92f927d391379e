import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import { measureGrowth } from "./growth-table.ts";
import { growPlaces } from "./many-places.ts";
import { growReports } from "./many-reports.ts";
import { growForum } from "./many-topics.ts";
import { type GrowthTask, placeTasks } from "./places-tasks.ts";
import { reportTasks } from "./reports-tasks.ts";

const SIZES = (process.env.BENCH_SIZES ?? "1000,100000,1000000").split(",").map(Number);
const COMMENTS_EACH = 10;

const threads =
  (query: object): GrowthTask[1] =>
  (ctx) =>
    listThreads(ctx, ListThreads.parse({ limit: 20, ...query }));

/** `npm run bench -- search` asks more of the forum's search. */
function commentTasks(wordOf: (rank: number) => string): GrowthTask[] {
  return [
    ["daftar terbaru", threads({})],
    ["daftar teraktif", threads({ sort: "teraktif" })],
    ["daftar paling disukai, satu kategori", threads({ sort: "disukai", category: "tanaman" })],
    ["komentar satu topik", (ctx) => listComments(ctx, 1, { limit: 20 })],
    ["komentar satu topik, halaman jauh", (ctx, asked) => listComments(ctx, 1, { limit: 20, cursor: asked * 9 })],
    ["cari kata umum", threads({ q: "sampah" })],
    ["cari kata langka", (ctx, asked) => threads({ q: wordOf(8_000 + asked * 7) })(ctx, asked)],
    ["jumlah topik dan komentar", (ctx) => forumTotals(ctx)],
  ];
}

/** Every public list, map, search and page of one thing as reports, places and comments grow to a million. */
export async function run(): Promise<void> {
  await measureGrowth({ title: "Laporan", grow: growReports, tasks: reportTasks }, SIZES);
  await measureGrowth({ title: "Lokasi", grow: growPlaces, tasks: placeTasks }, SIZES);
  const growComments = (url: string, comments: number) =>
    growForum(url, { topics: Math.ceil(comments / COMMENTS_EACH), comments });
  await measureGrowth({ title: "Komentar", grow: growComments, tasks: commentTasks }, SIZES);
}
