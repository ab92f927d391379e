import { Client } from "pg";
import { makeVocabulary } from "./vocabulary.ts";

/**
 * Fills tables with made-up rows as fast as one core can: their triggers sleep, and their indexes are built afterwards.
 * There is a vocabulary to write with.
 */
export async function growTables(
  url: string,
  tables: string[],
  fill: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await makeVocabulary(client);
    await client.query("SET maintenance_work_mem = '256MB'");
    await client.query("SET work_mem = '256MB'");
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE contype IN ('p', 'u'))`,
      [tables],
    );
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
    await fill(client);
    for (const { definition } of rows) await client.query(definition);
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    await client.end();
  }
}
