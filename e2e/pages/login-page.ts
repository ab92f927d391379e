import type { Page } from "playwright/test";

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/login");
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.page.getByLabel("Username").fill(username);
    await this.page.getByLabel("Password", { exact: false }).first().fill(password);
    await this.page.getByRole("button", { name: "Masuk", exact: true }).click();
  }

  async signInAsAdmin(password: string): Promise<void> {
    await this.page.getByRole("switch", { name: "Masuk sebagai admin" }).click();
    await this.page.getByLabel("Password Admin").fill(password);
    await this.page.getByRole("button", { name: "Buka dasbor admin" }).click();
  }
}
