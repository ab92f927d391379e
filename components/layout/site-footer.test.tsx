import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type ContactLinks, NO_CONTACT } from "@/lib/layout/contact";
import { SiteFooter } from "./site-footer";

/** The addresses below a heading of the footer. */
function linksUnder(title: string, contact: ContactLinks): string[] {
  const markup = renderToStaticMarkup(<SiteFooter contact={contact} />);
  const group = new RegExp(`<nav aria-label="${title}">(.*?)</nav>`, "su").exec(markup)?.[1] ?? "";
  return [...group.matchAll(/href="([^"]+)"/gu)].map(([, href = ""]) => href);
}

it("leaves no heading empty before anybody has said who runs the site", () => {
  expect(linksUnder("Kontak", NO_CONTACT)).toEqual(["/hubungi"]);
  expect(linksUnder("Media Sosial", NO_CONTACT)).toEqual([
    "/laporan/rss.xml",
    "/event/rss.xml",
    "/coba-coding/rss.xml",
  ]);
});

it("shows what has been said instead, and who runs the site", () => {
  const contact = {
    organisation: "Komunitas Sungai",
    email: "halo@sungai.example",
    whatsapp: "6281234567890",
    repository: "https://kode.example/sungai",
    social: [{ label: "Instagram", href: "https://instagram.com/sungai" }],
  };
  expect(linksUnder("Kontak", contact)).toEqual([
    "mailto:halo@sungai.example",
    "https://wa.me/6281234567890",
    "https://kode.example/sungai",
  ]);
  expect(linksUnder("Media Sosial", contact)).toEqual(["https://instagram.com/sungai"]);
  const markup = renderToStaticMarkup(<SiteFooter contact={contact} />);
  expect(markup).toContain("komunitas Sulur. Situs ini dikelola Komunitas Sungai.");
});
