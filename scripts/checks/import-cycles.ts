import { importsOf, type Sources, servedSources } from "./imports";

/** Folders whose own folders import each other in one direction only. */
const ROOTS: readonly string[] = ["lib", "components"];

/** An import from one folder of a root into another. */
interface Edge {
  from: string;
  to: string;
  file: string;
  target: string;
}

/** @returns one message for each shortest cycle between the folders directly under `root`, types included */
export function importCycles(sources: Sources, root: string): string[] {
  const edges = edgesUnder(sources, root);
  const seen = new Set<string>();
  return edges.flatMap((edge) => {
    const cycle = [edge, ...(shortestWay(edges, edge.to, edge.from) ?? [])];
    const name = cycle
      .map(({ from }) => from)
      .toSorted()
      .join();
    if (cycle.length === 1 || seen.has(name)) return [];
    seen.add(name);
    return [messageOf(cycle)];
  });
}

/** One for each pair of folders: the first file that makes it. */
function edgesUnder(sources: Sources, root: string): Edge[] {
  const folderOf = (path: string) => new RegExp(`^${root}/[^/]+(?=/)`, "u").exec(path)?.[0];
  const edges = new Map<string, Edge>();
  for (const file of [...sources.keys()].toSorted()) {
    for (const target of importsOf(file, sources)) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === undefined || to === undefined || from === to) continue;
      if (!edges.has(`${from} ${to}`)) edges.set(`${from} ${to}`, { from, to, file, target });
    }
  }
  return [...edges.values()];
}

/** Breadth first. */
function shortestWay(edges: Edge[], start: string, end: string): Edge[] | undefined {
  const ways: { at: string; way: Edge[] }[] = [{ at: start, way: [] }];
  const reached = new Set<string>();
  for (const { at, way } of ways) {
    if (at === end) return way;
    if (reached.has(at)) continue;
    reached.add(at);
    for (const edge of edges) if (edge.from === at) ways.push({ at: edge.to, way: [...way, edge] });
  }
  return undefined;
}

function messageOf(cycle: Edge[]): string {
  const folders = [...cycle.map(({ from }) => from), cycle[0]?.from];
  const lines = cycle.map(({ file, target }) => `  ${file} imports ${target}`);
  return [
    `${folders.join(" → ")}: a cycle. Move what is imported to the folder that owns it, pass it as a parameter, or split the file.`,
    ...lines,
  ].join("\n");
}

if (import.meta.main) {
  const sources = servedSources();
  // A folder named on the command line is looked at as well, so that cycles can be counted before they are refused.
  const cycles = [...ROOTS, ...process.argv.slice(2)].flatMap((root) => importCycles(sources, root));
  for (const cycle of cycles) process.stderr.write(`${cycle}\n`);
  process.exitCode = cycles.length > 0 ? 1 : 0;
}
