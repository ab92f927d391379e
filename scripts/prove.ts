import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, runCommand } from "./refusal";
import { ROOT } from "./root";
import { runTool } from "./steps";

/** Tests that fill but a sample of their rows in `npm test`. */
function testsOfManyRows(): string[] {
  return globSync("{app,lib,prisma,scripts}/**/*.db.test.ts", { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes("scripts/testing/size"),
  );
}

/** End-to-end tests on the build, served in that way. */
const flows = (way: string, names: string) =>
  ["scripts/proofs/flows.ts", way, ...names.split(" ").map((name) => `e2e/${name}.spec.ts`)] as const;
/** Public, writing and admin flows, which are the same however Next serves them. */
const FLOWS =
  "site/pages site/home reports/report-journey places/place-journey community/event-registration community/forum accounts/account desk/desk server/headers site/search";
/** At both widths, and until the clock has moved on. */
const BROWSER = "site/accessibility accounts/account places/place-page desk/announcement";

/** Proofs that take minutes, a million rows or a server of their own, by name. */
const PROOFS: Record<string, readonly [script: string, ...parameters: string[]]> = {
  rows: ["node_modules/vitest/vitest.mjs", "run", "--project", "db", ...testsOfManyRows()],
  attack: ["scripts/proofs/attack.ts"],
  fuzz: ["scripts/proofs/fuzz.ts"],
  faults: ["scripts/proofs/faults.ts"],
  functions: ["scripts/proofs/functions.ts"],
  browser: flows("start", BROWSER),
  growth: ["scripts/proofs/bench.ts", "growth"],
  "flows-start": flows("start", FLOWS),
  "flows-next": flows("next", FLOWS),
  "flows-standalone": flows("standalone", FLOWS),
};

/** `npm run prove` or `npm run prove -- attack fuzz`; one that fails does not keep the others from running. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in PROOFS));
  if (unknown) throw new Refusal(`${unknown} tidak dikenal. Pilihan: ${Object.keys(PROOFS).join(", ")}.`);
  const failed: string[] = [];
  for (const [name, [script, ...parameters]] of Object.entries(PROOFS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stdout.write(`\n── ${name}\n`);
    if ((await runTool(script, parameters, { SULUR_PROOF: "1" })) !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Refusal(`Tidak terbukti: ${failed.join(", ")}.`);
});
