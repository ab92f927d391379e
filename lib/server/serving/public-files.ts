// Also read by next.config.ts, so it imports nothing of ours.
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Paths under which the files of `public/` are served. @param root folder of the project */
export function publicFiles(root: string): string[] {
  const folder = join(root, "public");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`);
}
