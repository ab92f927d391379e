import { expectNoFaults } from "@/e2e/axe";
import { dayAhead, newEvent, uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { AddingPage, newAccessCode } from "@/e2e/pages/adding-page";
import { decide, newPlace, sendReport } from "@/e2e/reports";
import { test } from "@/e2e/staff";

test.use({ expectedErrors: [/status of 403/u] });

test("a wrong code opens nothing, the right one the form; the event comes with its private link", async ({
  page,
  db,
  staffApi,
}) => {
  const code = await newAccessCode(staffApi);
  const title = `Tanam Bakau ${uniqueWord()}`;
  const adding = new AddingPage(page);
  await page.goto("/event");
  await adding.press("Tambah Event");
  await adding.enter("bukan-kodenya");
  await expect(adding.code.getByRole("alert")).toHaveText("Kode salah! Silakan coba lagi.");
  await adding.enter(code);
  await expect(adding.form).toBeVisible();

  await adding.send.click();
  const summary = adding.form.getByRole("alert").first();
  for (const message of [
    "Judul kegiatan wajib diisi!",
    "Tanggal wajib diisi!",
    "Lokasi wajib diisi!",
    "Deskripsi wajib diisi!",
    "Kapasitas harus angka positif!",
  ]) {
    await expect(summary).toContainText(message);
  }
  await adding.form.getByLabel("Judul kegiatan").fill(title);
  await expect(adding.form.getByText("Judul kegiatan wajib diisi!")).toHaveCount(0);
  await adding.fill(title, dayAhead(30));
  await adding.place.fill("Balai warga");
  await expect(adding.zone.getByRole("option").first()).toHaveText("Pilih zona waktu");
  await adding.send.click();
  await expect(summary).toContainText("Pilih zona waktu di tempat kegiatan.");
  await adding.place.fill("Lapangan Trikora, Jayapura");
  await expect(adding.zone.getByRole("option").first()).toHaveText("Otomatis: WIT");
  await expectNoFaults(page, "the form");
  await adding.send.dblclick();

  await expect(page.getByRole("heading", { name: `Event "${title}" berhasil ditambahkan!` })).toBeFocused();
  const row = await db.event.findFirstOrThrow({ where: { title } });
  expect(row).toMatchObject({ capacity: 30, kind: "PLANTING", zone: "WIT", organiser: "" });
  expect(await db.event.count({ where: { title } })).toBe(1);
  const link = page.getByRole("textbox", { name: "Tautan pribadi" });
  await expect(link).toHaveValue(new RegExp(`/kegiatan/${row.id}/kelola#kunci=[\\w-]{20,}$`, "u"));
  await expect(page.getByText("Tautan ini hanya ditampilkan sekali.")).toBeVisible();
  await page.getByRole("link", { name: "Buka halaman event" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("what was written outlives a reload, and a verified report fills in its place", async ({
  page,
  db,
  stack,
  staffApi,
}) => {
  const report = await sendReport(stack, newPlace());
  await decide(staffApi, report, "verify", "PENDING");
  const code = await newAccessCode(staffApi);
  const adding = new AddingPage(page);
  await page.goto(`/add-event-form?laporan=${report.code}`);
  await adding.enter(code);
  await expect(adding.form.getByText(`Untuk laporan ${report.code}`)).toBeVisible();
  await expect(adding.form.getByLabel("Lokasi", { exact: false }).first()).toHaveValue(report.location);
  const title = `Kerja bakti ${uniqueWord()}`;
  await adding.form.getByLabel("Judul kegiatan").fill(title);
  await adding.form.getByLabel("Deskripsi").fill("Mengangkut sampah di gang bersama-sama.");

  await page.reload();
  await expect(adding.form.getByText("Draf dipulihkan")).toBeVisible();
  await expect(adding.form.getByLabel("Judul kegiatan")).toHaveValue(title);
  await adding.form.getByLabel("Kapasitas").fill("25");
  await adding.form.getByLabel("Tanggal", { exact: false }).first().fill(dayAhead(20));
  await adding.send.click();
  await expect(page.getByRole("heading", { name: `Event "${title}" berhasil ditambahkan!` })).toBeVisible();
  const row = await db.event.findFirstOrThrow({ where: { title } });
  expect(row).toMatchObject({ reportId: report.id, kind: "COMMUNITY", category: "GOTONG_ROYONG" });
  expect(row.latitude).not.toBeNull();
});

test("an event goes when it was chosen and the word was typed", async ({ page, db, staffApi }) => {
  const { id, title } = await newEvent(staffApi);
  const adding = new AddingPage(page);
  await page.goto("/delete-event-form");
  await adding.enter(await newAccessCode(staffApi));
  const choice = page.getByRole("form", { name: "Pilih event" });
  await choice.getByLabel("Event yang akan dihapus").waitFor();
  await choice.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(choice.getByRole("alert")).toHaveText("Silakan pilih event yang akan dihapus.");
  await choice.getByLabel("Event yang akan dihapus").selectOption(String(id));
  await choice.getByRole("button", { name: "Lanjutkan" }).click();

  const confirmation = page.getByRole("form", { name: "Hapus event" });
  const word = confirmation.getByLabel("Ketik “hapus” untuk mengonfirmasi");
  await word.fill("ya");
  await confirmation.getByRole("button", { name: "Hapus event" }).click();
  await expect(confirmation.getByRole("alert")).toContainText(`Teks konfirmasi tidak sesuai untuk "${title}"`);
  await word.fill("HAPUS");
  await confirmation.getByRole("button", { name: "Hapus event" }).click();
  await expect(choice).toBeVisible();
  await expect(page.getByText(`Event "${title}" berhasil dihapus!`).first()).toBeVisible();
  expect(await db.event.findUniqueOrThrow({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
});
