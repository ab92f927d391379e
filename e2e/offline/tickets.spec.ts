import { expectNoFaultsInBoth } from "@/e2e/axe";
import { eventIn } from "@/e2e/events-ahead";
import { findFitFaults } from "@/e2e/fit";
import { expect, test } from "@/e2e/fixtures";
import { EventsScreen } from "@/e2e/pages/events-screen";
import { withWorker } from "./with-worker";

// The page is online again a moment before its worker, through which the map's drawing comes.
test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of/u] });

test("a guest's registration is a ticket that opens without a signal, and goes when it is erased or cancelled", async ({
  page,
  context,
  db,
}) => {
  const event = await eventIn(db, "Gorontalo", { kind: "COMMUNITY", category: "GOTONG_ROYONG" });
  await withWorker(page);
  const screen = new EventsScreen(page);
  await screen.open("/komunitas", "?provinsi=Gorontalo");
  await screen.startRegistering(event.title);
  const answered = page.waitForResponse((response) => response.url().includes("/api/registrations/"));
  await screen.fill("Sari Uji", "0812-3456-7891");
  await screen.send();
  await expect(screen.dialog.getByRole("link", { name: "Kegiatan saya" })).toBeVisible();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("sulur:tiket"))).toContain("SULUR-");

  const ticket = page.getByRole("article").filter({ hasText: event.title });
  await test.step("without a signal it shows the code, the route and what to bring", async () => {
    await context.setOffline(true);
    await page.goto("/kegiatan/saya");
    await expect(ticket.getByRole("img", { name: "Kode QR untuk presensi" })).toBeVisible();
    await expect(ticket.getByText("Sebaiknya dibawa:")).toBeVisible();
    await expect(ticket.getByRole("link", { name: "Berangkat" })).toHaveAttribute("href", /destination=0\.55,123\.06/u);
    await expect(ticket.getByRole("region", { name: "Peta:" }), "a map would stay empty").toHaveCount(0);
  });

  await test.step("with a signal it shows the map, fits and is accessible", async () => {
    await context.setOffline(false);
    await expect(ticket.getByRole("region", { name: "Peta:" })).toBeVisible();
    await expectNoFaultsInBoth(page, "/kegiatan/saya");
    expect(await findFitFaults(page)).toEqual([]);
  });

  await test.step("erasing it from the device can be undone, cancelling erases it", async () => {
    await ticket.getByRole("button", { name: "Hapus dari perangkat ini" }).click();
    await expect(page.getByText("Belum ada pendaftaran dari perangkat ini.")).toBeVisible();
    await page.getByRole("button", { name: "Urungkan" }).click();
    await ticket.getByRole("link", { name: "Ubah atau batalkan" }).click();
    await page.getByRole("button", { name: "Batalkan pendaftaran" }).click();
    await page.getByRole("button", { name: "Ya, batalkan" }).click();
    await expect(page.getByText("Pendaftaran ini sudah dibatalkan")).toBeVisible();
    await page.goto("/kegiatan/saya");
    await expect(page.getByText("Belum ada pendaftaran dari perangkat ini.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("sulur:tiket"))).toBeNull();
  });
});
