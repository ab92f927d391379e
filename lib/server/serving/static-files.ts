import { readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { extname, join, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { isCompressible } from "./encodings";
import { KeptAnswer } from "./kept-answer";
import type { PlannedResponse } from "./response";

const PREFIX = "/_next/static/";
const MAX_BYTES = 48 * 1024 * 1024;
const LARGEST_FILE_BYTES = 2 * 1024 * 1024;
const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** The build's files, whose names change with their content. Only what was there at the start is served. */
export class StaticFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #headers: readonly string[];
  readonly #answers = new LRUCache<string, KeptAnswer>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });

  private constructor(folder: string, names: ReadonlySet<string>, headers: readonly string[]) {
    this.#folder = folder;
    this.#names = names;
    this.#headers = headers;
  }

  /**
   * @param buildFolder where `next build` put its result
   * @param headers name, value, name, value … of every answer
   */
  static async of(buildFolder: string, headers: readonly string[]): Promise<StaticFiles> {
    const folder = join(buildFolder, "static");
    const names = new Set<string>();
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      if (!file.isFile() || !(extname(file.name) in CONTENT_TYPES)) continue;
      if ((await stat(path)).size <= LARGEST_FILE_BYTES) names.add(path.slice(folder.length + 1).replaceAll(sep, "/"));
    }
    return new StaticFiles(folder, names, headers);
  }

  /** @returns false where this is not for the build's files */
  answer(request: IncomingMessage, response: PlannedResponse, pathname: string): boolean {
    if (!pathname.startsWith(PREFIX) || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const name = pathname.slice(PREFIX.length);
    if (!this.#names.has(name)) return false;
    const kept = this.#answers.get(name);
    if (kept) kept.send(request, response);
    else
      this.#read(name).then(
        (answer) => answer.send(request, response),
        (error: unknown) => response.fail(error),
      );
    return true;
  }

  async #read(name: string): Promise<KeptAnswer> {
    const body = await readFile(join(this.#folder, name));
    // Several first requests may have read it at once; they share what the first one compresses.
    const known = this.#answers.get(name);
    if (known) return known;
    const type = CONTENT_TYPES[extname(name)] ?? "application/octet-stream";
    const compressible = isCompressible(type);
    const headers = [
      ...this.#headers,
      ...["Content-Type", type, "Cache-Control", "public, max-age=31536000, immutable"],
      ...(compressible ? ["Vary", "Accept-Encoding"] : []),
    ];
    const answer = new KeptAnswer({ status: 200, headers, body, compressible, lasting: true });
    this.#answers.set(name, answer);
    return answer;
  }
}
