import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { MIGRATIONS_FOLDER, missingSql, readHistory } from "./history";
import { applyMigrations } from "./migrate";

const folders: string[] = [];

/** A copy of the migrations that a test may change. */
async function copyOfHistory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-migrations-"));
  folders.push(folder);
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

describe("schema.prisma and the migrations", () => {
  it("agree", async () => {
    expect(await missingSql(inject("postgresUrl"))).toBe("");
  });

  it("are seen to differ when a migration has a column more", async () => {
    const folder = await copyOfHistory();
    await mkdir(join(folder, "99990101000000_more"));
    await writeFile(join(folder, "99990101000000_more/migration.sql"), 'ALTER TABLE "users" ADD COLUMN "extra" TEXT;');
    expect(await missingSql(inject("postgresUrl"), folder)).toContain('DROP COLUMN "extra"');
  });
});

describe("applyMigrations", async () => {
  const { url } = await testDatabase({ empty: true });

  it("migrates once when two instances start together", async () => {
    const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)]);
    const names = (await readHistory()).migrationDirectories.map((directory) => directory.path);
    expect(applied.flat()).toEqual(names);
  });

  it("records each migration as `prisma migrate deploy` does", async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at, applied_steps_count FROM _prisma_migrations ORDER BY migration_name",
    );
    await client.end();
    const { migrationDirectories } = await readHistory();
    expect(rows).toEqual(
      migrationDirectories.map(({ path, migrationFile }) => ({
        migration_name: path,
        checksum: createHash("sha256")
          .update(migrationFile.content.tag === "ok" ? migrationFile.content.value : "")
          .digest("hex"),
        finished: true,
        rolled_back_at: null,
        applied_steps_count: 1,
      })),
    );
  });

  it("has nothing to do the second time", async () => {
    expect(await applyMigrations(url)).toEqual([]);
  });

  it("refuses a history that was edited after it was applied", async () => {
    const folder = await copyOfHistory();
    const { migrationDirectories } = await readHistory(folder);
    const first = migrationDirectories[0]?.path ?? "";
    await writeFile(join(folder, first, "migration.sql"), "SELECT 1;");
    await expect(applyMigrations(url, folder)).rejects.toThrow(first);
  });
});
