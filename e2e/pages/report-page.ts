import { expect, type Locator, type Page } from "playwright/test";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";

interface ReportFields {
  damageType: string;
  description: string;
  location: string;
  name: string;
  email?: string;
}

/** Of everywhere, or of what the map shows. */
const LIST_NAME = /^(?:Daftar Laporan Terbaru|Laporan di area peta)$/u;

/** /laporan: form, list and map. */
export class ReportPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  /** Takes the device's position. */
  readonly here: Locator;
  readonly location: Locator;
  readonly map: Locator;
  /** What is said in the corner of the screen. */
  readonly toast: Locator;
  private openedAt = 0;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole("form", { name: "Formulir laporan" });
    this.send = this.form.getByRole("button", { name: "Kirim laporan" });
    this.here = this.form.getByRole("button", { name: "Di sini" });
    this.location = this.form.getByRole("textbox", { name: "Lokasi" });
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
    await this.kind(fields.damageType).check();
    await this.form.getByLabel("Deskripsi").fill(fields.description);
    await this.location.fill(fields.location);
    await this.showNameAndDay();
    await this.form.getByLabel("Nama pelapor").fill(fields.name);
    if (fields.email) await this.form.getByLabel("Email untuk kabar laporan").fill(fields.email);
    await this.fillSeconds();
  }

  /** Who sends sooner is taken for a robot, and the report is held. */
  async fillSeconds(): Promise<void> {
    await expect.poll(() => Date.now() - this.openedAt).toBeGreaterThan(MIN_FILL_SECONDS * 1000 + 600);
  }

  /** The drawing of a kind of damage. */
  kind(damageType: string): Locator {
    return this.form.getByRole("radio", { name: damageType, exact: true });
  }

  /** Day, name and e-mail, which most people leave closed. */
  async showNameAndDay(): Promise<void> {
    const name = this.form.getByLabel("Nama pelapor");
    if (!(await name.isVisible())) await this.form.getByText("· ubah").click();
    await expect(name).toBeVisible();
  }

  async choosePhoto(photo: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.form.locator('input[type="file"]').last().setInputFiles(photo);
  }

  /** The choice of a point by search or on the map, which is folded away and loads when it is opened. */
  async showPlacePicker(): Promise<Locator> {
    const picker = this.form.getByRole("group", { name: "Titik di peta" });
    if (!(await picker.isVisible())) await this.form.getByText("Ubah titik").click();
    await expect(picker).toBeVisible();
    await picker.scrollIntoViewIfNeeded();
    return picker;
  }

  /** The map of reports, which loads when it comes near the screen; on a phone it stands on the other tab. */
  async showMap(): Promise<void> {
    const tab = this.page.getByRole("link", { name: "Laporan warga", exact: true });
    if (await tab.isVisible()) await tab.click();
    await this.page.getByRole("heading", { name: LIST_NAME }).scrollIntoViewIfNeeded();
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
    const list = this.page.getByRole("region", { name: LIST_NAME });
    return list.getByRole("listitem").filter({ hasText: code });
  }

  /** "Laporan saya": what only the writer sees. */
  own(code: string): Locator {
    return this.page.getByRole("region", { name: "Laporan saya" }).getByRole("listitem").filter({ hasText: code });
  }
}
