import sharp from "sharp";
import { expect, test } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { LoginPage } from "@/e2e/pages/login-page";
import { ReportPage } from "@/e2e/pages/report-page";
import { phonePhoto } from "@/e2e/photo";

const PLACE = { latitude: -6.2088, longitude: 106.8456 };
const REPORTER = "sari@warga.test";

test("a report with a photo travels from a resident's phone to the public map", async ({
  page,
  browser,
  stack,
  db,
  mailbox,
}) => {
  const report = new ReportPage(page);
  await report.open();

  await test.step("the resident reports, with the place that the photo holds", async () => {
    await report.fill({
      damageType: "Sampah menumpuk",
      description: "Sampah menumpuk di tepi sungai, bau menyengat sejak hari Senin.",
      location: "Jalan Kali Pasir, Jakarta Pusat",
      name: "Sari Uji",
      email: REPORTER,
    });
    const buffer = await phonePhoto(PLACE);
    await report.choosePhoto({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Gunakan titik foto" }).click();
    await expect(page.getByText("Foto terkirim")).toBeVisible();
    await report.send.click();
  });

  const code = await report.sentNumber();
  const row = await db.report.findUniqueOrThrow({ where: { code } });

  await test.step("it is listed as waiting, without photo, and not on the map", async () => {
    await expect(report.listed(code)).toContainText("Menunggu validasi");
    await expect(report.listed(code).getByRole("img")).toHaveCount(0);
    expect(row.latitude).toBeCloseTo(PLACE.latitude, 3);
    expect(row.longitude).toBeCloseTo(PLACE.longitude, 3);
    expect(await pointsOnMap(stack.url)).not.toContain(code);
    const hidden = await fetch(`${stack.url}/api/photos/${row.photoId}?w=640`);
    expect(hidden.status).toBe(404);
  });

  const admin = await browser.newContext({ baseURL: stack.url, viewport: { width: 360, height: 740 } });
  await test.step("an admin verifies it from a phone", async () => {
    const deskTab = await admin.newPage();
    const login = new LoginPage(deskTab);
    await login.open();
    await login.signInAsAdmin(stack.adminPassword);
    await deskTab.waitForURL("**/admin");
    const desk = new DeskPage(deskTab);
    await desk.open(code);
    await desk.act(code, "Verifikasi", "Verifikasi laporan", "Sudah kami periksa di lokasi.");
    await expect(desk.done(code)).toContainText("diverifikasi");
  });

  await test.step("now it is on the map, with a photo that tells nothing of the camera", async () => {
    expect(await pointsOnMap(stack.url)).toContain(code);
    const photo = Buffer.from(await (await fetch(`${stack.url}/api/photos/${row.photoId}?w=2048`)).arrayBuffer());
    const { format, width, exif } = await sharp(photo).metadata();
    expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
    expect(width).toBeLessThanOrEqual(1600);
  });

  await test.step("its page tells the steps and the admin's words", async () => {
    await page.goto(`/laporan/${code}`);
    await expect(page.getByText("Terverifikasi").first()).toBeVisible();
    await expect(page.getByText("Sudah kami periksa di lokasi.")).toBeVisible();
    await expect(page.locator("body")).not.toContainText(REPORTER);
  });

  await test.step("the reporter is told by mail, after the seconds in which the decision can be undone", async () => {
    const mail = await mailbox.waitFor(REPORTER, /erverifikasi/u);
    expect(mail.text).toContain(`/laporan/${code}`);
    const decided = await db.reportEvent.findFirstOrThrow({ where: { reportId: row.id, kind: "VERIFIED" } });
    expect(Date.now() - decided.createdAt.getTime()).toBeGreaterThan(10_000);
    const audit = await db.auditEntry.findMany({ where: { subject: `report:${code}` } });
    expect(audit.map(({ action }) => action)).toContain("report.verified");
  });
  await admin.close();
});

async function pointsOnMap(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/reports/map?bbox=106.7,-6.3,106.9,-6.1&zoom=18`);
  const { features } = (await answer.json()) as { features: { properties: { code?: string } }[] };
  return features.flatMap(({ properties }) => properties.code ?? []);
}
