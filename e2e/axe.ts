import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";
import { untilStill } from "./stillness.ts";

/** @param what is looked at, for who reads the failure */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  // What is still fading in has less contrast than it will have.
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
  expect(faults, what).toEqual([]);
}

/** The same in light and in dark, without loading the page again. */
export async function expectNoFaultsInBoth(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page, `${what}, ${colorScheme}`);
  }
}
