import type { Database } from "@/prisma/client";

/** Addresses of the mails that wait in the outbox, sorted. */
export async function mailedAddresses(db: Database): Promise<string[]> {
  const rows = await db.$queryRaw<{ address: string }[]>`
    SELECT data->'message'->'to'->>'address' AS address FROM pgboss.job ORDER BY 1`;
  return rows.map(({ address }) => address);
}

/** Counts open transactions; those of a killed process stay open until PostgreSQL notices. */
export async function openTransactions(db: Database): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;
  return rows.length;
}
