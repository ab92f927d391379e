import { expect, type Locator, type Page } from "playwright/test";

/** /forum and a topic's own page */
export class ForumScreen {
  readonly page: Page;
  readonly add: Locator;
  readonly dialog: Locator;
  readonly list: Locator;
  readonly search: Locator;
  /** What is said in the corner of the screen. */
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole("button", { name: "Tambah Topik" }).first();
    this.dialog = page.getByRole("dialog", { name: "Tambah Topik" });
    this.list = page.getByRole("list", { name: "Topik" });
    this.search = page.getByRole("search", { name: "Forum" });
    this.toast = page.getByRole("region", { name: "Pemberitahuan" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/forum${query}`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Forum Relawan Lingkungan" })).toBeVisible();
  }

  topic(title: string): Locator {
    return this.list.getByRole("listitem").filter({ has: this.page.getByRole("heading", { name: title }) });
  }

  /** The button that opens and closes a topic's comments in the list. */
  toggle(title: string): Locator {
    return this.topic(title).getByRole("button", { name: /^\d+ komentar$/u });
  }

  like(within: Locator): Locator {
    return within.getByRole("button", { name: /^Suka/u });
  }

  async writeTopic(topic: { title: string; author: string; content: string }): Promise<void> {
    await this.add.click();
    await this.dialog.getByRole("textbox", { name: /^Judul/u }).fill(topic.title);
    await this.dialog.getByRole("textbox", { name: /^Penulis/u }).fill(topic.author);
    await this.dialog.getByRole("textbox", { name: /^Isi/u }).fill(topic.content);
  }

  async sendTopic(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Kirim topik" }).click();
  }

  async comment(within: Locator, text: string): Promise<void> {
    await within.getByRole("textbox", { name: /^Komentar Anda/u }).fill(text);
    await within.getByRole("button", { name: "Kirim komentar" }).click();
  }
}
