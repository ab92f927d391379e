import { crawledPages, pagesOf } from "@/e2e/crawl/found";
import { ROUTES } from "@/e2e/crawl/routes";
import { walk } from "@/e2e/crawl/walk";
import { openStack } from "@/e2e/server";
import { assertJava, checkHtml, type HtmlFault } from "./html-check/checker";
import { Refusal, runCommand } from "./refusal";

/** So many pages are named under a fault that many have. */
const NAMED = 5;

/** What the crawl of the end-to-end tests has found just now, or a walk over a site of our own. */
async function publicPages(): Promise<Map<string, string>> {
  const crawled = await crawledPages();
  if (crawled) return crawled;
  const { stack, takeDown } = await openStack(true);
  try {
    return pagesOf(await walk(stack.url, Object.keys(ROUTES)));
  } finally {
    await takeDown();
  }
}

/** Each fault once, with the pages that have it. */
function report(faults: readonly HtmlFault[]): string {
  const byWords = Map.groupBy(faults, ({ words, extract }) => `${words}\n    ${extract}`);
  const lines = [...byWords].map(([words, same]) => {
    const paths = [...new Set(same.map(({ path }) => path))];
    const more = paths.length > NAMED ? ` dan ${paths.length - NAMED} lagi` : "";
    return `  ${words}\n    di ${paths.slice(0, NAMED).join(", ")}${more}`;
  });
  return lines.join("\n");
}

/** Asks the W3C's checker about every public page of the built application. */
await runCommand(async () => {
  assertJava();
  const pages = await publicPages();
  const faults = await checkHtml(pages);
  if (faults.length > 0) {
    process.stderr.write(`${report(faults)}\n`);
    throw new Refusal(`HTML ${new Set(faults.map(({ path }) => path)).size} dari ${pages.size} halaman belum benar.`);
  }
  process.stdout.write(`HTML ${pages.size} halaman benar menurut pemeriksa W3C.\n`);
});
