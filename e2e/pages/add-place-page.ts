import { expect, type Locator, type Page } from "playwright/test";

/** /peta-lokasi with the form that adds a place. */
export class AddPlacePage {
  readonly page: Page;
  readonly form: Locator;
  readonly name: Locator;
  readonly send: Locator;
  readonly message: Locator;
  /** "Sudah ada di dekat sini?" */
  readonly question: Locator;
  private readonly opener: Locator;
  private readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole("form", { name: "Tambah lokasi" });
    this.name = this.form.getByLabel("Nama lokasi");
    this.send = this.form.getByRole("button", { name: /^(?:Tambah|Mengirim) lokasi/u });
    this.message = this.form.getByRole("status").filter({ hasText: /\.\.\.$|berhasil ditambahkan|^Gagal/u });
    this.question = page.getByRole("dialog", { name: "Sudah ada di dekat sini?" });
    const list = page.getByRole("region", { name: "Daftar lokasi" });
    this.opener = list.getByRole("button", { name: "Tambah lokasi" });
    this.sheet = list.getByRole("button", { name: "Tampilkan daftar" });
  }

  async open(): Promise<void> {
    await this.page.goto("/peta-lokasi");
    await this.reopen();
  }

  async reopen(): Promise<void> {
    // The button stands in the HTML before React listens to it.
    const panel = this.page.getByRole("dialog", { name: "Tambah lokasi" });
    await expect(async () => {
      // On a phone it stands in the list, which lies at the foot of the map.
      if (await this.sheet.isVisible()) await this.sheet.click({ timeout: 1_000 });
      if (!(await panel.isVisible())) await this.opener.click({ timeout: 1_000 });
      await expect(panel).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(this.form).toBeVisible();
  }

  /** As shown in the read-only fields. */
  async expectPoint(latitude: string | RegExp, longitude: string | RegExp): Promise<void> {
    await expect(this.form.getByLabel("Lintang")).toHaveValue(latitude);
    await expect(this.form.getByLabel("Bujur")).toHaveValue(longitude);
  }

  /** "Lokasi yang Anda tambahkan", in the form's panel. */
  own(name: string): Locator {
    const list = this.form.getByRole("region", { name: "Lokasi yang Anda tambahkan" });
    return list.getByRole("listitem").filter({ hasText: name });
  }
}
