import { type Grown, timesCells, timesHead, withGrown } from "./growth-table.ts";
import { growComments } from "./many-topics.ts";
import { type SearchTask, searchTasks } from "./search-tasks.ts";
import { printTable } from "./table.ts";
import { timesInTurn, timesOf } from "./timing.ts";

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
