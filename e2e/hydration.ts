import type { Browser, Page } from "playwright/test";

const MOST_MS = 5_000;
const MOVES = ["goto", "reload", "goBack", "goForward"] as const;

/**
 * Whatever opens a page in this browser comes back once React has hydrated it, as nobody presses anything in the instant
 * between. Where scripts are off or do not come, it goes on after a while.
 */
export async function waitForHydration(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const kind: Page = Object.getPrototypeOf(page);
  await page.close();
  for (const move of MOVES) {
    const original = kind[move] as (...given: unknown[]) => Promise<unknown>;
    async function openAndWait(this: Page, ...given: unknown[]) {
      const answer = await original.apply(this, given);
      if (!JSON.stringify(given).includes("waitUntil")) await untilHydrated(this);
      return answer;
    }
    Object.defineProperty(kind, move, { value: openAndWait, configurable: true });
  }
}

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: MOST_MS }).catch(() => {});
}

/** In the page: whether React has hydrated it (`useHydratedMark` says so), or never will. */
export function isHydrated(): boolean {
  const root = document.documentElement;
  const isOurs = document.querySelector("script[src^='/_next/']") !== null;
  return root.hasAttribute("data-hydrated") || !isOurs || matchMedia("(scripting: none)").matches;
}
