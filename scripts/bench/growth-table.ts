import { execFileSync } from "node:child_process";
import { withQuestions } from "./own-database.ts";
import type { GrowthTask } from "./places-tasks.ts";
import { printTable } from "./table.ts";
import { type Times, timesOf } from "./timing.ts";
import { makeVocabulary, type WordOf } from "./vocabulary.ts";

interface Growing {
  /** What there is more and more of. */
  title: string;
  grow(url: string, count: number): Promise<void>;
  tasks(wordOf: WordOf): GrowthTask[];
}

/** Asks the same at every size, in a database of its own, and prints how much longer the largest takes. */
export function measureGrowth({ title, grow, tasks }: Growing, sizes: number[]): Promise<void> {
  return withQuestions(async ({ url, client, ctx }) => {
    const all = tasks(await makeVocabulary(client)).map(([name, ask]) => ({ name, ask, times: [] as Times[] }));
    for (const size of sizes) {
      await grow(url, size);
      // Or what the system still has to write to the disk would be measured along.
      execFileSync("sync");
      for (const { ask, times } of all) times.push(await timesOf((asked) => ask(ctx, asked, size)));
    }
    const head = sizes.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]);
    const rows = all.map(({ name, times }) => [
      name,
      ...times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
      `${((times.at(-1)?.p95 ?? 0) / (times[0]?.p95 ?? 1)).toFixed(1)}×`,
    ]);
    printTable([title, ...head, "p95 tumbuh"], rows);
  });
}
