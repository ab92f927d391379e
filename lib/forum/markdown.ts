/**
 * The small part of Markdown that topics and comments may use: paragraphs, lists, **bold** and links. Everything else,
 * the numbers of a list too, stays as it was typed; nothing here makes HTML.
 */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; children: Inline[] }
  | { kind: "link"; text: string; href: string };

export type Block = { kind: "paragraph"; lines: Inline[][] } | { kind: "list"; ordered: boolean; items: Inline[][] };

const BULLET = /^\s{0,3}[-*•]\s+(?=\S)/u;
const NUMBER = /^\s{0,3}\d{1,3}[.)]\s+(?=\S)/u;
/** One pair of brackets inside an address, as in `/wiki/Hutan_(Indonesia)`. */
const LINK_CHARACTERS = String.raw`(?:[^\s()<>]|\([^\s()<>]{0,200}\))`;
/** `**bold**`, `[words](address)` or a bare address. Bounded, so that no text makes it slow. */
const SPAN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])\*\*(?=\S)([^*]{1,500}?\S|\S)\*\*`,
    String.raw`\[([^[\]\n]{1,200})\]\((https?:\/\/${LINK_CHARACTERS}{1,500}|\/${LINK_CHARACTERS}{0,500})\)`,
    String.raw`(https?:\/\/[^\s<>"]+)`,
  ].join("|"),
  "gu",
);
const PUNCTUATION = /[.,;:!?'”’*]/u;
const OPENING: Record<string, string> = { ")": "(", "]": "[" };

/** @param text as it is stored */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const section of text.split(/\n\s*\n/u)) {
    let open: Block | null = null;
    for (const line of section.split("\n").filter((one) => one.trim() !== "")) {
      const next = withLine(open, line);
      if (next !== open) blocks.push(next);
      open = next;
    }
  }
  return blocks;
}

/** The block that the line belongs to: the open one where it fits, else a new one. */
function withLine(open: Block | null, line: string): Block {
  const ordered = NUMBER.test(line);
  const marker = (ordered ? NUMBER : BULLET).exec(line);
  if (marker === null) {
    const block: Block = open?.kind === "paragraph" ? open : { kind: "paragraph", lines: [] };
    block.lines.push(parseInline(line));
    return block;
  }
  const fits = open?.kind === "list" && open.ordered === ordered;
  const block: Block = fits ? open : { kind: "list", ordered, items: [] };
  block.items.push(parseInline(ordered ? line.trim() : line.slice(marker[0].length)));
  return block;
}

function parseInline(line: string, bold = true): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(SPAN)) {
    const part = partOf(match, bold);
    if (part === null) continue;
    if (match.index > from) parts.push({ kind: "text", text: line.slice(from, match.index) });
    parts.push(part.inline);
    from = match.index + part.length;
  }
  if (from < line.length) parts.push({ kind: "text", text: line.slice(from) });
  return parts;
}

function partOf([whole, strong, words, address, bare]: RegExpMatchArray, bold: boolean) {
  if (strong !== undefined) {
    return bold
      ? { inline: { kind: "bold", children: parseInline(strong, false) } as Inline, length: whole.length }
      : null;
  }
  if (words !== undefined && address !== undefined) {
    return isAddress(address)
      ? { inline: { kind: "link", text: words, href: address } as Inline, length: whole.length }
      : null;
  }
  const href = withoutTrailing(bare ?? "");
  return isAddress(href) ? { inline: { kind: "link", text: href, href } as Inline, length: href.length } : null;
}

/** The address without what belongs to the sentence: punctuation, and a bracket that was opened before the address. */
function withoutTrailing(address: string): string {
  const counts = new Map<string, number>();
  for (const character of address) counts.set(character, (counts.get(character) ?? 0) + 1);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const count = counts.get(last) ?? 0;
    const opening = OPENING[last];
    const isUnopened = opening !== undefined && count > (counts.get(opening) ?? 0);
    if (!isUnopened && !PUNCTUATION.test(last)) break;
    counts.set(last, count - 1);
  }
  return address.slice(0, end);
}

/** A page of ours or one elsewhere; `//host` is neither. */
function isAddress(href: string): boolean {
  if (href.startsWith("/")) return !href.startsWith("//") && !href.startsWith("/\\");
  return URL.canParse(href);
}

/** Every address that a text links to, in its order. */
export function linksIn(text: string): string[] {
  const lines = parseMarkdown(text).flatMap((block) => (block.kind === "list" ? block.items : block.lines));
  const linksOf = (parts: Inline[]): string[] =>
    parts.flatMap((part) => (part.kind === "bold" ? linksOf(part.children) : part.kind === "link" ? [part.href] : []));
  return lines.flatMap(linksOf);
}

/** The words and numbers alone on one line, for excerpts, feeds and descriptions. */
export function plainText(text: string): string {
  const words = (parts: Inline[]): string =>
    parts.map((part) => (part.kind === "bold" ? words(part.children) : part.text)).join("");
  return parseMarkdown(text)
    .map((block, index, blocks) => {
      if (block.kind !== "list") return block.lines.map(words).join(" ");
      const items = block.items.map(words);
      const last = items.pop() ?? "";
      const before = items.map((item) => (/[.!?…,;:]$/u.test(item) ? `${item} ` : `${item}; `)).join("");
      // A sentence begins after a list.
      return before + (index < blocks.length - 1 && !/[.!?…]$/u.test(last) ? `${last}.` : last);
    })
    .join(" ");
}
