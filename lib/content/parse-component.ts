import type { RootContent } from "mdast";
import { COMPONENT_NAMES, componentCalled, type Inside } from "./components";
import type { Block } from "./view";
import type { World } from "./world";

type FlowElement = Extract<RootContent, { type: "mdxJsxFlowElement" }>;

/** A component as it stands in the text, on lines of its own or on one line. */
export type WrittenComponent = Pick<FlowElement, "name" | "attributes" | "position"> & {
  children: readonly RootContent[];
};

interface Notes {
  world: World;
  note: (node: Pick<FlowElement, "position">, message: string, field?: string | null) => void;
  blocks: (nodes: readonly RootContent[]) => Block[];
}

/** `{/* … *\/}`: a remark among editors, which nobody else sees. */
export function isComment(expression: string): boolean {
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/u.test(expression);
}

/** Reads one component; null when there is something to mend. */
export function readComponent(node: WrittenComponent, { note, blocks, world }: Notes): Block | null {
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
