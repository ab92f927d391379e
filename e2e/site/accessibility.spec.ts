import type { APIRequestContext, Page } from "playwright/test";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { PlacesScreen } from "@/e2e/pages/places-screen";
import { ReportPage } from "@/e2e/pages/report-page";
import { newPlaceOnMap } from "@/e2e/places-on-map";
import { confirmClaim, decide, newPlace, type SentReport, sendReport, sendReportWithPhoto } from "@/e2e/reports";
import type { Stack } from "@/e2e/stack";
import { AS_STAFF, test } from "@/e2e/staff";
import type { ReportStatus } from "@/lib/reports/rules";
import type { Decision } from "@/lib/reports/rules-steps";
import { VIEWPORTS } from "@/scripts/testing/size";

const WAYS: Record<ReportStatus, [Decision, ReportStatus][]> = {
  PENDING: [],
  REJECTED: [["reject", "PENDING"]],
  VERIFIED: [["verify", "PENDING"]],
  IN_PROGRESS: [
    ["verify", "PENDING"],
    ["start", "VERIFIED"],
  ],
  CLAIMED: [
    ["verify", "PENDING"],
    ["claim", "VERIFIED"],
  ],
  RESOLVED: [
    ["verify", "PENDING"],
    ["claim", "VERIFIED"],
  ],
};

async function reportIn(stack: Stack, staffApi: APIRequestContext, status: ReportStatus): Promise<SentReport> {
  const report = await sendReportWithPhoto(stack);
  for (const [decision, seen] of WAYS[status]) {
    await decide(staffApi, report, decision, seen, "Sudah kami periksa di lokasi.");
  }
  if (status === "RESOLVED") await confirmClaim(stack, report);
  return report;
}

/** The drawn map, with what stands on it. */
async function showMap(page: Page, name: string | RegExp): Promise<void> {
  const map = page.getByRole("region", { name });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-container")).toBeVisible();
}

for (const viewport of VIEWPORTS) {
  test.describe(`nothing keeps anyone out (${viewport.width} px, light and dark)`, () => {
    test.use({ viewport });

    test("of the pages for everyone", async ({ page }) => {
      // The notice leads on to /home by itself; an empty answer leaves it standing.
      await page.route("**/home", (route) => route.fulfill({ status: 204 }));
      const ledOn = page.waitForResponse("**/home");
      await page.goto("/akses-ditolak");
      await expectNoFaultsInBoth(page, "/akses-ditolak");
      // It would break off what is opened next.
      await ledOn;
      await page.unroute("**/home");
      for (const path of ["/home", "/login", "/register"]) {
        await page.goto(path);
        await expectNoFaultsInBoth(page, path);
      }
    });

    test("of the form, the list and the map", async ({ page, stack, staffApi }) => {
      const shown = await reportIn(stack, staffApi, "VERIFIED");
      await sendReport(stack);
      const report = new ReportPage(page);
      await report.open();
      await expectNoFaultsInBoth(page, "/laporan");
      await report.send.click();
      await expect(page.getByRole("alert", { name: "Semua kolom bertanda (*) harus diisi." })).toBeFocused();
      await report.showPlacePicker();
      await showMap(page, "Titik di peta");
      await expectNoFaultsInBoth(page, "/laporan with errors");
      await report.showMap();
      await report.listed(shown.code).getByRole("button", { name: "Lihat di peta" }).click();
      await expect(report.map.locator(".leaflet-popup")).toBeVisible();
      await expectNoFaultsInBoth(page, "/laporan with a popup");
    });

    test("of green places in the list and on the map", async ({ page, stack, staffApi }) => {
      const shown = await newPlaceOnMap(stack, staffApi);
      const places = new PlacesScreen(page);
      await places.open();
      await expectNoFaultsInBoth(page, "/peta-lokasi");
      await places.showOnMap(shown.name).click();
      await expect(places.popup).toBeVisible();
      await expectNoFaultsInBoth(page, "/peta-lokasi with a popup");
      await places.nearMe.click();
      await expect(page.getByRole("alert").filter({ hasText: "Izin lokasi ditolak." })).toBeVisible();
      await places.search.fill("Negeri Antah Berantah");
      await expect(places.list.getByText("Tidak ada lokasi tersedia.")).toBeVisible();
      await expectNoFaultsInBoth(page, "/peta-lokasi with an empty list");
    });

    test("of a report in any state", async ({ page, stack, staffApi }) => {
      for (const status of Object.keys(WAYS) as ReportStatus[]) {
        const { code } = await reportIn(stack, staffApi, status);
        await page.goto(`/laporan/${code}`);
        if (status !== "REJECTED" && status !== "PENDING") await showMap(page, /^Peta: /u);
        await expectNoFaultsInBoth(page, `/laporan/${code}, ${status}`);
      }
      const held = await sendReport(stack, { description: "Foto lengkapnya di https://contoh.test/sampah ya." });
      await page.goto(`/laporan/${held.code}`);
      await expectNoFaultsInBoth(page, "a held report");
    });

    test.describe("the desk", () => {
      test.use(AS_STAFF);

      test("of the dashboard, the queue, a report and its dialogs", async ({ page, stack }) => {
        await page.goto("/admin");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoFaultsInBoth(page, "/admin");
        await page.goto("/admin/laporan");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoFaultsInBoth(page, "/admin/laporan");

        const place = newPlace();
        const report = await sendReportWithPhoto(stack, { ...place, email: "axe@warga.test" });
        await sendReport(stack, place);
        const desk = new DeskPage(page);
        await desk.open(report.code);
        await showMap(page, "Peta lokasi");
        await expectNoFaultsInBoth(page, "an open report");
        for (const [button, title] of [
          ["Verifikasi", "Verifikasi laporan"],
          ["Tolak", "Tolak laporan"],
          ["Tanya pelapor", "Tanya pelapor"],
        ] as const) {
          await desk.start(report.code, button);
          await expect(page.getByRole("dialog", { name: title })).toBeVisible();
          await expectNoFaultsInBoth(page, `the dialog ${title}`);
          await page.keyboard.press("Escape");
        }
        await desk.act(report.code, "Verifikasi", "Verifikasi laporan");
        await expect(desk.done(report.code)).toContainText("diverifikasi");
        await expectNoFaultsInBoth(page, "a decision that can be undone");
      });
    });
  });
}
