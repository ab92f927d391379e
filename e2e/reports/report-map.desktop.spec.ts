import type { APIRequestContext, Page } from "playwright/test";
import { expect } from "@/e2e/fixtures";
import { ReportPage } from "@/e2e/pages/report-page";
import { decide, type SentReport, sendReport, sendReportWithPhoto } from "@/e2e/reports";
import type { Stack } from "@/e2e/stack";
import { test } from "@/e2e/staff";
import type { ReportStatus } from "@/lib/reports/rules";
import type { Decision } from "@/lib/reports/rules-steps";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const POPUP_TITLE = "Laporan Kerusakan Lingkungan";

async function verifiedReport(stack: Stack, staffApi: APIRequestContext): Promise<SentReport> {
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  return report;
}

/** The page with its map, drawn. */
async function openWithMap(page: Page): Promise<ReportPage> {
  const report = new ReportPage(page);
  await report.open();
  await report.showMap();
  return report;
}

const popupOn = (report: ReportPage) => report.map.locator(".leaflet-popup");

test("choosing a report in the list brings it to the middle of the map and opens its popup", async ({
  page,
  stack,
  staffApi,
}) => {
  const chosen = await verifiedReport(stack, staffApi);
  const report = await openWithMap(page);
  const button = report.listed(chosen.code).getByRole("button", { name: "Lihat di peta" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const popup = popupOn(report);
  await expect(popup).toContainText(POPUP_TITLE);
  await expect(popup).toContainText(chosen.location);
  await expect(popup).toContainText(chosen.description);

  const pin = report.map.getByRole("button", { name: `Terverifikasi: ${chosen.location}` });
  const horizontally = async () => {
    const [map, mark] = await Promise.all([report.map.boundingBox(), pin.boundingBox()]);
    return Math.abs((map?.x ?? 0) + (map?.width ?? 0) / 2 - (mark?.x ?? 0) - (mark?.width ?? 0) / 2);
  };
  await expect.poll(horizontally, { message: "pixels from the middle" }).toBeLessThan(3);
  expect(await pin.boundingBox()).toMatchObject({ width: 38, height: 38 });

  const photo = await popup.getByRole("link", { name: "Lihat Foto" }).getAttribute("href");
  const answer = await page.request.get(photo ?? "");
  expect(answer.headers()["content-type"]).toBe("image/webp");
  await popup.getByRole("link", { name: "Buka laporan" }).click();
  await expect(page).toHaveURL(`/laporan/${chosen.code}`);
});

test("a pin selects its report in the list, by mouse and by keyboard", async ({ page, stack, staffApi }) => {
  const near = await verifiedReport(stack, staffApi);
  const far = await verifiedReport(stack, staffApi);
  const report = await openWithMap(page);
  const buttonOf = ({ code }: SentReport) => report.listed(code).getByRole("button", { name: "Lihat di peta" });
  const pinOf = ({ location }: SentReport) =>
    report.map.getByRole("button", { name: `Terverifikasi: ${location}`, exact: true });

  await buttonOf(far).click();
  await expect(popupOn(report)).toContainText(far.location);
  await popupOn(report).getByRole("button", { name: "Tutup keterangan" }).click();
  await expect(popupOn(report)).toHaveCount(0);
  await buttonOf(near).click();
  await expect(popupOn(report)).toContainText(near.location);
  await popupOn(report).getByRole("button", { name: "Tutup keterangan" }).click();
  await expect(popupOn(report)).toHaveCount(0);

  await pinOf(near).click();
  await expect(popupOn(report)).toContainText(near.location);
  await expect(buttonOf(near)).toHaveAttribute("aria-pressed", "true");
  await expect(report.listed(near.code)).toBeInViewport();
  await expect(buttonOf(far)).toHaveAttribute("aria-pressed", "false");

  await page.keyboard.press("Escape");
  await expect(popupOn(report)).toHaveCount(0);
  await pinOf(near).focus();
  await page.keyboard.press("Enter");
  await expect(popupOn(report)).toContainText(POPUP_TITLE);
  await page.keyboard.press("Escape");
  await expect(popupOn(report)).toHaveCount(0);
  await expect(pinOf(near)).toBeFocused();
});

test("list and map stay in step by keyboard, after a reload too, until all are asked for", async ({
  page,
  stack,
  staffApi,
}) => {
  const near = await verifiedReport(stack, staffApi);
  const far = await sendReport(stack, { latitude: -8.5, longitude: 140.4 });
  const report = await openWithMap(page);
  const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  await report.listed(near.code).getByRole("button", { name: "Lihat di peta" }).press("Enter");
  await expect(popupOn(report)).toContainText(near.location);
  await expect(heading("Daftar Laporan Terbaru")).toBeVisible();
  await report.map.locator(".leaflet-container").focus();
  await page.keyboard.press("ArrowRight");
  await expect(heading("Laporan di area peta")).toBeVisible();
  await expect(report.listed(near.code)).toBeVisible();
  await expect(report.listed(far.code)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]peta=/u);

  await page.reload();
  await expect(heading("Laporan di area peta")).toBeVisible();
  await expect(report.listed(near.code)).toBeVisible();
  await expect(report.listed(far.code)).toHaveCount(0);
  await page.getByRole("button", { name: "Tampilkan semua laporan" }).press("Enter");
  await expect(heading("Daftar Laporan Terbaru")).toBeVisible();
  await expect(report.listed(far.code)).toBeVisible();
  await expect(page).not.toHaveURL(/peta=/u);
});

test("the way back leads to the view that was left", async ({ page, stack, staffApi }) => {
  const shown = await verifiedReport(stack, staffApi);
  const view = `?peta=${shown.latitude},${shown.longitude},15`;
  await page.goto(`/laporan${view}`);
  const report = new ReportPage(page);
  await report.showMap();
  const pin = report.map.getByRole("button", { name: `Terverifikasi: ${shown.location}` });
  await expect(pin).toBeInViewport();
  await report.listed(shown.code).getByRole("link").first().click();
  await expect(page).toHaveURL(`/laporan/${shown.code}`);
  await page.goBack();
  await expect(page).toHaveURL(`/laporan${view}`);
  await report.showMap();
  await expect(page.getByRole("heading", { level: 2, name: "Laporan di area peta" })).toBeVisible();
  await expect(report.listed(shown.code)).toBeVisible();
  await expect(pin).toBeInViewport();
});

test("a click on the map is the place of the form", async ({ page, stack, staffApi, db }) => {
  const known = await verifiedReport(stack, staffApi);
  const report = await openWithMap(page);
  await report.listed(known.code).getByRole("button", { name: "Lihat di peta" }).click();
  await expect(popupOn(report)).toContainText(known.location);
  await popupOn(report).getByRole("button", { name: "Tutup keterangan" }).click();
  const box = await report.map.boundingBox();
  await report.map.click({ position: { x: (box?.width ?? 0) / 2 + 150, y: (box?.height ?? 0) / 2 + 150 } });
  const picked = report.map.locator(".sulur-pin[title='Titik laporan Anda']");
  await expect(picked).toBeVisible();

  const picker = await report.showPlacePicker();
  await expect(picker.getByText("Titik terpilih")).toBeVisible();
  const description = `Pohon tumbang menutup jalan di dekat ${known.location}.`;
  await report.fill({ damageType: "Lainnya", description, location: known.location, name: "Putu Uji" });
  await report.send.click();
  const question = page.getByRole("dialog", { name: "Sudah pernah dilaporkan?" });
  const sent = page.getByRole("heading", { name: "Laporan Anda sudah kami terima" });
  await expect(question.or(sent)).toBeVisible();
  if (await question.isVisible()) await question.getByRole("button", { name: "Tetap kirim laporan" }).click();
  const row = await db.report.findUniqueOrThrow({ where: { code: await report.sentNumber() } });
  // Zoom 15 shows some 5 metres with each pixel, and the click was to the south-east.
  const east = (row.longitude ?? 0) - (known.longitude ?? 0);
  const south = (known.latitude ?? 0) - (row.latitude ?? 0);
  for (const degrees of [east, south]) {
    expect(degrees).toBeGreaterThan(0);
    expect(degrees).toBeLessThan(0.02);
  }
});

test("the states differ on the map, and what is not verified is not on it", async ({ page, stack, staffApi }) => {
  const here = { latitude: -8.4, longitude: 115.2 };
  const pending = await sendReport(stack, here);
  const ways: [Decision, ReportStatus][][] = [
    [["verify", "PENDING"]],
    [
      ["verify", "PENDING"],
      ["start", "VERIFIED"],
    ],
    [
      ["verify", "PENDING"],
      ["claim", "VERIFIED"],
    ],
  ];
  const shown: SentReport[] = [];
  for (const [index, way] of ways.entries()) {
    const place = { latitude: here.latitude, longitude: here.longitude + (index + 1) / 500 };
    const report = await sendReport(stack, place);
    for (const [decision, status] of way) await decide(staffApi, report, decision, status);
    shown.push(report);
  }
  const report = await openWithMap(page);
  await report
    .listed(shown[0]?.code ?? "")
    .getByRole("button", { name: "Lihat di peta" })
    .click();
  const looks = new Set<string>();
  for (const [index, label] of ["Terverifikasi", "Ditindaklanjuti", "Diklaim selesai"].entries()) {
    const pin = report.map.getByRole("button", { name: `${label}: ${shown[index]?.location}` });
    await expect(pin).toBeVisible();
    const outline = (await pin.locator("path").first().getAttribute("d")) ?? "";
    looks.add(outline);
  }
  expect(looks.size, "outlines").toBe(3);
  await expect(report.map.getByRole("button", { name: new RegExp(pending.location, "u") })).toHaveCount(0);
  await expect(report.listed(pending.code).getByRole("button", { name: "Lihat di peta" })).toHaveCount(0);
});

test.describe("without tiles", () => {
  test.use({ expectedErrors: [/ERR_FAILED/u] });

  test("the base map says so, and list, pins and form do everything", async ({ page, stack, staffApi }) => {
    const chosen = await verifiedReport(stack, staffApi);
    await page.route("**/tiles/**", (route) => route.abort());
    const report = await openWithMap(page);
    await expect(report.map.getByText("Peta dasar sederhana")).toBeVisible();
    await report.listed(chosen.code).getByRole("button", { name: "Lihat di peta" }).click();
    await expect(popupOn(report)).toContainText(POPUP_TITLE);
    await report.fill({
      damageType: "Satwa liar",
      description: `Monyet turun ke kampung mencari makan di ${chosen.location}.`,
      location: chosen.location,
      name: "Nyoman Uji",
    });
    await report.send.click();
    await expect(report.listed(await report.sentNumber())).toContainText("Menunggu validasi");
  });
});
