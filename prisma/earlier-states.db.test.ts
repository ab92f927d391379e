import { beforeAll, describe, expect, inject, it } from "vitest";
import { administer } from "@/scripts/testing/administer";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations, readMigrations } from "./migrate";
import { readCatalogue } from "./test-catalogue";
import { earlierSchema } from "./test-upgrade";

const maintenance = inject("postgresUrl");
const migrations = await readMigrations();
const { url: newest } = await testDatabase({ empty: true });
/** Goes through the states one after the other. */
const { url: earlier } = await testDatabase({ empty: true });
let fresh: string[];

beforeAll(async () => {
  await applyMigrations(newest);
  fresh = await readCatalogue(newest);
});

/** Those after which a function or a trigger was another, and the first. */
const turns = migrations.filter(
  ({ sql }, index) => index === 0 || /^\s*(CREATE|DROP)[\w ]* (FUNCTION|TRIGGER)/mu.test(sql),
);

/** Settings of a database are not copied with it. */
const copied = (line: string) => !line.startsWith("setting ");

describe("an upgrade gives the catalogue of a new database", () => {
  it.each(turns)("to one that $name left", async ({ name }) => {
    await applyMigrations(earlier, await earlierSchema((each) => each <= name));
    const copy = `${new URL(earlier).pathname.slice(1)}_copy`;
    const url = new URL(copy, earlier).href;
    await administer(
      maintenance,
      `CREATE DATABASE "${copy}" TEMPLATE "${copy.replace("_copy", "")}" STRATEGY file_copy`,
    );
    try {
      await applyMigrations(url);
      expect((await readCatalogue(url)).filter(copied)).toEqual(fresh.filter(copied));
    } finally {
      await administer(maintenance, `DROP DATABASE "${copy}"`);
    }
  });
});
