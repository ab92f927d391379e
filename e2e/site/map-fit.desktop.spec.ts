import type { Locator, Page } from "playwright/test";
import { expect } from "@/e2e/fixtures";
import { HomePage } from "@/e2e/pages/home-page";
import { PlacesScreen } from "@/e2e/pages/places-screen";
import { ReportPage } from "@/e2e/pages/report-page";
import { approvedPlace } from "@/e2e/places";
import { decide, sendReportWithPhoto } from "@/e2e/reports";
import { test } from "@/e2e/staff";
import { addPlace } from "@/prisma/factories/place";

/** The ends of the country, and two places that stand in one spot from afar. */
const SPOTS = [
  { name: "Aceh", latitude: 5.55, longitude: 95.32 },
  { name: "Medan", latitude: 3.59, longitude: 98.67 },
  { name: "Surabaya", latitude: -7.295, longitude: 112.761 },
  { name: "Benowo", latitude: -7.219, longitude: 112.627 },
  { name: "Kupang", latitude: -10.17, longitude: 123.6 },
  { name: "Merauke", latitude: -8.49, longitude: 140.4 },
];

const VIEWPORTS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

interface Found {
  pins: number;
  clusters: number;
  outside: string[];
  namesNearPins: string[];
  isGroundWhole: boolean;
}

/** Finds pins and names that break the frame of a map at rest. */
async function inspect(map: Locator): Promise<Found> {
  let before = "";
  await expect
    .poll(async () => {
      const now = JSON.stringify(await look(map));
      const isAtRest = now === before;
      before = now;
      return isAtRest && (await look(map)).pins > 0;
    })
    .toBe(true);
  return look(map);
}

function look(map: Locator): Promise<Found> {
  return map.evaluate((element) => {
    const CLEAR = 14;
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const frame = boxOf(element);
    const pins = [...element.querySelectorAll(".sulur-pin, .sulur-cluster")];
    const names = [...element.querySelectorAll(".sulur-name:not([hidden])")];
    const isOutside = (box: DOMRect) =>
      box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    const isNear = (box: DOMRect, pin: DOMRect) =>
      box.left < pin.right + CLEAR &&
      pin.left - CLEAR < box.right &&
      box.top < pin.bottom + CLEAR &&
      pin.top - CLEAR < box.bottom;
    const tiles = [...element.querySelectorAll<HTMLImageElement>("img[src^='/ubin/']")].map(boxOf);
    const inset = 3;
    const corners = [frame.left + inset, frame.right - inset].flatMap((x) =>
      [frame.top + inset, frame.bottom - inset].map((y) => ({ x, y })),
    );
    return {
      pins: pins.length,
      clusters: element.querySelectorAll(".sulur-cluster").length,
      outside: pins.filter((pin) => isOutside(boxOf(pin))).map((pin) => pin.getAttribute("title") ?? ""),
      namesNearPins: names
        .filter((name) => pins.some((pin) => isNear(boxOf(name), boxOf(pin))))
        .map((name) => name.textContent ?? ""),
      isGroundWhole: corners.every(({ x, y }) =>
        tiles.some((tile) => tile.left <= x && x <= tile.right && tile.top <= y && y <= tile.bottom),
      ),
    };
  });
}

/** Layout shift since the page began. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The zooms at which a map asks for its names from now on, each answer once. */
function watchNames(page: Page): () => { zooms: string[]; isAnyTwice: boolean } {
  let paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/ubin/nama/")) paths.push(pathname);
  });
  return () => {
    const requested = paths;
    paths = [];
    const zooms = [...new Set(requested.map((path) => path.split("/")[3] ?? ""))];
    return { zooms, isAnyTwice: new Set(requested).size < requested.length };
  };
}

test("all of the country lies inside each map, on drawn ground, with no name at a pin, and nothing jumps or loads twice", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  for (const spot of SPOTS) await addPlace(db, { ...spot, kind: "taman_kota", status: "APPROVED" });
  await approvedPlace(db, staffApi);
  for (const { latitude, longitude } of [SPOTS[0], SPOTS[5]].flatMap((spot) => spot ?? [])) {
    await decide(staffApi, await sendReportWithPhoto(stack, { latitude, longitude }), "verify", "PENDING");
  }
  const fits = { outside: [], namesNearPins: [], isGroundWhole: true };
  const once = { zooms: [expect.any(String)], isAnyTwice: false };
  const takeNames = watchNames(page);
  for (const viewport of VIEWPORTS) {
    await test.step(`${viewport.width} pixels wide`, async () => {
      await page.setViewportSize(viewport);
      const places = new PlacesScreen(page);
      await places.openAtRest();
      const all = await inspect(places.map);
      expect(all, "/peta-lokasi").toMatchObject(fits);
      expect(all.pins, "places on /peta-lokasi").toBeGreaterThan(2);
      expect(takeNames(), "names on /peta-lokasi").toEqual(once);
      expect(await layoutShift(page), "layout shift of /peta-lokasi").toBeLessThanOrEqual(0.01);

      const home = new HomePage(page);
      await home.open();
      await home.showMap();
      const few = await inspect(home.map);
      expect(few, "/home").toMatchObject(fits);
      expect(takeNames(), "names on /home").toEqual(once);
      expect(few.clusters, "what would lie over each other on /home").toBeGreaterThan(0);

      const report = new ReportPage(page);
      await report.open();
      await report.showMap();
      expect(await inspect(report.map), "/laporan").toMatchObject(fits);
      expect(takeNames(), "names on /laporan").toEqual(once);
    });
  }
});
