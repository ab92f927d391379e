import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalTarget, originForm } from "./request-target";

describe("an address in its normal form stays as it is", () => {
  it.each([
    "/",
    "/?",
    "/laporan?status=baru&q=%20%2f..//",
    "/laporan/",
    "/cari?q=%20",
    "/cari?q=a?b/../c",
    "/kisah/kota%20hijau%3F",
    "/_next/static/chunks/app/%5Bid%5D/page.js",
    "/api/events/12/seats/c-7",
    "/...",
    "/.well-known/security.txt",
    "/a..b/..c/d..",
    "/%252e%252e/x",
    "/@a:b;c=1,2|[x]'!$&()*+~",
  ])("%s", (target) => expect(normalTarget(target)).toBe(target));
});

describe("another form leads to the normal one", () => {
  it.each([
    ["/api/reports/%2e%2e/support", "/api/support"],
    ["/api/reports/.%2E/support", "/api/support"],
    ["/api/events/%2e/register", "/api/events/register"],
    ["/zzz/%2e%2e/api/logout?a=%2e%2e", "/api/logout?a=%2e%2e"],
    ["/%66aq", "/faq"],
    ["/%4C%50%2d1%5F%7e%39%7A/%20%2C", "/LP-1_~9z/%20%2C"],
    ["/../../etc/passwd", "/etc/passwd"],
    ["//evil.example/x", "/evil.example/x"],
    ["/\\evil.example", "/evil.example"],
    ["/%2e//evil.example", "/evil.example"],
    ["/laporan//1", "/laporan/1"],
    ["/laporan\\1", "/laporan/1"],
    ["/a/b/..", "/a/"],
    ["/a/..", "/"],
    ["/a/.", "/a/"],
    ["///", "/"],
  ])("%s → %s", (target, normal) => expect(normalTarget(target)).toBe(normal));
});

describe("an address without a normal form is refused", () => {
  it.each([
    "",
    "*",
    "laporan",
    "\\evil.example",
    "ftp://other.test/",
    "/a%2fb",
    "/a%2Fb",
    "/a%5cb",
    "/a%00",
    "/%",
    "/%zz",
    "/%F0%9F",
    "/%ed%a0%80",
    "/a\u00e9",
    "/a b",
    "/a\0",
    "/a#b",
    "/a?b#c",
  ])("%j", (target) => expect(normalTarget(target)).toBeNull());
});

describe("a whole address", () => {
  it.each([
    ["http://other.test/laporan?a=1", "/laporan?a=1"],
    ["HTTPS://other.test:8080/a/../b", "/a/../b"],
    ["http://other.test", "/"],
    ["http://other.test?a=/", "/?a=/"],
    ["http://other.test//evil.example", "//evil.example"],
    ["http://", "http://"],
    ["/laporan", "/laporan"],
  ])("%s gives its path: %s", (target, path) => expect(originForm(target)).toBe(path));
});

const part = fc.constantFrom(
  ..."/ \\ . .. %2e %2E%2e %2f %5C %00 % %F0%9F %C3%A9 // a b [ ] ? # é \0 evil.example http: @".split(" "),
);
const target = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("")}`);
const SITE = "http://sulur.test";

describe("every address", () => {
  it("is normal once it was made so", () => {
    fc.assert(
      fc.property(target, (any) => {
        const normal = normalTarget(any);
        if (normal !== null) expect(normalTarget(normal)).toBe(normal);
      }),
      { numRuns: 2_000 },
    );
  });

  it("stays on this site, and means the same to whoever normalises or decodes it", () => {
    fc.assert(
      fc.property(target, (any) => {
        const normal = normalTarget(any);
        if (normal === null) return;
        const read = new URL(normal, SITE);
        expect(read.origin).toBe(SITE);
        const path = normal.split("?", 1)[0] ?? "";
        expect(read.pathname).toBe(path);
        const segments = decodeURIComponent(path).split("/");
        expect(segments).toHaveLength(path.split("/").length);
        expect(segments.slice(1, -1)).not.toContain("");
        expect(segments.some((segment) => segment === "." || segment === "..")).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it("of plain segments is left alone, whatever its query", () => {
    const segment = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => !/[/\\\0]/u.test(text) && text !== "." && text !== "..")
      .map((text) => encodeURIComponent(text));
    const query = fc.string().map((text) => (text === "" ? "" : `?${encodeURIComponent(text)}`));
    fc.assert(
      fc.property(fc.array(segment), query, (segments, requested) => {
        const plain = `/${segments.join("/")}${requested}`;
        expect(normalTarget(plain)).toBe(plain);
      }),
    );
  });
});
