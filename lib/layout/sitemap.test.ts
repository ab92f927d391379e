import { expect, it } from "vitest";
import { pageAddresses, sitemapXml } from "./sitemap";

it("names every page once, by its canonical address", () => {
  const addresses = pageAddresses();
  expect(addresses).toContain("/tentang");
  expect(addresses).toContain("/kontak");
  expect(addresses).not.toContain("/our-team");
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("leaves out what has no page yet", () => {
  const items = [
    { label: "Induk", href: "/induk", available: false, children: [{ label: "Ada", href: "/ada", available: true }] },
    { label: "Belum", href: "/belum", available: false },
  ];
  expect(pageAddresses(items).slice(0, 1)).toEqual(["/ada"]);
  expect(pageAddresses(items)).not.toContain("/belum");
});

it("writes addresses so that XML stays whole", () => {
  expect(sitemapXml(["https://sulur.test/a?b=1&c=2"])).toContain("<loc>https://sulur.test/a?b=1&amp;c=2</loc>");
});
