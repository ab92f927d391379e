import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { indexedDocument } from "@/lib/search/documents";
import { pageDocuments } from "@/lib/search/pages";
import { searchEverything } from "@/lib/search/queries";
import { growComments } from "./bulk";
import { type GrowthTask, measureGrowth } from "./growth";
import { FRAGMENT_WORDS, heldWord, type WordOf } from "./vocabulary";

const COMMON = ["sampah", "tanaman", "plastik", "menanam", "kompos", "mengolah"];
const PAIRS = ["sampah plastik", "kompos daun", "menanam cabai", "jelantah magot", "lebah madu"];
const SLIPS = ["kompso", "plastk", "jelantahh", "mangrobe", "lingkunagn", "minyka jelanta"];
const UNKNOWN = ["xylofonqz", "qqqqqqqq", "zzyzx wwwx", "vwxyzabc"];
const QUESTIONS = [
  "cara membuat kompos dari sampah dapur",
  "sampah menumpuk di medan",
  "di mana menjual minyak jelantah",
  "bank sampah terdekat di medan",
  "banjir di jakarta",
];
/** The words of `makeVocabulary` by rank: a thousandth stands in about one text of two hundred, the last ones in few. */
const MEDIUM_RANK = 1_000;
const RARE_RANK = 8_000;

/** So many comments hold a word that is looked for at every size: a page full of them is not measured against none. */
const HELD = 200;

const among = (words: string[], attempt: number) => words[attempt % words.length] ?? "";
const list = (ctx: Ctx, query: object) => listThreads(ctx, ListThreads.parse({ limit: 20, ...query }));
const documents = pageDocuments().map(indexedDocument);
const everything = (ctx: Ctx, q: string) => searchEverything(ctx, { q }, documents);
/** Behind the newest found topics: as if somebody had paged there. */
const far = (attempt: number) => String(9_900 - (attempt % 50));
const FAR_BACK = { sort: "teraktif", cursor: `${Date.parse("2026-03-01")}-1` };

function searchTasks(wordOf: WordOf): GrowthTask[] {
  const rare = (attempt: number) => wordOf(RARE_RANK + attempt * 7);
  const held = (attempt: number, size: number) => heldWord(wordOf, HELD, size, 3 * FRAGMENT_WORDS, attempt);
  const common = (attempt: number) => among(COMMON, attempt);
  return [
    ["kata umum", (ctx, n) => list(ctx, { q: common(n) })],
    ["kata sedang", (ctx, n) => list(ctx, { q: wordOf(MEDIUM_RANK + n * 3) })],
    ["kata langka", (ctx, n) => list(ctx, { q: rare(n) })],
    ["kata di 200 komentar", (ctx, n, size) => list(ctx, { q: held(n, size) })],
    ["dua kata", (ctx, n) => list(ctx, { q: among(PAIRS, n) })],
    ["umum dan langka", (ctx, n) => list(ctx, { q: `sampah ${rare(n)}` })],
    ["umum dan di 200 komentar", (ctx, n, size) => list(ctx, { q: `sampah ${held(n, size)}` })],
    ["dalam tanda kutip", (ctx, n) => list(ctx, { q: `"${among(PAIRS, n)}"` })],
    ["tanpa satu kata", (ctx, n) => list(ctx, { q: `${common(n)} -air` })],
    ["salah ketik", (ctx, n) => list(ctx, { q: among(SLIPS, n) })],
    ["kata yang tak ditulis", (ctx, n) => list(ctx, { q: among(UNKNOWN, n) })],
    ["kata umum, paling aktif", (ctx, n) => list(ctx, { q: common(n), sort: "teraktif" })],
    ["kata umum, paling disukai", (ctx, n) => list(ctx, { q: common(n), sort: "disukai" })],
    ["kata umum, satu kategori", (ctx, n) => list(ctx, { q: common(n), category: "tanaman" })],
    ["kata umum, halaman jauh", (ctx, n) => list(ctx, { q: common(n), cursor: far(n) })],
    ["seluruh situs, kata umum", (ctx, n) => everything(ctx, common(n))],
    ["seluruh situs, kata langka", (ctx, n) => everything(ctx, rare(n))],
    ["seluruh situs, dua kata", (ctx, n) => everything(ctx, among(PAIRS, n))],
    ["seluruh situs, umum dan langka", (ctx, n) => everything(ctx, `sampah ${rare(n)}`)],
    ["seluruh situs, pertanyaan", (ctx, n) => everything(ctx, among(QUESTIONS, n))],
    ["seluruh situs, salah ketik", (ctx, n) => everything(ctx, among(SLIPS, n))],
    ["seluruh situs, tak ditulis", (ctx, n) => everything(ctx, among(UNKNOWN, n))],
    ["jumlah yang ditemukan", (ctx, n) => forumTotals(ctx, { q: common(n) })],
    ["daftar terbaru", (ctx) => list(ctx, {})],
    ["daftar teraktif", (ctx) => list(ctx, { sort: "teraktif" })],
    ["daftar teraktif, jauh", (ctx) => list(ctx, FAR_BACK)],
    ["daftar paling disukai, satu kategori", (ctx) => list(ctx, { sort: "disukai", category: "tanaman" })],
    ["jumlah seluruh forum", (ctx) => forumTotals(ctx)],
    ["komentar satu topik", (ctx) => listComments(ctx, 1, { limit: 20 })],
    ["komentar, halaman jauh", (ctx, n) => listComments(ctx, 1, { limit: 20, cursor: n * 9 })],
  ];
}

/** Comments; each tenth of them a topic. */
const SIZES = (process.env.BENCH_SIZES ?? "1000,100000,1000000").split(",").map(Number);

/** The forum and its search as topics and answers grow in number. */
export function run(): Promise<void> {
  return measureGrowth({ title: "Komentar", grow: growComments, tasks: searchTasks }, SIZES);
}
