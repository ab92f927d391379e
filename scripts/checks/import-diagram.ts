import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/root";
import { importsOf, type Sources, servedSources } from "./imports";

const PAGE = join(ROOT, "docs/architecture.md");
const BEGIN = "<!-- npm run diagram writes from here -->";
const END = "<!-- to here -->";

const ENTRY = "server.mjs, instrumentation.ts, proxy.*.ts";
const PAGES = "app: pages";
const ROUTES = "app/api: routes";
const SCREENS = "components/…";
const UI = "components/ui";
const SERVER = "lib/server";
const DATABASE_SIDE = "lib/(feature): queries, commands, mails";
const SHARED_SIDE = "lib/(feature): rules, schemas, policy, view";
const BOTH_SIDES = "lib/http, lib/format";
const KERNEL = "lib/kernel";
const PRISMA = "prisma";
/** As they stand in the picture, from top to bottom. */
const LAYERS = [
  ENTRY,
  PAGES,
  ROUTES,
  SCREENS,
  UI,
  SERVER,
  DATABASE_SIDE,
  SHARED_SIDE,
  BOTH_SIDES,
  KERNEL,
  PRISMA,
] as const;
type Layer = (typeof LAYERS)[number];

function layerOf(path: string, sources: Sources): Layer {
  const [top = "", second = ""] = path.split("/");
  if (top === "app") return second === "api" ? ROUTES : PAGES;
  if (top === "components") return second === "ui" ? UI : SCREENS;
  if (top === "prisma") return PRISMA;
  if (top !== "lib") return ENTRY;
  if (second === "server") return SERVER;
  if (second === "kernel") return KERNEL;
  if (second === "http" || second === "format") return BOTH_SIDES;
  return /^import "server-only"/mu.test(sources.get(path) ?? "") ? DATABASE_SIDE : SHARED_SIDE;
}

/** The folder that a table names: a feature, or a part of the server. */
function featureOf(path: string): string | undefined {
  const [top, feature = "", file] = path.split("/");
  const isFeature = top === "lib" && file !== undefined && !["server", "kernel", "http", "format"].includes(feature);
  return isFeature ? `lib/${feature}` : undefined;
}

function serverPartOf(path: string): string | undefined {
  const [, part, rest] = /^lib\/server\/([^/]+)(\/)?/u.exec(path) ?? [];
  return part && rest ? `lib/server/${part}` : undefined;
}

/** Pairs of who imports and what, both as `nameOf` calls them. */
function importsBetween(sources: Sources, nameOf: (path: string) => string | undefined): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sources.keys()) {
    const from = nameOf(path);
    if (from === undefined) continue;
    const targets = found.get(from) ?? new Set<string>();
    found.set(from, targets);
    for (const target of importsOf(path, sources)) {
      const to = nameOf(target);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return found;
}

function picture(sources: Sources): string {
  const imports = importsBetween(sources, (path) => layerOf(path, sources));
  const idOf = (layer: Layer) => `n${LAYERS.indexOf(layer)}`;
  const boxes = LAYERS.map((layer) => `  ${idOf(layer)}["${layer}"]`);
  const arrows = LAYERS.flatMap((from) =>
    LAYERS.filter((to) => imports.get(from)?.has(to)).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ["```mermaid", "flowchart TD", ...boxes, ...arrows, "```"].join("\n");
}

function table(head: string, imports: Map<string, Set<string>>): string {
  const short = (name: string) => name.split("/").at(-1);
  const rows = [...imports].toSorted().map(([from, to]) => [`\`${from}\``, [...to].map(short).toSorted().join(", ")]);
  const all = [[head, "imports"], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = lineOf(widths.map((width) => "-".repeat(width)));
  return [lineOf(all[0] ?? []), rule, ...rows.map(lineOf)].join("\n");
}

/** What the architecture page shows of these sources, in Markdown. */
export function importDiagram(sources: Sources): string {
  return [
    picture(sources),
    "Which feature knows which:",
    table("Feature", importsBetween(sources, featureOf)),
    "And within the server:",
    table("Folder", importsBetween(sources, serverPartOf)),
  ].join("\n\n");
}

/** @throws Error when the page has no place for it */
export function withDiagram(page: string, diagram: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/architecture.md needs the lines ${BEGIN} and ${END}.`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${diagram}\n\n${page.slice(end)}`;
}

/** `npm run diagram` draws it anew; with `--check` it only says whether that is due. */
if (import.meta.main) {
  const page = readFileSync(PAGE, "utf8");
  const drawn = withDiagram(page, importDiagram(servedSources()));
  if (!process.argv.includes("--check")) writeFileSync(PAGE, drawn);
  else if (drawn !== page) {
    process.stderr.write("The import diagram in docs/architecture.md is out of date: npm run diagram\n");
    process.exitCode = 1;
  }
}
