import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { foldedWords } from "@/lib/format/text";
import { COMPONENT_NAMES, componentCalled, type Inside } from "./components";
import { type ContentProblem, inlineText, linkProblem } from "./problems";
import type { Block, Inline } from "./view";
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
          start: node.start ?? 1,
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

type FlowElement = Extract<RootContent, { type: "mdxJsxFlowElement" }>;

/** A component as it stands in the text, on lines of its own or on one line. */
type WrittenComponent = Pick<FlowElement, "name" | "attributes" | "position"> & { children: readonly RootContent[] };

interface Notes {
  world: World;
  note: (node: Pick<FlowElement, "position">, message: string, field?: string | null) => void;
  blocks: (nodes: readonly RootContent[]) => Block[];
}

/** `{/* … *\/}`: a remark among editors, which nobody else sees. */
function isComment(expression: string): boolean {
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/u.test(expression);
}

/** Reads one component; null when there is something to mend. */
function readComponent(node: WrittenComponent, { note, blocks, world }: Notes): Block | null {
  const name = node.name ?? "";
  const component = componentCalled(name);
  if (!component) {
    note(node, unknownComponent(name));
    return null;
  }
  const written = attributesOf(node, note);
  const children = blocks(node.children);
  const result = component.attributes.safeParse(written);
  if (!result.success) {
    for (const issue of result.error.issues) {
      if (issue.code !== "unrecognized_keys") note(node, `<${name}>: ${issue.message}`, String(issue.path[0] ?? ""));
      for (const key of issue.code === "unrecognized_keys" ? issue.keys : []) {
        note(node, `<${name}> tidak mengenal isian ini.`, key);
      }
    }
    return null;
  }
  const wrong = wrongInside(name, component.inside, children);
  if (wrong) {
    note(node, wrong);
    return null;
  }
  const block = component.block(result.data, children);
  const missing = missingIn(block, world);
  if (missing) note(node, `<${name}>: ${missing}`);
  return block;
}

/** A picture or a page that is not there. */
function missingIn(block: Block, world: World): string | null {
  if (block.kind === "picture") return world.pictureProblem(block.picture);
  return block.kind === "call" || block.kind === "fact" ? world.linkProblem(block.href) : null;
}

function unknownComponent(name: string): string {
  const known = COMPONENT_NAMES.map((one) => `<${one}>`).join(", ");
  return /^[a-z]/u.test(name)
    ? `HTML (<${name}>) tidak dipakai. Yang dapat dipakai: ${known}.`
    : `Komponen <${name}> tidak dikenal. Yang dapat dipakai: ${known}; huruf besar dan kecilnya harus sama.`;
}

function attributesOf(node: WrittenComponent, note: Notes["note"]): Record<string, string> {
  const written: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
      written[attribute.name] = attribute.value;
    } else {
      const field = attribute.type === "mdxJsxAttribute" ? attribute.name : null;
      note(node, 'Nilai sebuah isian ditulis di antara tanda kutip, misalnya sumber="SIPSN 2024".', field);
    }
  }
  return written;
}

function wrongInside(name: string, inside: Inside, children: readonly Block[]): string | null {
  const [first] = children;
  if (inside === "nothing") return first ? `<${name}> ditutup langsung: <${name} … />, tanpa isi.` : null;
  if (inside === "text") return first ? null : `<${name}> belum berisi kalimat.`;
  const isList = children.length === 1 && first?.kind === "list" && first.ordered;
  return isList
    ? null
    : `<${name}> berisi satu daftar bernomor (1. … 2. …), dengan baris kosong sebelum dan sesudahnya.`;
}
