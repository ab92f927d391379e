import type { Locator, Page } from "playwright/test";
import { expect } from "@/e2e/fixtures";

/** /home as people see it. */
export class HomePage {
  readonly page: Page;
  readonly video: Locator;
  readonly features: Locator;
  readonly stopFeatures: Locator;
  readonly impact: Locator;
  readonly places: Locator;
  readonly map: Locator;
  readonly wasteBanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.video = page.locator("video");
    this.features = page.getByRole("region", { name: "Apa yang ingin Anda lakukan hari ini?" });
    this.stopFeatures = this.features.getByRole("checkbox", { name: "Hentikan kartu bergerak" });
    this.impact = page.getByRole("region", { name: "Statistik Dampak Aksi Hijau" });
    this.places = this.impact.getByRole("list", { name: "Lokasi aksi" });
    this.map = page.getByRole("region", { name: "Peta lokasi aksi" });
    this.wasteBanks = page.getByRole("region", { name: /^Bank sampah/u });
  }

  async open(): Promise<void> {
    await this.page.goto("/home");
  }

  /** The figure under a label of the impact block, as a screen reader has it. */
  figure(label: string): Locator {
    return this.impact.locator("dl > div").filter({ hasText: label }).locator("dd .sr-only");
  }

  /** The same as it is drawn. */
  drawnFigure(label: string): Locator {
    return this.impact.locator("dl > div").filter({ hasText: label }).locator("dd [aria-hidden=true]").last();
  }

  card(name: string): Locator {
    return this.places.getByRole("listitem").filter({ hasText: name });
  }

  async showMap(): Promise<void> {
    await this.map.scrollIntoViewIfNeeded();
    await expect(this.map.locator(".leaflet-container")).toBeVisible();
  }
}
