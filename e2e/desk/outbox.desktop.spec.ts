import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);

test("a failed mail is seen on the dashboard, sent again and arrives once", async ({ page, stack, db, mailbox }) => {
  const email = `warga-${randomUUID().slice(0, 8)}@warga.test`;
  const report = await sendReport(stack, { email });
  const subject = new RegExp(`Laporan ${report.code} sudah kami terima`, "u");
  await mailbox.waitFor(email, subject);
  // As the worker leaves a mail that its server refused for good; this one has been sent, so it will arrive a second time.
  const failed = () => db.$executeRaw`
    UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"code": "EENVELOPE", "responseCode": 550}'
    WHERE name = 'mail' AND state = 'completed' AND data#>>'{message,to,address}' = ${email}`;
  await expect.poll(failed).toBe(1);

  await page.goto("/admin");
  await page.getByRole("link", { name: "Lihat sebabnya dan kirim lagi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Surat keluar" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Judul atau alamat" }).fill(email.toUpperCase());
  await page.getByRole("button", { name: "Cari" }).click();
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await expect(mail).toContainText("Server surat menolak alamat ini (kode 550).");
  await expectNoFaults(page, "the outbox");

  await mail.getByRole("button", { name: /^Kirim lagi/u }).click();
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText("dimasukkan kembali ke antrean");
  await expect(mail).toHaveCount(0);
  await expect.poll(async () => (await mailbox.to(email)).length, { timeout: 30_000 }).toBe(2);
  const subjects = (await mailbox.to(email)).map(({ subject: each }) => each);
  expect(new Set(subjects).size, "the same letter").toBe(1);
  await page.goto("/admin/surat?kotak=terkirim");
  await expect(mail).toContainText("Terkirim");
});
