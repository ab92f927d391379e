import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { AccountPage } from "@/e2e/pages/account-page";
import { LoginPage } from "@/e2e/pages/login-page";
import { ReportPage } from "@/e2e/pages/report-page";
import { newAccount, signIn } from "@/e2e/people";
import { answerWith, ask, type Item, letter, withWorker, workerOf } from "./with-worker";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of/u],
});

const SOME_REPORT = { damageType: "Sampah menumpuk", location: "Tepi kali", name: "Wening" };

/** Paths of all that the worker keeps. */
function storedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profil" }).click();
  await page.getByRole("dialog", { name: "Profil" }).getByRole("button", { name: "Keluar", exact: true }).click();
}

test("who signs out says what becomes of what waits; an erased account leaves nothing on the phone", async ({
  page,
  context,
  stack,
  db,
}) => {
  const account = await newAccount(stack, db, "USER");
  const { id } = await db.user.findFirstOrThrow({ where: { username: account.username } });
  await signIn(page, account);
  await withWorker(page);
  const worker = workerOf(context);
  const waiting = () => ask<Item[]>(page, { ask: "list" });
  const description = `Milik akun ${randomUUID()}`;
  await context.setOffline(true);
  const report = new ReportPage(page);
  await report.fill({ ...SOME_REPORT, description });
  await report.send.click();
  await expect(page.getByText("Tersimpan di perangkat ini", { exact: true })).toBeVisible();
  await answerWith(worker, "portal");
  await context.setOffline(false);

  await page.goto("/luring");
  await pressSignOut(page);
  const question = page.getByRole("alert").filter({ hasText: "1 kiriman Anda masih menunggu di perangkat ini" });
  await question.getByRole("button", { name: "Keluar, simpan sampai saya masuk lagi" }).click();
  await page.waitForURL(/\/login$/u);
  await answerWith(worker, "server");
  await ask(page, { ask: "send" });
  expect(await waiting(), "nobody's hand sends it").toMatchObject([{ state: "NEEDS_YOU" }]);
  await new LoginPage(page).signIn(account.username, account.password);
  await page.waitForURL(/\/home$/u);
  await page.goto("/luring");
  await page.getByRole("button", { name: "Tampilkan daftarnya" }).click();
  await page.getByRole("button", { name: "Kirim sekarang" }).click();
  await expect(page.getByText("Semua sudah terkirim.")).toBeVisible();
  expect(await db.report.findMany({ where: { description } })).toMatchObject([{ writerKey: `user:${id}` }]);

  await answerWith(worker, "portal");
  await ask(page, { ask: "add", item: letter("Dihapus saat keluar", { member: true }) });
  await pressSignOut(page);
  await page.getByRole("button", { name: "Keluar dan hapus kirimannya" }).click();
  await page.waitForURL(/\/login$/u);
  expect(await waiting()).toEqual([]);

  await new LoginPage(page).signIn(account.username, account.password);
  await page.waitForURL(/\/home$/u);
  await ask(page, { ask: "add", item: letter("Ikut terhapus", { member: true }) });
  const own = new AccountPage(page);
  await own.open();
  expect(await storedPages(page), "nothing private").not.toContain("/akun");
  await own.openErasure();
  await own.erase(account.password, "hapus");
  await page.waitForURL(/\/akun\/dihapus$/u);
  expect(await waiting()).toEqual([]);
});

test("a new version takes over by a press, once nothing is being sent", async ({ page, context, db }) => {
  await withWorker(page);
  const worker = workerOf(context);
  const description = `Sambil diperbarui ${randomUUID()}`;
  await answerWith(worker, "held");
  await ask(page, { ask: "add", item: letter(description) });
  const state = async () => (await ask<Item[]>(page, { ask: "list" }))[0]?.state;
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ ask: "send" }));
  await expect.poll(state).toBe("SENDING");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js?versi=baru");
  });
  await page.getByRole("button", { name: "Perbarui" }).click();
  const script = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await page.waitForTimeout(500);
  expect(await script()).toMatch(/\/sw\.js$/u);
  expect(await state()).toBe("SENDING");
  const reloaded = page.waitForEvent("load");
  await worker.evaluate(() => (self as unknown as { release: () => void }).release());
  await reloaded;
  expect(await script()).toMatch(/versi=baru$/u);
  expect(await state()).toBe("SENT");
  expect(await db.report.count({ where: { description } })).toBe(1);
});

test("a phone whose storage is full says so, and the form keeps what was written", async ({ page, context }) => {
  await withWorker(page);
  await workerOf(context).evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await context.setOffline(true);
  const report = new ReportPage(page);
  await report.fill({ ...SOME_REPORT, description: "Tidak muat di perangkat ini" });
  await report.send.click();
  await expect(report.form.getByRole("alert")).toContainText("Penyimpanan perangkat ini penuh.");
  await expect(report.form.getByLabel("Deskripsi")).toHaveValue("Tidak muat di perangkat ini");
  expect(await ask<Item[]>(page, { ask: "list" })).toEqual([]);
});

test("installing is offered after the first report, once, and never on arrival", async ({ page }) => {
  const report = new ReportPage(page);
  const install = page.getByRole("button", { name: "Pasang Sulur" });
  const sendOne = async () => {
    await report.open();
    // The browser's own event comes only to sites that it finds used enough.
    const isHeldBack = await page.evaluate(() => {
      const prompt = () => Object.assign(window, { isPrompted: true });
      return !dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    });
    expect(isHeldBack, "the browser does not ask by itself").toBe(true);
    await expect(install).toHaveCount(0);
    await report.fill({ ...SOME_REPORT, description: `Pasang ${randomUUID()}` });
    await report.send.click();
    await report.sentNumber();
  };
  await sendOne();
  await install.click();
  expect(await page.evaluate(() => "isPrompted" in window)).toBe(true);
  await sendOne();
  await expect(install).toHaveCount(0);
});
