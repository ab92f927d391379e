import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { availableAddresses, type NavigationItem } from "@/lib/layout/navigation";
import { pageDocuments, SEARCH_PAGES } from "./pages";

it("has every place of the navigation, and only pages that exist", () => {
  const paths = pageDocuments().map(({ path }) => path);
  for (const address of availableAddresses()) expect(paths).toContain(address);
  for (const path of paths) {
    const files = ["(public)", "(account)", ""].map((group) => `app/${group}${path}/page.tsx`);
    expect(
      files.filter((file) => existsSync(file)),
      path,
    ).toHaveLength(1);
  }
  expect(new Set(SEARCH_PAGES.map(({ path }) => path)).size).toBe(SEARCH_PAGES.length);
});

it("leaves out what the navigation does not show yet", () => {
  const items: NavigationItem[] = [{ label: "Forum", href: "/forum", available: false }];
  expect(pageDocuments(items).map(({ path }) => path)).not.toContain("/forum");
});
