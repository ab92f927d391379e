import { Client } from "pg";
import type { Ctx } from "@/lib/kernel/ctx";
import { createDatabase, type Database } from "../../../prisma/client.ts";
import { applyMigrations } from "../../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../../postgres/temporary.ts";
import { testContext, visitor } from "../../testing/context.ts";

/** A PostgreSQL of its own with all tables, still empty; it is gone when the work has ended. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startTemporaryPostgres();
  try {
    await applyMigrations(postgres.url);
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The application's client, whose statements may take as long as they need. */
export async function withPrisma<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(url, { poolMax: 2, patient: true });
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}

/** Ways of asking a database. */
export interface Questions {
  url: string;
  /** As a visitor asks the application. */
  ctx: Ctx;
  db: Database;
  /** For bare SQL. */
  client: Client;
}

/** All of them to a database of its own. */
export function withQuestions(work: (questions: Questions) => Promise<void>): Promise<void> {
  return withDatabase((url) =>
    withPrisma(url, async (db) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        await work({ url, ctx: testContext(db, visitor("ukur"), new Date()), db, client });
      } finally {
        await client.end();
      }
    }),
  );
}
