import "server-only";
import { createHash } from "node:crypto";
import { pictureOf } from "./components";
import { readFrontMatter } from "./front-matter";
import { parseText } from "./parse-text";
import type { ContentProblem } from "./problems";
import { readingMinutes, type Section } from "./rules";
import { ALT_TO_REPLACE } from "./template";
import type { Article } from "./view";
import { wordCount } from "./words";
import type { World } from "./world";

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
