import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/** @param what is looked at, for who reads the failure */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
  expect(faults, what).toEqual([]);
}
