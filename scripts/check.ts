import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root";
import { lineOf, type Outcome, runTool } from "./steps";

const STEPS: { name: string; script: string; parameters: string[] }[] = [
  {
    name: "format, lint, layers",
    script: "node_modules/@biomejs/biome/bin/biome",
    parameters: ["check", "--error-on-warnings", "."],
  },
  { name: "conventions", script: "scripts/checks/conventions.ts", parameters: [] },
  { name: "import cycles", script: "scripts/checks/import-cycles.ts", parameters: [] },
  { name: "import diagram", script: "scripts/checks/import-diagram.ts", parameters: ["--check"] },
  { name: "types", script: "node_modules/typescript/bin/tsc", parameters: ["--noEmit"] },
  { name: "dead code", script: "node_modules/knip/bin/knip.js", parameters: ["--no-progress"] },
];

/** Format, lint, layers, conventions, import cycles, the import diagram, types and dead code; each counts as one. */
export async function runChecks(): Promise<Outcome> {
  const outcome: Outcome = { name: "check", passed: 0, failed: 0 };
  if (!existsSync(join(ROOT, "next-env.d.ts"))) {
    await runTool("node_modules/next/dist/bin/next", ["typegen"], { NEXT_TELEMETRY_DISABLED: "1" });
  }
  for (const { name, script, parameters } of STEPS) {
    const failed = (await runTool(script, parameters)) !== 0;
    outcome[failed ? "failed" : "passed"] += 1;
    process.stdout.write(`${failed ? "✗" : "✓"} ${name}\n`);
  }
  process.stdout.write(`${lineOf(outcome)}\n`);
  return outcome;
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exit(failed > 0 ? 1 : 0);
}
