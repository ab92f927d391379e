import type { Locator, Page } from "playwright/test";

/** /kalkulator */
export class CalculatorPage {
  readonly page: Page;
  /** The mode that is open. */
  readonly panel: Locator;
  readonly result: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("tabpanel");
    this.result = this.panel.getByRole("region", { name: "Hasil perhitungan" });
    this.save = this.result.getByRole("button", { name: "Simpan laporan" });
  }

  async open(): Promise<void> {
    await this.page.goto("/kalkulator");
    await this.field(/^Transportasi/u).waitFor();
  }

  async openAdvanced(): Promise<void> {
    await this.open();
    await this.page.getByRole("tab", { name: "Lanjutan" }).click();
    await this.field(/^Sepeda motor sendiri$/u).waitFor();
  }

  /** The kept results, which load when they come near the screen. */
  async openHistory(): Promise<Locator> {
    await this.open();
    await this.page.getByRole("heading", { name: "Riwayat Anda" }).scrollIntoViewIfNeeded();
    return this.page.getByRole("region", { name: "Riwayat Anda" });
  }

  field(label: RegExp): Locator {
    return this.panel.getByRole("textbox", { name: label });
  }

  button(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }
}
