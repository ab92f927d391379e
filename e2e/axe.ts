import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";
import { untilStill } from "./stillness.ts";

/** @param what is looked at, for who reads the failure */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  // What is still fading in has less contrast than it will have.
  await untilStill(page);
  // Legacy mode looks from within the page, instead of opening another page for each look; what is right needs no list.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
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
