import { readFile } from "node:fs/promises";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { AccountPage } from "@/e2e/pages/account-page";
import { LoginPage } from "@/e2e/pages/login-page";
import { type Account, browserOf, newAccount, newPerson, requestsOf, signIn } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { decide, newPlace, sendReport } from "@/e2e/reports";
import { test as staffTest } from "@/e2e/staff";
import { VIEWPORTS } from "@/scripts/testing/size";

const NEW_PASSWORD = "Daun-Kelapa-42";
const WRONG_PASSWORD = "Salah-Sekali-9";

test.describe("the account page", () => {
  let account: Account;

  test.beforeEach(async ({ stack, db }) => {
    account = await newAccount(stack, db, "USER");
  });

  test("asks strangers to sign in and lets them come back", async ({ page }) => {
    await page.goto("/akun/laporan");
    await expect(page).toHaveURL(/\/login\?lanjut=%2Fakun%2Flaporan$/u);
    await new LoginPage(page).signIn(account.username, account.password);
    await page.waitForURL(/\/akun\/laporan$/u);
    await expect(page.getByText("Belum ada laporan dari akun ini.")).toBeVisible();
  });

  test("is one press away from the profile card, which shows what is changed there", async ({ page }) => {
    await signIn(page, account);
    await page.getByRole("button", { name: "Profil" }).click();
    const card = page.getByRole("dialog", { name: "Profil" });
    await card.getByRole("link", { name: "Akun saya" }).click();
    await page.waitForURL(/\/akun$/u);
    const own = new AccountPage(page);
    await own.profile.getByLabel("Umur").fill("12");
    await own.profile.getByRole("button", { name: "Simpan data diri" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Umur harus angka antara 13 dan 100." })).toBeFocused();
    await own.profile.getByLabel("Umur").fill("44");
    await own.profile.getByLabel("Daerah").selectOption("Papua");
    await own.profile.getByRole("button", { name: "Simpan data diri" }).click();
    await expect(own.toast).toContainText("Data diri sudah disimpan.");
    await expect(page.getByRole("main").getByText("Papua · 44 tahun")).toBeVisible();
    await page.getByRole("button", { name: "Profil" }).click();
    await expect(card.getByText("44 tahun")).toBeVisible();
  });

  test("takes a picture, shows it in the header and to everyone, and removes it for good", async ({ page, stack }) => {
    await signIn(page, account);
    const own = new AccountPage(page);
    await own.open();
    const buffer = await phonePhoto({ latitude: -8.5, longitude: 115.2, width: 1200, height: 900 });
    await own
      .part("Profil")
      .locator('input[type="file"]')
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("status").filter({ hasText: "Foto profil sudah diganti." })).toBeVisible();
    const picture = page.getByRole("img", { name: `Foto profil ${account.username}` });
    const address = (await picture.getAttribute("src")) ?? "";
    await page.getByRole("button", { name: "Profil" }).click();
    await expect(page.getByRole("button", { name: "Profil" }).locator("span")).toHaveCSS(
      "background-image",
      new RegExp(address.replace("?", "\\?"), "u"),
    );
    await page.keyboard.press("Escape");
    const stranger = await newPerson(stack);
    expect((await stranger.get(address)).status()).toBe(200);
    await own.part("Profil").getByRole("button", { name: "Hapus foto" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Foto profil sudah dihapus." })).toBeVisible();
    await expect(picture).toBeHidden();
    expect((await stranger.get(address)).status()).toBe(404);
  });

  test("ends a device, and all others, which must sign in again", async ({ page, browser, stack }) => {
    const [phone, laptop] = [await browserOf(browser, stack, account), await browserOf(browser, stack, account)];
    await signIn(page, account);
    const own = new AccountPage(page);
    await own.open();
    const devices = own.part("Perangkat");
    await expect(devices.getByRole("listitem")).toHaveCount(3);
    await expect(devices.getByRole("listitem").first()).toContainText("Perangkat ini");
    await devices
      .getByRole("button", { name: /^Keluarkan Chrome/u })
      .first()
      .click();
    await expect(own.toast).toContainText("sudah dikeluarkan.");
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await devices.getByRole("button", { name: "Keluarkan semua yang lain" }).click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    for (const other of [phone, laptop]) {
      await other.goto("/akun");
      await expect(other).toHaveURL(/\/login\?lanjut=%2Fakun$/u);
      await other.context().close();
    }
    await own.open();
    await expect(own.part("Riwayat akun")).toContainText("Perangkat lain dikeluarkan");
  });

  test("exports everything as one file", async ({ page, stack }) => {
    await signIn(page, account);
    await sendReport(stack, { reporter_name: "Putu Ekspor" }, await requestsOf(page, stack));
    const own = new AccountPage(page);
    await own.open();
    await expect(own.part("Kiriman Anda")).toContainText("Menunggu validasi");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Unduh data saya" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^sulur-data-saya-\d{4}-\d\d-\d\d\.json$/u);
    const data = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data).toMatchObject({
      account: { username: account.username, daerah: "Bali" },
      reports: [{ reporter_name: "Putu Ekspor", steps: [{ kind: "CREATED" }] }],
    });
    expect(JSON.stringify(data)).not.toContain("argon2");
  });

  test.describe("with mistakes", () => {
    test.use({ expectedErrors: [/status of 40[01]/u] });

    test("changes the password by keyboard alone, and ends the other devices", async ({ page, browser, stack }) => {
      const elsewhere = await browserOf(browser, stack, account);
      await signIn(page, account);
      const own = new AccountPage(page);
      await own.open();
      const opener = page.getByRole("button", { name: "Ganti password" });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(own.passwordForm.getByLabel("Password saat ini")).toBeFocused();
      await page.keyboard.type(WRONG_PASSWORD);
      for (const text of [NEW_PASSWORD, NEW_PASSWORD]) {
        // Over the button that shows what was typed.
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.type(text);
      }
      await expect(page.getByText(": terpenuhi")).toHaveCount(6);
      await page.keyboard.press("Enter");
      const summary = page.getByRole("alert").filter({ hasText: "Password saat ini salah." });
      await expect(summary).toBeFocused();
      await summary.getByRole("link").press("Enter");
      await expect(own.passwordForm.getByLabel("Password saat ini")).toBeFocused();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(account.password);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "Password sudah diganti." })).toBeVisible();
      await expect(opener).toBeFocused();
      await elsewhere.goto("/akun");
      await expect(elsewhere).toHaveURL(/\/login/u);
      await new LoginPage(elsewhere).signIn(account.username, NEW_PASSWORD);
      await elsewhere.waitForURL(/\/akun$/u);
      await elsewhere.context().close();
    });

    test("tells a token once, and revokes it", async ({ page, stack }) => {
      await signIn(page, account);
      const own = new AccountPage(page);
      await own.open();
      await page.getByRole("button", { name: "Buat token" }).click();
      await own.tokenForm.getByRole("button", { name: "Buat token" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "Nama token wajib diisi." })).toBeFocused();
      await own.tokenForm.getByLabel("Nama token").fill("Skrip RT");
      await own.tokenForm.getByLabel("Password saat ini").fill(account.password);
      await own.tokenForm.getByRole("button", { name: "Buat token" }).click();
      const token = await page.getByRole("textbox", { name: "Token baru" }).inputValue();
      const program = await newPerson(stack);
      const headers = { authorization: `Bearer ${token}` };
      expect((await program.get("/api/account", { headers })).status()).toBe(200);
      await own.open();
      await expect(page.getByText(token)).toHaveCount(0);
      await page.getByRole("button", { name: "Cabut token Skrip RT" }).click();
      await expect(own.part("Token API")).toContainText("Belum ada token.");
      expect((await program.get("/api/account", { headers })).status()).toBe(401);
    });

    test("is erased only with password and word, at once, and this browser forgets it", async ({ page, stack, db }) => {
      await signIn(page, account);
      await sendReport(stack, { reporter_name: account.username }, await requestsOf(page, stack));
      const own = new AccountPage(page);
      await own.open();
      await own.openErasure();
      await expect(own.erasure).toContainText("Tetap ada, tanpa kaitan dengan Anda");
      await own.erase(account.password, "ya");
      await expect(page.getByRole("alert").filter({ hasText: 'Ketik "hapus" untuk mengonfirmasi.' })).toBeFocused();
      await own.erase(WRONG_PASSWORD, "hapus");
      await expect(page.getByRole("alert").filter({ hasText: "Password saat ini salah." })).toBeFocused();
      expect(await db.user.count({ where: { username: account.username } })).toBe(1);
      await own.erase(account.password, "HAPUS");
      await page.waitForURL(/\/akun\/dihapus$/u);
      await expect(page.getByRole("heading", { name: "Akun Anda sudah dihapus" })).toBeVisible();
      expect(await db.user.count({ where: { username: account.username } })).toBe(0);
      expect(await db.report.count({ where: { reporterName: account.username } })).toBe(0);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("sulur.sesi");
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await new LoginPage(page).open();
      await new LoginPage(page).signIn(account.username, account.password);
      await expect(page.getByRole("alert").filter({ hasText: "Username atau password salah." })).toBeVisible();
    });
  });

  test.describe("without scripts", () => {
    test("can be read, and says what scripts are for", async ({ page, browser, stack }) => {
      await signIn(page, account);
      const storageState = await page.context().storageState();
      const context = await browser.newContext({ baseURL: stack.url, storageState, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto("/akun");
      await expect(plain.getByRole("heading", { level: 1 })).toHaveText(`Halo, ${account.username}!`);
      await expect(plain.getByRole("main")).toContainText("Mengubah akun memerlukan JavaScript", {
        useInnerText: true,
      });
      await expect(plain.getByRole("region", { name: "Perangkat" })).toContainText("Perangkat ini");
      await expect(plain.getByRole("button", { name: "Hapus akun…" })).toBeHidden();
      await context.close();
    });
  });

  for (const viewport of VIEWPORTS) {
    test.describe(`keeps nobody out (${viewport.width} px)`, () => {
      test.use({ viewport });

      test("of the account, its forms and what they say", async ({ page, stack }) => {
        await signIn(page, account);
        await sendReport(stack, {}, await requestsOf(page, stack));
        const own = new AccountPage(page);
        await own.open();
        await expectNoFaultsInBoth(page, "/akun");
        for (const name of ["Ganti password", "Ganti pertanyaan", "Tambah email", "Buat token"]) {
          await page.getByRole("button", { name }).click();
        }
        await own.passwordForm.getByRole("button", { name: "Simpan password baru" }).click();
        await own.tokenForm.getByRole("button", { name: "Buat token" }).click();
        await expectNoFaultsInBoth(page, "/akun with open forms");
        await own.openErasure();
        await own.erasure.getByRole("button", { name: "Hapus akun selamanya" }).click();
        await expectNoFaultsInBoth(page, "the dialog of erasure");
      });

      test("of what belongs to the account, and of the words about privacy", async ({ page, stack }) => {
        await signIn(page, account);
        await sendReport(stack, {}, await requestsOf(page, stack));
        for (const path of ["/akun/laporan", "/akun/lokasi", "/akun/dihapus", "/privasi"]) {
          await page.goto(path);
          await expectNoFaultsInBoth(page, path);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect(wide, `${path} scrolls sideways`).toBe(false);
        }
      });
    });
  }
});

