import { expect, type Locator, type Page } from "playwright/test";

/** /kalkulator */
export class CalculatorPage {
  readonly page: Page;
  /** The mode that is open. */
  readonly panel: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("tabpanel");
    this.result = this.panel.getByRole("region", { name: "Hasil perhitungan" });
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

  /** Goes on to the next of the advanced mode's five steps. */
  async goOn(title: string): Promise<void> {
    await this.button("Lanjut").click();
    await expect(this.panel.getByRole("heading", { name: title })).toBeFocused();
  }

  /** The kept results, which load when they come near the screen. */
  async openHistory(): Promise<Locator> {
    await this.open();
    await this.page.getByRole("heading", { name: "Riwayat Anda" }).scrollIntoViewIfNeeded();
    return this.page.getByRole("region", { name: "Riwayat Anda" });
  }

  /** Presses the button that loads when the end of the result comes near the screen. */
  async saveResult(): Promise<void> {
    await this.result.locator(":scope > :last-child").scrollIntoViewIfNeeded();
    await this.result.getByRole("button", { name: "Simpan laporan" }).click();
  }

  field(label: RegExp): Locator {
    return this.panel.getByRole("textbox", { name: label });
  }

  button(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }
}
