import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect, test } from "@/e2e/fixtures";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";
import { addPartner } from "@/prisma/factories/partner";

async function register(page: Page, name: string, withEmail = true): Promise<void> {
  await page.clock.install();
  await page.goto("/bank-sampah");
  const form = page.getByRole("form", { name: "Pendaftaran bank sampah" });
  // The form loads when it comes near.
  await page.getByRole("heading", { name: "Daftarkan bank sampah Anda" }).scrollIntoViewIfNeeded();
  await form.getByRole("button", { name: "Daftarkan bank sampah" }).click();
  await expect(form.getByText("Email wajib diisi bila").first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Nama bank sampah/u }).fill(name);
  if (withEmail) await form.getByRole("textbox", { name: /^Email/u }).fill("pengurus@contoh.test");
  else await form.getByRole("checkbox", { name: "Nomor ini dapat dihubungi lewat WhatsApp" }).check();
  await form.getByRole("textbox", { name: /^Nomor telepon/u }).fill("0812-3456-7890");
  // Nobody types as fast as this test.
  await page.clock.fastForward(MIN_FILL_SECONDS * 1000);
  await form.getByRole("button", { name: "Daftarkan bank sampah" }).click();
}

test("a waste bank registers, stands first with the spec's fallbacks, and fills in its page by the private link", async ({
  page,
}) => {
  const name = `Bank Sampah ${uniqueWord()}`;
  await register(page, name);
  await expect(
    page.getByRole("heading", { name: "Pendaftaran berhasil! Terima kasih telah bergabung." }),
  ).toBeFocused();
  await expect(page.getByText("Simpan tautan pribadi ini sekarang")).toBeVisible();
  await expect(page.getByText("Kami juga mengirimnya ke email Anda.")).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
  await expect(card).toContainText("Alamat tidak tersedia");
  await expect(card).toContainText("0812-3456-7890");
  await expect(card).toContainText("Jadwal akan dikonfirmasi");
  await expect(card).toContainText("Berbagai Jenis Sampah");
  await expectNoFaults(page, "the list and the form");

  const link = await page.getByRole("textbox", { name: "Tautan pribadi" }).inputValue();
  await page.goto(link);
  const form = page.getByRole("form", { name: "Kelola bank sampah" });
  await form.getByRole("checkbox", { name: "Sabtu" }).check();
  await form.getByRole("checkbox", { name: "Plastik" }).check();
  await form.getByRole("button", { name: "Tambah baris harga" }).click();
  await form.getByRole("textbox", { name: "Jenis, baris 1" }).fill("Botol PET");
  await form.getByRole("textbox", { name: "Harga per kg dalam rupiah, baris 1" }).fill("3.500");
  await form.getByLabel("Harga berlaku per tanggal").fill("2026-03-10");
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText("Perubahan tersimpan.");

  await form.getByRole("link", { name: "Lihat halaman umum" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("textbox", { name: /^Botol PET/u }).fill("2,5");
  await expect(page.getByRole("status").filter({ hasText: "Perkiraan nilai" })).toContainText("Rp8.750");
  await expectNoFaults(page, "the public page");
});

test("a waste bank without an e-mail registers with its WhatsApp number, and fills in an e-mail later", async ({
  page,
}) => {
  const name = `Bank Sampah ${uniqueWord()}`;
  await register(page, name, false);
  await expect(page.getByRole("link", { name: "Kirim ke WhatsApp saya" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/6281234567890\?text=.*kunci/u,
  );
  await expect(page.getByRole("img", { name: "Kode QR tautan pribadi ini" }), "on a phone").toHaveCount(0);
  await page.goto(await page.getByRole("textbox", { name: "Tautan pribadi" }).inputValue());
  const form = page.getByRole("form", { name: "Kelola bank sampah" });
  await expect(form.getByRole("checkbox", { name: /WhatsApp/u })).toBeChecked();
  const saved = page.getByRole("region", { name: "Pemberitahuan" }).getByText("Perubahan tersimpan.");
  await form.getByText("Memuat pilihan titik di peta").scrollIntoViewIfNeeded();
  // A label that breaks inside its word makes the form higher than the space kept for it, under the finger.
  const search = await form.getByRole("button", { name: "Cari" }).boundingBox();
  expect(search?.height).toBeLessThan(56);
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(saved).toHaveCount(1);
  await form.getByRole("textbox", { name: /^Email/u }).fill("pengurus@contoh.test");
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(saved).toHaveCount(2);
  await page.reload();
  await expect(form.getByRole("textbox", { name: /^Email/u })).toHaveValue("pengurus@contoh.test");
});

test.describe("without the key", () => {
  test.use({ expectedErrors: [/status of 403/u] });

  test("the page where a waste bank is changed says what is missing", async ({ page, db }) => {
    const { slug } = await addPartner(db, { name: `Bank Sampah ${uniqueWord()}` });
    await page.goto(`/bank-sampah/${slug}/kelola`);
    await expect(page.getByRole("alert").filter({ hasText: "memerlukan tautan pribadi" })).toBeVisible();
  });
});

test("a card leads to the phone and to the way there, apart from the page that it is", async ({ page, db }) => {
  const name = `Bank Sampah ${uniqueWord()}`;
  await addPartner(db, { name, latitude: -7.8, longitude: 110.36 });
  await page.goto("/bank-sampah");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(card.getByRole("link", { name: `Rute ke ${name}` })).toHaveAttribute(
    "href",
    /destination=-7\.8,110\.36$/u,
  );
  await expect(card.getByRole("link", { name: "0810-0000-0000" })).toHaveAttribute("href", /^tel:/u);
});
