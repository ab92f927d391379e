import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { hold } from "@/e2e/hold";
import { isHydrated } from "@/e2e/hydration";

/** Opens a page whose scripts are still on their way. @returns lets them arrive */
async function openBare(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/_next/static/**/*.js");
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("a button that is pressed before its scripts have arrived does its work once they have", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const release = await openBare(page, "/home");
  const theme = page.getByRole("button", { name: "Ganti tampilan terang atau gelap" });
  await theme.click();
  await theme.click();
  await expect(theme, "the press is seen").toHaveCSS("cursor", "progress");
  release();
  await expect(page.locator("html"), "and counts once").toHaveAttribute("data-theme", "dark");
  await expect(theme).not.toHaveCSS("cursor", "progress");
});

for (const [opener, role, name] of [
  ["Buka menu", "navigation", "Navigasi utama"],
  ["Profil", "dialog", "Profil"],
] as const) {
  test(`what the browser itself opens is opened at once and stays open: ${name}`, async ({ page }) => {
    const release = await openBare(page, "/home");
    await page.getByRole("button", { name: opener, exact: true }).click();
    const opened = page.getByRole(role, { name });
    await expect(opened).toBeVisible();
    release();
    await page.waitForFunction(isHydrated);
    // By then the effects of what was taken over have run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // One that is closing can still be seen.
    expect(await opened.evaluate((element) => element.matches(":popover-open"))).toBe(true);
  });
}

test("the way back closes what was opened on the page one leaves", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("navigation", { name: "Pintasan" }).getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(/\/home$/u);
  const card = page.getByRole("dialog", { name: "Profil" });
  await page.getByRole("button", { name: "Profil" }).click();
  await expect(card).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/home$/u);
  await expect(card).toBeHidden();
});

test.describe("with a wrong password", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("a form that is sent too early keeps what was typed and is sent by itself", async ({ page, db }) => {
    const username = `Warga ${randomUUID().slice(0, 8)}`;
    const release = await openBare(page, "/login");
    await page.getByLabel("Username").fill(username);
    await page.getByRole("textbox", { name: "Password" }).fill("Salah-Sekali-9");
    await page.getByRole("textbox", { name: "Password" }).press("Enter");
    release();
    await expect(page.getByRole("alert").filter({ hasText: "salah" })).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(username);
    expect(await db.user.count({ where: { username } })).toBe(0);
  });
});

test("a form that is typed in again after an early press waits for the next press", async ({ page }) => {
  const release = await openBare(page, "/login");
  const name = page.getByLabel("Username");
  await name.fill("Wrga");
  await name.press("Enter");
  await name.fill("Warga");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
  release();
  await page.waitForFunction(isHydrated);
  await page.getByRole("button", { name: "Tampilkan password" }).click();
  await expect(name).toHaveValue("Warga");
  await expect(page.getByRole("alert").filter({ hasText: /wajib|isi/iu })).toHaveCount(0);
  expect(requested.filter((request) => request.startsWith("POST"))).toEqual([]);
});
