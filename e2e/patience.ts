import type { Browser, Page } from "playwright/test";

const MOST_MS = 5_000;
const MOVES = ["goto", "reload", "goBack", "goForward"] as const;

/**
 * A page is painted before its scripts are fetched, and nobody presses anything in the instant between: whatever opens a
 * page in this browser comes back once React has the page in hand. Where scripts are off or do not come, it waits in vain
 * and goes on.
 */
export async function waitForScripts(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const kind: Page = Object.getPrototypeOf(page);
  await page.close();
  for (const move of MOVES) {
    const original = kind[move] as (...given: unknown[]) => Promise<unknown>;
    async function patiently(this: Page, ...given: unknown[]) {
      const answer = await original.apply(this, given);
      if (!JSON.stringify(given).includes("waitUntil")) await untilTaken(this);
      return answer;
    }
    Object.defineProperty(kind, move, { value: patiently, configurable: true });
  }
}

async function untilTaken(page: Page): Promise<void> {
  const taken = () => !("__next_f" in self) || Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  await page.waitForFunction(taken, undefined, { timeout: MOST_MS }).catch(() => {});
}
