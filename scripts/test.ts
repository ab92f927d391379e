import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./checks/checks.ts";
import { hasJava } from "./html-check/checker.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { lineOf, type Outcome, totalOf } from "./steps.ts";
import { runBuild, runFiles, runHtmlCheck, runPlaywright, runVitest } from "./suites.ts";
import { assertChromium } from "./testing/chromium.ts";
import { withSharedPostgres } from "./testing/templates.ts";

/** @param pagesFile by which the crawl of e2e hands its pages to html */
const SUITES: Record<string, (pagesFile: string) => Promise<Outcome>> = {
  check: runChecks,
  unit: () => runVitest("unit"),
  db: () => runVitest("db"),
  build: runBuild,
  e2e: runPlaywright,
  html: runHtmlCheck,
};
const NEED_THE_BUILD = ["e2e", "html"];

/** Those asked for, or all that this machine can run. */
function chosenSuites(requested: readonly string[]): string[] {
  const unknown = requested.find((name) => !(name in SUITES));
  if (unknown) throw new Refusal(`Rangkaian uji ${unknown} tidak dikenal. Pilihan: ${Object.keys(SUITES).join(", ")}.`);
  if (requested.length > 0) return Object.keys(SUITES).filter((name) => requested.includes(name));
  if (hasJava()) return Object.keys(SUITES);
  process.stderr.write("Java tidak ada, jadi pemeriksa HTML dari W3C (html) dilewati.\n");
  return Object.keys(SUITES).filter((name) => name !== "html");
}

/** Runs the suites; a failed one does not keep the others from running. */
async function runSuites(names: readonly string[], folder: string): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const times: string[] = [];
  const begin = performance.now();
  let build: Promise<Outcome> | undefined;
  for (const name of names) {
    const started = performance.now();
    // It computes while tests of the database wait; beside the check it would take away the types that both write.
    if (name !== "check" && names.includes("build")) build ??= runBuild();
    const broken =
      NEED_THE_BUILD.includes(name) && outcomes.some((outcome) => outcome.name === "build" && outcome.failed > 0);
    const run = SUITES[name];
    if (name === "build" && build) outcomes.push(await build);
    else if (run) outcomes.push(broken ? { name, passed: 0, failed: 1 } : await run(join(folder, "pages.json")));
    times.push(`${name} ${secondsSince(started)}`);
  }
  const total = totalOf("Sulur", outcomes);
  process.stdout.write(`\nLama: ${times.join(", ")}; seluruhnya ${secondsSince(begin)}\n`);
  process.stdout.write(`${[...outcomes, total].map(lineOf).join("\n")}\n`);
  return total.failed === 0;
}

function secondsSince(begin: number): string {
  return `${Math.round((performance.now() - begin) / 1000)} detik`;
}

async function runAll(names: readonly string[]): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-test-"));
  return withSharedPostgres(() => runSuites(names, folder)).finally(() => rm(folder, { recursive: true, force: true }));
}

/** `npm test`, `npm test -- unit db` or `npm test -- lib/reports/rules.test.ts e2e/site/search.spec.ts`. */
await runCommand(async () => {
  const requested = process.argv.slice(2);
  const files = requested.filter((name) => name.includes("/"));
  const names = files.length > 0 ? [] : chosenSuites(requested);
  if (names.includes("e2e") || files.some((file) => file.startsWith("e2e/"))) await assertChromium();
  const passed = files.length > 0 ? await withSharedPostgres(() => runFiles(files)) : await runAll(names);
  if (!passed) process.exitCode = 1;
});
