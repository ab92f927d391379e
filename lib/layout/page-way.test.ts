import { expect, it } from "vitest";
import { wayTo } from "./page-way";
import { pageAddresses } from "./sitemap";

const paths = (path: string) => wayTo(path).map((step) => step.path);

it("leads to pages outside the navigation by way of one in it", () => {
  expect(paths("/metodologi")).toEqual(["/home", "/edukasi", "/metodologi"]);
  expect(paths("/faq")).toEqual(["/home", "/kontak", "/faq"]);
});

it("leads from the home page to every page that search engines are told of", () => {
  for (const path of pageAddresses()) {
    expect(paths(path)[0], path).toBe("/home");
    expect(paths(path).at(-1), path).toBe(path);
    expect(paths(path).length, path).toBeGreaterThan(1);
  }
});
