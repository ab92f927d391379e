import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright";
import { openStack } from "../../../e2e/server.ts";
import { freePort } from "../../postgres/server.ts";
import { Refusal } from "../../refusal.ts";
import { CHROMIUM } from "../../testing/chromium.ts";
import { auditPage, type PageFigures } from "./page-audit.ts";
import { publicPages } from "./page-list.ts";
import { measureInteractions } from "./page-response.ts";
import { printTable } from "./table.ts";

const PERFORMANCE_AIM = 95;
/** Then the first asker's quick compression has been replaced by the thorough one. */
const THOROUGH_AFTER_MS = 12_000;

/** From here on this process and what it starts stay on these cores, where the system can pin. */
function pinTo(cores: string): void {
  spawnSync("taskset", ["-a", "-cp", cores, String(process.pid)]);
}

/** BENCH_PAGES=/home,/laporan chooses some. */
async function chosenPages(origin: string): Promise<string[]> {
  const all = await publicPages(origin);
  const wanted = (process.env.BENCH_PAGES ?? "").split(",").filter(Boolean);
  // An example's own address changes with the sample data; /laporan/* means whichever it is.
  const matches = (page: string, pattern: string) =>
    pattern.endsWith("/*") ? page.startsWith(pattern.slice(0, -1)) : page === pattern;
  const chosen = wanted.length === 0 ? all : all.filter((page) => wanted.some((pattern) => matches(page, pattern)));
  if (chosen.length === 0) throw new Refusal(`BENCH_PAGES tidak cocok dengan halaman mana pun. Ada: ${all.join(", ")}`);
  return chosen;
}

/** Lighthouse on every public page of the built application with its samples; fails below the aims. */
export async function run(): Promise<void> {
  pinTo("0");
  const { stack, takeDown } = await openStack(true);
  try {
    const origin = stack.url;
    const pages = await chosenPages(origin);
    // A phone too draws, decodes and plays beside the page's own work; how slow it is, Lighthouse feigns by itself.
    pinTo(`0-${cpus().length - 1}`);
    const port = await freePort();
    const browser = await chromium.launch({
      ...CHROMIUM,
      args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
    });
    try {
      const warming = await browser.newPage();
      for (const path of pages) await warming.goto(`${origin}${path}`, { waitUntil: "load" });
      await warming.close();
      await pause(THOROUGH_AFTER_MS);
      const figures: PageFigures[] = [];
      for (const path of pages) {
        const page = await auditPage(origin, path, port, PERFORMANCE_AIM);
        figures.push(page);
        process.stderr.write(`${figures.length}/${pages.length} ${rowOf(page).join(" ")}\n`);
      }
      print(figures);
      const quick = await measureInteractions(browser, origin, pages);
      const failed = figures.filter((page) => !reaches(page));
      if (failed.length > 0) throw new Refusal(`Di bawah sasaran: ${failed.map(({ path }) => path).join(", ")}.`);
      if (!quick) throw new Refusal("Sebagian perbuatan dijawab terlalu lambat.");
    } finally {
      await browser.close();
    }
  } finally {
    await takeDown();
  }
}

function reaches({ performance, accessibility, bestPractices, seo }: PageFigures): boolean {
  return performance >= PERFORMANCE_AIM && [accessibility, bestPractices, seo].every((score) => score === 100);
}

const HEAD = [
  "Lighthouse, ponsel",
  "kinerja",
  "akses",
  "praktik",
  "SEO",
  "KB",
  "JS KB",
  "minta",
  "LCP s",
  "CLS",
  "TBT ms",
];

function print(pages: readonly PageFigures[]): void {
  printTable(HEAD, pages.map(rowOf));
  for (const { path, faults } of pages.filter((page) => !reaches(page))) {
    process.stdout.write(`${path}: ${faults.join("; ")}\n`);
  }
}

const rowOf = (page: PageFigures): string[] => [
  page.path,
  ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(String),
  (page.bytes / 1000).toFixed(0),
  (page.scriptBytes / 1000).toFixed(0),
  String(page.requests),
  (page.lcp / 1000).toFixed(2),
  page.cls.toFixed(3),
  page.tbt.toFixed(0),
];
