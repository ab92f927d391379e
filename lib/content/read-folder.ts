import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type ContentProblem } from "./problems";
import { readArticle } from "./read-article";
import { newestFirst, SECTIONS, type Section } from "./rules";
import type { Article } from "./view";
import type { World } from "./world";

const ENDING = ".mdx";
const IS_DRAFT = /^draf:\s*["']?ya\b/mu;

/** Every article of a repository, drafts too, newest first. @throws ContentError naming each thing to mend */
export async function readContent(root: string, world: World): Promise<Article[]> {
  const found = await Promise.all(
    SECTIONS.map((section) => readSection(join(root, "content", section), section, world)),
  );
  const problems = found.flatMap((section) => section.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return newestFirst(found.flatMap((section) => section.articles));
}

/** What has an address of its own for everyone, read without looking at the rest of each file. */
export async function publishedSlugs(root: string): Promise<{ section: Section; slug: string }[]> {
  const found = await Promise.all(
    SECTIONS.map(async (section) => {
      const folder = join(root, "content", section);
      const names = (await filesIn(folder)).filter((name) => name.endsWith(ENDING));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
      return names
        .filter((_, index) => !IS_DRAFT.test(texts[index] ?? ""))
        .map((name) => ({ section, slug: name.slice(0, -ENDING.length) }));
    }),
  );
  return found.flat();
}

/** Without what computers leave in folders by themselves, such as `.DS_Store`. */
async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
}

async function readSection(
  folder: string,
  section: Section,
  world: World,
): Promise<{ articles: Article[]; problems: ContentProblem[] }> {
  const articles: Article[] = [];
  const problems: ContentProblem[] = [];
  for (const name of await filesIn(folder)) {
    if (!name.endsWith(ENDING)) {
      const message =
        "Di folder ini hanya ada tulisan yang namanya berakhir dengan .mdx. Foto disimpan di public/foto.";
      problems.push({ file: `content/${section}/${name}`, line: 1, field: null, message });
      continue;
    }
    const text = await readFile(join(folder, name), "utf8");
    const read = readArticle({ section, slug: name.slice(0, -ENDING.length), text }, world);
    problems.push(...read.problems);
    if (read.article) articles.push(read.article);
  }
  return { articles, problems };
}
