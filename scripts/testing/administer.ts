import { Client } from "pg";

/** Runs one statement that needs a connection of its own, such as CREATE DATABASE. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
