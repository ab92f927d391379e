import { expect, type Locator, type Page } from "playwright/test";

/** /admin/laporan: the verification desk. */
export class DeskPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(code: string): Promise<void> {
    await this.page.goto("/admin/laporan");
    await this.page.getByRole("link", { name: code }).click();
    await expect(this.actions(code)).toBeVisible();
  }

  actions(code: string): Locator {
    return this.page.getByRole("region", { name: `Tindakan untuk ${code}` });
  }

  /** Opens the action's dialog, writes the words and sends. */
  async act(code: string, button: string, submit: string, words?: string): Promise<void> {
    await this.actions(code).getByRole("button", { name: button, exact: true }).click();
    const dialog = this.page.getByRole("dialog");
    if (words) await dialog.getByRole("textbox").fill(words);
    await dialog.getByRole("button", { name: submit }).click();
  }

  done(code: string): Locator {
    return this.page.getByRole("list", { name: "Tindakan terakhir" }).getByRole("listitem").filter({ hasText: code });
  }
}
