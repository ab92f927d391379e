import { Client } from "pg";
import { createDatabase } from "../../prisma/client.ts";
import { applyMigrations } from "../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../postgres/temporary.ts";
import { testContext, visitor } from "../testing/context.ts";
import type { GrowthTask } from "./places-tasks.ts";
import { printTable } from "./table.ts";
import { type Times, timesOf } from "./timing.ts";
import { makeVocabulary } from "./vocabulary.ts";

interface Growing {
  /** What there is more and more of. */
  title: string;
  grow(url: string, count: number): Promise<void>;
  /** @param wordOf the made-up word of a rank */
  tasks(wordOf: (rank: number) => string): GrowthTask[];
}

/** Asks the same at every size, in a database of its own, and prints how much longer the largest takes. */
export async function measureGrowth({ title, grow, tasks }: Growing, sizes: number[]): Promise<void> {
  const postgres = await startTemporaryPostgres();
  const client = new Client({ connectionString: postgres.url });
  const db = createDatabase(postgres.url, { poolMax: 2, patient: true });
  const ctx = testContext(db, visitor("ukur"), new Date());
  try {
    await applyMigrations(postgres.url);
    await client.connect();
    const all = tasks(await makeVocabulary(client)).map(([name, ask]) => ({ name, ask, times: [] as Times[] }));
    for (const size of sizes) {
      await grow(postgres.url, size);
      for (const { ask, times } of all) times.push(await timesOf((asked) => ask(ctx, asked)));
    }
    const head = sizes.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]);
    const rows = all.map(({ name, times }) => [
      name,
      ...times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
      `${((times.at(-1)?.p95 ?? 0) / (times[0]?.p95 ?? 1)).toFixed(1)}×`,
    ]);
    printTable([title, ...head, "p95 tumbuh"], rows);
  } finally {
    await client.end();
    await db.$disconnect();
    await postgres.stop();
  }
}
