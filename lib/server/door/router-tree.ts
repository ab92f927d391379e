/** No page of ours lies half as deep; what is deeper is only meant to cost time. */
const DEEPEST = 50;
const LONGEST = 6;
const PARAMETER_KINDS = /^(?:c|oc|d|(?:c|d)i\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/u;
const MARKS = new Set<unknown>(["refetch", "inside-shared-layout", "metadata-only"]);

/** Whether Next can read what the router in the browser says of the page it stands on; it answers 500 where it cannot. */
export function isRouterTree(header: string): boolean {
  try {
    return isTree(JSON.parse(decodeURIComponent(header)), 0);
  } catch {
    return false;
  }
}

function isTree(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > LONGEST || depth > DEEPEST) return false;
  const [segment, children, url = null, mark = null, hints = null, key = ""]: unknown[] = value;
  return (
    isSegment(segment) &&
    isChildren(children, depth) &&
    (url === null || isTexts(url, 2)) &&
    (mark === null || MARKS.has(mark)) &&
    (hints === null || typeof hints === "number") &&
    typeof key === "string"
  );
}

function isSegment(value: unknown): boolean {
  if (typeof value === "string") return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [name, text, kind, siblings]: unknown[] = value;
  const isNamed = typeof name === "string" && typeof text === "string";
  const isKnown = typeof kind === "string" && PARAMETER_KINDS.test(kind);
  return isNamed && isKnown && (siblings === null || isTexts(siblings));
}

function isChildren(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((child) => isTree(child, depth + 1));
}

function isTexts(value: unknown, count?: number): boolean {
  if (!Array.isArray(value) || !value.every((text) => typeof text === "string")) return false;
  return count === undefined || value.length === count;
}
