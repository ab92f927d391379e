import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOTTOM_PLACES, isCurrent, JOB_TILES, NAVIGATION, QUICK_LINKS, stepsTo } from "./navigation";

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

  it("leads only to pages that exist", () => {
    const addresses = NAVIGATION.flatMap((item) => [item.href, ...(item.children ?? []).map(({ href }) => href)]);
    const tiles = JOB_TILES.map(({ href }) => href.replace(/#.*/u, ""));
    for (const address of [...addresses, ...tiles]) {
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
    expect(stepsTo("/kontak").map(({ name }) => name)).toEqual(["Beranda", "Kontak"]);
    expect(stepsTo("/entah")).toHaveLength(1);
  });

  it("marks a page and the pages below it, not its namesakes", () => {
    expect(isCurrent("/laporan", "/laporan")).toBe(true);
    expect(isCurrent("/laporan/LP-261120-0001", "/laporan")).toBe(true);
    expect(isCurrent("/laporan-lama", "/laporan")).toBe(false);
  });
});
