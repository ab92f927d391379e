import type { Block, Inline } from "./view";

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
