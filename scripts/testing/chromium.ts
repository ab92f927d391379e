import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The system's browser; without one, Playwright looks for its own, which it can download on an open network. */
const installed = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

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
