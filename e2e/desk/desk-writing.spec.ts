import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);
// A stale change is refused.
test.use({ expectedErrors: [/status of 409/u] });

test("staff write a report down for somebody who phoned; nothing typed is lost over a mistake", async ({
  page,
  db,
}) => {
  await page.goto("/admin/laporan/catat");
  await expectNoFaults(page, "/admin/laporan/catat");
  const form = page.getByRole("form", { name: "Catat laporan" });
  const words = `Kata Bu Tuti ada buaya di kali, ${randomUUID()}.`;
  await form.getByText("Menelepon").click();
  await form.getByLabel("Yang diceritakan").fill(words);
  await form.getByRole("button", { name: "Catat laporan" }).click();
  await expect(form).toContainText("Jenis kerusakan wajib diisi.");
  await expect(form.getByLabel("Yang diceritakan")).toHaveValue(words);
  await expectNoFaults(page, "a refused report");
  await form.getByLabel("Jenis kerusakan").selectOption("Satwa liar");
  await form.getByLabel("Lokasi", { exact: false }).first().fill("Kali Ciliwung, Jakarta");
  await form.getByRole("button", { name: "Catat laporan" }).click();
  await page.getByRole("link", { name: /^Buka LP-/u }).click();
  await expect(page.getByText("Dicatat pengelola untuk orang yang datang atau menelepon.")).toBeVisible();
  const report = await db.report.findFirstOrThrow({ where: { description: words } });
  expect(report).toMatchObject({ status: "PENDING", email: null, reporterName: "Warga" });
  await page.getByRole("button", { name: "Ambil tugas ini" }).click();
  await expect(page.getByText("Ditangani Anda")).toBeVisible();
});

test("a sentence for one kind is offered there first, and a stale change of it is refused without losing a word", async ({
  page,
  stack,
  db,
}) => {
  const tag = randomUUID().slice(0, 8);
  await page.goto("/admin/laporan/balasan");
  await expectNoFaults(page, "/admin/laporan/balasan");
  const form = page.getByRole("form", { name: "Kalimat siap pakai" });
  await form.getByLabel("Jenis kerusakan").selectOption("Satwa liar");
  await form.getByLabel("Kalimat").fill(`Hubungi BKSDA tentang {nomor} ${tag}.`);
  await form.getByRole("button", { name: "Tambah kalimat" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: tag })).toHaveCount(1);

  const report = await sendReport(stack, { damage_type: "Satwa liar" });
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await desk.start(report.code, "Tolak");
  await expect(desk.dialog.getByRole("group", { name: "Contoh kalimat" }).getByRole("button").first()).toContainText(
    new RegExp(`Hubungi BKSDA tentang ${report.code} ${tag}\\.`, "u"),
  );

  const { id } = await db.replyTemplate.findFirstOrThrow({ where: { text: { contains: tag } } });
  await page.goto(`/admin/laporan/balasan?ubah=${id}`);
  await db.replyTemplate.update({ where: { id }, data: { revision: 1 } });
  await form.getByLabel("Kalimat").fill(`Punya saya ${tag}.`);
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(form).toContainText("sudah diubah pengelola lain");
  await expect(form.getByLabel("Kalimat")).toHaveValue(`Punya saya ${tag}.`);
});
