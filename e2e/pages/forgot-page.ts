import type { Locator, Page } from "playwright/test";

interface Typed {
  username: string;
  answer: string;
}

export const QUESTION = "Siapa nama hewan peliharaan pertama Anda?";

/** The two steps of /forgot. */
export class ForgotPage {
  readonly page: Page;
  readonly username: Locator;
  readonly question: Locator;
  readonly answer: Locator;
  readonly verify: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly change: Locator;
  readonly back: Locator;
  readonly firstStep: Locator;
  readonly secondStep: Locator;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByLabel("Username");
    this.question = page.getByLabel("Pertanyaan keamanan");
    this.answer = page.getByRole("textbox", { name: "Jawaban keamanan" });
    this.verify = page.getByRole("button", { name: "Verifikasi akun" });
    this.password = page.getByRole("textbox", { name: /^Password baru/u });
    this.confirmation = page.getByRole("textbox", { name: "Konfirmasi password baru" });
    this.change = page.getByRole("button", { name: "Ganti password" });
    this.back = page.getByRole("button", { name: "Kembali" });
    this.firstStep = page.getByRole("heading", { name: "Langkah 1 dari 2 Verifikasi akun" });
    this.secondStep = page.getByRole("heading", { name: "Langkah 2 dari 2 Password baru" });
  }

  async open(): Promise<void> {
    await this.page.goto("/forgot");
  }

  async verifyAs({ username, answer }: Typed): Promise<void> {
    await this.username.fill(username);
    await this.question.selectOption({ label: QUESTION });
    await this.answer.fill(answer);
    await this.verify.click();
  }

  async setPassword(password: string, again = password): Promise<void> {
    await this.password.fill(password);
    await this.confirmation.fill(again);
    await this.change.click();
  }
}
