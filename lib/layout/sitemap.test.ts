import { expect, it } from "vitest";
import { pageAddresses, SITEMAP_PARTS, sitemapIndexXml, sitemapPartOf, sitemapPartPath, sitemapXml } from "./sitemap";

it("names every page once, by its canonical address", () => {
  const addresses = pageAddresses();
  expect(addresses).toContain("/tentang");
  expect(addresses).toContain("/kontak");
  expect(addresses).not.toContain("/our-team");
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("writes addresses so that XML stays whole, with the day of the last change where it is known", () => {
  const xml = sitemapXml([
    { url: "https://sulur.test/a?b=1&c=2", changed: "2027-01-31" },
    { url: "https://sulur.test/d" },
  ]);
  expect(xml).toContain("<url><loc>https://sulur.test/a?b=1&amp;c=2</loc><lastmod>2027-01-31</lastmod></url>");
  expect(xml).toContain("<url><loc>https://sulur.test/d</loc></url>");
  expect(sitemapIndexXml(["https://sulur.test/x.xml"])).toContain(
    "<sitemap><loc>https://sulur.test/x.xml</loc></sitemap>",
  );
});

it("finds each part again by its file", () => {
  for (const part of SITEMAP_PARTS) expect(sitemapPartOf(sitemapPartPath(part).replace("/sitemap/", ""))).toBe(part);
  expect(sitemapPartOf("entah.xml")).toBeUndefined();
});
