import { execFileSync } from "node:child_process";
import type { Ctx } from "@/lib/kernel/ctx";
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

/** A database that has grown so far. */
interface Grown {
  size: number;
  ctx: Ctx;
  tasks: GrowthTask[];
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
    for (const [index, [name]] of (all[0]?.tasks ?? []).entries()) {
      const asks = all.map(
        ({ ctx, size, tasks }) =>
          (asked: number) =>
            tasks[index]?.[1](ctx, asked, size),
      );
      const times = await timesInTurn(asks);
      const growth = (times.at(-1)?.p95 ?? 0) / (times[0]?.p95 ?? 1);
      const figures = times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]);
      rows.push([name, ...figures, `${growth.toFixed(1)}×`]);
    }
    const head = sizes.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]);
    printTable([growing.title, ...head, "p95 tumbuh"], rows);
  });
}

/** Grows a database of each size; all are there at the same time. */
function withGrown(
  growing: Growing,
  sizes: number[],
  work: (all: Grown[]) => Promise<void>,
  grown: Grown[] = [],
): Promise<void> {
  const size = sizes[grown.length];
  if (size === undefined) return work(grown);
  return withQuestions(async ({ url, client, ctx }) => {
    const tasks = growing.tasks(await makeVocabulary(client));
    await growing.grow(url, size);
    await withGrown(growing, sizes, work, [...grown, { size, ctx, tasks }]);
  });
}
