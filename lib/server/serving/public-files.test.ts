import { expect, it } from "vitest";
import { publicFiles } from "./public-files";

it("names files only, for a folder may have the name of a page", () => {
  const paths = publicFiles(process.cwd());
  expect(paths).toContain("/ikon/sulur-192.png");
  expect(paths.filter((path) => !/^\/[\w/-]+\.\w+$/u.test(path))).toEqual([]);
});
