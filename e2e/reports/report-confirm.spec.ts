import { randomUUID } from "node:crypto";
import { expectNoFaults } from "../axe.ts";
import { expect } from "../fixtures.ts";
import { newPerson } from "../people.ts";
import { phonePhoto } from "../photo.ts";
import { decide, sendReport } from "../reports.ts";
import { test } from "../staff.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("by the mail's link the reporter opens a report again that is not mended, with words for staff", async ({
  page,
  stack,
  staffApi,
  mailbox,
  db,
}) => {
  const email = `hasil-${randomUUID().slice(0, 8)}@warga.test`;
  const report = await sendReport(stack, { email });
  await decide(staffApi, report, "verify", "PENDING");
  await decide(staffApi, report, "claim", "VERIFIED", "Sudah dibersihkan.");
  const mail = await mailbox.waitFor(email, /diklaim selesai/u);
  const link = /http\S+#hasil=[\w-]+/u.exec(mail.text)?.[0] ?? "";
  await page.goto(link);

  const question = page.getByRole("region", { name: "Apakah sudah beres?" });
  await question.getByRole("button", { name: "Belum" }).click();
  await question.getByRole("button", { name: "Kirim: belum beres" }).click();
  await expect(question).toContainText("Tulis apa yang belum beres.");
  await expectNoFaults(page, "the question about the outcome");
  await question.getByLabel("Apa yang belum beres?").fill("Sisi utara masih penuh.");
  await question.getByRole("button", { name: "Kirim: belum beres" }).click();
  await expect(page.getByText("Anda menyatakan belum beres")).toBeVisible();

  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByText("Dibuka kembali oleh warga")).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Sisi utara");
  const steps = await db.reportEvent.findMany({ where: { reportId: report.id, kind: "REOPENED" } });
  expect(steps).toMatchObject([{ words: "Sisi utara masih penuh.", userId: null, toStatus: "IN_PROGRESS" }]);
});

test("neighbours have the last word: a no with a photo opens it again, two who confirm end it", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  const report = await sendReport(stack);
  await decide(staffApi, report, "verify", "PENDING");
  await decide(staffApi, report, "claim", "VERIFIED", "Sudah dibersihkan.");
  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByText("Diklaim selesai, menunggu warga memastikan")).toBeVisible();
  const question = page.getByRole("region", { name: "Apakah sudah beres?" });
  await question.getByRole("button", { name: "Belum" }).click();
  await question.getByLabel("Apa yang belum beres?").fill("Karungnya masih di situ.");
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await question
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: "belum.jpg", mimeType: "image/jpeg", buffer });
  await expect(question.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Kirim: belum beres" }).click();
  await expect(page.getByText("Anda menyatakan belum beres")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Dibuka kembali oleh warga")).toBeVisible();
  await expect(page.getByText("Karungnya masih di situ.")).toHaveCount(0);

  await decide(staffApi, report, "claim", "IN_PROGRESS", "Karungnya sudah diangkut.");
  const neighbour = await newPerson(stack);
  const said = await neighbour.post(`/api/reports/${report.id}/outcome`, { data: { judgement: "YES" } });
  expect(said.status(), await said.text()).toBe(200);
  await neighbour.dispose();
  await page.reload();
  await expect(page.getByText("Sudah beres: 1 warga.")).toBeVisible();
  await page.getByRole("button", { name: "Ya, sudah beres" }).click();
  await expect(page.getByText("Anda menyatakan sudah beres")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Selesai, dipastikan warga.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ya, sudah beres" })).toHaveCount(0);
  await expectNoFaults(page, "a report that neighbours confirmed");
  expect((await page.request.get(`/laporan/${report.code}/kartu.jpg`)).status()).toBe(200);
  expect(await db.report.findUniqueOrThrow({ where: { id: report.id } })).toMatchObject({ status: "RESOLVED" });
});
