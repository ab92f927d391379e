import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { LoginPage } from "@/e2e/pages/login-page";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The footer is marked when the scripts have taken over from the HTML. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.locator("#kaki")).toHaveAttribute("data-slide", "out");
}

test("a parent opens its list instead of going anywhere", async ({ page }) => {
  await openHome(page);
  const menu = page.getByRole("navigation", { name: "Navigasi utama" });
  const parent = menu.locator("summary", { hasText: "Aksi Hijau" });
  const child = menu.getByRole("link", { name: "Laporan Lingkungan" });

  await parent.click();
  await expect(child).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/home");
  await parent.click();
  await expect(child).toBeHidden();

  await parent.press("Enter");
  await expect(child).toBeVisible();
  await child.focus();
  await page.keyboard.press("Escape");
  await expect(child).toBeHidden();
  await expect(parent).toBeFocused();

  await parent.click();
  // Its other end may lie under the list.
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(child).toBeHidden();

  await parent.click();
  await child.click();
  await expect(page).toHaveURL(/\/laporan$/);
  await expect(child).toBeHidden();
});

test("the keyboard's first stop leads past the navigation", async ({ page }) => {
  await openHome(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Langsung ke isi" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the profile card of a guest offers the ways in and closes", async ({ page }) => {
  let requested = false;
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/session")) requested = true;
  });
  await openHome(page);
  await page.getByRole("button", { name: "Profil" }).click();
  const card = page.getByRole("dialog", { name: "Profil" });
  await expect(card).toContainText("Anda belum login");
  await expect(card.getByRole("link", { name: "Masuk" })).toHaveAttribute("href", "/login");
  await expect(card.getByRole("link", { name: "Daftar" })).toHaveAttribute("href", "/register");
  await card.getByRole("button", { name: "Tutup" }).click();
  await expect(card).toBeHidden();
  expect(requested, "a guest's session is not asked for").toBe(false);
});

test("the profile card greets a member and logs out", async ({ page, stack }) => {
  const account = {
    username: "siti.kampung",
    password: "Uji-Kampung-7!",
    daerah: "Sumatera Utara",
    umur: 34,
    pertanyaan_keamanan: "Siapa nama hewan peliharaan pertama Anda?",
    jawaban_keamanan: "Belang",
  };
  const registered = await page.request.post("/api/register", { data: account, headers: { origin: stack.url } });
  expect(registered.status(), await registered.text()).toBe(201);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(account.username, account.password);
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole("button", { name: "Profil" }).click();
  const card = page.getByRole("dialog", { name: "Profil" });
  await expect(card).toContainText("Halo, siti.kampung!");
  await expect(card).toContainText("Sumatera Utara");
  await expect(card).toContainText("34 tahun");
  await card.getByRole("button", { name: "Keluar" }).click();
  await expect(page).toHaveURL(/\/login$/);

  await openHome(page);
  await page.getByRole("button", { name: "Profil" }).click();
  await expect(card).toContainText("Anda belum login");
});

test("the theme follows the system until the switch says otherwise, and remembers", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await openHome(page);
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await ground();
  expect(dark).not.toBe(light);

  const choose = page.getByRole("button", { name: "Ganti tampilan terang atau gelap" });
  await choose.click();
  expect(await ground()).toBe(light);
  await page.reload();
  expect(await ground()).toBe(light);

  await expect(page.locator("#kaki")).toHaveAttribute("data-slide", "out");
  await choose.click();
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground(), "follows the system again").toBe(light);
});

test("the footer's groups come in on the way down beyond 100 px and step aside on the way up", async ({ page }) => {
  await openHome(page);
  const footer = page.locator("#kaki");
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await scrollTo(80);
  await expect(footer).toHaveAttribute("data-slide", "out");
  await scrollTo(400);
  await expect(footer).toHaveAttribute("data-slide", "in");
  await scrollTo(300);
  await expect(footer).toHaveAttribute("data-slide", "out");
});

test("the site opens with the login, without the shell", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("navigation", { name: "Navigasi utama" })).toHaveCount(0);
  await expect(page.locator("#kaki")).toHaveCount(0);
});
