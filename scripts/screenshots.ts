import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { waitForHydration } from "../e2e/hydration.ts";
import { openStack } from "../e2e/server.ts";
import { untilStill } from "../e2e/wait-for-animations.ts";
import { ROOT } from "./root.ts";
import { CHROMIUM } from "./testing/chromium.ts";

const FOLDER = join(ROOT, "docs/screenshots");
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

async function desk(browser: Browser, url: string, password: string): Promise<void> {
  for (const [device, options] of Object.entries({ hp: PHONE, layar: DESKTOP })) {
    const page = await browser.newPage({ ...options, locale: "id-ID" });
    await page.goto(`${url}/login`);
    await page.getByRole("switch", { name: "Masuk sebagai admin" }).click();
    await page.getByLabel("Password Admin").fill(password);
    await page.getByRole("button", { name: "Buka dasbor admin" }).click();
    await page.waitForURL("**/admin");
    await page.goto(`${url}/admin/laporan`);
    await page.getByRole("list", { name: "Antrean laporan" }).getByRole("link").first().click();
    await page.getByRole("region", { name: "Tindakan untuk" }).waitFor();
    await shoot(page, `meja-${device}`);
    await page.close();
  }
}

/** Makes the README's pictures anew, from the built application with its sample reports. */
await mkdir(FOLDER, { recursive: true });
const { stack, takeDown } = await openStack(true);
const browser = await chromium.launch(CHROMIUM);
await waitForHydration(browser);
try {
  await residents(browser, stack.url);
  await desk(browser, stack.url, stack.adminPassword);
} finally {
  await browser.close();
  await takeDown();
}
