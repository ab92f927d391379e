import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { decide, newPlace, sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

test.use({ ...AS_STAFF, viewport: { width: 360, height: 740 } });

test("staff take a name out of a report, and everybody reads that and why, not what stood there", async ({
  page,
  stack,
}) => {
  const name = `Bu Tini ${randomUUID().slice(0, 8)}`;
  const report = await sendReport(stack, { description: `Sampah di depan rumah ${name} sejak kemarin.` });
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await desk.start(report.code, "Sunting");
  await desk.dialog.getByLabel("Deskripsi").fill("");
  await desk.dialog.getByLabel("Alasan").fill("Menghapus data pribadi.");
  await desk.dialog.getByRole("button", { name: "Simpan suntingan" }).click();
  await expect(desk.dialog).toContainText("Deskripsi wajib diisi, sedikitnya 10 huruf.");
  await expectNoFaults(page, "the dialog that edits a report");
  await desk.dialog.getByLabel("Deskripsi").fill("Sampah di depan sebuah rumah sejak kemarin.");
  await desk.dialog.getByRole("button", { name: "Simpan suntingan" }).click();
  await expect(desk.done(report.code)).toContainText("disunting");
  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByText("Disunting pengelola")).toBeVisible();
  await expect(page.getByText("Menghapus data pribadi.")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(name);
});

test("staff merge a report into its neighbour, take it back in time, and do it again", async ({
  page,
  stack,
  staffApi,
}) => {
  const place = newPlace();
  const whole = await sendReport(stack, place);
  await decide(staffApi, whole, "verify", "PENDING");
  const part = await sendReport(stack, { ...place, latitude: place.latitude + 0.0004 });
  const desk = new DeskPage(page);
  const merge = async () => {
    await desk.open(part.code);
    await desk.start(part.code, "Gabungkan");
    await desk.dialog.getByRole("radio", { name: whole.code }).check();
  };
  await merge();
  await expectNoFaults(page, "the dialog that merges a report");
  await desk.dialog.getByRole("button", { name: "Gabungkan laporan" }).click();
  await desk.done(part.code).getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText(
    `${part.code} dikembalikan seperti semula.`,
  );
  await page.goto(`/laporan/${part.code}`);
  await expect(page).toHaveURL(new RegExp(`${part.code}$`, "u"));
  await merge();
  await desk.dialog.getByRole("button", { name: "Gabungkan laporan" }).click();
  await expect(desk.done(part.code)).toContainText("digabung");
  await page.goto(`/laporan/${part.code}`);
  await expect(page).toHaveURL(new RegExp(`${whole.code}$`, "u"));
  await expect(page.getByText("1 warga juga mengalami ini.")).toBeVisible();
});
