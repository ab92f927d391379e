import { expect, type Locator, type Page } from "playwright/test";
import type { PlaceQueue } from "@/lib/places/schemas";
import type { ReportStatus } from "@/lib/reports/rules";

const RARE = ["Sunting", "Gabungkan"];

/** /admin/laporan and /admin/lokasi: the desk. `code` and `name` are what messages call a report or a place. */
export class DeskPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
  }

  /** A report by its address, however long the queue is. */
  async open(code: string, status: ReportStatus = "PENDING"): Promise<void> {
    await this.page.goto(`/admin/laporan?status=${status}&laporan=${code}`);
    await this.#opened(code);
  }

  /** The same for a place. */
  async openPlace({ id, name }: { id: number; name: string }, queue: PlaceQueue = "PENDING"): Promise<void> {
    await this.page.goto(`/admin/lokasi?queue=${queue}&lokasi=${id}`);
    await this.#opened(name);
  }

  async #opened(code: string): Promise<void> {
    await expect(this.actions(code)).toBeVisible();
    // The server's HTML stands before React listens; React gives the title the focus when it does.
    await expect(this.page.locator("#desk-title")).toBeFocused();
  }

  actions(code: string): Locator {
    return this.page.getByRole("region", { name: `Tindakan untuk ${code}` });
  }

  /** Opens the action's dialog. */
  async start(code: string, button: string): Promise<void> {
    const bar = this.actions(code);
    const others = bar.getByLabel("Tindakan lain untuk");
    // Seldom taken ones stand behind "…".
    if (RARE.includes(button) && (await others.isVisible())) await others.click();
    await bar.getByRole("button", { name: button, exact: true }).click();
  }

  /** Opens the action's dialog, writes the words and sends. */
  async act(code: string, button: string, submit: string, words?: string): Promise<void> {
    await this.start(code, button);
    if (words) await this.dialog.getByRole("textbox").fill(words);
    await this.dialog.getByRole("button", { name: submit }).click();
  }

  done(code: string): Locator {
    return this.page.getByRole("list", { name: "Tindakan terakhir" }).getByRole("listitem").filter({ hasText: code });
  }

  /** What has happened to the open report. */
  history(): Locator {
    return this.page.getByRole("region", { name: "Riwayat" }).getByRole("listitem");
  }
}
