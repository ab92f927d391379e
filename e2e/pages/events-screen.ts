import { expect, type Locator, type Page } from "playwright/test";

/** /event, /komunitas and the dialog of registration. */
export class EventsScreen {
  readonly page: Page;
  readonly ahead: Locator;
  readonly archive: Locator;
  readonly month: Locator;
  readonly province: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ahead = page.getByRole("region", { name: /^Akan datang/u });
    this.archive = page.getByRole("region", { name: /^Arsip/u });
    this.month = page.getByRole("combobox", { name: "Bulan" });
    this.province = page.getByRole("combobox", { name: "Provinsi" });
    this.dialog = page.getByRole("dialog");
  }

  /** With the scripts at work, which is when the page listens. */
  async open(path: "/event" | "/komunitas", query = ""): Promise<void> {
    await this.page.goto(`${path}${query}`);
    await expect(this.page.locator("#kaki")).toHaveAttribute("data-slide", "out");
  }

  card(title: string): Locator {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name: title }) });
  }

  async showView(view: "Kartu" | "Kalender"): Promise<void> {
    await this.page.getByRole("button", { name: view, exact: true }).click();
  }

  async startRegistering(title: string): Promise<void> {
    await this.card(title).getByRole("button", { name: "Daftar Sekarang" }).click();
    await expect(this.dialog.getByRole("textbox", { name: "Nama" })).toBeVisible();
  }

  async fill(name: string, email: string): Promise<void> {
    await this.dialog.getByRole("textbox", { name: "Nama" }).fill(name);
    await this.dialog.getByRole("textbox", { name: "Email" }).fill(email);
  }

  async send(): Promise<void> {
    await this.dialog.getByRole("button", { name: /^Kirim pendaftaran|^Masuk daftar tunggu/u }).click();
  }
}
