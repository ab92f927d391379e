import { runChecks } from "./checks.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { lineOf, type Outcome, totalOf } from "./steps.ts";
import { runBuild, runFiles, runPlaywright, runVitest } from "./suites.ts";

const SUITES: Record<string, () => Promise<Outcome>> = {
  check: runChecks,
  unit: () => runVitest("unit"),
  db: () => runVitest("db"),
  build: runBuild,
  e2e: runPlaywright,
};

/** Runs the named suites, or all; a failed one does not keep the others from running. */
async function runSuites(names: string[]): Promise<boolean> {
  const unknown = names.find((name) => !(name in SUITES));
  if (unknown) throw new Refusal(`Rangkaian uji ${unknown} tidak dikenal. Pilihan: ${Object.keys(SUITES).join(", ")}.`);
  const outcomes: Outcome[] = [];
  for (const [name, run] of Object.entries(SUITES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const broken = name === "e2e" && outcomes.some((outcome) => outcome.name === "build" && outcome.failed > 0);
    outcomes.push(broken ? { name, passed: 0, failed: 1 } : await run());
  }
  const total = totalOf("Sulur", outcomes);
  process.stdout.write(`\n${[...outcomes, total].map(lineOf).join("\n")}\n`);
  return total.failed === 0;
}

/** `npm test`, `npm test -- unit db` or `npm test -- lib/reports/rules.test.ts e2e/search.spec.ts`. */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const files = asked.filter((name) => name.includes("/"));
  const passed = files.length > 0 ? await runFiles(files) : await runSuites(asked);
  if (!passed) process.exitCode = 1;
});
