import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp, { type OverlayOptions } from "sharp";
import { waitForHydration } from "@/e2e/hydration";
import { openStack } from "@/e2e/server";
import { untilStill } from "@/e2e/wait-for-animations";
import { ROOT } from "./root";
import { CHROMIUM } from "./testing/chromium";

const FOLDER = join(ROOT, "docs/screenshots");
const SHEET = join(tmpdir(), "sulur-screenshots");
const MOST_HEIGHT = 2400;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.getByText("Memuat peta…").waitFor({ state: "hidden" });
  await untilStill(page);
  const png = await page.screenshot();
  await writeFile(join(FOLDER, `${name}.webp`), await sharp(png).webp({ quality: 82 }).toBuffer());
}

async function residents(browser: Browser, url: string): Promise<void> {
  const code = ((await (await fetch(`${url}/api/reports?status=IN_PROGRESS`)).json()) as { code: string }[])[0]?.code;
  for (const [device, options] of Object.entries({ hp: PHONE, layar: DESKTOP })) {
    const page = await browser.newPage({ ...options, locale: "id-ID", colorScheme: "light" });
    for (const [name, path] of Object.entries({ beranda: "/home", laporan: "/laporan", satu: `/laporan/${code}` })) {
      await page.goto(`${url}${path}`);
      await shoot(page, `${name}-${device}`);
    }
    await page.close();
  }
  const dark = await browser.newPage({ ...PHONE, locale: "id-ID", colorScheme: "dark" });
  await dark.goto(`${url}/home`);
  await shoot(dark, "beranda-gelap");
  await dark.close();
}

async function signInAsStaff(page: Page, url: string, password: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole("switch", { name: "Masuk sebagai admin" }).click();
  await page.getByLabel("Password Admin").fill(password);
  await page.getByRole("button", { name: "Buka dasbor admin" }).click();
  await page.waitForURL("**/admin");
}

async function desk(browser: Browser, url: string, password: string): Promise<void> {
  for (const [device, options] of Object.entries({ hp: PHONE, layar: DESKTOP })) {
    const page = await browser.newPage({ ...options, locale: "id-ID" });
    await signInAsStaff(page, url, password);
    await page.goto(`${url}/admin/laporan`);
    await page.getByRole("list", { name: "Antrean laporan" }).getByRole("link").first().click();
    await page.getByRole("region", { name: "Tindakan untuk" }).waitFor();
    await shoot(page, `meja-${device}`);
    await page.close();
  }
}

/** Every page without a parameter, and of each kind with one the first that the sitemap names. */
async function pageTypes(url: string): Promise<string[]> {
  const fixed = globSync("app/**/page.tsx", { cwd: ROOT })
    .filter((file) => !file.includes("["))
    .map(
      (file) =>
        `/${file
          .split("/")
          .slice(1, -1)
          .filter((part) => !part.startsWith("("))
          .join("/")}`,
    );
  const parts = addressesOf(await (await fetch(`${url}/sitemap.xml`)).text());
  const named = (await Promise.all(parts.map(async (part) => addressesOf(await (await fetch(part)).text())))).flat();
  const first = new Map(
    named
      .map((address) => new URL(address).pathname)
      .filter((path) => path.split("/").length > 2)
      .reverse()
      .map((path) => [path.split("/")[1], path]),
  );
  // One leads on by itself after a while, and would take the next one away.
  return [...new Set([...fixed, ...first.values()])].filter((path) => path !== "/akses-ditolak").sort();
}

function addressesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = ""]) => address);
}

/** One strip a page type, a phone and a screen by day and by night, and a sheet that shows them all. */
async function contactSheet(browser: Browser, url: string, password: string): Promise<void> {
  const looks = await Promise.all(
    [PHONE, DESKTOP].flatMap((options) =>
      (["light", "dark"] as const).map(async (colorScheme) => {
        const page = await browser.newPage({
          ...options,
          deviceScaleFactor: 1,
          locale: "id-ID",
          colorScheme,
          reducedMotion: "reduce",
        });
        await signInAsStaff(page, url, password);
        return page;
      }),
    ),
  );
  const names: string[] = [];
  for (const path of await pageTypes(url)) {
    const pictures: OverlayOptions[] = [];
    let left = 0;
    for (const page of looks) {
      await page.goto(`${url}${path}`);
      await page.getByText("Memuat peta…").waitFor({ state: "hidden" });
      const { width } = page.viewportSize() ?? PHONE.viewport;
      // What is lazy comes when it is in sight for the first time.
      await page.screenshot({ fullPage: true });
      await untilStill(page);
      const height = Math.min(MOST_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
      pictures.push({
        input: await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } }),
        left,
        top: 0,
      });
      left += width + 16;
    }
    const name = `${path.slice(1).replaceAll("/", "_") || "awal"}.webp`;
    const sheet = sharp({ create: { width: left, height: MOST_HEIGHT, channels: 3, background: "#888" } }).composite(
      pictures,
    );
    await writeFile(join(SHEET, name), await sheet.webp({ quality: 80 }).toBuffer());
    names.push(name);
  }
  const rows = names.map((name) => `<h2>${name}</h2><img src="${name}" loading="lazy" style="max-width:100%">`);
  await writeFile(
    join(SHEET, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Sulur</title>${rows.join("\n")}`,
  );
  process.stdout.write(`${join(SHEET, "index.html")}\n`);
}

/** Makes the README's pictures anew, from the built application with its sample reports; `all`: a sheet of every page type. */
const all = process.argv[2] === "all";
await mkdir(all ? SHEET : FOLDER, { recursive: true });
const { stack, takeDown } = await openStack(true);
const browser = await chromium.launch(CHROMIUM);
await waitForHydration(browser);
try {
  if (all) await contactSheet(browser, stack.url, stack.adminPassword);
  else {
    await residents(browser, stack.url);
    await desk(browser, stack.url, stack.adminPassword);
  }
} finally {
  await browser.close();
  await takeDown();
}
