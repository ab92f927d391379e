// Lets plain Node resolve what Next and TypeScript resolve: `@/…`, imports without an ending, `server-only`.
import { existsSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join, resolve as resolvePath } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(import.meta.dirname);
const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".js", ".json"];

/** @param {string} path */
function findFile(path) {
  for (const ending of ENDINGS) {
    const candidate = `${path}${ending}`;
    if (existsSync(candidate) && statSync(candidate).isFile()) return pathToFileURL(candidate).href;
  }
  return undefined;
}

/**
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function ownFile(specifier, parent) {
  if (specifier === "server-only") return findFile(join(root, "scripts/testing/empty.ts"));
  if (specifier.startsWith("@/")) return findFile(join(root, specifier.slice(2)));
  const relative = specifier.startsWith("./") || specifier.startsWith("../");
  if (!relative || !parent?.startsWith("file:") || parent.includes("/node_modules/")) return undefined;
  return findFile(resolvePath(dirname(fileURLToPath(parent)), specifier));
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = ownFile(specifier, context.parentURL);
    if (found) return nextResolve(found, context);
    // Next has no exports map: `next/cache` is a file only with its ending.
    if (/^next\/[\w/-]+$/.test(specifier)) return nextResolve(`${specifier}.js`, context);
    return nextResolve(specifier, context);
  },
});
