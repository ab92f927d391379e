import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";

/** In the rainy season. */
const EVENING = "2026-11-27T20:30:00+07:00";
const NOON = "2026-11-27T12:00:00+07:00";

test.use({ timezoneId: "Asia/Jakarta" });

const SCREENS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto("/home");
}

/** The hero's colours, and the file of the picture that is shown. */
function getHero(page: Page) {
  return page.evaluate(() => {
    const hero = document.querySelector("[aria-labelledby=judul]");
    const picture = [...(hero?.querySelectorAll("img") ?? [])].find((image) => image.checkVisibility());
    const colors = [...(hero?.querySelectorAll("h1, p, a") ?? [])].map((text) => {
      const { color, backgroundColor } = getComputedStyle(text);
      return [color, backgroundColor];
    });
    const ground = hero && getComputedStyle(hero).backgroundColor;
    return { picture: picture?.getAttribute("src"), ground, colors };
  });
}

test("at 20.30 the hero shows the night with readable words in both themes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openAt(page, EVENING);
  const dark = await getHero(page);
  expect(dark.picture).toBe("/video/kampung-malam.webp");
  await expectNoFaults(page, "/home at 20.30, dark", ["color-contrast"]);

  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  expect(await getHero(page)).toEqual(dark);
  await expectNoFaults(page, "/home at 20.30, light", ["color-contrast"]);

  await openAt(page, NOON);
  const noon = await getHero(page);
  expect(noon.picture).toBe("/video/kampung-siang.webp");
  expect(noon.colors).not.toEqual(dark.colors);
});

test("mode terik keeps the picture of the day at night", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("sulur_terik", "ya"));
  await openAt(page, EVENING);
  expect((await getHero(page)).picture).toBe("/video/kampung-siang.webp");
});

test("the largest paint at 20.30 is the picture of the night, and no other picture of the hero is drawn", async ({
  page,
}) => {
  await page.clock.setFixedTime(EVENING);
  const response = await page.goto("/home", { waitUntil: "load" });
  expect(await response?.text()).toContain('rel="preload" href="/video/kampung-malam.avif"');
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            resolve((list.getEntries().at(-1) as PerformanceEntry & { url: string }).url);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  await expect.poll(largest).toContain("/video/kampung-malam.avif");
});

/** In the page: which of the words are covered, by rain or by what they must not cover. */
function findCollisions(): string[] {
  const hero = document.querySelector("[aria-labelledby=judul]");
  const boxesOf = (selector: string) =>
    [...(hero?.querySelectorAll(selector) ?? [])]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const rain = [...(hero?.querySelectorAll("div") ?? [])]
    .filter((element) => getComputedStyle(element).backgroundImage.includes("hujan") && element.checkVisibility())
    .map((element) => (element.parentElement ?? element).getBoundingClientRect());
  const words = boxesOf("h1, p, a:not([tabindex])");
  const figures = boxesOf("svg a rect");
  const buttons = boxesOf("a:not([tabindex]):not(nav a)");
  return [
    ...(figures.length === 0 ? ["no figures"] : []),
    ...words.filter((box) => rain.some((drops) => meet(box, drops))).map((box) => `rain over ${box.x} ${box.y}`),
    ...buttons.filter((box) => figures.some((one) => meet(box, one))).map((box) => `figure under ${box.x} ${box.y}`),
    ...(rain.length > 0 ? [] : ["no rain"]),
  ];
}

test("rain falls at night only and beside the words, and buttons stand beside the figures", async ({ page }) => {
  await openAt(page, EVENING);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect.soft(await page.evaluate(findCollisions), `${screen.width} × ${screen.height}`).toEqual([]);
  }
  await openAt(page, NOON);
  expect(await page.evaluate(findCollisions), "under the sun").toEqual(["no rain"]);
});
