import { randomUUID } from "node:crypto";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { ForgotPage } from "@/e2e/pages/forgot-page";
import { LoginPage } from "@/e2e/pages/login-page";
import { browserOf, newAccount, newPerson, signIn } from "@/e2e/people";
import type { Database } from "@/prisma/client";

const NEW_PASSWORD = "Daun-Kelapa-42";
/** What `newAccount` answered. */
const ANSWER = "Belang";

async function giveAddress(db: Database, username: string): Promise<string> {
  const email = `pulih-${randomUUID().slice(0, 8)}@warga.test`;
  await db.user.updateMany({ where: { username }, data: { email, emailKey: email } });
  return email;
}

async function linkIn(text: string): Promise<string> {
  const link = /https?:\/\/\S+#tiket=[\w-]+/u.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

test("from /login over both steps to a new password, and back once on the way", async ({ page, stack, db }) => {
  const { username } = await newAccount(stack, db, "USER");
  const forgot = new ForgotPage(page);
  await page.goto("/login");
  await page.getByRole("link", { name: "Lupa password?" }).click();
  await expect(page).toHaveURL(/\/forgot$/u);
  await forgot.verifyAs({ username: username.toUpperCase(), answer: ` ${ANSWER.toUpperCase()} ` });
  await expect(forgot.secondStep).toBeFocused();

  await forgot.back.click();
  await expect(forgot.firstStep).toBeFocused();
  await expect(forgot.username).toHaveValue(username.toUpperCase());
  await expect(forgot.question).toHaveValue("hewan");
  await expect(forgot.answer).toHaveValue(` ${ANSWER.toUpperCase()} `);
  await forgot.verify.click();

  await forgot.password.fill("Rumput7");
  await expect(page.getByText(": terpenuhi")).toHaveCount(4);
  await forgot.setPassword(NEW_PASSWORD);
  await expect(page.getByRole("status").filter({ hasText: "Password Anda sudah diganti." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Buka sekarang" })).toBeVisible();
  await page.waitForURL(/\/login$/u);
  await new LoginPage(page).signIn(username, NEW_PASSWORD);
  await page.waitForURL(/\/home$/u);
});

test.describe("a mistake", () => {
  test.use({ expectedErrors: [/status of 400/u] });

  test("is named in the specification's words and leads to its field", async ({ page, stack, db }) => {
    const { username } = await newAccount(stack, db, "USER");
    const forgot = new ForgotPage(page);
    await forgot.open();
    await forgot.verify.click();
    const summary = page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Username tidak boleh kosong",
      "Pilih pertanyaan keamanan Anda",
      "Jawaban keamanan tidak boleh kosong",
    ]);
    await summary.getByRole("link", { name: "Pilih pertanyaan keamanan Anda" }).click();
    await expect(forgot.question).toBeFocused();
    await forgot.verifyAs({ username, answer: ANSWER });

    await expect(forgot.secondStep).toBeVisible();
    await forgot.setPassword("rumput hijau", "rumput biru");
    await expect(summary.getByRole("link")).toHaveText([
      "Password harus minimal 8 karakter dengan huruf besar, kecil, angka, dan simbol",
      "Konfirmasi password tidak cocok",
    ]);
    await forgot.setPassword("Password1!");
    await expect(page.getByRole("alert").getByText(/terlalu umum/u)).toBeVisible();
    await forgot.setPassword(NEW_PASSWORD);
    await expect(page.getByRole("status").filter({ hasText: "Password Anda sudah diganti." })).toBeVisible();
  });
});

test.describe("what is not right", () => {
  test.use({ expectedErrors: [/status of 401/u] });

  test("looks the same for a wrong answer, an unknown name, staff, and an account with an address", async ({
    page,
    stack,
    db,
  }) => {
    const resident = await newAccount(stack, db, "USER");
    const staff = await newAccount(stack, db, "ADMIN");
    const mailed = await newAccount(stack, db, "USER");
    await giveAddress(db, mailed.username);
    const guessed = await newAccount(stack, db, "USER");
    await giveAddress(db, guessed.username);
    const forgot = new ForgotPage(page);
    const seen = new Set<string>();
    for (const typed of [
      { username: resident.username, answer: "Putih" },
      { username: `Hantu ${randomUUID().slice(0, 8)}`, answer: ANSWER },
      { username: staff.username, answer: ANSWER },
      { username: guessed.username, answer: "Putih" },
      { username: mailed.username, answer: ANSWER },
    ]) {
      await forgot.open();
      await forgot.verifyAs(typed);
      const notice = page
        .getByRole("alert")
        .filter({ hasText: "Data tidak cocok, atau akun ini dipulihkan lewat tautan" });
      await expect(notice).toBeVisible();
      await expect(forgot.username).toHaveValue(typed.username);
      await expect(forgot.answer).toHaveValue(typed.answer);
      seen.add((await notice.textContent()) ?? "");
    }
    expect(seen.size).toBe(1);
  });
});

test.describe("when the server cannot be reached", () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 502/u] });

  test("it says so, keeps what was typed, and the same press works afterwards", async ({ page, stack, db }) => {
    const { username } = await newAccount(stack, db, "USER");
    const forgot = new ForgotPage(page);
    await forgot.open();
    await page.route("**/api/**", (route) => route.abort());
    await forgot.verifyAs({ username, answer: ANSWER });
    const silence = page.getByRole("alert").filter({ hasText: "Tidak ada respons dari server. Periksa koneksi Anda." });
    await expect(silence).toBeVisible();
    await page.unroute("**/api/**");
    await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
    await forgot.verify.click();
    const unexpected = "Terjadi kesalahan tidak terduga. Mohon coba lagi.";
    await expect(page.getByRole("alert").filter({ hasText: unexpected })).toBeVisible();
    await expect(silence).toBeHidden();
    await page.unroute("**/api/**");
    await expect(forgot.username).toHaveValue(username);
    await forgot.verify.click();
    await expect(forgot.secondStep).toBeVisible();

    await page.route("**/api/**", (route) => route.abort());
    await forgot.setPassword(NEW_PASSWORD);
    await expect(silence).toBeVisible();
    await page.unroute("**/api/**");
    await forgot.change.click();
    await expect(page.getByRole("status").filter({ hasText: "Password Anda sudah diganti." })).toBeVisible();
  });

  test("an answer that got lost does not cost the new password", async ({ page, stack, db }) => {
    const { username } = await newAccount(stack, db, "USER");
    const forgot = new ForgotPage(page);
    await forgot.open();
    await forgot.verifyAs({ username, answer: ANSWER });
    await page.route("**/api/reset-password", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await forgot.setPassword(NEW_PASSWORD);
    await expect(page.getByRole("alert").filter({ hasText: "Tidak ada respons dari server." })).toBeVisible();
    await page.unroute("**/api/reset-password");
    await forgot.change.click();
    await expect(page.getByRole("status").filter({ hasText: "Password Anda sudah diganti." })).toBeVisible();
  });
});

