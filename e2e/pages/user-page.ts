import { expect, type Locator, type Page } from "playwright/test";

/** /admin/pengguna/{id} */
export class UserPage {
  readonly page: Page;
  readonly dialog: Locator;
  /** What is said in the corner of the screen. */
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
    this.toast = page.getByRole("region", { name: "Pemberitahuan" });
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/admin/pengguna/${id}`);
    await expect(this.page.getByRole("button", { name: "Ubah role" })).toBeVisible();
  }

  async changeRole(role: "User" | "Pengelola" | "Admin"): Promise<void> {
    await this.page.getByRole("button", { name: "Ubah role" }).click();
    await this.dialog.getByRole("radio", { name: role }).check();
    await this.dialog.getByRole("button", { name: "Ubah role" }).click();
  }

  /** Presses an act's button and confirms it. @param words its reason, where it wants one */
  async act(title: string, submit: string, words?: string): Promise<void> {
    await this.page.getByRole("button", { name: title }).click();
    await expect(this.dialog).toContainText(title);
    if (words !== undefined) await this.dialog.getByRole("textbox").fill(words);
    await this.dialog.getByRole("button", { name: submit, exact: true }).click();
  }
}
