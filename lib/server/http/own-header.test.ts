import { expect, it } from "vitest";
import { openHeader, sealHeader } from "./own-header";

const opened = (value: string) => openHeader(new Headers({ "x-sulur-page": value }), "x-sulur-page");

it("reads what this process wrote, and nothing that somebody else made up", () => {
  expect(opened(sealHeader("/admin?a=1"))).toBe("/admin?a=1");
  expect(opened(sealHeader(""))).toBeNull();
  for (const forged of ["/admin", " /admin", "undefined /admin", `${"A".repeat(22)} /admin`])
    expect(opened(forged)).toBeNull();
  expect(openHeader(new Headers(), "x-sulur-page")).toBeNull();
});
