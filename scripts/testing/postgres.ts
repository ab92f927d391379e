import type { TestProject } from "vitest/node";
import { ensureTemplate, openTestPostgres } from "./templates";

declare module "vitest" {
  interface ProvidedContext {
    /** Superuser's address of the maintenance database. */
    postgresUrl: string;
    /** The application's role, which owns every database as it does at an operator's. */
    databaseOwner: string;
  }
}

/** One PostgreSQL for the whole run: that of `npm test`, or one that is gone at its end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await openTestPostgres();
  await ensureTemplate(postgres, "empty");
  project.provide("postgresUrl", postgres.superuserUrl);
  project.provide("databaseOwner", new URL(postgres.url).username);
  return stop;
}
