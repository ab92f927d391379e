import { Client } from "pg";

/** The migrated database that every test file copies. */
export const TEMPLATE = "sulur_template";

/** Runs one statement that needs a connection of its own, such as CREATE DATABASE. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
