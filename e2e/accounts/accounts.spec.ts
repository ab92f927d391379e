import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { hold } from "@/e2e/hold";
import { LoginPage } from "@/e2e/pages/login-page";

const PASSWORD = "Rumput-Hijau-7";
const newName = () => `Warga ${randomUUID().slice(0, 8)}`;

async function fillIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByLabel("Daerah").selectOption("Bali");
  await page.getByRole("textbox", { name: "Umur" }).fill("30");
  await page.getByLabel("Pertanyaan keamanan").selectOption({ index: 2 });
  await page.getByRole("textbox", { name: "Jawaban keamanan" }).fill("Ubud");
}

async function register(page: Page, username: string): Promise<void> {
  await page.goto("/register");
  await fillIn(page, username, PASSWORD);
  await page.getByRole("button", { name: "Daftar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Registrasi berhasil!" })).toBeVisible();
  await page.waitForURL(/\/login$/);
}

test.describe("a resident", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("registers, signs in for 30 days, is greeted and leaves", async ({ page, context }) => {
    const username = newName();
    await register(page, username);
    await expect(page.getByLabel("Username")).toHaveValue(username);

    const login = new LoginPage(page);
    await login.signIn(username, "Salah-Sekali-9");
    await expect(page.getByRole("alert").filter({ hasText: "Username atau password salah." })).toBeVisible();

    await page.getByLabel("Ingat saya").check();
    await login.signIn(username, PASSWORD);
    await page.waitForURL(/\/home$/);
    const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    const days = ((cookies.get("sulur.sesi")?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);
    expect(cookies.get("sulur.sesi")?.httpOnly).toBe(true);

    await page.getByRole("button", { name: "Profil" }).click();
    const card = page.getByRole("dialog", { name: "Profil" });
    await expect(card.getByText(`Halo, ${username}!`)).toBeVisible();
    await expect(card.getByText("30 tahun")).toBeVisible();
    await card.getByRole("button", { name: "Keluar" }).click();
    await page.waitForURL(/\/login$/);
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("sulur.sesi");
  });
});

test("the checklist opens the way to register, and each mistake is named", async ({ page, db }) => {
  const username = newName();
  await page.goto("/register");
  const send = page.getByRole("button", { name: "Daftar" });
  const met = page.getByText(": terpenuhi");
  await fillIn(page, username, "Rumput7");
  await expect(met).toHaveCount(4);
  await expect(send).toBeDisabled();
  // Meets the five of the spec, and is still what a guesser tries first.
  await page.getByRole("textbox", { name: "Password" }).fill("Rahasia-123");
  await expect(page.getByText("Tidak umum dan tidak mudah ditebak: belum")).toBeAttached();
  await expect(met).toHaveCount(5);
  await expect(send).toBeDisabled();
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await expect(met).toHaveCount(6);
  await page.getByRole("textbox", { name: "Umur" }).fill("12");
  await send.click();
  const summary = page.getByRole("alert", { name: "Umur harus angka antara 13 dan 100." });
  await expect(summary).toBeFocused();
  await summary.getByRole("link").click();
  await page.getByRole("textbox", { name: "Umur" }).fill("30");
  await expect(summary).toBeHidden();
  await send.dblclick();
  await page.waitForURL(/\/login$/);
  expect(await db.user.count({ where: { username } })).toBe(1);
});

test("a form that is sent before its scripts have arrived keeps what was typed", async ({ page }) => {
  const release = await hold(page, "**/_next/static/**/*.js");
  await page.goto("/register", { waitUntil: "commit" });
  const field = page.getByLabel("Username");
  await field.fill("Ketik Duluan");
  await field.press("Enter");
  // A submission would by now be under way.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(field).toHaveValue("Ketik Duluan");
  release();
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await expect(page.getByText(": terpenuhi")).toHaveCount(6);
  await expect(field).toHaveValue("Ketik Duluan");
});

test("the browser's back button shows neither an account that was left nor a form that is stuck", async ({ page }) => {
  const username = newName();
  await register(page, username);
  const login = new LoginPage(page);
  // The next page never comes, as when the way back leads to the one that was kept.
  await page.route("**/home", (route) => route.fulfill({ status: 204 }));
  await login.signIn(username, PASSWORD);
  await expect(page.getByText("Halaman Anda sedang dibuka…")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("button", { name: "Masuk", exact: true })).toBeEnabled();
  await page.unroute("**/home");

  await page.goto("/home");
  await page.getByRole("button", { name: "Profil" }).click();
  const card = page.getByRole("dialog", { name: "Profil" });
  await card.getByRole("link", { name: "Akun saya" }).click();
  await expect(page.getByRole("main").getByText(username).first()).toBeVisible();
  await page.getByRole("button", { name: "Profil" }).click();
  await card.getByRole("button", { name: "Keluar" }).click();
  await page.waitForURL(/\/login$/);
  await page.goBack();
  await page.waitForURL(/\/login\?lanjut=/);
  await expect(page.getByText(username)).toHaveCount(0);
});

test("the desk is closed to strangers and to residents, who are told so", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
  const username = newName();
  await register(page, username);
  await new LoginPage(page).signIn(username, PASSWORD);
  await page.waitForURL(/\/home$/);
  await page.goto("/admin");
  await expect(page.getByText("Akses Ditolak: Anda tidak memiliki hak akses administrator.")).toBeVisible();
  await page.waitForURL(/\/home$/);
});

test.describe("the admin card", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("opens the desk for the right password only", async ({ page, stack }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.signInAsAdmin("Salah-Sekali-9");
    await expect(page.getByRole("alert").filter({ hasText: "Password Admin salah. Silakan coba lagi." })).toBeVisible();
    await page.getByLabel("Password Admin").fill(stack.adminPassword);
    await page.getByRole("button", { name: "Buka dasbor admin" }).click();
    await page.waitForURL(/\/admin$/);
  });
});

test("a guest goes on without an account, and a way back leads nowhere else", async ({ page }) => {
  const username = newName();
  await register(page, username);
  await page.goto("/login?lanjut=//evil.example/");
  await new LoginPage(page).signIn(username, PASSWORD);
  await page.waitForURL(/\/home$/);
  await page.goto("/login");
  await page.getByRole("link", { name: "Lanjutkan sebagai tamu" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("nothing keeps anyone out of the account pages", async ({ page }) => {
  await page.goto("/login");
  await expectNoFaultsInBoth(page, "/login");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" })).toBeFocused();
  await expectNoFaultsInBoth(page, "/login, with what is missing");
  await page.getByRole("switch", { name: "Masuk sebagai admin" }).click();
  await expect(page.getByLabel("Password Admin")).toBeFocused();
  await expectNoFaultsInBoth(page, "/login for staff");
  await page.goto("/register");
  await expectNoFaultsInBoth(page, "/register");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages say what is missing, and guests go on", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("main")).toContainText("Masuk memerlukan JavaScript", { useInnerText: true });
    await page.getByRole("link", { name: "Lanjutkan sebagai tamu" }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
