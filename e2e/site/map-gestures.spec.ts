import type { CDPSession, Locator, Page } from "playwright/test";
import { eventIn } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { AddPlacePage } from "@/e2e/pages/add-place-page";
import { HomePage } from "@/e2e/pages/home-page";
import { PlacesScreen } from "@/e2e/pages/places-screen";
import { ReportPage } from "@/e2e/pages/report-page";
import { approvedPlace } from "@/e2e/places";
import { decide, sendReportWithPhoto } from "@/e2e/reports";
import { test } from "@/e2e/staff";

interface Written {
  event: string;
  place: string;
  report: string;
}

interface Shown {
  name: string;
  open: (page: Page, written: Written) => Promise<Locator>;
}

const smallMap = (name: string, pathOf: (written: Written) => string): Shown => ({
  name,
  open: async (page, written) => {
    await page.goto(pathOf(written));
    return page.getByRole("region", { name: /^Peta/u });
  },
});

const MAPS: Shown[] = [
  {
    name: "home",
    open: async (page) => {
      const home = new HomePage(page);
      await home.open();
      return home.map;
    },
  },
  {
    name: "reports",
    open: async (page) => {
      const report = new ReportPage(page);
      await report.open();
      await report.showMap();
      return report.map;
    },
  },
  {
    name: "the report form's picker",
    open: async (page) => {
      const report = new ReportPage(page);
      await report.open();
      return (await report.showPlacePicker()).getByRole("region");
    },
  },
  {
    name: "the new place's picker",
    open: async (page) => {
      const add = new AddPlacePage(page);
      await add.open();
      return add.form.getByRole("region", { name: /Titik/u });
    },
  },
  smallMap("event", ({ event }) => event),
  smallMap("place", ({ place }) => place),
  smallMap("report", ({ report }) => report),
];

const PLACES: Shown = {
  name: "places",
  open: async (page) => {
    const screen = new PlacesScreen(page);
    await screen.openAtRest();
    return screen.map;
  },
};

