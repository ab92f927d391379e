import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { browserOf, NOBODY, newAddress, newPerson } from "@/e2e/people";
import { decide, sendReportWithPhoto } from "@/e2e/reports";
import { test } from "@/e2e/staff";

const PHONE_SCREEN = { width: 360, height: 740 };

test("a verified report can be passed on by hand, and a number that is dead comes to the desk", async ({
  page,
  context,
  browser,
  stack,
  staff,
  staffApi,
}) => {
  const name = `Hotline uji ${randomUUID().slice(0, 8)}`;
  const desk = await browserOf(browser, stack, staff);
  await desk.goto("/admin/kanal");
  const form = desk.getByRole("form", { name: "Kanal", exact: true });
  await form.getByRole("button", { name: "Tambah kanal" }).click();
  await expect(form.getByRole("alert").first()).toBeVisible();
  await form.getByLabel(/^Nama kanal/u).fill(name);
  await form.getByLabel(/^Bentuk/u).selectOption("PHONE");
  await form.getByLabel(/^Nomor atau alamat/u).fill("(022) 7531234");
  await form.getByLabel(/^Hari kerja sampai diteruskan/u).fill("1");
  await form.getByLabel(/^Hari kerja sampai ditindak/u).fill("2");
  await form.getByLabel(/^Sumber/u).fill("https://contoh.test/kontak");
  await form.getByLabel("Penebangan pohon").check();
  await form.getByRole("button", { name: "Tambah kanal" }).click();
  const item = desk.getByRole("listitem").filter({ hasText: name });
  await expect(item).toContainText("Penebangan pohon");
  await expectNoFaults(desk, "/admin/kanal");
  const buffer = Buffer.from("nama,bentuk,alamat,hari diteruskan,hari ditindak,sumber,diperiksa\nX,Telepon,12,1,2,a,b");
  const imports = desk.getByRole("region", { name: "Impor CSV" });
  await imports.locator("input[type=file]").setInputFiles({ name: "kanal.csv", mimeType: "text/csv", buffer });
  await expect(imports.getByRole("alert")).toContainText("1 baris perlu diperbaiki");
  await expect(imports.getByRole("table")).toContainText("Baris 2, nama");

  const report = await sendReportWithPhoto(stack, { damage_type: "Penebangan pohon" });
  const guest = await newPerson(stack);
  await page.setViewportSize(PHONE_SCREEN);
  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByRole("heading", { name: "Riwayat penanganan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Teruskan ke yang berwenang" }), "not checked yet").toHaveCount(0);
  expect((await guest.get(`/laporan/${report.code}/foto.jpg`)).status(), "nor is its photo public").toBe(404);

  await decide(staffApi, report, "verify", "PENDING");
  await page.reload();
  const block = page.getByRole("region", { name: "Teruskan ke yang berwenang" });
  const text = await block.getByRole("textbox").inputValue();
  expect(text).toContain(`${stack.url}/laporan/${report.code}`);
  expect(text).not.toContain(report.reporter_name);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await block.getByRole("button", { name: "Salin teks" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const chat = await block.getByRole("link", { name: "Buka WhatsApp" }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(text);
  const photo = await block.getByRole("link", { name: "Unduh foto" }).getAttribute("href");
  expect((await guest.get(photo ?? "")).headers()["content-type"]).toBe("image/jpeg");
  await expect(block.getByRole("listitem").filter({ hasText: "SP4N-LAPOR!" })).toContainText("Meminta identitas");
  const channel = block.getByRole("listitem").filter({ hasText: name });
  await expect(channel.getByRole("link", { name: "022-7531234" })).toHaveAttribute("href", "tel:+62227531234");
  await expectNoFaults(page, "/laporan/{code} that can be passed on");
  await channel.getByRole("button", { name: /^Nomor ini mati\?/u }).click();
  await expect(channel.getByRole("status")).toContainText("Terima kasih");

  await desk.goto("/admin/kanal?keadaan=periksa");
  await expect(item).toContainText("1 warga tidak dapat menghubungi");
  await item.getByRole("button", { name: /^Masih benar/u }).click();
  await expect(item).toHaveCount(0);
  await desk.context().close();

  const still = await browser.newContext({
    baseURL: stack.url,
    extraHTTPHeaders: newAddress(),
    storageState: NOBODY,
    javaScriptEnabled: false,
  });
  const plain = await still.newPage();
  await plain.goto(`/laporan/${report.code}`);
  await expect(plain.getByRole("textbox", { name: "Teks untuk diteruskan" })).toHaveValue(text);
  await expect(plain.getByRole("link", { name: "022-7531234" })).toBeVisible();
  const needed = "Mencatat bahwa Anda sudah mengirimnya memerlukan JavaScript";
  await expect(plain.getByRole("main")).toContainText(needed, { useInnerText: true });
  await expect(plain.getByRole("button", { name: /^Sudah saya kirim/u })).toHaveCount(0);
  await still.close();

  await decide(staffApi, report, "claim", "VERIFIED");
  await expect.poll(async () => (await guest.get(`/api/reports/${report.code}/channels`)).status()).toBe(404);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Riwayat penanganan" })).toBeVisible();
  await expect(block).toHaveCount(0);
  await guest.dispose();
});
