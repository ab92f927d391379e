import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "@/scripts/root";

/** Source by path from the root, e.g. `lib/reports/rules.ts`. */
export type Sources = ReadonlyMap<string, string>;

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gu;
/** Tests, and what fills databases for them and for demonstrations, stand around the application as scripts do. */
const AROUND = /\.test\.tsx?$|\/test-[^/]*\.ts$|^prisma\/(?:demo|factories|seed|upgrades)/u;
const SERVED = /^(?:app|components|lib|prisma)\/|^(?:server\.mjs|(?:instrumentation|proxy\.\w+)\.ts)$/u;

/** Served files that a file imports, types and dynamic imports included. */
export function importsOf(path: string, sources: Sources): string[] {
  const specifiers = (sources.get(path) ?? "").matchAll(IMPORT);
  return [...specifiers].flatMap(([, named, loaded]) => {
    const target = targetOf(path, named ?? loaded ?? "", sources);
    return target !== undefined && SERVED.test(target) ? [target] : [];
  });
}

/** @returns the path that an import means, or undefined for a package */
function targetOf(from: string, specifier: string, sources: Sources): string | undefined {
  const inside = specifier.startsWith("@/") ? specifier.slice(2) : undefined;
  const path = specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : inside;
  if (path === undefined) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((name) => sources.has(name)) ?? path;
}

export function servedSources(): Sources {
  const git = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const paths = git.stdout.split("\n").filter((path) => /\.(?:tsx?|mjs)$/u.test(path) && SERVED.test(path));
  const entries = paths.filter((path) => !AROUND.test(path)).map((path) => [path, read(path)] as const);
  return new Map(entries.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}

/** Undefined for a file that is deleted but not yet committed. */
function read(path: string): string | undefined {
  try {
    return readFileSync(join(ROOT, path), "utf8");
  } catch {
    return undefined;
  }
}
