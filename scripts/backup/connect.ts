import { Client } from "pg";

const CONNECT_TIMEOUT_MS = 5_000;

// Values come out and go in the same way whatever the two servers and their operators prefer.
const SETTINGS = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = '30s';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 3;
  SET LOCAL timezone = 'UTC'`;

/** A connection that may take its time; `application_name` tells it from a running Sulur. */
async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "cadangan",
    keepAlive: true,
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Runs work in one transaction of one connection: all of it, or nothing. */
export async function inTransaction<T>(url: string, begin: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    await client.query(begin);
    await client.query(SETTINGS);
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
