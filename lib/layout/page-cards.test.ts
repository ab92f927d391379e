import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { NAVIGATION } from "./navigation";
import { pageCard, pageCardPath } from "./page-cards";
import { pageAddresses } from "./sitemap";

it("gives every page that search engines are told of a card with its name and a drawing that exists", () => {
  for (const path of pageAddresses()) {
    const card = pageCard(path);
    expect(card?.title, path).toBeTruthy();
    expect(existsSync(`public/ilustrasi/${card?.drawing}-siang.svg`), path).toBe(true);
    expect(pageCardPath(path)).toBe(`/kartu${path}.jpg`);
  }
});

it("names the page, and above it what it belongs to", () => {
  expect(pageCard("/faq")).toMatchObject({ title: "FAQ", part: "Kontak" });
  expect(pageCard("/aksi")).toMatchObject({ title: "Aksi Hijau", part: "Gerakan warga" });
  expect(pageCard("/metodologi")).toMatchObject({ title: "Metodologi Kalkulator Karbon", part: "Gerakan warga" });
});

it("calls no page outside the navigation by the name of the home page", () => {
  const titles = pageAddresses().map((path) => pageCard(path)?.title);
  expect(titles).not.toContain(NAVIGATION[0]?.label);
});

it("shows the card of the page above where a page has none of its own", () => {
  expect(pageCardPath("/forum/pupuk-dari-dapur-7")).toBe("/kartu/forum.jpg");
});

it("has no card for what is not a page", () => {
  expect(pageCard("/entah")).toBeUndefined();
  expect(pageCard("/forum/pupuk-dari-dapur-7")).toBeUndefined();
  expect(pageCardPath("/entah/di-mana")).toBeUndefined();
});
