import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { growComments } from "./bulk.ts";
import { type Grown, timesCells, timesHead, withGrown } from "./growth-table.ts";
import { printTable } from "./table.ts";
import { timesInTurn, timesOf } from "./timing.ts";

/** A question to the forum, and what is looked for in it, so that the least SQL for the same can be asked too. */
interface SearchTask {
  name: string;
  /** The words of the question of this number. */
  words?(attempt: number): string;
  ask(ctx: Ctx, words: string, attempt: number): Promise<unknown>;
}

const COMMON = ["sampah", "tanaman", "plastik", "menanam", "kompos", "mengolah"];
const PAIRS = ["sampah plastik", "kompos daun", "menanam cabai", "jelantah magot", "lebah madu"];
const SLIPS = ["kompso", "plastk", "jelantahh", "mangrobe", "lingkunagn", "minyka jelanta"];
const UNKNOWN = ["xylofonqz", "qqqqqqqq", "zzyzx wwwx", "vwxyzabc"];
/** The words of `makeVocabulary` by rank: a thousandth stands in about one text of two hundred, the last ones in few. */
const MEDIUM_RANK = 1_000;
const RARE_RANK = 8_000;

const among = (words: string[]) => (attempt: number) => words[attempt % words.length] ?? "";
const list = (query: Record<string, string>) => (ctx: Ctx, q: string) =>
  listThreads(ctx, ListThreads.parse({ limit: 20, ...query, q }));

/** @param wordOf the made-up word of a rank */
function searchTasks(wordOf: (rank: number) => string): SearchTask[] {
  const rare = (attempt: number) => wordOf(RARE_RANK + attempt * 7);
  const medium = (attempt: number) => wordOf(MEDIUM_RANK + attempt * 3);
  return [
    { name: "kata umum", words: among(COMMON), ask: list({}) },
    { name: "kata sedang", words: medium, ask: list({}) },
    { name: "kata langka", words: rare, ask: list({}) },
    { name: "dua kata", words: among(PAIRS), ask: list({}) },
    { name: "umum dan langka", words: (attempt) => `sampah ${rare(attempt)}`, ask: list({}) },
    { name: "dalam tanda kutip", words: (attempt) => `"${among(PAIRS)(attempt)}"`, ask: list({}) },
    { name: "tanpa satu kata", words: (attempt) => `${among(COMMON)(attempt)} -air`, ask: list({}) },
    { name: "salah ketik", words: among(SLIPS), ask: list({}) },
    { name: "kata yang tak ditulis", words: among(UNKNOWN), ask: list({}) },
    { name: "kata umum, paling aktif", words: among(COMMON), ask: list({ sort: "teraktif" }) },
    { name: "kata umum, paling disukai", words: among(COMMON), ask: list({ sort: "disukai" }) },
    { name: "kata umum, satu kategori", words: among(COMMON), ask: list({ category: "tanaman" }) },
    { name: "kata umum, halaman jauh", words: among(COMMON), ask: (ctx, q, attempt) => farPage(ctx, q, attempt) },
    { name: "jumlah yang ditemukan", words: among(COMMON), ask: (ctx, q) => forumTotals(ctx, { q }) },
    { name: "daftar terbaru", ask: (ctx) => listThreads(ctx, ListThreads.parse({ limit: 20 })) },
    { name: "daftar teraktif, jauh", ask: (ctx) => listThreads(ctx, ListThreads.parse(FAR_BACK)) },
    { name: "jumlah seluruh forum", ask: (ctx) => forumTotals(ctx) },
    {
      name: "komentar, halaman jauh",
      ask: (ctx, _, attempt) => listComments(ctx, 1, { limit: 20, cursor: attempt * 150 }),
    },
  ];
}

const FAR_BACK = { limit: 20, sort: "teraktif", cursor: `${Date.parse("2026-03-01")}-1` };

/** Behind the newest found topics: as if somebody had paged there. */
function farPage(ctx: Ctx, q: string, attempt: number): Promise<unknown> {
  return listThreads(ctx, ListThreads.parse({ limit: 20, q, cursor: String(9_900 - (attempt % 50)) }));
}

/** Comments; each tenth of them a topic. */
const SIZES = (process.env.BENCH_SIZES ?? "100000,1000000").split(",").map(Number);

/** The least that a search can ask: the numbers of any page of answers with the words, in no order. */
const BARE = `
  SELECT id FROM forum_comments WHERE search @@ websearch_to_tsquery('indonesian', $1) LIMIT 21`;

/** The forum's search as topics and answers grow in number, beside the least SQL for the same words. */
export function run(): Promise<void> {
  return withGrown(growComments, SIZES, async (all, wordOf) => {
    const rows: string[][] = [];
    for (const task of searchTasks(wordOf)) {
      const { name, words = () => "", ask } = task;
      const times = await timesInTurn(
        all.map(
          ({ ctx }) =>
            (attempt) =>
              ask(ctx, words(attempt), attempt),
        ),
      );
      rows.push([name, ...timesCells(times), ...(await bareCells(all.at(-1), task))]);
    }
    printTable(["Komentar", ...timesHead(SIZES), "SQL polos: p50", "p95 ms"], rows);
  });
}

/** What bare SQL takes for the same words. */
async function bareCells(largest: Grown | undefined, { words }: SearchTask): Promise<string[]> {
  if (!largest || !words) return ["", ""];
  const { client } = largest;
  // The planner, which takes these indexes for dear, may else read the whole table for a rare word.
  await client.query("SET enable_seqscan = off");
  const { p50, p95 } = await timesOf((attempt) => client.query(BARE, [words(attempt)]));
  return [p50.toFixed(1), p95.toFixed(1)];
}
