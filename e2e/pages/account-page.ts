import { expect, type Locator, type Page } from "playwright/test";

/** /akun */
export class AccountPage {
  readonly page: Page;
  /** What is said in the corner of the screen. */
  readonly toast: Locator;
  readonly profile: Locator;
  readonly passwordForm: Locator;
  readonly tokenForm: Locator;
  readonly erasure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toast = page.getByRole("region", { name: "Pemberitahuan" });
    this.profile = page.getByRole("form", { name: "Data diri" });
    this.passwordForm = page.getByRole("form", { name: "Ganti password" });
    this.tokenForm = page.getByRole("form", { name: "Buat token" });
    this.erasure = page.getByRole("dialog", { name: /^Hapus akun/u });
  }

  async open(): Promise<void> {
    await this.page.goto("/akun");
    await expect(this.page.getByRole("heading", { level: 1, name: /^Halo, /u })).toBeVisible();
  }

  part(title: string): Locator {
    return this.page.getByRole("region", { name: title, exact: true });
  }

  async changePassword(current: string, next: string, confirmation = next): Promise<void> {
    const form = this.passwordForm;
    await form.getByLabel("Password saat ini").fill(current);
    await form.getByRole("textbox", { name: /^Password baru/u }).fill(next);
    await form.getByLabel("Konfirmasi password baru").fill(confirmation);
    await form.getByRole("button", { name: "Simpan password baru" }).click();
  }

  async openErasure(): Promise<void> {
    await this.page.getByRole("button", { name: "Hapus akun…" }).click();
    await expect(this.erasure).toBeVisible();
  }

  async erase(password: string, word: string): Promise<void> {
    await this.erasure.getByLabel("Password saat ini").fill(password);
    await this.erasure.getByLabel('Ketik "hapus"').fill(word);
    await this.erasure.getByRole("button", { name: "Hapus akun selamanya" }).click();
  }
}
