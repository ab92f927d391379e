import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { CalculatorPage } from "@/e2e/pages/calculator-page";
import { newAccount, signIn } from "@/e2e/people";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";

test("the simple mode reckons to the letter, keeps to its bounds, and Reset empties all of it", async ({ page }) => {
  await page.clock.install();
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.field(/^Transportasi/u).fill("100,5");
  await calculator.field(/^Listrik/u).fill("200");
  await calculator.field(/^Daging/u).fill("22");
  await calculator.button("Hitung").click();
  const summary = page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Daging paling banyak 21." }).click();
  await expect(calculator.field(/^Daging/u)).toBeFocused();
  await calculator.field(/^Daging/u).fill("7");
  await page.clock.pauseAt(Date.now() + 60_000);
  await calculator.button("Hitung").click();
  await expect(calculator.button("Menghitung...")).toBeDisabled();
  await expect(calculator.button("Reset")).toBeDisabled();
  await page.clock.runFor(1_400);
  await expect(calculator.result).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(calculator.result.getByRole("heading", { name: "Hasil perhitungan" })).toBeFocused();
  await expect(calculator.result).toContainText("2,26 ton");
  await expect(calculator.result).toContainText("Baik");
  await expect(calculator.result.getByRole("definition")).toHaveText(["2,26 ton", "2,3 ton", "4,8 ton"]);
  for (const part of ["1,05 ton", "1,20 ton", "0,02 ton", "0,00 ton"]) {
    await expect(calculator.result).toContainText(part);
  }
  await expect(calculator.result).toContainText("transportasi umum atau bersepeda");
  await expect(calculator.result).toContainText("3 sampai 4 porsi");
  await expect(calculator.result).not.toContainText("LED");
  await expectNoFaults(page, "/kalkulator with a simple result");
  await page.reload();
  await expect(calculator.field(/^Transportasi/u), "outlives a reload").toHaveValue("100,5");
  await calculator.button("Hitung").click();
  await expect(calculator.result).toBeVisible();
  await calculator.button("Reset").click();
  await expect(calculator.result).toHaveCount(0);
  for (const field of [/^Transportasi/u, /^Listrik/u, /^Daging/u, /^Daur ulang/u]) {
    await expect(calculator.field(field)).toHaveValue("");
  }
});

test('the advanced mode goes through five steps, takes litres, rupiah and "tidak tahu", and answers with a range', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.openAdvanced();
  const sum = calculator.panel.getByText(/^Jumlah sementara/u);
  await expect(sum, "no range before an answer").toHaveText("Jumlah sementara tampil setelah jawaban pertama.");
  await expect(calculator.field(/^Mobil$/u)).toHaveAccessibleDescription(
    /Kosong = .* liter per minggu, antara 0 dan 15/u,
  );
  await calculator.field(/^Sepeda motor sendiri$/u).fill("1001");
  await calculator.button("Lanjut").click();
  await expect(page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" })).toBeFocused();
  await calculator.field(/^Sepeda motor sendiri$/u).fill("4");
  await calculator.field(/^Mobil$/u).fill("0");
  await expect(sum, "what is not answered is never nothing").toHaveText(
    /sekitar [1-9],\d\d ton \(\d,\d\d–\d+,\d\d ton\)/u,
  );
  await calculator.goOn("Perjalanan jauh");
  await expect(calculator.panel.getByText("Langkah 2 dari 5")).toBeVisible();
  await calculator.goOn("Rumah");
  await calculator.field(/^Listrik serumah$/u).fill("300.000");
  await calculator.panel
    .getByLabel("Satuan Listrik serumah")
    .selectOption({ label: "rupiah per bulan (1.300–2.200 VA)" });
  await calculator.field(/^Orang di rumah$/u).fill("4");
  await calculator.goOn("Makanan");
  await calculator.field(/^Daging sapi$/u).fill("2");
  await calculator.panel.getByLabel("Tidak tahu (Nasi)").check();
  await expect(calculator.field(/^Nasi$/u)).toBeDisabled();
  await expect(calculator.panel.getByText("Dihitung 3 piring per hari, antara 2 dan 4 (asumsi).")).toBeVisible();
  await calculator.goOn("Sampah");
  await expect(calculator.button("Lanjut")).toHaveCount(0);
  await calculator.field(/^Sampah yang dipilah$/u).fill("20");
  await calculator.button("Hitung").click();
  await expect(calculator.result).toContainText(/\d,\d\d–\d+,\d\d ton/u);
  await expect(calculator.result).toContainText("1 jawaban “tidak tahu”");
  await expect(calculator.result).toContainText("hal yang tidak dijawab dihitung seperti kebiasaan umum");
  await expect(calculator.result.getByRole("term")).toHaveText(["Anda", "Rata-rata Indonesia", "Rata-rata dunia"]);
  await expect(calculator.result.getByRole("heading", { name: "Bagian terbesar" })).toBeVisible();
  await expect(calculator.result.getByText("Daging sapi").first()).toBeVisible();
  await expect(calculator.result).toContainText("tidak dikurangkan dari jumlah");
  const actions = calculator.result.locator("ol > li");
  const saved = await actions.allTextContents();
  expect(saved.length).toBeGreaterThan(3);
  const kilograms = saved.map((text) => Number(/−([\d.]+) kg/u.exec(text)?.[1]?.replaceAll(".", "")));
  expect(kilograms).toEqual([...kilograms].sort((one, other) => other - one));
  for (const action of await actions.all()) await expect(action.getByRole("link")).toHaveCount(1);
  await expectNoFaults(page, "/kalkulator with an advanced result");
});

