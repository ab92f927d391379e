import "server-only";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type ContentProblem } from "@/lib/content/problems";
import { readArticles, readContent } from "@/lib/content/read-folder";
import { SECTIONS, type Section } from "@/lib/content/rules";
import type { Article } from "@/lib/content/view";
import { TRUSTED_WORLD } from "@/lib/content/world";
import { isBuilding } from "@/lib/server/building";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";

const IN_DEVELOPMENT = process.env.NODE_ENV === "development";
const ROOT = process.cwd();

interface SiteContent {
  articles: Article[];
  /** Only in development: what was built has none. */
  problems: ContentProblem[];
}

/** Every article that may be seen here, newest first; in development without those that cannot be read. */
export async function allArticles(): Promise<Article[]> {
  return (await siteContent()).articles;
}

/** @throws ContentError in development, on the page of the article that an editor has to correct */
export async function assertReadable(section: Section, slug: string): Promise<void> {
  const { problems } = await siteContent();
  const own = problems.filter(({ file }) => file === `content/${section}/${slug}.mdx`);
  if (own.length > 0) throw new ContentError(own);
}

async function siteContent(): Promise<SiteContent> {
  const state = IN_DEVELOPMENT && !isBuilding() ? await stateOfFiles() : "as built";
  return cachedRead(["content", state], [], readAll);
}

/** The articles of one section, newest first. */
export async function articlesOf(section: Section): Promise<Article[]> {
  return (await allArticles()).filter((article) => article.section === section);
}

async function readAll(): Promise<SiteContent> {
  const { articles, problems } = IN_DEVELOPMENT ? await readCheckout() : await readBuilt();
  const shown = env().DRAFTS ?? (IN_DEVELOPMENT ? "show" : "hide");
  return { articles: shown === "show" ? articles : articles.filter(({ draft }) => !draft), problems };
}

/** A production build has checked the content. */
async function readBuilt(): Promise<SiteContent> {
  return { articles: await readContent(ROOT, TRUSTED_WORLD), problems: [] };
}

/** One broken file leaves every list as it is; the terminal names what to correct. */
async function readCheckout(): Promise<SiteContent> {
  const { repositoryWorld } = await import("@/lib/content/repository-world");
  const content = await readArticles(ROOT, await repositoryWorld(ROOT));
  if (content.problems.length > 0) process.stderr.write(`${new ContentError(content.problems).message}\n`);
  return content;
}

/** Changes with each file that an editor saves, so that the next look shows it. */
async function stateOfFiles(): Promise<string> {
  const folders = SECTIONS.map((section) => join(ROOT, "content", section));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  const times = await Promise.all(files.flat().map(async (file) => `${file} ${(await stat(file)).mtimeMs}`));
  return times.sort().join("\n");
}
