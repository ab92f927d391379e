import { dirname, join } from "node:path";

/** The checkout. */
export const ROOT = dirname(import.meta.dirname);

/** Where Next puts what it builds; another name lets two builds lie side by side. */
export const DIST_DIR = join(ROOT, process.env.NEXT_DIST_DIR ?? ".next");

export const NEXT_COMMAND = join(ROOT, "node_modules/next/dist/bin/next");
