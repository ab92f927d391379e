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

/** Only our sources are written without endings; what is built or installed knows its way.
 * @param {string | undefined} parent */
const isOurs = (parent) =>
  parent !== undefined && /\.(ts|tsx|mjs)$/.test(parent) && !/\/(node_modules|\.next[^/]*)\//.test(parent);

/**
 * @param {string} specifier
 * @param {string} parent
 */
function ownFile(specifier, parent) {
  if (specifier === "server-only") return findFile(join(root, "scripts/testing/empty.ts"));
  if (specifier.startsWith("@/")) return findFile(join(root, specifier.slice(2)));
  if (!specifier.startsWith("./") && !specifier.startsWith("../")) return undefined;
  return findFile(resolvePath(dirname(fileURLToPath(parent)), specifier));
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL;
    if (!parent?.startsWith("file:") || !isOurs(parent)) return nextResolve(specifier, context);
    // Next has no exports map: `next/cache` is a file only with its ending.
    const named = /^next\/[\w/-]+$/.test(specifier) ? `${specifier}.js` : specifier;
    return nextResolve(ownFile(specifier, parent) ?? named, context);
  },
});