test.describe("with a confirmed address", () => {
  test.use({ expectedErrors: [/status of 40[19]/u] });

  test("the mail's link opens the second step once, and every session ends", async ({
    page,
    stack,
    db,
    browser,
    mailbox,
  }) => {
    const account = await newAccount(stack, db, "USER");
    const elsewhere = await browserOf(browser, stack, account);
    const email = await giveAddress(db, account.username);
    const forgot = new ForgotPage(page);
    await forgot.open();
    await forgot.verifyAs({ username: account.username, answer: ANSWER });
    await expect(page.getByText("Data tidak cocok, atau akun ini dipulihkan lewat tautan")).toBeVisible();
    const link = await linkIn((await mailbox.waitFor(email, /Tautan untuk membuat password baru/u)).text);

    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url(), request.headers().referer ?? ""));
    await page.goto(link);
    await expect(forgot.secondStep).toBeFocused();
    await forgot.setPassword(NEW_PASSWORD);
    await page.waitForURL(/\/login$/u);
    const ticket = new URL(link).hash.slice("#tiket=".length);
    expect(addresses.filter((address) => new URL(address, stack.url).search.includes(ticket))).toEqual([]);
    await mailbox.waitFor(email, /Password akun Anda sudah diganti/u);

    const session = await elsewhere.request.get("/api/auth/session");
    expect(await session.json()).toEqual({});
    await elsewhere.context().close();

    await page.goto(link);
    await forgot.setPassword("Akar-Bambu-88");
    await expect(page.getByRole("alert").filter({ hasText: "sudah habis waktunya atau sudah dipakai" })).toBeVisible();
    await forgot.back.click();
    await expect(forgot.firstStep).toBeFocused();
    await expect(page).toHaveURL(/\/forgot#?$/u);
  });

  test("it is the account's after its owner opened the mail and pressed the button", async ({
    page,
    stack,
    db,
    mailbox,
  }) => {
    const account = await newAccount(stack, db, "USER");
    const email = `baru-${randomUUID().slice(0, 8)}@warga.test`;
    const person = await newPerson(stack);
    const { token } = await (await person.post("/api/login", { data: account })).json();
    const answer = await person.post("/api/account/email", {
      headers: { authorization: `Bearer ${token}` },
      data: { email, password: account.password },
    });
    expect(answer.status()).toBe(202);
    const link = await linkIn((await mailbox.waitFor(email, /Konfirmasi alamat email Anda/u)).text);

    await page.goto(link);
    const confirm = page.getByRole("button", { name: "Konfirmasi email" });
    await expect(confirm).toBeVisible();
    const where = { username: account.username };
    expect((await db.user.findFirstOrThrow({ where })).email).toBeNull();
    await confirm.click();
    await expect(page.getByRole("status").filter({ hasText: "Alamat email Anda sudah terkonfirmasi." })).toBeVisible();
    expect((await db.user.findFirstOrThrow({ where })).email).toBe(email);

    await page.reload();
    await confirm.click();
    await expect(page.getByRole("alert").filter({ hasText: "sudah habis waktunya atau sudah dipakai" })).toBeVisible();
    await person.dispose();
  });
});

