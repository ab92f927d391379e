import { expectNoFaultsInBoth } from "../axe.ts";
import { expect } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import { phonePhoto } from "../photo.ts";
import { decide, sendReport, sendReportWithPhoto } from "../reports.ts";
import { test } from "../staff.ts";

test("a mended place is seen before and after by the arrow keys, on its page and at the start", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  const data = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  const headers = { "content-type": "image/jpeg" };
  const { id: photoId } = await (await staffApi.post("/api/photos", { data, headers })).json();
  await db.report.update({ where: { id: report.id }, data: { status: "RESOLVED" } });
  await db.reportEvent.create({ data: { reportId: report.id, kind: "RESOLVED", toStatus: "RESOLVED", photoId } });
  await db.reportEvent.create({ data: { reportId: report.id, kind: "CONFIRMED", toStatus: "RESOLVED" } });
  // What is new drops the pages that were stored before.
  await sendReport(stack);

  await page.goto(`/laporan/${report.code}`);
  const slider = page.getByRole("slider", { name: "Bandingkan foto sebelum dan sesudah" });
  const after = page.getByRole("img", { name: `Sesudah: ${report.location}` });
  await expect(after).toHaveJSProperty("complete", true);
  await expect(after).toHaveAttribute("src", `/api/photos/${photoId}?w=640`);
  await tabTo(page, slider);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "70 persen sebelum, 30 persen sesudah");
  await expect(after.locator("..")).toHaveCSS("clip-path", "inset(0px 0px 0px 70%)");
  await page.keyboard.press("Home");
  await expect(after.locator("..")).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)");
  await expectNoFaultsInBoth(page, "the report before and after");

  const card = await page.request.get(`/laporan/${report.code}/kartu.jpg`);
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/jpeg"]);

  await page.goto("/home");
  const confirmed = page.getByRole("region", { name: "Sudah beres, kata warga" });
  await expect(confirmed.getByRole("slider")).toHaveCount(1);
  await confirmed.getByRole("link", { name: "Lihat laporannya" }).click();
  await expect(page).toHaveURL(new RegExp(`/laporan/${report.code}$`, "u"));
});
