import { expect, it, vi } from "vitest";
import { openHeader, sealHeader } from "./own-header";

vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
vi.stubEnv("SITE_URL", "https://sulur.example");
vi.stubEnv("AUTH_SECRET", "a".repeat(40));

const opened = (value: string) => openHeader(new Headers({ "x-sulur-page": value }), "x-sulur-page");

it("reads what this site wrote, and nothing that somebody else made up", () => {
  expect(opened(sealHeader("/admin?a=1"))).toBe("/admin?a=1");
  expect(opened(sealHeader(""))).toBeNull();
  for (const forged of ["/admin", " /admin", "undefined /admin", `${"A".repeat(43)} /admin`])
    expect(opened(forged)).toBeNull();
  expect(openHeader(new Headers(), "x-sulur-page")).toBeNull();
});