test.describe("on /akun", () => {
  test.use({ expectedErrors: [/status of 400/u] });

  test("an address is added with the password, confirmed by mail, shown, and removed again", async ({
    page,
    stack,
    db,
    mailbox,
  }) => {
    const account = await newAccount(stack, db, "USER");
    const email = `akun-${randomUUID().slice(0, 8)}@warga.test`;
    await signIn(page, account);
    await page.goto("/akun");
    await page.getByRole("button", { name: "Tambah email" }).click();
    const address = page.getByRole("textbox", { name: "Alamat email" });
    const password = page.locator("#email-password");
    await expect(address).toBeFocused();
    await page.getByRole("button", { name: "Kirim tautan konfirmasi" }).click();
    const summary = page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" });
    await expect(summary.getByRole("link")).toHaveText(["Email wajib diisi.", "Password saat ini wajib diisi."]);
    await address.fill(email);
    await password.fill("Salah-Sekali-9");
    await page.getByRole("button", { name: "Kirim tautan konfirmasi" }).click();
    await expect(summary.getByRole("link", { name: /^Password saat ini salah/u })).toBeVisible();
    await expect(address).toHaveValue(email);
    await password.fill(account.password);
    await page.getByRole("button", { name: "Kirim tautan konfirmasi" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Tautan konfirmasi sudah kami kirim." })).toBeVisible();

    await page.goto(await linkIn((await mailbox.waitFor(email, /Konfirmasi alamat email Anda/u)).text));
    await page.getByRole("button", { name: "Konfirmasi email" }).click();
    await page.getByRole("link", { name: "Buka akun saya" }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole("button", { name: "Hapus email" }).click();
    await password.fill(account.password);
    await page.getByRole("button", { name: "Hapus email" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Alamat email dihapus dari akun Anda." })).toBeVisible();
    await expect(page.getByText(email)).toBeHidden();
    await mailbox.waitFor(email, /Alamat ini bukan lagi email akun Anda/u);
  });
});

test("a sign-in from a new device is told by mail, the next one from there is not", async ({
  browser,
  stack,
  db,
  mailbox,
}) => {
  const account = await newAccount(stack, db, "USER");
  const email = await giveAddress(db, account.username);
  for (let i = 0; i < 2; i += 1) await (await browserOf(browser, stack, account)).context().close();
  const mail = await mailbox.waitFor(email, /perangkat baru/u);
  expect(mail.text).toMatch(/Chrome di Linux pada .+ pukul \d\d\.\d\d WIB/u);
  // Mails leave in the order of their making, so by now a second one would be there.
  const forgot = await newPerson(stack);
  const data = { username: account.username, selectedQuestion: "hewan", securityAnswer: ANSWER };
  expect((await forgot.post("/api/verify-account", { data })).status()).toBe(401);
  await mailbox.waitFor(email, /Tautan untuk membuat password baru/u);
  expect((await mailbox.to(email)).filter(({ subject }) => /perangkat baru/u.test(subject))).toHaveLength(1);
  await forgot.dispose();
});

test("works by keyboard alone", async ({ page, stack, db }) => {
  const { username } = await newAccount(stack, db, "USER");
  const forgot = new ForgotPage(page);
  const { keyboard } = page;
  await forgot.open();
  await page.getByRole("link", { name: "Masuk" }).focus();
  await keyboard.press("Tab");
  await expect(forgot.username).toBeFocused();
  await keyboard.type(username);
  await keyboard.press("Tab");
  await keyboard.press("ArrowDown");
  await expect(forgot.question).toHaveValue("hewan");
  await keyboard.press("Tab");
  await keyboard.type(ANSWER);
  await keyboard.press("Enter");
  await expect(forgot.secondStep).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type(NEW_PASSWORD);
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Tampilkan password" }).first()).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type(NEW_PASSWORD);
  await keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Password Anda sudah diganti." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Buka sekarang" })).toBeVisible();
});

test.describe("nothing keeps anyone out", () => {
  test("of either step, their mistakes and the confirmation", async ({ page, stack, db }) => {
    const { username } = await newAccount(stack, db, "USER");
    const forgot = new ForgotPage(page);
    await forgot.open();
    await expectNoFaultsInBoth(page, "the first step");
    await forgot.verify.click();
    await expect(page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" })).toBeFocused();
    await expectNoFaultsInBoth(page, "the first step's mistakes");
    await forgot.verifyAs({ username, answer: ANSWER });
    await expect(forgot.secondStep).toBeVisible();
    await forgot.setPassword("lemah", "lain");
    await expect(page.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" })).toBeFocused();
    await expectNoFaultsInBoth(page, "the second step's mistakes");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.goto("/akun/email");
    await expect(page.getByText(/Tautan konfirmasi ini sudah habis waktunya/u)).toBeVisible();
    await expectNoFaultsInBoth(page, "a confirmation without its ticket");
    await page.goto("/home");
    await page.goto("/akun/email#tiket=bukan-tiket");
    await expect(page.getByRole("button", { name: "Konfirmasi email" })).toBeVisible();
    await expectNoFaultsInBoth(page, "a confirmation");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("/forgot says what is missing", async ({ page }) => {
    await page.goto("/forgot");
    await expect(page.getByRole("main")).toContainText("Mengganti password memerlukan JavaScript", {
      useInnerText: true,
    });
  });
});
