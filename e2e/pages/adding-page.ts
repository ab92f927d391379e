import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";

/** The forms that add and delete events, in their dialogs and on their pages. */
export class AddingPage {
  readonly page: Page;
  readonly code: Locator;
  readonly form: Locator;
  readonly send: Locator;
  readonly place: Locator;
  readonly zone: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByRole("form", { name: "Kode akses" });
    this.form = page.getByRole("form", { name: "Tambah Event" });
    this.send = this.form.getByRole("button", { name: /^(?:Tambah event|Menambahkan)/u });
    this.place = this.form.getByLabel("Lokasi", { exact: false }).first();
    this.zone = this.form.getByLabel("Zona waktu", { exact: false });
  }

  /** "Tambah Event" or "Hapus Event" beside a list of events. */
  async press(name: string): Promise<void> {
    // The button stands in the HTML before React listens to it.
    await expect(async () => {
      await this.page.getByRole("button", { name }).click({ timeout: 1_000 });
      await expect(this.page.getByRole("dialog")).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }

  async enter(code: string): Promise<void> {
    await this.code.getByLabel("Kode akses").fill(code);
    await this.code.getByRole("button", { name: "Lanjutkan" }).click();
  }

  async fill(title: string, day: string): Promise<void> {
    await this.form.getByLabel("Judul kegiatan").fill(title);
    await this.form.getByLabel("Deskripsi").fill("Menanam bakau bersama warga. Bawa sarung tangan.");
    await this.form.getByLabel("Kapasitas").fill("30");
    await this.form.getByLabel("Tanggal", { exact: false }).first().fill(day);
    await this.form.getByLabel("Jam mulai").fill("07:30");
    await this.place.fill("Muara Angke, Jakarta");
  }
}

/** The code that holds from now on. */
export async function newAccessCode(staffApi: APIRequestContext): Promise<string> {
  const answer = await staffApi.post("/api/admin/events/access-code", { data: {} });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { code: string }).code;
}
