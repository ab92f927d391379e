import { execFileSync } from "node:child_process";
import { withQuestions } from "./own-database.ts";
import type { GrowthTask } from "./places-tasks.ts";
import { printTable } from "./table.ts";
import { timesInTurn } from "./timing.ts";
import { makeVocabulary, type WordOf } from "./vocabulary.ts";

interface Growing {
  /** What there is more and more of. */
  title: string;
  grow(url: string, count: number): Promise<void>;
  tasks(wordOf: WordOf): GrowthTask[];
}

/** A question to one grown database. */
interface Question {
  name: string;
  ask(asked: number): Promise<unknown>;
}

/**
 * Asks the same at every size, in a database of its own, and prints how much longer the largest takes. The sizes take
 * turns with every question: a machine is now faster, now slower, which must not count as growth.
 */
export function measureGrowth(growing: Growing, sizes: number[]): Promise<void> {
  return withGrown(growing, sizes, async (all) => {
    // Or what the system still has to write to the disk would be measured along.
    execFileSync("sync");
    const rows: string[][] = [];
    for (const { name } of all[0] ?? []) {
      const same = all.flatMap((questions) => questions.filter((question) => question.name === name));
      const times = await timesInTurn(same.map(({ ask }) => ask));
      const growth = (times.at(-1)?.p95 ?? 0) / (times[0]?.p95 ?? 1);
      const figures = times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]);
      rows.push([name, ...figures, `${growth.toFixed(1)}×`]);
    }
    const head = sizes.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]);
    printTable([growing.title, ...head, "p95 tumbuh"], rows);
  });
}

/** Grows a database of each size; all are there at the same time. @param work gets the questions to each */
function withGrown(
  growing: Growing,
  sizes: number[],
  work: (all: Question[][]) => Promise<void>,
  grown: Question[][] = [],
): Promise<void> {
  const size = sizes[grown.length];
  if (size === undefined) return work(grown);
  return withQuestions(async ({ url, client, ctx }) => {
    const tasks = growing.tasks(await makeVocabulary(client));
    await growing.grow(url, size);
    const questions = tasks.map(([name, ask]) => ({ name, ask: (asked: number) => ask(ctx, asked, size) }));
    await withGrown(growing, sizes, work, [...grown, questions]);
  });
}
