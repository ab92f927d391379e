import type { Block, Inline } from "./view";

/** One thing that an editor has to mend. */
export interface ContentProblem {
  /** From the top of the repository, e.g. `content/tips/kompos.mdx`. */
  file: string;
  line: number;
  /** The field of the front matter or of a component; null where it is about the text. */
  field: string | null;
  message: string;
}

/** "content/tips/kompos.mdx baris 4, isian judul: Judul wajib diisi." */
function problemSentence({ file, line, field, message }: ContentProblem): string {
  return `${file} baris ${line}${field === null ? "" : `, isian ${field}`}: ${message}`;
}

/** Content that cannot be shown; its message has one sentence a line, for an editor. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(["Ada tulisan yang perlu diperbaiki:", ...problems.map(problemSentence)].join("\n"));
    this.problems = problems;
  }
}

/** What a link in an article may be: a page of ours, a place in the same article, or a page elsewhere over https. */
export function linkProblem(href: string): string | null {
  if (/^\/(?!\/)[\w./?=&#%-]*$/u.test(href) || /^#[a-z0-9-]+$/u.test(href)) return null;
  if (/^https:\/\//u.test(href) && URL.canParse(href)) return null;
  return `Tautan "${href}" tidak dapat dipakai. Tulis alamat lengkap yang diawali https://, atau jalur di Sulur yang diawali garis miring, misalnya /laporan.`;
}

/** The page that a link of ours leads to, without what follows `?` or `#`; null for a link elsewhere. */
export function ownPage(href: string): string | null {
  return href.startsWith("/") ? href.replace(/[?#].*$/u, "") : null;
}

/** Every piece of text of an article, in the order in which it is read. */
function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(textsIn);
}

function textsIn(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
      return [inlineText(block.children)];
    case "list":
    case "steps":
      return block.items.flatMap(textsOf);
    case "picture":
      return block.caption === null ? [] : [block.caption];
    case "pin":
      return [block.name, ...textsOf(block.children)];
    case "quote":
    case "fact":
    case "call":
      return textsOf(block.children);
  }
}

export function inlineText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === "text" ? inline.text : inlineText(inline.children))).join("");
}

/** All that an article says, as one text. */
export function articleText(blocks: readonly Block[]): string {
  return textsOf(blocks).join(" ");
}

export function wordCount(blocks: readonly Block[]): number {
  return textsOf(blocks)
    .flatMap((text) => text.split(/\s+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
