import { expect, type Locator, type Page } from "playwright/test";
import { MIN_FILL_SECONDS } from "../../lib/holding/rules.ts";

interface ReportFields {
  damageType: string;
  description: string;
  location: string;
  name: string;
  email?: string;
}

/** /laporan: form, list and map. */
export class ReportPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  readonly map: Locator;
  /** What is said in the corner of the screen. */
  readonly toast: Locator;
  private openedAt = 0;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole("form", { name: "Formulir laporan" });
    this.send = this.form.getByRole("button", { name: "Kirim laporan" });
    this.map = page.getByRole("region", { name: "Peta laporan" });
    this.toast = page.getByRole("region", { name: "Pemberitahuan" });
  }

  async open(): Promise<void> {
    await this.page.goto("/laporan");
    // The button wakes up when the form has taken over from the HTML.
    await expect(this.send).toBeEnabled();
    this.openedAt = Date.now();
  }

  async fill(fields: ReportFields): Promise<void> {
    await this.form.getByRole("button", { name: fields.damageType, exact: true }).click();
    await this.form.getByLabel("Deskripsi").fill(fields.description);
    await this.form.getByLabel("Lokasi", { exact: false }).first().fill(fields.location);
    await this.form.getByLabel("Nama pelapor").fill(fields.name);
    if (fields.email) await this.form.getByLabel("Email untuk kabar laporan").fill(fields.email);
    // Who sends sooner is taken for a robot, and the report is held.
    await expect.poll(() => Date.now() - this.openedAt).toBeGreaterThan(MIN_FILL_SECONDS * 1000 + 600);
  }

  async choosePhoto(photo: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.form.locator('input[type="file"]').last().setInputFiles(photo);
  }

  /** The choice of a point, which loads when it comes near the screen. */
  async showPlacePicker(): Promise<Locator> {
    await this.form.getByLabel("Tanggal kejadian").scrollIntoViewIfNeeded();
    const picker = this.form.getByRole("group", { name: "Titik di peta" });
    await picker.scrollIntoViewIfNeeded();
    return picker;
  }

  /** The map of reports, which loads when it comes near the screen. */
  async showMap(): Promise<void> {
    await this.page.getByRole("heading", { name: "Daftar Laporan Terbaru" }).scrollIntoViewIfNeeded();
    await this.map.scrollIntoViewIfNeeded();
    await expect(this.map.getByRole("button", { name: "Perbesar peta" })).toBeVisible();
  }

  /** The number on the success panel. */
  async sentNumber(): Promise<string> {
    await expect(this.page.getByRole("heading", { name: "Laporan Anda sudah kami terima" })).toBeVisible();
    const number = this.page.getByText(/^LP-\d{6}-\d{4}$/u).first();
    return (await number.textContent()) ?? "";
  }

  listed(code: string): Locator {
    const list = this.page.getByRole("region", { name: "Daftar Laporan Terbaru" });
    return list.getByRole("listitem").filter({ hasText: code });
  }

  /** "Laporan Anda": what only the writer sees. */
  own(code: string): Locator {
    return this.page.getByRole("region", { name: "Laporan Anda" }).getByRole("listitem").filter({ hasText: code });
  }
}
