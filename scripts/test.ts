import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { z } from "zod";
import { runChecks } from "./check";
import { hasJava } from "./html-check/checker";
import { Refusal, runCommand, sentenceFor } from "./refusal";
import { ROOT } from "./root";
import { ensureBuild } from "./serving/build";
import { buildStandalone } from "./serving/standalone";
import { lineOf, type Outcome, runTool, totalOf } from "./steps";
import { assertChromium } from "./testing/chromium";
import { withSharedPostgres } from "./testing/templates";

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const PlaywrightSuite = z.object({
  specs: z.array(z.object({ file: z.string(), line: z.number(), title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(PlaywrightSuite),
});

/** @param pagesFile by which the crawl of e2e hands its pages to html */
const SUITES: Record<string, (pagesFile: string) => Promise<Outcome>> = {
  check: runChecks,
  unit: () => runVitest("unit"),
  db: () => runVitest("db"),
  build: runBuilds,
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

/** As many as still fit on a screen, since a log is often read from its end. */
const FAILURES_SHOWN = 40;

/** Runs the suites; a failed one does not keep the others from running. */
async function runSuites(names: readonly string[], folder: string): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const times: string[] = [];
  const begin = performance.now();
  let build: Promise<Outcome> | undefined;
  for (const name of names) {
    const started = performance.now();
    // It computes while tests of the database wait; beside the check it would take away the types that both write.
    if (name !== "check" && names.includes("build")) build ??= runBuilds();
    const broken =
      NEED_THE_BUILD.includes(name) && outcomes.some((outcome) => outcome.name === "build" && outcome.failed > 0);
    const run = SUITES[name];
    if (name === "build" && build) outcomes.push(await build);
    else if (run) outcomes.push(broken ? { name, passed: 0, failed: 1 } : await run(join(folder, "pages.json")));
    times.push(`${name} ${secondsSince(started)}`);
  }
  const total = totalOf("Sulur", outcomes);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) process.stdout.write(`\nGagal:\n${failures.slice(0, FAILURES_SHOWN).join("\n")}\n`);
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

/** A run that failed without a failed test broke down before it; tests that did not run did not pass. */
function outcomeOf(name: string, code: number, passed: number, failed: number, notRun: number): Outcome {
  const counted = failed + notRun;
  return { name, passed, failed: code !== 0 && counted === 0 ? 1 : counted };
}

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text ? schema.parse(JSON.parse(text)) : undefined;
}

async function withReport(work: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-report-"));
  return work(join(folder, "report.json")).finally(() => rm(folder, { recursive: true, force: true }));
}

function runVitest(project: "unit" | "db"): Promise<Outcome> {
  return withReport(async (file) => {
    const parameters = [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ];
    const code = await runTool("node_modules/vitest/vitest.mjs", parameters);
    const report = await readReport(file, VitestReport);
    if (!report) return outcomeOf(project, 1, 0, 0, 0);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
    const outcome = outcomeOf(project, code, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
    return { ...outcome, failures: failedInVitest(report) };
  });
}

/** A file that fails as a whole, for example by its imports, has no failed test. */
function failedInVitest({ testResults }: z.output<typeof VitestReport>): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && tests.length === 0) return [file];
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

function failedInBrowser(suites: readonly z.output<typeof PlaywrightSuite>[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`),
    ...failedInBrowser(inner),
  ]);
}

/** One for `npm start`, and then the image's. */
function runBuilds(): Promise<Outcome> {
  return runBuild(buildStandalone);
}

async function runBuild(andThen?: () => Promise<void>): Promise<Outcome> {
  try {
    await ensureBuild(new AbortController().signal);
    await andThen?.();
    return { name: "build", passed: 1, failed: 0 };
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    return { name: "build", passed: 0, failed: 1 };
  }
}

/** In workers side by side, see playwright.config.ts. @param pagesFile where the crawl leaves every public page */
function runPlaywright(pagesFile: string): Promise<Outcome> {
  return withReport(async (file) => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, SULUR_PAGES_FILE: pagesFile };
    const code = await runTool("node_modules/playwright/cli.js", ["test", "--reporter=list,json"], variables);
    const report = await readReport(file, PlaywrightReport);
    if (!report) return outcomeOf("e2e", 1, 0, 0, 0);
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      ...outcomeOf("e2e", code, expected, unexpected + flaky, skipped),
      failures: failedInBrowser(report.suites),
    };
  });
}

/** The W3C's checker over the pages that the crawl found, or over those of a site of its own. */
async function runHtmlCheck(pagesFile: string): Promise<Outcome> {
  const failed = (await runTool("scripts/html-check.ts", [], { SULUR_PAGES_FILE: pagesFile })) !== 0;
  return { name: "html", passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
}

/** Only these test files, told by the tools themselves; those of a browser on a build that is up to date. */
async function runFiles(files: string[]): Promise<boolean> {
  const inBrowser = files.filter((file) => file.startsWith("e2e/"));
  const others = files.filter((file) => !file.startsWith("e2e/"));
  if (others.length > 0 && (await runTool("node_modules/vitest/vitest.mjs", ["run", ...others])) !== 0) return false;
  if (inBrowser.length === 0) return true;
  return (
    (await runBuild()).failed === 0 && (await runTool("node_modules/playwright/cli.js", ["test", ...inBrowser])) === 0
  );
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
