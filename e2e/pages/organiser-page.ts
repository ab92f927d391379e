import { expect, type Locator, type Page } from "playwright/test";

/** /kegiatan/{id}/kelola with its tabs. */
export class OrganiserPage {
  readonly page: Page;
  /** The open tab's. */
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("tabpanel");
  }

  /** Another key alone would not load the page anew. */
  async open(id: number, token: string): Promise<void> {
    await this.page.goto("about:blank");
    await this.page.goto(`/kegiatan/${id}/kelola#kunci=${token}`);
  }

  title(text: string): Locator {
    return this.page.getByRole("heading", { level: 2, name: text });
  }

  async show(tab: "Pendaftar" | "Presensi" | "Hasil" | "Bagikan" | "Ubah"): Promise<void> {
    await this.page.getByRole("tab", { name: tab }).click();
    await expect(this.page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
  }
}
