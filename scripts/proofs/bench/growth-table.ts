import { execFileSync } from "node:child_process";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Questions, withQuestions } from "./own-database.ts";
import { printTable } from "./table.ts";
import { type Times, timesInTurn } from "./timing.ts";
import { makeVocabulary, type WordOf } from "./vocabulary.ts";

type Grow = (url: string, count: number) => Promise<void>;

/** A question to the database; the questions of one kind differ by their number. */
export type GrowthTask = [name: string, ask: (ctx: Ctx, attempt: number, size: number) => Promise<unknown>];

interface Growing {
  /** What there is more and more of. */
  title: string;
  grow: Grow;
  tasks(wordOf: WordOf): GrowthTask[];
}

/** A database with so many rows. */
export interface Grown extends Questions {
  size: number;
}

/**
 * Asks the same at every size and prints how much longer the largest takes. The sizes take turns with every question: a
 * machine is now faster, now slower, which must not count as growth.
 */
export function measureGrowth({ title, grow, tasks }: Growing, sizes: number[]): Promise<void> {
  return withGrown(grow, sizes, async (all, wordOf) => {
    const rows: string[][] = [];
    for (const [name, ask] of tasks(wordOf)) {
      const times = await timesInTurn(
        all.map(
          ({ ctx, size }) =>
            (attempt) =>
              ask(ctx, attempt, size),
        ),
      );
      rows.push([name, ...timesCells(times)]);
    }
    printTable([title, ...timesHead(sizes)], rows);
  });
}

/** Grows a database of each size; all are there at the same time, and their words are the same. */
export function withGrown(
  grow: Grow,
  sizes: number[],
  work: (all: Grown[], wordOf: WordOf) => Promise<void>,
  grown: Grown[] = [],
): Promise<void> {
  return withQuestions(async (questions) => {
    const size = sizes[grown.length] ?? 0;
    await grow(questions.url, size);
    const all = [...grown, { ...questions, size }];
    if (all.length < sizes.length) return withGrown(grow, sizes, work, all);
    // Or what the system still has to write to the disk would be measured along.
    execFileSync("sync");
    await work(all, await makeVocabulary(questions.client));
  });
}

/** Over the columns of `timesCells`. */
export function timesHead(sizes: number[]): string[] {
  return [...sizes.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]), "p95 tumbuh"];
}

/** @param times at every size */
export function timesCells(times: Times[]): string[] {
  const growth = (times.at(-1)?.p95 ?? 0) / (times[0]?.p95 ?? 1);
  return [...times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]), `${growth.toFixed(1)}×`];
}
