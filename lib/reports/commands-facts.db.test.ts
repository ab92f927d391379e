import { expect, it } from "vitest";
import { Prisma, type Transaction } from "@/prisma/client";
import { testDatabase } from "@/scripts/testing/database";

const { patient } = await testDatabase();

const FACTS = Prisma.sql`report_facts_in_turn('visitor:a', ARRAY['visitor:a'], ${"0".repeat(64)}, true,
  now() - interval '10 minutes', 3, now() - interval '7 days')`;

async function addReports(transaction: Transaction, from: number, until: number): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO reports (code, reporter_name, location, damage_type, description, text_hash, incident_date, writer_key, updated_at)
    SELECT 'UJI-' || n, 'Warga', 'Jalan', 'Sampah menumpuk', 'Sampah', md5(n::text) || md5(n::text), current_date,
      'visitor:' || n, now()
    FROM generate_series(${from}::int, ${until}::int) AS n`;
}

/** Blocks of 8 KiB that the filter's question looks at. */
async function blocksRead(transaction: Transaction): Promise<number> {
  const rows = await transaction.$queryRaw<{ "QUERY PLAN": [{ Plan: { "Shared Hit Blocks": number } }] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM ${FACTS}`,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Shared Hit Blocks"] ?? Number.NaN;
}

// A connection keeps the plan that it made, perhaps when there was hardly a report.
it("what the filter asks of a new report costs as much among 20,000 as among 50", async () => {
  const blocks = await patient.$transaction(async (transaction) => {
    await addReports(transaction, 1, 50);
    for (let attempt = 0; attempt < 10; attempt += 1) await blocksRead(transaction);
    await addReports(transaction, 51, 20_000);
    // Other tests' tables come and go, which can empty the catalogue's cache; reading that anew counts as blocks too.
    return Math.min(await blocksRead(transaction), await blocksRead(transaction), await blocksRead(transaction));
  });
  expect(blocks).toBeLessThan(50);
});
