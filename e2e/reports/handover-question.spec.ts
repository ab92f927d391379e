import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { findBeyondScreen } from "@/e2e/fit";
import { expect } from "@/e2e/fixtures";
import { browserOf, newPerson } from "@/e2e/people";
import { decide, newPlace, sendReport } from "@/e2e/reports";
import { CRON_SECRET } from "@/e2e/stack";
import { test } from "@/e2e/staff";

// The link is opened once more after its answer.
test.use({ expectedErrors: [/status of 403.*\/api\/handovers\//u] });

test("the mail of the due day leads to a page that takes one answer and offers what to do next", async ({
  page,
  browser,
  db,
  stack,
  staff,
  staffApi,
  mailbox,
}) => {
  const person = await newPerson(stack);
  const email = `${randomUUID().slice(0, 8)}@warga.test`;
  const report = await sendReport(stack, { ...newPlace(), email }, person);
  await decide(staffApi, report, "verify", "PENDING");
  const { id: channel_id } = await db.channel.findFirstOrThrow({ where: { shipped: true } });
  const sent = await person.post(`/api/reports/${report.code}/handovers`, { data: { channel_id, number: "LP-77" } });
  expect(sent.status(), await sent.text()).toBe(201);
  const { id } = await sent.json();
  await person.dispose();
  const desk = await browserOf(browser, stack, staff);
  await desk.goto(`/admin/laporan?laporan=${report.code}`);
  const noted = desk.getByRole("region", { name: "Diteruskan warga" }).getByRole("listitem");
  await expect(noted).toContainText("SP4N-LAPOR!, nomor LP-77");
  await expectNoFaults(desk, "the desk with a hand-over");
  await db.handover.update({ where: { id }, data: { askAt: new Date() } });
  await staffApi.post("/api/cron", { headers: { authorization: `Bearer ${CRON_SECRET}` }, data: {} });
  const { text } = await mailbox.waitFor(email, /^Sudah dijawab/u);
  const link = /https?:\/\/\S+\/laporan\/terusan#\S+/u.exec(text)?.[0] ?? "";

  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(link);
  await expect(page.getByText(`Anda meneruskan laporan ${report.code} ke SP4N-LAPOR!`)).toBeVisible();
  await expectNoFaults(page, "/laporan/terusan");
  expect(await findBeyondScreen(page)).toEqual([]);
  await page.getByRole("button", { name: "Dikerjakan" }).click();
  await expect(page.getByText("Terima kasih, jawaban Anda tercatat")).toBeVisible();
  const next = page.getByRole("link", { name: "Kirim foto hasilnya" });
  await expect(next).toHaveAttribute("href", `/laporan/${report.code}#sudah-berubah`);
  expect((await db.report.findUniqueOrThrow({ where: { id: report.id } })).status, "the neighbours decide").toBe(
    "VERIFIED",
  );
  await desk.reload();
  await expect(noted).toContainText("dijawab");
  await noted.getByRole("button", { name: /^Hapus/u }).click();
  await expect(noted).toHaveCount(0);
  await desk.context().close();
  await page.reload();
  await expect(page.getByText("Tautan ini tidak berlaku lagi")).toBeVisible();
});
