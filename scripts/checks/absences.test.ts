import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SERVED = globSync(["{app,components,lib}/**/*.{ts,tsx}", "components/worker/*.js", "*.ts"]).filter(
  (path) => !/\.test\.|\/test-/u.test(path),
);

/** What nothing that is served does, and the files that do it with words of their own, never a reader's. */
it.each<[string, RegExp, ...string[]]>([
  [
    "starts a program, but the decoder of photos and the reader of boundaries",
    /child_process/u,
    "lib/server/areas/read-features.ts",
    "lib/server/photos/encode.ts",
  ],
  ["runs a text as code", /\beval\(|new Function\(/u],
  ["writes a text as HTML", /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/u],
  ["keeps anybody from pasting a password", /onpaste/iu],
  ["lets scripts of other sites read", /access-control-allow/iu],
  ["hashes with less than SHA-256", /create(?:Hash|Hmac)\((?!"sha256")/u],
  ["narrows a sum to 32 bits", /\bsum\([^()`]*\)(?:, 0\))?::int\b/u],
  ["throws dice for what nobody may guess", /Math\.random/u],
  [
    "puts a key into the query of a link, but the one that ends mails with one press",
    /[?&](?:token|kunci|key|tiket|t)=\$\{/u,
    "lib/area-follows/access.ts",
    "lib/forum/news.ts",
    "lib/mails/rules-stop.ts",
    "lib/reports/follow/commands.ts",
  ],
  [
    "makes a pattern of what somebody types",
    /new RegExp\(/u,
    "lib/events/results/rules.ts",
    "lib/format/csv.ts",
    "lib/forum/markdown.ts",
    "lib/holding/rules-names.ts",
    "lib/holding/rules.ts",
    "lib/server/cards/card-text.ts",
    "lib/server/metrics/route-templates.ts",
    "lib/text-search/headlines.ts",
  ],
])("nothing that is served %s", (_, pattern, ...known) => {
  expect(SERVED.length).toBeGreaterThan(1_000);
  expect(SERVED.filter((path) => pattern.test(readFileSync(path, "utf8"))).sort()).toEqual(known);
});
