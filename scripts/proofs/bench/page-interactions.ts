import type { Page } from "playwright";

/** One thing that people do on a page, up to the moment they see that it was done. */
export interface Interaction {
  name: string;
  path: string;
  act(page: Page): Promise<void>;
}

/** Between two letters of somebody who types fast. */
const TYPING_MS = 100;

const main = (page: Page) => page.getByRole("main");

/** The main ones of each kind: open a menu, a dialog and an accordion, filter, search. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: "buka menu",
    path: "/home",
    act: async (page) => {
      await page.getByRole("button", { name: "Lainnya" }).click();
      const menu = page.getByRole("navigation", { name: "Navigasi utama" });
      await menu.locator("summary", { hasText: "Aksi Hijau" }).click();
      await menu.getByRole("link", { name: "Laporan Lingkungan" }).waitFor();
    },
  },
  {
    name: "buka kartu profil",
    path: "/laporan",
    act: async (page) => {
      await page.getByRole("button", { name: "Profil" }).click();
      await page.getByRole("link", { name: "Daftar" }).first().waitFor();
    },
  },
  {
    name: "buka akordeon",
    path: "/faq",
    act: (page) => main(page).locator("summary").first().click(),
  },
  {
    name: "saring video",
    path: "/video",
    act: (page) => page.getByRole("group", { name: "Kategori" }).getByRole("button").nth(1).click(),
  },
  {
    name: "saring jenis lokasi",
    path: "/peta-lokasi",
    act: async (page) => {
      await page.getByRole("button", { name: "Daftar", exact: true }).click();
      await main(page).getByRole("button", { name: "Mangrove" }).first().click();
    },
  },
  {
    name: "buka dialog tambah lokasi",
    path: "/peta-lokasi",
    act: async (page) => {
      await page.getByRole("button", { name: "Daftar", exact: true }).click();
      await main(page).getByRole("button", { name: "Tambah lokasi" }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "cari di semua isi",
    path: "/faq",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      const field = page.getByRole("dialog", { name: "Cari di Sulur" }).getByRole("searchbox");
      await field.pressSequentially("sampah", { delay: TYPING_MS });
      await page.getByRole("dialog", { name: "Cari di Sulur" }).getByRole("link").first().waitFor();
    },
  },
  {
    name: "pilih di kalkulator",
    path: "/kalkulator",
    act: (page) => main(page).getByRole("tab").last().click(),
  },
];
