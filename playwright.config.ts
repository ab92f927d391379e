import "./scripts/alias.mjs";
import { defineConfig } from "playwright/test";
import { CHROMIUM } from "./scripts/testing/chromium.ts";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const FOR_DESKTOP = /\.desktop\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Each has a server and a database of its own, and takes the next file when it is done with one.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "id-ID",
    timezoneId: "Pacific/Kiritimati",
    launchOptions: CHROMIUM,
    // A worker that answers hides what a page asks from the tests that listen; e2e/offline and the check-in allow it.
    serviceWorkers: "block",
    // Drawing what moves takes a fifth of the browser's time; tests whose subject it is let it move.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Recording every step costs time in every test; ask for it when a failure is not understood: TRACE=1.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "phone", use: PHONE, testIgnore: FOR_DESKTOP },
    { name: "desktop", use: DESKTOP, testMatch: FOR_DESKTOP },
  ],
});
