import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { z } from "zod";
import { createDatabase } from "@/prisma/client";
import { applyMigrations } from "@/prisma/migrate";
import { seed } from "@/prisma/seed";
import { fillAreaNames } from "@/scripts/areas/names";
import { startTemporaryPostgres } from "@/scripts/postgres/temporary";
import { administer, TEMPLATE } from "./administer";

/** Template databases for tests: PostgreSQL's own; migrated without a row; with the first admin; with the invented rows too. */
const TEMPLATES = { bare: "template0", empty: TEMPLATE, admin: `${TEMPLATE}_admin`, demo: `${TEMPLATE}_demo` };
type Template = keyof typeof TEMPLATES;

/** Of the admin in the templates. */
export const ADMIN_PASSWORD = "Uji-Peramban-9!";

const TestPostgres = z.object({
  /** Superuser's address of the maintenance database. */
  superuserUrl: z.string(),
  /** The application's role, as it owns every copy. */
  url: z.string(),
});
type TestPostgres = z.infer<typeof TestPostgres>;

const VARIABLE = "SULUR_TEST_POSTGRES";
const LOCK = 5_017_403;

/** DI Yogyakarta: 535 of the country's 91,600 areas, so that copies stay small. */
const TEST_PROVINCE = "34";

interface OpenTestPostgres {
  postgres: TestPostgres;
  stop(): Promise<void>;
}

/** The PostgreSQL that a whole run of tests shares; who runs alone has one of their own. */
export async function openTestPostgres(): Promise<OpenTestPostgres> {
  const shared = process.env[VARIABLE];
  if (shared) return { postgres: TestPostgres.parse(JSON.parse(shared)), stop: async () => undefined };
  // Plans follow from what a test has filled and counted, not from when autovacuum came by.
  const server = await startTemporaryPostgres({ autovacuum: "off" });
  const postgres = { superuserUrl: server.superuserUrl("postgres"), url: server.url };
  return { postgres, stop: () => server.stop() };
}

/** Shares one PostgreSQL with every tool that the work runs. */
export async function withSharedPostgres<T>(work: () => Promise<T>): Promise<T> {
  const { postgres, stop } = await openTestPostgres();
  process.env[VARIABLE] = JSON.stringify(postgres);
  return work().finally(() => {
    delete process.env[VARIABLE];
    return stop();
  });
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function fill(url: string, demo: boolean): Promise<void> {
  const db = createDatabase(url, { poolMax: 1, patient: true });
  await fillAreaNames(db, TEST_PROVINCE);
  await seed(db, { demo, adminUsername: "admin", adminPassword: async () => ADMIN_PASSWORD });
  await db.$disconnect();
}

async function copy({ superuserUrl, url }: TestPostgres, template: string, name: string): Promise<void> {
  const { username } = new URL(url);
  await administer(
    superuserUrl,
    `CREATE DATABASE "${name}" TEMPLATE "${template}" OWNER "${username}" STRATEGY file_copy`,
  );
}

async function make(postgres: TestPostgres, template: Template): Promise<void> {
  // Nobody may find it half made.
  const making = `${TEMPLATES[template]}_${randomUUID()}`;
  await copy(postgres, template === "empty" ? TEMPLATES.bare : TEMPLATES.empty, making);
  if (template === "empty") await applyMigrations(addressOf(postgres.url, making));
  else await fill(addressOf(postgres.url, making), template === "demo");
  await administer(postgres.superuserUrl, `ALTER DATABASE "${making}" RENAME TO "${TEMPLATES[template]}"`);
}

/** Makes the template unless somebody has. @returns its name */
export async function ensureTemplate(postgres: TestPostgres, template: Template): Promise<string> {
  if (template !== "empty") await ensureTemplate(postgres, "empty");
  const client = new Client({ connectionString: postgres.superuserUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [TEMPLATES[template]]);
    if (found.rowCount === 0) await make(postgres, template);
    return TEMPLATES[template];
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** A database of one's own that begins as a template, until `close()`. Its address is the application's. */
export async function openCopy(template: Template): Promise<{ url: string; close(): Promise<void> }> {
  const { postgres, stop } = await openTestPostgres();
  const name = `sulur_copy_${randomUUID()}`;
  const close = async () => {
    await administer(postgres.superuserUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`).finally(stop);
  };
  try {
    await copy(postgres, await ensureTemplate(postgres, template), name);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: addressOf(postgres.url, name), close };
}
