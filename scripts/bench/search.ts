import type { Client } from "pg";
import { threadsSql } from "@/lib/forum/queries";
import { COMMENT_WORDS } from "@/lib/forum/rows";
import type { Database } from "../../prisma/client.ts";
import { queryWork } from "../testing/query-work.ts";
import { growForum } from "./many-topics.ts";
import { withQuestions } from "./own-database.ts";
import { type SearchTask, searchTasks } from "./search-tasks.ts";
import { printTable } from "./table.ts";
import { type Times, timesOf } from "./timing.ts";
import { makeVocabulary } from "./vocabulary.ts";

const SIZES = (process.env.BENCH_TOPICS ?? "10000,100000").split(",").map(Number);
const COMMENTS_EACH = 10;

/** The least that a search can ask: the numbers of any page of answers with the words, in no order. */
const BARE = `
  SELECT id FROM forum_comments WHERE ${COMMENT_WORDS.sql} @@ websearch_to_tsquery('indonesian', $1) LIMIT 21`;

interface Row {
  name: string;
  ours: Times[];
  bare: Times | null;
  /** Every index that the search of the largest forum reads. */
  indexes: string[];
}

/** The forum's search as topics and answers grow in number, beside the least SQL for the same words. */
export function run(): Promise<void> {
  return withQuestions(async ({ url, client, db, ctx }) => {
    // Without it the planner, which takes these indexes for dear, may read the whole table for a rare word.
    await client.query("SET enable_seqscan = off");
    const tasks = searchTasks(await makeVocabulary(client));
    const rows: Row[] = tasks.map(({ name }) => ({ name, ours: [], bare: null, indexes: [] }));
    for (const topics of SIZES) {
      await growForum(url, { topics, comments: topics * COMMENTS_EACH });
      for (const [index, task] of tasks.entries()) {
        const row = rows[index];
        if (!row) continue;
        row.ours.push(await timesOf((asked) => task.ask(ctx, task.words?.(asked) ?? "", asked)));
        row.bare = await bareTimes(client, task);
        row.indexes = await indexesOf(db, task);
      }
    }
    print(rows);
  });
}

async function bareTimes(client: Client, { words }: SearchTask): Promise<Times | null> {
  return words ? timesOf((asked) => client.query(BARE, [words(asked)])) : null;
}

async function indexesOf(db: Database, { words }: SearchTask): Promise<string[]> {
  return words ? (await queryWork(db, threadsSql({ limit: 20, q: words(0) }))).indexes : [];
}

function print(rows: Row[]): void {
  const head = SIZES.flatMap((topics) => [
    `${topics.toLocaleString("id")} + ${(topics * COMMENTS_EACH).toLocaleString("id")}: p50`,
    "p95 ms",
  ]);
  printTable(
    ["Forum: topik + komentar", ...head, "tumbuh", "SQL polos: p50", "p95 ms", "indeks"],
    rows.map(({ name, ours, bare, indexes }) => [
      name,
      ...ours.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
      `${((ours.at(-1)?.p95 ?? 0) / (ours[0]?.p95 ?? 1)).toFixed(1)}×`,
      bare?.p50.toFixed(1) ?? "",
      bare?.p95.toFixed(1) ?? "",
      indexes.join(" "),
    ]),
  );
}