test.beforeEach(async ({ page }) => {
  // A page that scrolls smoothly moves after the test has looked.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Shown in the middle of the screen, drawn and at rest. @returns a spot beside its pin */
async function bringIntoView(map: Locator): Promise<Spot> {
  await expect(map).toBeAttached();
  await map.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(map.locator("img.leaflet-tile").first()).toBeAttached();
  await map.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  let before = "";
  await expect
    .poll(async () => {
      const now = JSON.stringify([await viewOf(map), await map.boundingBox()]);
      const isAtRest = now === before;
      before = now;
      return isAtRest;
    })
    .toBe(true);
  const box = await map.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.3, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.6 };
}

/** Changes with every pan and zoom, and not when the page scrolls. */
function viewOf(map: Locator): Promise<string> {
  return map.evaluate((element) => {
    const transforms = [...element.querySelectorAll<HTMLElement>(".leaflet-map-pane, .leaflet-tile-container")].map(
      ({ style }) => style.transform,
    );
    const zooms = [...element.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].map(
      ({ src }) => /\/(\d+)\/\d+\/\d+/u.exec(src)?.[1],
    );
    return JSON.stringify([transforms, [...new Set(zooms)].sort()]);
  });
}

const topOf = async (map: Locator) => (await map.boundingBox())?.y ?? Number.NaN;

async function expectPageMoves(map: Locator, gesture: () => Promise<unknown>): Promise<void> {
  const [top, view] = [await topOf(map), await viewOf(map)];
  await gesture();
  await expect.poll(async () => Math.abs((await topOf(map)) - top), "pixels that the page moved").toBeGreaterThan(20);
  expect(await viewOf(map), "the map").toBe(view);
}

async function expectMapMoves(map: Locator, gesture: () => Promise<unknown>): Promise<void> {
  const [top, view] = [await topOf(map), await viewOf(map)];
  await gesture();
  await expect.poll(() => viewOf(map), "the map").not.toBe(view);
  expect(await topOf(map), "the page").toBeCloseTo(top, 0);
}

test.describe("by mouse", () => {
  test.use({ viewport: { width: 1280, height: 640 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  test("a wheel scrolls the page over every map, and moves the map with Ctrl or after a press", async ({
    page,
    stack,
    staffApi,
    db,
  }) => {
    const written = await write(stack, staffApi, db);
    for (const { name, open } of [PLACES, ...MAPS]) {
      await test.step(name, async () => {
        const map = await open(page, written);
        const spot = await bringIntoView(map);
        await page.mouse.move(spot.x, spot.y);
        await expectPageMoves(map, () => page.mouse.wheel(0, 60));
        const again = await bringIntoView(map);
        await page.mouse.move(again.x, again.y);
        await page.keyboard.down("Control");
        await expectMapMoves(map, () => page.mouse.wheel(0, -240));
        await page.keyboard.up("Control");
      });
    }
    const map = await PLACES.open(page, written);
    const spot = await bringIntoView(map);
    await page.mouse.click(spot.x, spot.y);
    await expectMapMoves(map, () => page.mouse.wheel(0, -240));
    await page.mouse.move(spot.x, 20);
    await page.mouse.wheel(0, 60);
    const again = await bringIntoView(map);
    await page.mouse.move(again.x, again.y);
    await expectPageMoves(map, () => page.mouse.wheel(0, 60));
  });
});

interface Spot {
  x: number;
  y: number;
}

/** Fingers that go down, move in steps and go up. @param step of each finger, in pixels */
async function touch(session: CDPSession, fingers: readonly { from: Spot; step: Spot }[]): Promise<void> {
  const pointsAfter = (steps: number) =>
    fingers.map(({ from, step }, id) => ({ x: from.x + step.x * steps, y: from.y + step.y * steps, id }));
  const began = Date.now() / 1000;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", steps: number, at: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : pointsAfter(steps),
      // Slowly, and at rest in the end, so that the page does not run on.
      timestamp: began + at / 10,
    });
  await send("touchStart", 0, 0);
  for (let steps = 1; steps <= STEPS; steps += 1) await send("touchMove", steps, steps);
  await send("touchMove", STEPS, STEPS + 5);
  await send("touchEnd", STEPS, STEPS + 10);
}

const STEPS = 6;

const oneFinger = (session: CDPSession, from: Spot) => touch(session, [{ from, step: { x: 0, y: -12 } }]);

/** Apart, which comes nearer. */
const twoFingers = (session: CDPSession, { x, y }: Spot) =>
  touch(session, [
    { from: { x: x - 20, y }, step: { x: -6, y: 0 } },
    { from: { x: x + 20, y }, step: { x: 6, y: 0 } },
  ]);

test("one finger scrolls the page over every map but the full-screen one, and two fingers move the map", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  const written = await write(stack, staffApi, db);
  const session = await page.context().newCDPSession(page);
  for (const { name, open } of MAPS) {
    await test.step(name, async () => {
      const map = await open(page, written);
      const spot = await bringIntoView(map);
      await expectPageMoves(map, () => oneFinger(session, spot));
      const again = await bringIntoView(map);
      await expectMapMoves(map, () => twoFingers(session, again));
      await map.getByRole("button", { name: "Geser peta ini" }).tap();
      const awake = await bringIntoView(map);
      await expectMapMoves(map, () => oneFinger(session, awake));
      expect(await page.evaluate(() => visualViewport?.scale), "the page is not magnified").toBe(1);
    });
  }
  const map = await PLACES.open(page, written);
  const { x } = await bringIntoView(map);
  await expectMapMoves(map, async () => oneFinger(session, { x, y: (await topOf(map)) + 140 }));
});

async function write(
  stack: Parameters<typeof sendReportWithPhoto>[0],
  staffApi: Parameters<typeof decide>[0],
  db: Parameters<typeof eventIn>[0],
): Promise<Written> {
  const event = await eventIn(db, "Gorontalo");
  const place = await approvedPlace(db, staffApi);
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  return { event: `/event/${event.slug}`, place: `/peta-lokasi/${place.slug}`, report: `/laporan/${report.code}` };
}
