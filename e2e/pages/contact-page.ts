import type { Locator, Page } from "playwright/test";

export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** /hubungi */
export class ContactPage {
  readonly page: Page;
  readonly form: Locator;
  /** Says by its text how far sending has come. */
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole("form", { name: "Tulis pesan" });
    this.send = this.form.getByRole("button", { name: /^(?:Kirim Pesan|Mengirim…|Terkirim|Gagal Mengirim)$/u });
  }

  async open(): Promise<void> {
    await this.page.goto("/hubungi");
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  async fill({ name, email, subject, message }: Letter): Promise<void> {
    await this.field("Nama").fill(name);
    await this.field("Email").fill(email);
    await this.field("Kategori").selectOption("Lainnya");
    await this.field("Subjek").fill(subject);
    await this.field("Pesan").fill(message);
  }
}
