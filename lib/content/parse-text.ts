import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { foldedWords } from "@/lib/format/text";
import { linkProblem } from "./addresses";
import { isComment, readComponent, type WrittenComponent } from "./parse-component";
import type { ContentProblem } from "./problems";
import type { Block, Inline } from "./view";
import { inlineText } from "./words";
import type { World } from "./world";

/** As telephones and word processors write them. */
const CURLED = /U\+(?:2018|2019|201C|201D|201E)/u;

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** What plain Markdown knows but an article does not, and what to do instead. */
const NOT_USED: Record<string, string> = {
  blockquote: 'Kutipan ditulis dengan <Kutipan dari="…">…</Kutipan>, bukan dengan tanda >.',
  code: "Blok kode tidak dipakai. Hapus spasi di awal baris atau tanda ``` itu.",
  inlineCode: "Tanda ` tidak dipakai. Hapus tanda itu.",
  image: 'Gambar ditulis di baris sendiri: <Gambar berkas="…" alt="…" />.',
  imageReference: 'Gambar ditulis di baris sendiri: <Gambar berkas="…" alt="…" />.',
  thematicBreak: "Garis pemisah tidak dipakai. Pakai judul bagian: ## Judul.",
  definition: "Tulis tautan langsung di tempatnya: [teks](https://alamat).",
  linkReference: "Tulis tautan langsung di tempatnya: [teks](https://alamat). Tanda [ biasa ditulis \\[.",
  mdxFlowExpression: "Kurung kurawal tidak dipakai. Bila memang perlu, tulis \\{ dan \\}.",
  mdxTextExpression: "Kurung kurawal tidak dipakai. Bila memang perlu, tulis \\{ dan \\}.",
  mdxjsEsm: "Baris tidak boleh dibuka dengan import atau export. Ubah kalimatnya.",
};

/**
 * Reads the text of one article; every problem is noted with its line, and nothing in it is ever run.
 * @param world says which pages and pictures there are
 */
export function parseText(file: string, body: string, world: World): { blocks: Block[]; problems: ContentProblem[] } {
  let root: Root;
  try {
    root = mdx.parse(body);
  } catch (error) {
    return { blocks: [], problems: [syntaxProblem(file, error)] };
  }
  const reader = new Reader(file, world);
  const blocks = reader.blocks(root.children);
  return { blocks, problems: reader.problems };
}

type Placed = { position?: { start: { line: number } } | undefined };

class Reader {
  readonly problems: ContentProblem[] = [];
  readonly world: World;
  readonly #file: string;
  readonly #ids = new Set<string>();
  #seenSection = false;

  constructor(file: string, world: World) {
    this.#file = file;
    this.world = world;
  }

