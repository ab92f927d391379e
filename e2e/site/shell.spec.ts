import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";

test("Lainnya opens the whole navigation and gives the focus back", async ({ page }) => {
  await page.goto("/home");
  await expect(page.locator("#kaki")).toHaveAttribute("data-slide", "out");
  const more = page.getByRole("button", { name: "Lainnya" });
  const menu = page.getByRole("navigation", { name: "Navigasi utama" });
  await more.click();
  for (const job of ["Bank sampah", "Relawan", "Forum", "Kalkulator", "Laporan saya", "Kegiatan saya"]) {
    await expect(menu.getByRole("link", { name: job, exact: true })).toBeVisible();
  }
  await menu.locator("summary", { hasText: "Aksi Hijau" }).click();
  await expect(menu.getByRole("link", { name: "Laporan Lingkungan" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(menu, "closed by a link to the page one is on").toBeHidden();
});

test("the bar marks where one is", async ({ page }) => {
  await page.goto("/home");
  const bar = page.getByRole("navigation", { name: "Pintasan" });
  await expect(bar.getByRole("link", { name: "Beranda" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Lapor" }).click();
  await expect(page).toHaveURL(/\/laporan$/);
  await expect(bar.getByRole("link", { name: "Lapor" })).toHaveAttribute("aria-current", "page");
});

test("nothing keeps anyone out of the shell", async ({ page }) => {
  await page.goto("/home");
  await expectNoFaultsInBoth(page, "/home");
  await page.getByRole("button", { name: "Lainnya" }).click();
  await expectNoFaultsInBoth(page, "the navigation");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Profil" }).click();
  await expectNoFaultsInBoth(page, "the profile card");
});

test.describe("an address without a page", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("says so and leads on", async ({ page }) => {
    const answer = await page.goto("/tidak-ada");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Halaman tidak ditemukan" })).toBeVisible();
    await expectNoFaults(page, "an address without a page");
    await page.getByRole("link", { name: "Kembali ke Beranda" }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test("menu and card open on a phone from before popovers", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const [owner, name] of [
      [Document.prototype, "querySelectorAll"],
      [Element.prototype, "matches"],
    ] as const) {
      const requested = Reflect.get(owner, name) as (selector: string) => unknown;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        if (selector.includes(":popover-open")) throw new SyntaxError(`${selector} is not a valid selector.`);
        return requested.call(this, selector);
      });
    }
  });
  await page.route(
    ({ pathname }) => pathname === "/home" || pathname.endsWith(".css"),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(' popover="auto"', "")
        .replaceAll("selector(:popover-open)", "selector(:unknown)");
      await route.fulfill({ response, body });
    },
  );
  await page.goto("/home");
  const more = page.getByRole("button", { name: "Lainnya" });
  const menu = page.getByRole("navigation", { name: "Navigasi utama" });
  const card = page.getByRole("dialog", { name: "Profil" });
  await expect(menu).toBeHidden();
  await expect(card).toBeHidden();
  await expect(async () => {
    await more.click();
    await expect(menu.getByRole("link", { name: "Home" })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.getByRole("button", { name: "Profil" }).click();
  await expect(card.getByRole("link", { name: "Masuk" })).toBeVisible();
  await card.getByRole("button", { name: "Tutup" }).click();
  await expect(card).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the navigation opens all the same", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("button", { name: "Ganti tampilan terang atau gelap" })).toBeHidden();
    const menu = page.getByRole("navigation", { name: "Navigasi utama" });
    await page.getByRole("button", { name: "Buka menu" }).click();
    await menu.locator("summary", { hasText: "Aksi Hijau" }).click();
    await menu.getByRole("link", { name: "Laporan Lingkungan" }).click();
    await expect(page).toHaveURL(/\/laporan$/);
  });
});
