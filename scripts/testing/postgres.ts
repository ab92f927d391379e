import type { TestProject } from "vitest/node";
import { applyMigrations } from "../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../postgres/temporary.ts";
import { administer } from "./administer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Superuser's address of the maintenance database. */
    postgresUrl: string;
  }
}

/** Every test file copies this migrated database. */
export const TEMPLATE = "sulur_template";

/** One PostgreSQL for the whole run, gone at its end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryPostgres();
  await administer(server.superuserUrl("postgres"), `CREATE DATABASE "${TEMPLATE}"`);
  await applyMigrations(server.superuserUrl(TEMPLATE));
  project.provide("postgresUrl", server.superuserUrl("postgres"));
  return () => server.stop();
}
