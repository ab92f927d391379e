import { chromium, type Page } from "playwright";
import { isHydrated } from "@/e2e/hydration";
import { openStack } from "@/e2e/server";
import { printTable, quantile } from "@/scripts/proofs/table";
import { CHROMIUM } from "@/scripts/testing/chromium";
import { publicPages } from "./page-list";

const ROUNDS = 5;
/** A cheap phone on a slow 4G connection, as Lighthouse throttles one. */
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: "id-ID" };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWED = 4;
const KINDS = ["/home", "/laporan", "/peta-lokasi", "/event", "/laporan/", "/forum/"];
const SETTLED_MS = 1_500;

interface Seen {
  lcp: number;
  inp: number;
}

/** Time to the largest paint and the slowest press of each page; beside another running build where BENCH_OTHER names it. */
export async function run(): Promise<void> {
  const { stack, takeDown } = await openStack(true);
  const origins = [stack.url, process.env.BENCH_OTHER].filter((origin) => origin !== undefined);
  const browser = await chromium.launch(CHROMIUM);
  const rows: string[][] = [];
  try {
    for (const kind of KINDS) {
      const all = await Promise.all(
        origins.map(async (origin) => {
          const paths = await publicPages(origin);
          return `${origin}${paths.find((path) => path === kind || (kind.endsWith("/") && path.startsWith(kind)))}`;
        }),
      );
      const seen: Seen[][] = all.map(() => []);
      // In turns, so that what else the machine does hits all alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, url] of all.entries()) {
          const context = await browser.newContext(PHONE);
          seen[index]?.push(await visit(await context.newPage(), url).finally(() => context.close()));
        }
      }
      const middle = (rounds: Seen[], name: keyof Seen) =>
        quantile(
          rounds.map((one) => one[name]),
          0.5,
        ).toFixed(0);
      rows.push([kind, ...seen.flatMap((rounds) => [middle(rounds, "lcp"), middle(rounds, "inp")])]);
    }
  } finally {
    await browser.close();
    await takeDown();
  }
  printTable(["prosesor 1/4, 4G lambat", ...origins.flatMap(() => ["LCP ms", "INP ms"])], rows);
}

/** Opens a page as a new visitor, then the menu and the profile card. */
async function visit(page: Page, url: string): Promise<Seen> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.addInitScript(() => {
    Object.assign(window, { seen: { lcp: 0, inp: 0 } });
    const watch = (type: string, note: (entry: PerformanceEntry & { interactionId?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit);
    watch("largest-contentful-paint", (entry) => Object.assign(Reflect.get(window, "seen"), { lcp: entry.startTime }));
    watch("event", (entry) => {
      const seen = Reflect.get(window, "seen") as Seen;
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
    });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(SETTLED_MS);
  for (const name of ["Lainnya", "Profil"]) {
    await page.getByRole("button", { name }).first().tap();
    await page.waitForTimeout(SETTLED_MS);
    await page.keyboard.press("Escape");
  }
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => Reflect.get(window, "seen") as Seen);
}
