import type { Ctx } from "@/lib/kernel/ctx";
import { cellWindow } from "@/lib/map/grid";
import { findReport, listReports } from "@/lib/reports/queries";
import { reportMap } from "@/lib/reports/queries-map";
import { nearbyReports } from "@/lib/reports/queries-nearby";
import { ListReports } from "@/lib/reports/schemas";
import { listUpdates } from "@/lib/reports/updates/queries";
import { searchEverything } from "@/lib/search/queries";
import { publicCounts } from "@/lib/statistics/queries";
import { type GrowthTask, rareWord, screenOf } from "./places-tasks.ts";
import type { WordOf } from "./vocabulary.ts";

const list = (ctx: Ctx, query: object) => listReports(ctx, ListReports.parse({ limit: 20, ...query }));
const found = (ctx: Ctx, q: string) => searchEverything(ctx, { q, kind: "report" }, []);

export function reportTasks(wordOf: WordOf): GrowthTask[] {
  return [
    ["daftar terbaru", (ctx) => list(ctx, {})],
    ["daftar, halaman jauh", (ctx, attempt) => list(ctx, { cursor: 900 - attempt })],
    ["daftar satu status", (ctx) => list(ctx, { status: "PENDING" })],
    ["daftar satu jenis", (ctx) => list(ctx, { kind: "Pencemaran air" })],
    ["daftar satu kabupaten", (ctx, attempt) => list(ctx, { area: `${11 + (attempt % 83)}.01` })],
    ["daftar satu minggu", (ctx) => list(ctx, { from: "2026-01-05", to: "2026-01-11" })],
    ["kabar warga satu laporan", (ctx, attempt) => listUpdates(ctx, { id: attempt + 1 }, { limit: 20 })],
    ["satu laporan", (ctx, attempt) => findReport(ctx, { code: `UKUR-${attempt + 1}` })],
    [
      "peta",
      (ctx, attempt) => {
        const { bounds, zoom } = screenOf(attempt);
        return reportMap(ctx, cellWindow(bounds, zoom), zoom);
      },
    ],
    ["di sekitar satu titik", (ctx, attempt) => nearbyReports(ctx, screenOf(attempt).middle)],
    ["cari kata umum", (ctx) => found(ctx, "sampah")],
    ["cari kata langka", (ctx, attempt, size) => found(ctx, rareWord(wordOf, attempt, size))],
    ["cari dua kata", (ctx, attempt) => found(ctx, `sampah ${wordOf(500 + attempt * 3)}`)],
    ["cari kata umum dan langka", (ctx, attempt, size) => found(ctx, `sampah ${rareWord(wordOf, attempt, size)}`)],
    ["cari awal kata", (ctx, attempt) => found(ctx, wordOf(500 + attempt * 3).slice(0, 3))],
    ["cari, salah ketik", (ctx, attempt, size) => found(ctx, `${rareWord(wordOf, attempt, size)}x`)],
    ["jumlah untuk beranda", (ctx) => publicCounts(ctx)],
  ];
}
