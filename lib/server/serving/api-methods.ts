import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const EXPORTED =
  /^export (?:const|async function|function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b|(?<=^export \{[^}]*)\bas (GET|HEAD|POST|PUT|PATCH|DELETE)\b/gmu;

/**
 * The methods of each route of the API, by its template: Next answers any other with 405, but without `Allow`.
 * @param root where the sources lie; without them nothing is known
 */
export function apiMethods(root: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync("app/api/**/route.ts", { cwd: root }).map((file) => {
      const found = [...readFileSync(join(root, file), "utf8").matchAll(EXPORTED)].map(
        ([, own, as]) => own ?? as ?? "",
      );
      const read = found.includes("GET") ? ["GET", "HEAD"] : [];
      return [`/${file.slice("app/".length, -"/route.ts".length)}`, [...new Set([...read, ...found, "OPTIONS"])]];
    }),
  );
}
