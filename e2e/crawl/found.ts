import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { type Answer, isPage } from "./walk";

/** Where `npm test` has the crawl leave the pages for the checker of HTML; unset when either runs alone. */
const FILE = process.env.SULUR_PAGES_FILE;
const Pages = z.array(z.tuple([z.string(), z.string()]));

/** The source of every page, by path. */
export function pagesOf(answers: ReadonlyMap<string, Answer>): Map<string, string> {
  return new Map([...answers.values()].filter(isPage).map(({ path, body }) => [path, body]));
}

export async function leavePages(answers: ReadonlyMap<string, Answer>): Promise<void> {
  if (FILE) await writeFile(FILE, JSON.stringify([...pagesOf(answers)]));
}

/** Undefined when no crawl has left any. */
export async function crawledPages(): Promise<Map<string, string> | undefined> {
  const text = FILE && (await readFile(FILE, "utf8").catch(() => ""));
  return text ? new Map(Pages.parse(JSON.parse(text))) : undefined;
}
