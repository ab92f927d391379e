// Prints the files that Node loads for the scripts it is given: each one's imports, and theirs.
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** @type {Set<string>} */
const files = new Set();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (found.url.startsWith("file:")) files.add(fileURLToPath(found.url));
    return found;
  },
});

for (const script of process.argv.slice(2)) await import(pathToFileURL(resolve(script)).href);
process.stdout.write([...files].join("\n"));
