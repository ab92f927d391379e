import type { Locator, Page } from "playwright/test";
import { newEvent, uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { HomePage } from "@/e2e/pages/home-page";
import { approvedPlace } from "@/e2e/places";
import { sendReport } from "@/e2e/reports";
import { test } from "@/e2e/staff";
import { addPartner } from "@/prisma/factories/partner";
import { addReport } from "@/prisma/factories/report";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The page has loaded and has had a moment with nothing to do, in which the video would have begun. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

const videosOf = (page: Page): string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (/\.(?:webm|mp4)$/u.test(path)) requested.push(path);
  });
  return requested;
};

test("without JavaScript everything can be read: words, figures, places, stories and reports", async ({
  browser,
  stack,
  staffApi,
  db,
}) => {
  const place = await approvedPlace(db, staffApi, { latitude: -6.123_456, longitude: 106.5 });
  const report = await sendReport(stack, { damage_type: "Pencemaran air" });
  const context = await browser.newContext({ baseURL: stack.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const home = new HomePage(page);
  await home.open();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mulai Jelajahi Sekarang" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Gabung Komunitas Sekarang!" })).toBeVisible();
  await expect(home.drawnFigure("Laporan lingkungan")).not.toHaveText("0");

  const card = home.card(place.name);
  await expect(card).toContainText(place.description);
  await expect(card).toContainText("-6.1235");
  await expect(card).toContainText("106.5000");
  await expect(page.getByRole("link", { name: report.damage_type }).first()).toBeVisible();
  for (const story of await page
    .getByRole("region", { name: /^Kabar/u })
    .getByRole("listitem")
    .all()) {
    await expect(story).toHaveCSS("opacity", "1");
    await expect(story.getByRole("link")).toBeVisible();
  }
  await expect(page.getByText("11.500+").first()).toBeVisible();
  await context.close();
});

test("the ways on lead to pages that are there", async ({ page, stack, staffApi, db }) => {
  await approvedPlace(db, staffApi);
  const home = new HomePage(page);
  await home.open();
  const ways = page.getByRole("main").getByRole("link");
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const own = [...new Set(addresses)].filter((address) => address.startsWith("/"));
  expect(own.length).toBeGreaterThan(4);
  for (const address of own) expect((await fetch(new URL(address, stack.url))).status, address).toBe(200);
});

test("a live figure counts from 0 in two seconds when it is first seen, and only then; a sourced one stands", async ({
  page,
  stack,
}) => {
  await sendReport(stack);
  await page.clock.install();
  const home = new HomePage(page);
  await home.open();
  const drawn = home.drawnFigure("Laporan lingkungan");
  await expect(drawn).toHaveText("0");
  await expect(page.locator("dd").filter({ hasText: /^11\.500\+$/u })).toHaveCount(1);
  const all = Number(await home.figure("Laporan lingkungan").textContent());
  await page.clock.pauseAt(Date.now() + 60_000);
  await drawn.evaluate((element) => {
    const values: number[] = [];
    Object.assign(window, { drawnValues: values });
    const note = () => values.push(Number(element.textContent));
    new MutationObserver(note).observe(element, { characterData: true, childList: true, subtree: true });
  });
  await drawn.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return Number(await drawn.textContent());
    })
    .toBeGreaterThan(0);
  expect(Number(await drawn.textContent()), "on its way").toBeLessThan(all);
  await page.clock.runFor(2000);
  await expect(drawn).toHaveText(String(all));

  await page.evaluate(() => scrollTo(0, 0));
  await drawn.scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  const values = await page.evaluate(() => (window as typeof window & { drawnValues: number[] }).drawnValues);
  expect(values).toEqual([...values].sort((one, other) => one - other));
});

test("the page is under nine screens of a phone, and knows the reader's province again", async ({ page, db }) => {
  const { code } = await addReport(db, { areaCode: "82.71", areaCertainty: "person", location: "Pasar Ternate" });
  const home = new HomePage(page);
  await home.open();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThan(9);
  const near = page.getByRole("region", { name: "Di sekitar Anda" });
  await near.getByLabel("Provinsi").selectOption("Maluku Utara");
  await expect(near.getByRole("link", { name: "Pasar Ternate" })).toHaveAttribute("href", `/laporan/${code}`);
  await page.reload();
  await expect(near.getByLabel("Provinsi")).toHaveValue("82");
  await expect(near.getByRole("link")).toHaveCount(3);
});

