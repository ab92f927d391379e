import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures";

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