test("a result is kept on the device, printed, moved into the account and deleted", async ({ page, stack, db }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.field(/^Transportasi/u).fill("100");
  await calculator.button("Hitung").click();
  await calculator.saveResult();
  await expect(calculator.result).toContainText("Laporan tersimpan di perangkat ini.");
  await calculator.result.getByRole("link", { name: "Cetak atau simpan PDF" }).click();
  const sheet = page.getByRole("article", { name: /per tahun$/u });
  await expect(sheet).toContainText("1,04 ton per tahun");
  await expectNoFaults(page, "/kalkulator/laporan");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await signIn(page, await newAccount(stack, db, "USER"));
  const history = await calculator.openHistory();
  await history.getByRole("button", { name: "Pindahkan ke akun" }).click();
  const savedResults = history.getByRole("list", { name: "Hasil tersimpan" }).getByRole("listitem");
  await expect(savedResults).toHaveCount(1);
  await expect(history.getByRole("button", { name: "Pindahkan ke akun" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("sulur:karbon"))).toBeNull();
  await calculator.openHistory();
  await expect(history.getByRole("figure")).toContainText("1,04 ton");
  await savedResults.getByRole("button", { name: /^Hapus hasil/u }).click();
  await expect(history.getByText("Belum ada hasil tersimpan.")).toBeVisible();
});

test("the letters of /tipk reach the inbox, and what was typed outlives the dialog", async ({ page, db, mailbox }) => {
  const email = `ide-${randomUUID().slice(0, 8)}@warga.test`;
  await page.clock.install();
  await page.goto("/tipk");
  await expect(page.getByText("Kamis, 12 Juni 2025, 5 menit baca")).toBeVisible();
  await page.getByRole("tab", { name: "Sumber Daya" }).click();
  await expect(page.getByRole("link", { name: "Unduh panduan (PDF)" })).toHaveAttribute("href", "/tipk/panduan.pdf");
  await page.getByRole("tab", { name: "Teknologi Hijau" }).click();
  await page.getByRole("button", { name: "Lihat aplikasi" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link")).toHaveCount(3);
  await expect(dialog).toContainText("Tersedia di toko aplikasi.");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Kirim ide" }).click();
  await dialog.getByLabel("Judul ide").fill("Ember kompos");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Kirim ide" }).click();
  await expect(dialog.getByLabel("Judul ide")).toHaveValue("Ember kompos");
  const send = dialog.getByRole("button", { name: "Kirim ide" });
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Email atau nomor WhatsApp wajib diisi.");
  await expectNoFaults(page, "the dialog of an idea with errors");
  await dialog.getByLabel("Nama").fill("Sari");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("textbox", { name: /^Ide/u }).fill("Satu ember kompos untuk tiap gang.");
  // Only robots are faster than people who type.
  await page.clock.fastForward(MIN_FILL_SECONDS * 1000);
  await send.click();
  await expect(dialog.getByText("Terkirim. Terima kasih!")).toBeVisible();
  const message = { where: { email }, select: { kind: true, status: true, subject: true } };
  expect(await db.message.findMany(message)).toEqual([{ kind: "IDEA", status: "NEW", subject: "Ember kompos" }]);
  await mailbox.waitFor(email, /sudah kami terima/u);
});