/** In the page: the words that stand on the screen now. */
function wordsInView(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest("script, [aria-hidden=true], .sr-only")
    ) {
      continue;
    }
    const { top, bottom, left, right } = parent.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) continue;
    words += (walker.currentNode.nodeValue ?? "").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  }
  return words;
}

test("to report, to join and to find a bank that is open today take four taps at most, past few words", async ({
  page,
  staffApi,
  db,
}) => {
  const event = await newEvent(staffApi, { title: `Tanam Bakau ${uniqueWord()}` });
  await addPartner(db, { name: `Bank Buka ${uniqueWord()}`, openDays: [1, 2, 3, 4, 5, 6, 7] });
  const main = page.getByRole("main");
  const ways: Record<string, { taps: Locator[]; done: Locator }> = {
    report: {
      taps: [page.getByRole("navigation", { name: "Pintasan" }).getByRole("link", { name: "Lapor" })],
      done: page.getByRole("button", { name: "Kirim laporan" }),
    },
    join: {
      taps: [
        main.getByRole("link", { name: "Mulai Jelajahi Sekarang" }),
        main.getByRole("link", { name: event.title }).first(),
      ],
      done: page.getByRole("button", { name: /^Daftar/u }).first(),
    },
    "a bank": {
      taps: [
        main.getByRole("link", { name: "Timbang sampah" }),
        page.getByRole("button", { name: "Buka hari ini" }),
        main.getByRole("link", { name: /^Bank Buka/u }).first(),
      ],
      done: main.getByText(/^Buka (?:sampai|hari ini)/u).first(),
    },
  };
  for (const [way, { taps, done }] of Object.entries(ways)) {
    await page.goto("/home");
    let words = 0;
    for (const target of taps) {
      // A list that is still being filtered is drawn once more.
      await expect(() => target.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
      words += await page.evaluate(wordsInView);
      await target.tap();
    }
    await expect(done, way).toBeVisible();
    expect(taps.length, way).toBeLessThanOrEqual(4);
    expect(words / taps.length, `${way}: words a screen`).toBeLessThan(110);
  }
});

test("the figures are those of the API", async ({ page, stack }) => {
  await sendReport(stack);
  const home = new HomePage(page);
  await home.open();
  const answer = await fetch(new URL("/api/public-stats/counts", stack.url));
  const counts = (await answer.json()) as Record<string, number>;
  for (const [label, count] of [
    ["Event Tanam Pohon", counts.eventCount],
    ["Bank Sampah", counts.bankSampahCount],
    ["Relawan", counts.relawanCount],
    ["Laporan lingkungan", counts.reportCount],
  ] as const) {
    await home.drawnFigure(label).scrollIntoViewIfNeeded();
    await expect(home.drawnFigure(label)).toHaveText(String(count));
    await expect(home.figure(label)).toHaveText(String(count));
  }
});

test.describe("when the figures and the places cannot be refreshed", () => {
  test.use({ expectedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/u] });

  test("the page says so and keeps what it has, until it is tried again", async ({ page, context, staffApi, db }) => {
    const place = await approvedPlace(db, staffApi);
    const home = new HomePage(page);
    await home.open();
    await atRest(page);
    await page.route(/\/api\/(?:public-stats|locations)/u, (route) => route.fulfill({ status: 500, body: "{}" }));
    await context.setOffline(true);
    await context.setOffline(false);
    const reports = home.figure("Laporan lingkungan");
    await expect(page.getByText("Terjadi kesalahan saat memuat statistik. Silakan coba lagi.")).toBeVisible();
    const problem = page.getByText("Terjadi kesalahan saat memuat lokasi. Silakan coba lagi.");
    await expect(problem).toBeVisible();
    await expect(reports).toHaveText(/\d/u);
    await expect(home.card(place.name)).toBeVisible();

    await page.unroute(/\/api\/(?:public-stats|locations)/u);
    await home.impact.getByRole("button", { name: "Coba lagi" }).click();
    await expect(problem).toBeHidden();
    await expect(home.card(place.name)).toBeVisible();
  });
});

const NOON = "2026-11-27T12:00:00+07:00";

