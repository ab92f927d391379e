import { type Browser, devices, type Page } from "playwright";
import { waitForHydration } from "../../../e2e/hydration.ts";
import { INTERACTIONS, type Interaction } from "./page-interactions.ts";
import { printTable, quantile } from "./table.ts";

const SLOWED = 4;
const ROUNDS = 3;
/** The smallest duration that a browser reports. */
const SHORTEST_MS = 16;
const AIM_MS = 200;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: "id-ID" };

declare global {
  interface Window {
    slowest: { duration: number; name: string };
  }
}

/** Keeps the longest time from an input to the next painted frame. */
function watchInput(): void {
  window.slowest = { duration: 0, name: "" };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId || entry.duration <= window.slowest.duration) continue;
      window.slowest = { duration: entry.duration, name: entry.name };
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function measure(browser: Browser, origin: string, { path, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ ...PHONE, userAgent: devices["Pixel 7"]?.userAgent ?? "" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInput);
    await page.route(/tile/u, (route) => route.abort());
    await page.goto(`${origin}${path}`);
    await idle(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await act(page);
    await idle(page);
    return await page.evaluate(() => window.slowest.duration);
  } finally {
    await context.close();
  }
}

/** Two frames and an idle moment, so that what was painted has been reported. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
        );
      }),
  );
}

/**
 * Interaction to next paint of what people mainly do: the slowest input of each, on a processor four times slower.
 * @returns whether the middle of the rounds keeps the aim everywhere
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<boolean> {
  const chosen = INTERACTIONS.filter(({ path }) => paths.includes(path));
  if (chosen.length === 0) return true;
  await waitForHydration(browser);
  const rows: string[][] = [];
  let passed = true;
  for (const interaction of chosen) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(browser, origin, interaction));
    const usual = quantile(times, 0.5);
    passed &&= usual <= AIM_MS;
    rows.push([interaction.path, interaction.name, ...times.map(millisecondsText), usual <= AIM_MS ? "ya" : "TIDAK"]);
  }
  const rounds = Array.from({ length: ROUNDS }, (_, round) => `ke-${round + 1} ms`);
  printTable([`INP, prosesor 1/${SLOWED}`, "perbuatan", ...rounds, `≤ ${AIM_MS} ms`], rows);
  return passed;
}

const millisecondsText = (time: number) => (time < SHORTEST_MS ? `< ${SHORTEST_MS}` : String(time));
