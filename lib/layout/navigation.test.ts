import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  availableAddresses,
  availableNavigation,
  BOTTOM_PLACES,
  isCurrent,
  NAVIGATION,
  type NavigationItem,
  onlyAvailable,
  QUICK_LINKS,
  stepsTo,
} from "./navigation";

const items: NavigationItem[] = [
  { label: "Satu", href: "/satu", available: true },
  { label: "Dua", href: "/dua", available: false },
  {
    label: "Induk",
    href: "/induk",
    available: false,
    children: [
      { label: "Ada", href: "/induk-ada", available: true },
      { label: "Belum", href: "/induk-belum", available: false },
    ],
  },
  { label: "Kosong", href: "/kosong", available: true, children: [{ label: "Belum", href: "/x", available: false }] },
];

describe("navigation", () => {
  it("keeps the spec's items and addresses in its order", () => {
    expect(NAVIGATION.map((item) => item.label)).toEqual([
      "Home",
      "Aksi Hijau",
      "Edukasi",
      "Komunitas",
      "Blog",
      "Testimoni",
      "Tentang",
      "Kontak",
    ]);
    expect(NAVIGATION.flatMap((item) => item.children?.map((child) => child.href) ?? [item.href])).toEqual([
      "/home",
      ...["/laporan", "/peta-lokasi", "/bank-sampah", "/event"],
      ...["/tipk", "/video"],
      ...["/relawan", "/forum", "/komunitas"],
      ...["/coba-coding", "/tips"],
      ...["/warga", "/hijau"],
      ...["/virtual-tour", "/our-team", "/museum-history", "/cara-kerja"],
      ...["/hubungi", "/faq"],
    ]);
  });

  it("shows children that have a page, and parents that have such a child", () => {
    expect(availableNavigation(items)).toEqual([
      items[0],
      { ...items[2], children: [{ label: "Ada", href: "/induk-ada", available: true }] },
    ]);
  });

  it("counts the address of a parent only where a child has it", () => {
    expect([...availableAddresses(items)]).toEqual(["/satu", "/induk-ada"]);
    expect(onlyAvailable([{ href: "/induk" }, { href: "/induk-ada" }], items)).toEqual([{ href: "/induk-ada" }]);
  });

  it("leads only to pages that exist", () => {
    for (const address of availableAddresses()) {
      const folders = ["(public)", "(account)", ""].map((group) => `app/${group}${address}/page.tsx`);
      expect(
        folders.filter((file) => existsSync(file)),
        address,
      ).toHaveLength(1);
    }
  });

  it("has every place of the footer and of the bar in the navigation too", () => {
    const known = NAVIGATION.flatMap((item) => item.children?.map((child) => child.href) ?? [item.href]);
    for (const link of [...QUICK_LINKS, ...BOTTOM_PLACES]) expect(known).toContain(link.href);
  });

  it("leads from the home page to a child by way of its parent", () => {
    expect(stepsTo("/faq").map(({ path }) => path)).toEqual(["/home", "/kontak", "/faq"]);
    expect(stepsTo("/kontak").map(({ name }) => name)).toEqual(["Home", "Kontak"]);
    expect(stepsTo("/entah")).toHaveLength(1);
  });

  it("marks a page and the pages below it, not its namesakes", () => {
    expect(isCurrent("/laporan", "/laporan")).toBe(true);
    expect(isCurrent("/laporan/LP-261120-0001", "/laporan")).toBe(true);
    expect(isCurrent("/laporan-lama", "/laporan")).toBe(false);
  });
});