test.describe("the moving picture", () => {
  test.use({ timezoneId: "Asia/Jakarta" });
  test("begins by itself, without sound, and stops for who asks", async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(home.video).toHaveJSProperty("paused", false);
    await expect(home.video).toHaveJSProperty("muted", true);
    // On a busy machine a browser takes its time to open its first film.
    const timeout = { timeout: 45_000 };
    await expect
      .poll(() => home.video.evaluate((video: HTMLVideoElement) => video.currentTime), timeout)
      .toBeGreaterThan(0);
    await page.getByRole("button", { name: "Hentikan gambar latar" }).click();
    await expect(home.video).toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: "Putar gambar latar" }).click();
    await expect(home.video).toHaveJSProperty("paused", false);

    await home.impact.scrollIntoViewIfNeeded();
    await expect(home.video, "out of sight").toHaveJSProperty("paused", true);
  });

  test("comes after the page and is that of the night in the dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const requested = videosOf(page);
    const home = new HomePage(page);
    await page.goto("/home", { waitUntil: "domcontentloaded" });
    await expect(home.video).toHaveJSProperty("paused", false);
    const times = await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const video = performance.getEntriesByType("resource").find(({ name }) => /\.(?:webm|mp4)$/u.test(name));
      return navigation && video ? { loaded: navigation.loadEventStart, started: video.startTime } : null;
    });
    const { loaded, started } = (await times.jsonValue()) ?? { loaded: 0, started: 0 };
    expect(started).toBeGreaterThan(loaded);
    expect(requested[0]).toContain("kampung-malam");
  });

  test("changes from night to day with the theme, by day", async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await page.emulateMedia({ colorScheme: "dark" });
    const home = new HomePage(page);
    await page.goto("/home");
    await expect(home.video.locator("source").first()).toHaveAttribute("src", /kampung-malam/u);
    await page.getByRole("button", { name: "Ganti tampilan terang atau gelap" }).click();
    await expect(home.video.locator("source").first()).toHaveAttribute("src", /kampung-siang/u);
  });

  test("does not come for who wants stillness", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const requested = videosOf(page);
    const home = new HomePage(page);
    await home.open();
    await atRest(page);
    await expect(home.video).toHaveCount(0);
    expect(requested).toEqual([]);
    await expect(home.drawnFigure("Laporan lingkungan")).toHaveText(
      (await home.figure("Laporan lingkungan").textContent()) ?? "",
    );
  });

  test("does not come for who saves data", async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const requested = videosOf(page);
    const home = new HomePage(page);
    await home.open();
    await atRest(page);
    await expect(home.video).toHaveCount(0);
    expect(requested).toEqual([]);
    await expect(page.locator("picture img").first()).toBeVisible();
  });
});

test.describe("waste banks", () => {
  const HERE = { latitude: -8.6573, longitude: 121.0794 };

  test("are sorted by distance for who tells where they are", async ({ page, context, staffApi, db }) => {
    const near = await approvedPlace(db, staffApi, { kind: "bank_sampah", ...HERE });
    for (const latitude of [-2.1, -2.2, -2.3]) {
      await approvedPlace(db, staffApi, { kind: "bank_sampah", latitude, longitude: 113.9 });
    }
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ ...HERE, latitude: HERE.latitude + 0.01 });
    const home = new HomePage(page);
    await home.open();
    await expect(home.wasteBanks.getByRole("listitem")).toHaveCount(3);
    await expect(home.wasteBanks).not.toContainText(near.name);
    // Registered with its prices, a little farther away than the one on the map.
    const registered = await addPartner(db, {
      name: `Bank Sampah ${uniqueWord()}`,
      prices: [{ name: "Kardus", rupiah: 1500 }],
      latitude: HERE.latitude - 0.01,
      longitude: HERE.longitude,
    });
    await home.wasteBanks.getByRole("button", { name: "Bank sampah terdekat" }).click();
    await expect(home.wasteBanks.getByRole("heading", { level: 2 })).toHaveText("Bank sampah terdekat dari Anda");
    const first = home.wasteBanks.getByRole("listitem").first();
    await expect(first).toContainText(near.name);
    await expect(first).toContainText("1,1 km dari Anda");
    await expect(home.wasteBanks.getByRole("listitem").nth(1)).toContainText("Kardus Rp1.500 per kg");
    await expect(home.wasteBanks.getByRole("link", { name: registered.name })).toHaveAttribute(
      "href",
      `/bank-sampah/${registered.slug}`,
    );
  });

  test("stay as they are for who does not", async ({ page, staffApi, db }) => {
    await approvedPlace(db, staffApi, { kind: "bank_sampah" });
    const home = new HomePage(page);
    await home.open();
    const before = await home.wasteBanks.getByRole("listitem").allTextContents();
    await home.wasteBanks.getByRole("button", { name: "Bank sampah terdekat" }).click();
    await expect(home.wasteBanks.getByRole("status")).toContainText("Izin lokasi ditolak");
    await expect(home.wasteBanks.getByRole("listitem")).toHaveText(before);
  });
});
