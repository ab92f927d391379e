import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findOrphans, removeOrphans } from "@/scripts/database-orphans";

let folder: string;
let shared: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-orphans-"));
  shared = join(folder, "shared");
});

afterEach(() => rm(folder, { recursive: true }));

/** A cluster in the shared folder, made for a DATA_DIR whose place.json names `known`, or which is gone. */
async function cluster(name: string, known: string | undefined): Promise<void> {
  const dataDir = join(folder, `data-${name}`);
  await mkdir(join(shared, name, "cluster"), { recursive: true });
  await writeFile(join(shared, name, "belongs-to.txt"), `${dataDir}\n`);
  await writeFile(join(shared, name, "cluster/base"), "x".repeat(2_000_000));
  if (known === undefined) return;
  await mkdir(join(dataDir, "postgres"), { recursive: true });
  const place = { elsewhere: join(shared, known), superuserPassword: "a", password: "b" };
  await writeFile(join(dataDir, "postgres/place.json"), JSON.stringify(place));
}

it("finds and removes only databases that no DATA_DIR knows any more", async () => {
  await cluster("used", "used");
  await cluster("gone", undefined);
  await cluster("replaced", "used");
  await mkdir(join(shared, "postgresql-18.4"));
  const orphans = await findOrphans([shared, join(folder, "missing")]);
  expect(orphans).toEqual([
    { folder: join(shared, "gone"), dataDir: join(folder, "data-gone"), megabytes: 2 },
    { folder: join(shared, "replaced"), dataDir: join(folder, "data-replaced"), megabytes: 2 },
  ]);
  await removeOrphans(orphans);
  expect((await readdir(shared)).toSorted()).toEqual(["postgresql-18.4", "used"]);
});
