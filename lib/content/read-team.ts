import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from "yaml";
import type { ContentProblem } from "./problems";
import { TeamFile } from "./schemas";

const FILE = "content/tim.json";
const NOT_JSON = "Bukan JSON yang benar. Apit nama dan teks dengan kutip ganda, dan pisahkan isian dengan koma.";
const TRAILING_COMMA = "Hapus koma di belakang isian terakhir.";

/** The errors in content/tim.json. Its lines are found by the YAML parser, since JSON is a part of YAML. */
export function teamProblems(text: string): ContentProblem[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  const lineAt = (node: ParsedNode | null) => (node ? counter.linePos(node.range[0]).line : 1);
  const at = (line: number, field: string | null, message: string) => ({ file: FILE, line, field, message });

  const [error] = document.errors;
  if (error) {
    const message = error.code === "DUPLICATE_KEY" ? "Isian ini ditulis dua kali." : NOT_JSON;
    return [at(counter.linePos(error.pos[0]).line, null, message)];
  }
  if (!isJson(text)) {
    const comma = /,\s*[\]}]/u.exec(text);
    if (comma) return [at(counter.linePos(comma.index).line, null, TRAILING_COMMA)];
    return [at(lineAt(firstUnquoted(document.contents)), null, NOT_JSON)];
  }
  const result = TeamFile.safeParse(document.toJS());
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const [index, field] = issue.path;
    const person =
      typeof index === "number" && isSeq<ParsedNode>(document.contents) ? document.contents.items[index] : null;
    const named = (name: string) => {
      const pair = isMap<ParsedNode>(person)
        ? person.items.find(({ key }) => isScalar(key) && key.value === name)
        : undefined;
      return lineAt(pair?.key ?? person ?? null);
    };
    if (issue.code !== "unrecognized_keys") {
      return [at(named(String(field)), field === undefined ? null : String(field), issue.message)];
    }
    const known = Object.keys(TeamFile.element.shape).join(", ");
    return issue.keys.map((key) => at(named(key), key, `Isian ini tidak dikenal. Yang dikenal: ${known}.`));
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The first text that YAML takes and JSON does not. */
function firstUnquoted(contents: ParsedNode | null): ParsedNode | null {
  let found: ParsedNode | null = null;
  visit(contents, {
    Scalar: (_, node) => {
      const isText = typeof node.value === "string" && node.type !== "QUOTE_DOUBLE";
      if (!isText) return undefined;
      found = node as ParsedNode;
      return visit.BREAK;
    },
  });
  return found;
}
