import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { sentenceFor } from "./refusal.ts";
import { ensureBuild } from "./serving/build.ts";
import { type Outcome, runTool } from "./steps.ts";

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

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

export function runVitest(project: "unit" | "db"): Promise<Outcome> {
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
    return outcomeOf(project, code, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
  });
}

export async function runBuild(): Promise<Outcome> {
  try {
    await ensureBuild(new AbortController().signal);
    return { name: "build", passed: 1, failed: 0 };
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    return { name: "build", passed: 0, failed: 1 };
  }
}

/** In workers side by side, see playwright.config.ts. @param pagesFile where the crawl leaves every public page */
export function runPlaywright(pagesFile: string): Promise<Outcome> {
  return withReport(async (file) => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, SULUR_PAGES_FILE: pagesFile };
    const code = await runTool("node_modules/playwright/cli.js", ["test", "--reporter=list,json"], variables);
    const report = await readReport(file, PlaywrightReport);
    if (!report) return outcomeOf("e2e", 1, 0, 0, 0);
    const { expected, unexpected, flaky, skipped } = report.stats;
    return outcomeOf("e2e", code, expected, unexpected + flaky, skipped);
  });
}

/** The W3C's checker over the pages that the crawl found, or over those of a site of its own. */
export async function runHtmlCheck(pagesFile: string): Promise<Outcome> {
  const failed = (await runTool("scripts/html-check.ts", [], { SULUR_PAGES_FILE: pagesFile })) !== 0;
  return { name: "html", passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
}

/** Only these test files, told by the tools themselves; those of a browser on a build that is up to date. */
export async function runFiles(files: string[]): Promise<boolean> {
  const inBrowser = files.filter((file) => file.startsWith("e2e/"));
  const others = files.filter((file) => !file.startsWith("e2e/"));
  if (others.length > 0 && (await runTool("node_modules/vitest/vitest.mjs", ["run", ...others])) !== 0) return false;
  if (inBrowser.length === 0) return true;
  return (
    (await runBuild()).failed === 0 && (await runTool("node_modules/playwright/cli.js", ["test", ...inBrowser])) === 0
  );
}
