import type { Page, Response } from "playwright";
import { compress, isWorthCompressing } from "@/lib/server/serving/stored-answer";

/** Kinds as browsers name them; what a page fetches for later, such as links' data, is the rest. */
const KINDS: Readonly<Record<string, keyof Weight>> = {
  document: "html",
  stylesheet: "css",
  script: "js",
  font: "font",
  image: "image",
};

/** Bytes of the bodies of a first visit. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  font: number;
  image: number;
  other: number;
}

export const totalOf = (weight: Weight): number => Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);

/**
 * Weighs what a first visit transfers before anything is scrolled to, without films and other sites' map tiles.
 * Browsers ask for brotli only over https, so each body is compressed here as our server keeps it.
 */
export class Scales {
  /** Files that several pages share are compressed once. */
  readonly #known = new Map<string, Promise<number>>();

  /** @param until what has to be there besides, where a slow machine is quiet for a while before it fetches on */
  async weigh(page: Page, url: string, until = async (_: Page) => {}): Promise<Weight> {
    const { origin } = new URL(url);
    const responses: Response[] = [];
    const note = (response: Response) => {
      // What the page before has still asked for is not of this one, and its body is gone.
      if (response.request().isNavigationRequest()) responses.length = 0;
      responses.push(response);
    };
    page.on("response", note);
    await page.goto(url, { waitUntil: "networkidle" });
    await until(page);
    page.off("response", note);
    const weight: Weight = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
    for (const response of responses) {
      const kind = response.request().resourceType();
      // A request that the page gave up, e.g. of a map that moved on, has no body.
      const isGivenUp = response.request().failure() !== null;
      if (kind === "media" || isGivenUp || !ofPage(origin, response)) continue;
      weight[KINDS[kind] ?? "other"] += await this.#bytesOf(response);
    }
    return weight;
  }

  #bytesOf(response: Response): Promise<number> {
    const forever = new URL(response.url()).pathname.startsWith("/_next/static/");
    const known = forever ? this.#known.get(response.url()) : undefined;
    const bytes = known ?? compressedBytes(response, forever ? Number.POSITIVE_INFINITY : 1);
    if (forever) this.#known.set(response.url(), bytes);
    return bytes;
  }
}

/** Residents' photos come and go with what they report. */
function ofPage(origin: string, response: Response): boolean {
  return response.url().startsWith(`${origin}/`) && !response.url().startsWith(`${origin}/api/photos/`);
}

async function compressedBytes(response: Response, storedSeconds: number): Promise<number> {
  if (response.status() >= 300) return 0;
  const body = await response.body();
  if (!isWorthCompressing(response.headers()["content-type"] ?? "", body)) return body.byteLength;
  return (await compress(body, "br", storedSeconds)).byteLength;
}
