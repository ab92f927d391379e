import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COOKIES, STORED } from "./browser-storage";

const ROOT = join(import.meta.dirname, "../..");
/** Names of other things: a channel of PostgreSQL, the beginning of a token, a mark on errors, an event. */
const ELSEWHERE = ["sulur_cache", "sulur_", "sulur.error", "sulur:pintasan"];

it("names everything that the code leaves in a browser, and nothing else", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !/\.test\.tsx?$/u.test(path) && !/^(?:components\/privacy|lib\/server\/metrics)\//u.test(path),
  );
  const found = files.flatMap(
    (path) => readFileSync(join(ROOT, path), "utf8").match(/(?<=")sulur[_:.][\w:.-]*(?=")/gu) ?? [],
  );
  const documented = [...COOKIES, ...STORED].flatMap(({ name }) => name.split(", "));
  const names = new Set(found.filter((name) => !ELSEWHERE.includes(name)));
  expect([...names].sort()).toEqual(documented.sort());
});
