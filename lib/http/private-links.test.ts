import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "@/scripts/root";

/** Where a key may stand in a query: what mail programs post to by themselves (RFC 8058). */
const ONE_CLICK = /\/unsubscribe\?/u;

it("no address that the code makes has a key in its query, but for one-click unsubscribing", () => {
  const files = globSync("{app,lib,components}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, "utf8")
      .split("\n")
      .filter((line) => /[?&](?:token|kunci|key|tiket|t)=/u.test(line) && !ONE_CLICK.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
