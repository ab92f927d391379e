import type { Page } from "playwright/test";
import { expect } from "../fixtures.ts";

/** Opens the report form, and waits until the worker has what opens it without a signal. */
export async function withWorker(page: Page): Promise<void> {
  await page.goto("/laporan");
  const isReady = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      return Boolean((await caches.match("/laporan")) && (await caches.match("/sulur-bagian")));
    });
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}