  readonly note = ({ position }: Placed, message: string, field: string | null = null): void => {
    this.problems.push({ file: this.#file, line: position?.start.line ?? 1, field, message });
  };

  readonly blocks = (nodes: readonly RootContent[]): Block[] => nodes.flatMap((node) => this.#block(node) ?? []);

  #block(node: RootContent): Block | null {
    switch (node.type) {
      case "paragraph":
        return this.#paragraph(node);
      case "heading":
        return this.#heading(node);
      case "list":
        return {
          kind: "list",
          ordered: node.ordered === true,
          items: node.children.map(({ children }) => this.blocks(children)),
        };
      case "mdxJsxFlowElement":
        return readComponent(node, this);
      case "mdxFlowExpression":
        if (isComment(node.value)) return null;
    }
    this.note(node, NOT_USED[node.type] ?? `Bagian ini (${node.type}) tidak dapat dipakai di sini.`);
    return null;
  }

  /** `<Kutipan>…</Kutipan>` on one line is text to Markdown, and the component to everybody else. */
  #paragraph(node: Paragraph): Block | null {
    const parts = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
    const [only] = parts;
    if (parts.length === 1 && only?.type === "mdxJsxTextElement") {
      const children: RootContent[] = only.children.length > 0 ? [{ ...node, children: only.children }] : [];
      const written: WrittenComponent = { ...only, children };
      return readComponent(written, this);
    }
    const children = this.#inlines(node.children);
    return children.length > 0 ? { kind: "paragraph", children } : null;
  }

  #heading(node: Extract<RootContent, { type: "heading" }>): Block | null {
    const text = inlineText(this.#inlines(node.children)).trim();
    const { depth } = node;
    if (depth === 1) this.note(node, "Judul tulisan sudah ada di atas (isian judul). Judul bagian ditulis dengan ##.");
    else if (depth > 3) this.note(node, "Judul bagian hanya dua tingkat: ## dan ###.");
    else if (depth === 3 && !this.#seenSection) this.note(node, "Judul ### harus berada di bawah sebuah judul ##.");
    else if (text === "") this.note(node, "Judul bagian tidak boleh kosong.");
    else {
      this.#seenSection = true;
      return { kind: "heading", level: depth === 2 ? 2 : 3, id: this.#idFor(text), text };
    }
    return null;
  }

  #idFor(text: string): string {
    const words = foldedWords(text).replace(/[^a-z0-9]+/gu, "-") || "bagian";
    let id = words;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${words}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap((node) => this.#inline(node) ?? []);
  }

  #inline(node: PhrasingContent): Inline | null {
    switch (node.type) {
      case "text":
        return { kind: "text", text: node.value.replace(/\s+/gu, " ") };
      case "break":
        return { kind: "text", text: " " };
      case "strong":
      case "emphasis":
        return { kind: node.type, children: this.#inlines(node.children) };
      case "link": {
        const problem = linkProblem(node.url) ?? this.world.linkProblem(node.url);
        const children = this.#inlines(node.children);
        if (problem) this.note(node, problem);
        if (inlineText(children).trim() === "") this.note(node, "Tautan tidak berisi teks. Tulis [teks](alamat).");
        return { kind: "link", href: node.url, children };
      }
      case "mdxJsxTextElement":
        this.note(node, `Tulis <${node.name ?? ""}> di baris sendiri, dengan baris kosong sebelum dan sesudahnya.`);
        return null;
      case "mdxTextExpression":
        if (isComment(node.value)) return null;
    }
    this.note(node, NOT_USED[node.type] ?? `Bagian ini (${node.type}) tidak dapat dipakai di dalam kalimat.`);
    return null;
  }
}

/** What the parser says in English for programmers, said for an editor. */
function syntaxProblem(file: string, error: unknown): ContentProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const line = lineOf(error) ?? 1;
  return { file, line, field: null, message: sentenceFor(reason) };
}

/** An unclosed component is noticed at the end of the file; where it was opened stands in the sentence. */
function lineOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const position = /\((\d+):\d+-/u.exec(error.message)?.[1];
  if (position) return Number(position);
  return "line" in error && typeof error.line === "number" ? error.line : null;
}

function sentenceFor(reason: string): string {
  if (CURLED.test(reason)) return 'Isian komponen diapit tanda kutip lurus ("…"), bukan tanda kutip melengkung (“…”).';
  const unclosed = /closing tag for `<(\w+)/u.exec(reason)?.[1];
  if (unclosed) return `<${unclosed}> belum ditutup. Tutup dengan </${unclosed}> di baris sendiri.`;
  const unopened = /closing slash `\/` in tag|closing tag `<\/(\w+)/u.exec(reason);
  if (unopened) return "Ada penutup komponen tanpa pembukanya, atau urutannya tertukar.";
  if (/expression|acorn|\{|\}/u.test(reason)) {
    return "Kurung kurawal tidak terbaca. Bila memang perlu, tulis \\{ dan \\}.";
  }
  return "Tanda < tidak terbaca. Tulis alamat web sebagai [teks](https://alamat), dan tanda < biasa sebagai \\<.";
}
