import { NO_FILTER, readHistory, readSchema } from "./history.ts";
import { withSchemaEngine } from "./schema-engine.ts";

/**
 * The SQL that is missing between the migrations folder and schema.prisma; empty when they agree. Checks, extensions
 * and partial indexes are unknown to Prisma and never part of it.
 * @param url of a role that may create databases: the engine replays the history in one of its own
 */
export async function missingSql(url: string, folder?: string): Promise<string> {
  const history = await readHistory(folder);
  const schema = await readSchema();
  const empty = history.migrationDirectories.length === 0;
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: empty ? { tag: "empty" } : { tag: "migrations", ...history },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    }),
  );
  const sql = (stdout ?? "").trim();
  return sql === "-- This is an empty migration." ? "" : sql;
}
