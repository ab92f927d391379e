import { expect, type Locator, type Page } from "playwright/test";

/** /peta-lokasi: chips, list and map. */
export class PlacesScreen {
  readonly page: Page;
  readonly list: Locator;
  readonly map: Locator;
  readonly popup: Locator;
  readonly search: Locator;
  /** Opens the choice of an area. */
  readonly areas: Locator;
  readonly nearMe: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole("region", { name: "Daftar lokasi" });
    this.map = page.getByRole("region", { name: "Peta lokasi hijau" });
    this.popup = this.map.locator(".leaflet-popup");
    this.search = this.list.getByRole("searchbox", { name: "Cari nama lokasi" });
    this.areas = this.list.getByText("Saring menurut daerah");
    this.nearMe = page.getByRole("button", { name: "Dekat saya" });
  }

  /** With the map drawn, which is when the page listens, and on a phone with the list drawn over half of it. */
  async open(query = ""): Promise<void> {
    await this.openAtRest(query);
    const handle = this.list.getByRole("button", { name: "Tampilkan daftar" });
    if (await handle.isVisible()) await handle.click();
  }

  /** On a phone the list lies at the foot of the map. */
  async openAtRest(query = ""): Promise<void> {
    await this.page.goto(`/peta-lokasi${query}`);
    await expect(this.map.getByRole("button", { name: "Perbesar peta" })).toBeAttached();
  }

  chip(kind: string): Locator {
    return this.page.getByRole("group", { name: "Jenis lokasi" }).getByRole("button", { name: kind });
  }

  card(name: string): Locator {
    return this.list.getByRole("listitem").filter({ hasText: name });
  }

  showOnMap(name: string): Locator {
    return this.list.getByRole("button", { name: `Lihat ${name} di peta` });
  }

  /** @param label kind and name, as a screen reader says them */
  pin(label: string): Locator {
    return this.map.getByRole("button", { name: label, exact: true });
  }

  async heading(text: string): Promise<void> {
    await expect(this.list.getByRole("heading", { level: 2 })).toHaveText(text);
  }
}
