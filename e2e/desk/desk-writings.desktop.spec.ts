import { expectNoFaults } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { AS_STAFF, test } from "@/e2e/staff";
import { threadPath, threadSlug } from "@/lib/forum/rules";
import { addComment, addThread } from "@/prisma/factories/thread";
import { addVolunteer } from "@/prisma/factories/volunteer";

test.use(AS_STAFF);

test("staff mend a topic for all to see, hide everything of its writer, and take that back", async ({ page, db }) => {
  const mark = uniqueWord();
  const writerKey = `visitor:${mark}`;
  const thread = await addThread(db, { title: `Kerja bakti ${mark}`, content: "Di rumah saya, Melati 5.", writerKey });
  const address = threadPath(threadSlug(thread.title, thread.id));
  await addComment(db, { threadId: thread.id, writerKey });
  await addVolunteer(db, { writerKey });
  const toast = page.getByRole("region", { name: "Pemberitahuan" });
  const dialog = page.getByRole("dialog");
  const card = page.getByRole("listitem").filter({ hasText: thread.title });

  await page.goto("/admin/forum?queue=SHOWN");
  await card.getByRole("button", { name: /^Sunting/u }).click();
  await dialog.getByRole("textbox", { name: /^Isi/u }).fill("Di balai warga.");
  await dialog.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(dialog.getByRole("combobox", { name: /^Alasan/u })).toHaveAttribute("aria-invalid", "true");
  await expectNoFaults(page, "a topic being mended");
  await dialog.getByRole("combobox", { name: /^Alasan/u }).fill("Memuat alamat rumah.");
  await dialog.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(toast).toContainText("disunting");
  await expect(card).toContainText("Di balai warga.");
  await page.goto(address);
  await expect(page.getByRole("article").first()).toContainText("disunting pengelola");

  await page.goto("/admin/forum?queue=SHOWN");
  await card.getByRole("button", { name: /^Sembunyikan semua dari penulis ini/u }).click();
  await dialog.getByRole("button", { name: "Mengirim iklan atau tautan berulang kali." }).click();
  await dialog.getByRole("button", { name: "Sembunyikan semuanya" }).click();
  await expect(toast).toContainText("1 topik, 1 komentar, dan 1 pendaftaran relawan disembunyikan.");
  await expect(card).toHaveCount(0);
  await toast.getByRole("button", { name: "Urungkan" }).click();
  await expect(toast).toContainText("kembali seperti semula");
  await expect(card).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: thread.title })).toBeVisible();
});
