import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { NAVIGATION } from "@/lib/layout/navigation";
import { pageDocuments } from "./pages";

it("has every place of the navigation, each page once, and only pages that exist", () => {
  const paths = pageDocuments().map(({ path }) => path);
  for (const item of NAVIGATION) for (const { href } of item.children ?? [item]) expect(paths).toContain(href);
  for (const path of paths) {
    const files = ["(public)", "(account)", ""].map((group) => `app/${group}${path.replace(/#.*/u, "")}/page.tsx`);
    expect(
      files.filter((file) => existsSync(file)),
      path,
    ).toHaveLength(1);
  }
  expect(new Set(paths).size).toBe(paths.length);
});
