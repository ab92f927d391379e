import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { Refusal } from "../refusal.ts";

/** The shell first: it draws no window around each page, which saves a third of the time. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The one named, or the system's; without one, Playwright looks for its own, which it can download on an open network. */
const installed = process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path));

/** How tests, benches and pictures start the browser: without looks into the network or the graphics card. */
export const CHROMIUM = {
  ...(installed && { executablePath: installed }),
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** @throws Refusal where no browser starts */
export async function assertChromium(): Promise<void> {
  try {
    await (await chromium.launch(CHROMIUM)).close();
  } catch (error) {
    if (process.env.DEBUG) process.stderr.write(`${error}\n`);
    throw new Refusal(
      `Chromium ${installed ? `di ${installed} tidak ada atau tidak mau berjalan` : "tidak ada"}, padahal uji peramban (e2e) memerlukannya. Pasang Chromium (Debian: apt-get install chromium-headless-shell) atau isi CHROMIUM_PATH.`,
    );
  }
}
