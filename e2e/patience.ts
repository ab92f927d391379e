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
  await page.waitForFunction(isTaken, undefined, { timeout: MOST_MS }).catch(() => {});
}

/** In the page: whether React has it in hand, or has no part in it. */
export function isTaken(): boolean {
  if (!("__next_f" in self)) return true;
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
  const container = key === undefined ? undefined : Reflect.get(document, key);
  return container !== undefined && !container.stateNode?.current?.memoizedState?.isDehydrated;
}
