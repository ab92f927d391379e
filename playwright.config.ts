import "./scripts/alias.mjs";
import { defineConfig } from "playwright/test";
import { announcedStack } from "./e2e/stack.ts";
import { CHROMIUM } from "./scripts/testing/chromium.ts";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const FOR_DESKTOP = /\.desktop\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/server.ts",
  outputDir: "test-results",
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    // Known in the workers, which start after the global setup.
    baseURL: announcedStack()?.url,
    locale: "id-ID",
    timezoneId: "Pacific/Kiritimati",
    launchOptions: CHROMIUM,
    screenshot: "only-on-failure",
    // Recording every step costs time in every test; ask for it when a failure is not understood: TRACE=1.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "phone", use: PHONE, testIgnore: FOR_DESKTOP },
    { name: "desktop", use: DESKTOP, testMatch: FOR_DESKTOP },
  ],
});
