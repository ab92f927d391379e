import "server-only";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "@/lib/content/read-folder";
import { SECTIONS, type Section } from "@/lib/content/rules";
import type { Article } from "@/lib/content/view";
import { TRUSTED_WORLD, type World } from "@/lib/content/world";
import { isBuilding } from "@/lib/server/building";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";

const IN_DEVELOPMENT = process.env.NODE_ENV === "development";
const ROOT = process.cwd();

/** Every article that may be seen here, newest first. @throws ContentError in development, where editors see it */
export async function allArticles(): Promise<Article[]> {
  const state = IN_DEVELOPMENT && !isBuilding() ? await stateOfFiles() : "as built";
  return cachedRead(["content", state], [], readAll);
}

/** The articles of one section, newest first. */
export async function articlesOf(section: Section): Promise<Article[]> {
  return (await allArticles()).filter((article) => article.section === section);
}

async function readAll(): Promise<Article[]> {
  const articles = await readContent(ROOT, await world());
  const shown = env().DRAFTS ?? (IN_DEVELOPMENT ? "show" : "hide");
  return shown === "show" ? articles : articles.filter(({ draft }) => !draft);
}

/** What was built has been checked; editors at work want to be told at once. */
async function world(): Promise<World> {
  if (!IN_DEVELOPMENT) return TRUSTED_WORLD;
  const { repositoryWorld } = await import("@/lib/content/repository-world");
  return repositoryWorld(ROOT);
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
