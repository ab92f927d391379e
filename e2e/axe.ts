import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./fixtures";
import { untilStill } from "./wait-for-animations";

/** The rules whose answer depends on the theme; all others look at the same elements in both. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** @param what is looked at, for who reads the failure @param rules all of axe's unless named */
export async function expectNoFaults(page: Page, what: string, rules: string[] = []): Promise<void> {
  // What is still fading in has less contrast than it will have.
  await untilStill(page);
  // Legacy mode looks from within the page, instead of opening another page for each look; what is right needs no list.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const faults = violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
  expect(faults, what).toEqual([]);
}

/** The same in light and in dark, without loading the page again. */
export async function expectNoFaultsInBoth(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoFaults(page, `${what}, dark`, OF_COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoFaults(page, `${what}, light`);
}