staffTest(
  "a verified report outlives its writer's account, as that of a resident",
  async ({ page, stack, db, staffApi }) => {
    const account = await newAccount(stack, db, "USER");
    await signIn(page, account);
    const report = await sendReport(
      stack,
      { ...newPlace(), reporter_name: `Nama ${account.username}` },
      await requestsOf(page, stack),
    );
    await decide(staffApi, report, "verify", "PENDING");
    await page.goto(`/laporan/${report.code}`);
    await expect(page.getByRole("main")).toContainText(`Nama ${account.username}`);
    const own = new AccountPage(page);
    await own.open();
    await own.openErasure();
    await own.erase(account.password, "hapus");
    await page.waitForURL(/\/akun\/dihapus$/u);
    await page.goto(`/laporan/${report.code}`);
    await expect(page.getByRole("main")).toContainText("Warga");
    await expect(page.getByRole("main")).not.toContainText(account.username);
  },
);

test("privacy is one link away from every page and every form that asks for something personal", async ({ page }) => {
  for (const [path, form] of [
    ["/register", "main"],
    ["/laporan", "main"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(form).getByRole("link", { name: "Tentang privasi" }).first()).toHaveAttribute(
      "href",
      "/privasi",
    );
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Privasi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privasi Anda" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Undang-Undang Nomor 27 Tahun 2022");
});
