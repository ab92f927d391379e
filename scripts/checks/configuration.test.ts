import { readFileSync } from "node:fs";
import { parseEnv as parseFile } from "node:util";
import { describe, expect, it } from "vitest";
import { parseSettings, SETTING_NAMES } from "@/lib/server/env";

/** Given by the host itself, never by an operator. */
const FROM_THE_HOST = ["VERCEL_URL", "VERCEL_BRANCH_URL"];
const example = parseFile(readFileSync(".env.example", "utf8").replaceAll(/^# (?=[A-Z\d_]+=)/gmu, ""));

describe("the configuration", () => {
  it("is explained, and stands in .env.example, for every variable that is read", () => {
    const names = SETTING_NAMES.filter((name) => !FROM_THE_HOST.includes(name)).toSorted();
    const rows = readFileSync("docs/konfigurasi.md", "utf8").matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gmu);
    const explained = [...rows].flatMap(([, cell = ""]) => [...cell.matchAll(/\w+/gu)].map(([name]) => name));
    expect(explained.toSorted()).toEqual(names);
    expect(Object.keys(example).toSorted()).toEqual(names);
  });

  it("is taken as .env.example shows it, where all of it is switched on", () => {
    expect(() => parseSettings(example)).not.toThrow();
  });
});
