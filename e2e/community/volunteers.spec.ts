import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect, test } from "@/e2e/fixtures";
import { newPerson } from "@/e2e/people";
import type { Stack } from "@/e2e/stack";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";
import { addVolunteer } from "@/prisma/factories/volunteer";

interface Volunteer {
  nama: string;
  email: string;
  daerah: string;
  aksi: string;
  motivasi: string;
}

function newVolunteer(): Volunteer {
  const mark = uniqueWord();
  return {
    nama: `Sari ${mark}`,
    email: `sari-${mark}@contoh.test`,
    daerah: "Medan",
    aksi: "Menanam pohon",
    motivasi: "Ingin kampung yang teduh.",
  };
}

async function openForm(page: Page) {
  await page.clock.install();
  await page.goto("/relawan");
  await page.getByRole("button", { name: "Gabung jadi relawan" }).click();
  const dialog = page.getByRole("dialog", { name: "Gabung jadi relawan" });
  await expect(dialog.getByRole("form", { name: "Pendaftaran relawan" })).toBeVisible();
  return dialog;
}

async function fill(page: Page, { nama, email, daerah, aksi, motivasi }: Volunteer): Promise<void> {
  const form = page.getByRole("form", { name: "Pendaftaran relawan" });
  await form.getByRole("textbox", { name: /^Nama/u }).fill(nama);
  await form.getByRole("textbox", { name: /^Email/u }).fill(email);
  await form.getByRole("combobox", { name: /^Daerah/u }).selectOption(daerah);
  await form.getByRole("textbox", { name: /^Aksi/u }).fill(aksi);
  await form.getByRole("textbox", { name: /^Motivasi/u }).fill(motivasi);
  // Nobody types as fast as this test.
  await page.clock.fastForward(MIN_FILL_SECONDS * 1000);
}

/** Somebody else, by the API. */
async function join(stack: Stack, volunteer: Volunteer): Promise<void> {
  const person = await newPerson(stack);
  const answer = await person.post("/api/volunteers", { data: volunteer });
  expect(answer.status(), await answer.text()).toBe(201);
  await person.dispose();
}

test("who joins is listed at once, confirms by the link in the mail, and can leave", async ({ page, mailbox }) => {
  const sari = newVolunteer();
  const dialog = await openForm(page);
  await dialog.getByRole("button", { name: "Gabung", exact: true }).click();
  await expect(dialog.getByRole("alert", { name: "Semua kolom bertanda (*) harus diisi." })).toBeFocused();
  await expectNoFaults(page, "the join form with errors");
  await fill(page, sari);
  await dialog.getByRole("button", { name: "Gabung", exact: true }).click();
  const success = "Pendaftaran berhasil! Terima kasih telah bergabung.";
  await expect(dialog.getByRole("heading", { name: success })).toBeFocused();
  await expectNoFaults(page, "what stays after joining");
  await dialog.getByRole("button", { name: "Selesai" }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: sari.nama }) });
  await expect(card).toContainText("Baru bergabung");
  await expectNoFaults(page, "/relawan");

  const { text } = await mailbox.waitFor(sari.email, /Konfirmasi pendaftaran relawan/u);
  const link = /https?:\/\/\S+(\/relawan\/saya#\S+)/u.exec(text)?.[1] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Konfirmasi email saya" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Email Anda sudah dikonfirmasi" }).first()).toBeVisible();
  await expectNoFaults(page, "/relawan/saya");
  await page.getByRole("button", { name: "Keluar", exact: true }).click();
  await page.getByRole("button", { name: "Ya, keluar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "sudah kami hapus" })).toBeVisible();
  await page.goto("/relawan");
  await expect(page.getByRole("heading", { name: "Relawan yang sudah bergabung" })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("who joins with a number keeps the private link shown at once, by which one can leave", async ({ page }) => {
  const sari = newVolunteer();
  const dialog = await openForm(page);
  await fill(page, { ...sari, email: `0812-${Date.now() % 10_000_000}` });
  await dialog.getByRole("button", { name: "Gabung", exact: true }).click();
  await expect(dialog.getByText("Simpan tautan pribadi ini sekarang")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Kirim ke WhatsApp saya" })).toHaveAttribute("href", /wa\.me\/62812/u);
  await expect(dialog).not.toContainText(/ke email/u);
  await expectNoFaults(page, "what stays after joining with a number");
  await page.goto(await dialog.getByRole("textbox", { name: "Tautan pribadi" }).inputValue());
  await expect(page.getByRole("status").filter({ hasText: "Anda terdaftar sebagai relawan" })).toBeVisible();
  await expect(page.getByRole("button", { name: /undangan|Konfirmasi/u })).toHaveCount(0);
  await page.getByRole("button", { name: "Keluar", exact: true }).click();
  await page.getByRole("button", { name: "Ya, keluar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "sudah kami hapus" })).toBeVisible();
});

test.describe("an address that is registered", () => {
  test.use({ expectedErrors: [/status of 409/u] });

  test("is told in the form, which keeps what was typed", async ({ page, stack }) => {
    const sari = newVolunteer();
    await join(stack, sari);
    const dialog = await openForm(page);
    await fill(page, { ...sari, nama: "Sari lagi" });
    await dialog.getByRole("button", { name: "Gabung", exact: true }).click();
    await expect(
      dialog.getByRole("alert", { name: "Email sudah terdaftar. Silakan gunakan email lain." }),
    ).toBeFocused();
    await expect(dialog.getByRole("textbox", { name: /^Nama/u })).toHaveValue("Sari lagi");
  });
});

test("search and area narrow the list, and stand in the address", async ({ page, db }) => {
  const mark = uniqueWord();
  await addVolunteer(db, { name: `Ani ${mark}`, area: "Bali" });
  await addVolunteer(db, { name: `Budi ${mark}`, area: "Surabaya" });
  await page.goto("/relawan");
  await page.getByRole("searchbox", { name: "Cari nama, aksi, atau motivasi" }).fill(mark);
  await expect(page.getByRole("heading", { name: `Ani ${mark}` })).toBeVisible();
  await page.getByRole("combobox", { name: "Daerah" }).selectOption("Surabaya");
  await expect(page.getByRole("heading", { name: `Ani ${mark}` })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: `Budi ${mark}` })).toBeVisible();
  await expect(page).toHaveURL(`/relawan?daerah=Surabaya&cari=${mark}`);
  await page.getByRole("combobox", { name: "Daerah" }).selectOption("Medan");
  await expect(page.getByText("Tidak ditemukan relawan yang sesuai dengan kriteria pencarian.")).toBeVisible();
  await page.getByRole("button", { name: "Tampilkan semua relawan" }).click();
  await expect(page).toHaveURL("/relawan");
});
