import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Manifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** What no route answers, and thus anybody can make up without end. */
export const NO_ROUTE = "other";

/** Which route of the build a path belongs to, e.g. `/laporan/[code]`; so that measurements do not grow with the addresses. */
export class RouteTemplates {
  readonly #fixed: ReadonlySet<string>;
  readonly #patterns: readonly (readonly [pattern: RegExp, page: string])[];

  constructor(manifest: z.infer<typeof Manifest>) {
    this.#fixed = new Set(manifest.staticRoutes.map(({ page }) => page));
    this.#patterns = manifest.dynamicRoutes.map(({ page, regex }) => [new RegExp(regex), page] as const);
  }

  /** @param buildFolder where `next build` put its result */
  static async of(buildFolder: string): Promise<RouteTemplates> {
    return new RouteTemplates(
      Manifest.parse(JSON.parse(await readFile(join(buildFolder, "routes-manifest.json"), "utf8"))),
    );
  }

  of(pathname: string): string {
    if (this.#fixed.has(pathname)) return pathname;
    return this.#patterns.find(([pattern]) => pattern.test(pathname))?.[1] ?? NO_ROUTE;
  }
}
