import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { pictureOf } from "./components";
import { parseText } from "./parse-text";
import { ContentError, type ContentProblem, wordCount } from "./problems";
import { newestFirst, readingMinutes, SECTIONS, type Section } from "./rules";
import { FrontMatter } from "./schemas";
import { ALT_TO_REPLACE } from "./template";
import type { Article } from "./view";
import type { World } from "./world";

const ENDING = ".mdx";
const IS_DRAFT = /^draf:\s*["']?ya\b/mu;

interface ReadContent {
  /** Those whose front matter can be read, newest first. */
  articles: Article[];
  problems: ContentProblem[];
}

/** Every article of a repository, drafts too, and each thing to correct. */
export async function readArticles(root: string, world: World): Promise<ReadContent> {
  const found = await Promise.all(
    SECTIONS.map((section) => readSection(join(root, "content", section), section, world)),
  );
  return {
    articles: newestFirst(found.flatMap(({ articles }) => articles)),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Every article of a repository, drafts too, newest first. @throws ContentError naming each thing to correct */
export async function readContent(root: string, world: World): Promise<Article[]> {
  const { articles, problems } = await readArticles(root, world);
  if (problems.length > 0) throw new ContentError(problems);
  return articles;
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

async function readSection(folder: string, section: Section, world: World): Promise<ReadContent> {
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

const KNOWN = Object.keys(FrontMatter.shape);

const FENCE = /^---[ \t]*$/u;

interface ReadFrontMatter {
  fields: FrontMatter | null;
  /** The rest of the file, with an empty line for each line before it, so that line numbers stay. */
  body: string;
  problems: ContentProblem[];
  /** Where each field stands. */
  lines: ReadonlyMap<string, number>;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const VERSION_LENGTH = 8;

/** One file of `content/`, read; without its article only when the front matter cannot be used. */
export function readArticle(
  { section, slug, text }: { section: Section; slug: string; text: string },
  world: World,
): { article: Article | null; problems: ContentProblem[] } {
  const file = `content/${section}/${slug}.mdx`;
  const { fields, body, problems, lines } = readFrontMatter(file, text);
  if (!SLUG.test(slug)) {
    const message = "Nama berkas hanya berisi huruf kecil, angka, dan tanda hubung, misalnya kompos-dari-dapur.mdx.";
    problems.push({ file, line: 1, field: null, message });
  }
  const read = parseText(file, body, world);
  problems.push(...read.problems);
  if (!fields) return { article: null, problems };

  const picture = pictureOf(fields.gambar, fields.alt);
  const missing = world.pictureProblem(picture);
  if (missing) problems.push({ file, line: lines.get("gambar") ?? 1, field: "gambar", message: missing });
  if (!fields.draf && fields.alt === ALT_TO_REPLACE) {
    const message = "Masih teks contoh. Ceritakan apa yang terlihat pada gambar.";
    problems.push({ file, line: lines.get("alt") ?? 1, field: "alt", message });
  }
  if (read.problems.length === 0 && read.blocks.length === 0) {
    problems.push({ file, line: 1, field: null, message: "Tulisannya masih kosong." });
  }
  const words = wordCount(read.blocks);
  const article: Article = {
    section,
    slug,
    title: fields.judul,
    summary: fields.ringkasan,
    date: fields.tanggal,
    author: fields.penulis,
    place: fields.tempat ?? null,
    picture,
    tags: fields.tagar,
    people: fields.tokoh,
    draft: fields.draf,
    minutes: readingMinutes(words),
    version: createHash("sha256").update(text).digest("hex").slice(0, VERSION_LENGTH),
    words,
    blocks: read.blocks,
  };
  return { article, problems };
}

/** Reads what stands between the two lines `---` on top. @param text of the whole file */
function readFrontMatter(file: string, text: string): ReadFrontMatter {
  const lines = text.replace(/^\uFEFF/u, "").split(/\r?\n/u);
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (!FENCE.test(lines[0] ?? "") || end === -1) {
    const message = "Berkas harus dibuka dengan isian (judul, ringkasan, …) di antara dua garis ---.";
    return { fields: null, body: "", problems: [{ file, line: 1, field: null, message }], lines: new Map() };
  }
  const body = lines.map((line, index) => (index <= end ? "" : line)).join("\n");
  return { body, ...parsed(file, lines.slice(1, end).join("\n")) };
}

function parsed(file: string, yaml: string): Omit<ReadFrontMatter, "body"> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, uniqueKeys: true });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const broken = document.errors.map(({ code, pos }) => ({
    file,
    line: lineAt(pos[0]),
    field: null,
    message:
      code === "DUPLICATE_KEY"
        ? "Isian ini ditulis dua kali."
        : "Isian tidak terbaca. Tulis nama: nilai; apit nilainya dengan tanda kutip bila berisi titik dua.",
  }));
  if (broken.length > 0) return { fields: null, problems: broken, lines: new Map() };

  const lines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) lines.set(String(key.value), lineAt(key.range[0]));
    }
  }
  const result = FrontMatter.safeParse(document.toJS() ?? {});
  if (result.success) return { fields: result.data, problems: [], lines };
  const at = (field: string | null, message: string) => {
    return { file, line: (field === null ? undefined : lines.get(field)) ?? 1, field, message };
  };
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => at(key, `Isian ini tidak dikenal. Yang dikenal: ${KNOWN.join(", ")}.`));
    }
    return [at(issue.path.length > 0 ? String(issue.path[0]) : null, issue.message)];
  });
  return { fields: null, problems, lines };
}
