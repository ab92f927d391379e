import { expect } from "@/e2e/fixtures";
import { decide, sendReportWithPhoto } from "@/e2e/reports";
import { test } from "@/e2e/staff";
import { withWorker } from "./with-worker";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of/u],
});

test("that a report was sent to an office is noted without a signal, and leaves once", async ({
  page,
  context,
  stack,
  db,
  staffApi,
}) => {
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  const path = `/laporan/${report.code}`;
  await withWorker(page, path);
  await page.reload();
  await expect.poll(() => page.evaluate(async (read) => Boolean(await caches.match(read)), path)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  const block = page.getByRole("region", { name: "Teruskan ke yang berwenang" });
  await block.getByRole("button", { name: /^Sudah saya kirim ke SP4N/u }).click();
  await block.getByRole("textbox", { name: /^Nomor tiket/u }).fill("12345678");
  await block.getByRole("button", { name: "Simpan" }).click();
  await expect(block.getByText("Tersimpan di perangkat ini", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/luring");
  await expect(page.getByText("Semua sudah terkirim.")).toBeVisible({ timeout: 30_000 });
  expect(await db.handover.findMany({ where: { reportId: report.id } })).toMatchObject([{ number: "12345678" }]);
  await page.goto(path);
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole("status").filter({ hasText: "nomor 12345678" })).toBeVisible();
});
