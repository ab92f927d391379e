import { type CDPSession, chromium, type Page } from "playwright";
import { CHROMIUM } from "../../testing/chromium.ts";
import { growPlaces } from "./bulk.ts";
import { withServers } from "./server-room.ts";
import { printTable, quantile } from "./table.ts";

const PLACES = Number(process.env.BENCH_MARKERS ?? 100_000);
const SCREEN = { width: 1280, height: 800 };
/** From the page's opening zoom out to the whole country. */
const STEPS_OUT = 7;
const ROUNDS = 3;
/** A marker for each of 100,000 places keeps Leaflet busy for minutes: its list of listeners grows by one a marker and is searched for each. */
const TIMEOUT_MS = 3_600_000;

interface Work {
  /** Main-thread time in milliseconds. */
  busy: number;
  longest: number;
}

/** What a deed makes the main thread do until it has been idle again. */
async function workOf(page: Page, session: CDPSession, action: () => Promise<unknown>): Promise<Work> {
  const busyNow = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const before = await busyNow();
  const start = await page.evaluate(() => performance.now());
  await action();
  await atRest(page);
  const busy = (await busyNow()) - before;
  const longest = await page.evaluate(
    (since) => Math.max(0, ...window.longTasks.filter((task) => task.start >= since).map((task) => task.ms)),
    start,
  );
  return { busy, longest };
}

declare global {
  interface Window {
    longTasks: { start: number; ms: number }[];
  }
}

function watchLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ start: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });
}

/** Two frames and an idle moment after what has been asked for is there. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
}

async function opened(url: string): Promise<{ page: Page; session: CDPSession; close(): Promise<void> }> {
  const browser = await chromium.launch(CHROMIUM);
  // The frames of an animation cost what the graphics card leaves over; what is shown is the same without.
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: "reduce" });
  await page.addInitScript(watchLongTasks);
  await page.route(/tile/u, (route) => route.abort());
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return { page, session, close: () => browser.close() };
}

/** Each step of zooming out; the last one shows the whole country. */
async function ours(origin: string): Promise<Work[]> {
  const { page, session, close } = await opened(`${origin}/peta-lokasi`);
  try {
    const out = page.getByRole("button", { name: "Perkecil peta" });
    await out.scrollIntoViewIfNeeded();
    await page.locator(".leaflet-marker-icon").first().waitFor();
    const steps: Work[] = [];
    for (let step = 0; step < STEPS_OUT; step += 1) {
      const work = await workOf(page, session, async () => {
        const answered = page.waitForResponse((response) => response.url().includes("/api/locations/map"));
        await out.click();
        await answered;
      });
      steps.push(work);
    }
    return steps;
  } finally {
    await close();
  }
}

async function plain(origin: string): Promise<{ shown: Work; step: Work }> {
  const { page, session, close } = await opened(`${origin}/markers`);
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    const show = page.getByRole("button", { name: "Tampilkan" });
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    const markers = page.locator(".leaflet-marker-icon");
    const shown = await workOf(page, session, async () => {
      await show.click();
      await markers.first().waitFor({ state: "attached" });
    });
    const step = await workOf(page, session, () => page.getByRole("button", { name: "Zoom in" }).click());
    return { shown, step };
  } finally {
    await close();
  }
}

function row(name: string, works: Work[]): string[] {
  const median = (pick: (work: Work) => number) => quantile(works.map(pick), 0.5).toFixed(0);
  return [name, median(({ busy }) => busy), median(({ longest }) => longest)];
}

/** The main thread's work to show a view of very many places: our map, and a marker for each. */
export function run(): Promise<void> {
  return withServers(async (room) => {
    await growPlaces(room.databaseUrl, PLACES);
    const sulur = await room.sulur({ SEED: "none" });
    const minimal = await room.minimalNext();
    const steps: Work[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      steps.push(await ours(sulur.origin));
    }
    const { shown, step } = await plain(minimal.origin);
    const last = steps.flatMap((works) => works.slice(-1));
    printTable(
      [`${PLACES.toLocaleString("id")} lokasi di layar`, "utas utama ms", "tugas terpanjang ms"],
      [
        row("Sulur, seluruh Indonesia", last),
        row("Sulur, tiap langkah ke sana", steps.flat()),
        row("react-leaflet polos, semua penanda (sekali)", [shown]),
        row("react-leaflet polos, satu langkah zum (sekali)", [step]),
      ],
    );
  });
}
