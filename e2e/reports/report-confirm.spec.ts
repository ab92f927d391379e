import { randomUUID } from "node:crypto";
import { expectNoFaults } from "../axe.ts";
import { expect } from "../fixtures.ts";
import { requestsOf } from "../people.ts";
import { decide, sendReport } from "../reports.ts";
import { test } from "../staff.ts";

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
  await decide(staffApi, report, "resolve", "VERIFIED", "Sudah dibersihkan.");
  const mail = await mailbox.waitFor(email, /selesai/u);
  const link = /http\S+#hasil=[\w-]+/u.exec(mail.text)?.[0] ?? "";
  await page.goto(link);

  const question = page.getByRole("region", { name: "Apakah sudah beres?" });
  await question.getByRole("button", { name: "Belum, buka kembali" }).click();
  await expect(question).toContainText("Tulis apa yang belum beres.");
  await expectNoFaults(page, "the question about the outcome");
  await question.getByLabel("Keterangan").fill("Sisi utara masih penuh.");
  await question.getByRole("button", { name: "Belum, buka kembali" }).click();
  await expect(page.getByText("Laporan ini Anda buka kembali")).toBeVisible();

  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByText("Dibuka kembali oleh pelapor")).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Sisi utara");
  const steps = await db.reportEvent.findMany({ where: { reportId: report.id, kind: "REOPENED" } });
  expect(steps).toMatchObject([{ words: "Sisi utara masih penuh.", userId: null, toStatus: "IN_PROGRESS" }]);
});

test("in the browser that reported, one press confirms that it is mended", async ({ page, stack, staffApi }) => {
  await page.goto("/laporan");
  const person = await requestsOf(page, stack);
  const report = await sendReport(stack, {}, person);
  const { cookies } = await person.storageState();
  await person.dispose();
  await page.context().addCookies(cookies);
  await page.evaluate(() => localStorage.setItem("sulur:pernah-melapor", "1"));
  await decide(staffApi, report, "verify", "PENDING");
  await decide(staffApi, report, "resolve", "VERIFIED");

  await page.goto(`/laporan/${report.code}`);
  await page.getByRole("button", { name: "Ya, sudah beres" }).click();
  await expect(page.getByText("Terima kasih, Anda menyatakan sudah beres")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Pelapor membenarkan: sudah beres")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ya, sudah beres" })).toHaveCount(0);
});
