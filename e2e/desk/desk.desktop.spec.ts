import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { hold } from "@/e2e/hold";
import { DeskPage } from "@/e2e/pages/desk-page";
import { decide, sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";
import { addReportUpdate } from "@/prisma/factories/report";

test.use(AS_STAFF);

test.beforeEach(async ({ stack }) => {
  for (let number = 0; number < 3; number += 1) await sendReport(stack);
});

test("the queue is worked through without a mouse", async ({ page, db }) => {
  const desk = new DeskPage(page);
  await page.goto("/admin/laporan");
  const queue = page
    .getByRole("list", { name: "Antrean laporan, yang berisiko dulu, lalu yang terlama" })
    .getByRole("link");
  await expect(queue.nth(2)).toBeVisible();
  const [first, second, third] = (await queue.allTextContents()).map((text) => text.trim());
  if (!first || !second || !third) throw new Error("The queue holds fewer than three reports.");
  const statusOf = async (code: string) => (await db.report.findUniqueOrThrow({ where: { code } })).status;

  await expect(desk.actions(first), "the first is open").toBeVisible();
  await page.keyboard.press("j");
  await expect(desk.actions(second)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("k");
  await expect(desk.actions(first)).toBeVisible();

  await page.keyboard.press("v");
  await expect(desk.dialog).toContainText("Verifikasi laporan");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  const words = desk.dialog.getByRole("textbox");
  await expect(words).toBeFocused();
  await page.keyboard.type("kami juga vokal");
  await expect(words).toHaveValue("kami juga vokal");
  await page.keyboard.press("Control+Enter");
  await expect(desk.done(first)).toContainText("diverifikasi");
  await expect(desk.actions(second), "goes on to the next").toBeVisible();
  await expect(queue.filter({ hasText: first })).toHaveCount(0);

  await page.keyboard.press("u");
  await expect(desk.done(first)).toHaveCount(0);
  await expect(desk.actions(first), "leads back").toBeVisible();
  expect(await statusOf(first)).toBe("PENDING");

  await page.keyboard.press("t");
  await expect(desk.dialog.getByRole("button", { name: /^Lokasi atau bukti/u })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+Enter");
  await expect(desk.done(first)).toContainText("ditolak");
  expect(await statusOf(first)).toBe("REJECTED");
  expect(await statusOf(second)).toBe("PENDING");
});

test("a decision takes two presses, and the next thing stands there before the server has answered", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  const desk = new DeskPage(page);
  await page.goto("/admin/laporan");
  const queue = page
    .getByRole("list", { name: "Antrean laporan, yang berisiko dulu, lalu yang terlama" })
    .getByRole("link");
  await expect(queue.nth(2)).toBeVisible();
  const [first = "", second = "", third = ""] = (await queue.allTextContents()).map((text) => text.trim());
  const words = async (code: string) => {
    const { id } = await db.report.findUniqueOrThrow({ where: { code } });
    return db.reportEvent.findFirst({ where: { reportId: id }, orderBy: { id: "desc" } });
  };
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  const verified = await hold(page, "**/api/admin/reports/*/decisions");
  await expect(desk.actions(first)).toBeVisible();
  await press("v");
  await press("Enter");
  await expect(desk.actions(second)).toBeVisible();
  await expect(desk.done(first), "not answered yet").toContainText("menyimpan…");
  await press("t");
  await press("1");
  await expect(desk.actions(third)).toBeVisible();
  await expect(desk.done(second), "not answered yet").toContainText("menyimpan…");
  expect(presses, "for two decisions").toBe(4);
  verified();
  await expect(desk.done(first)).toContainText("diverifikasi");
  await expect(desk.done(second)).toContainText("ditolak");
  expect(await words(first)).toMatchObject({ kind: "VERIFIED", words: null });
  expect(await words(second)).toMatchObject({ kind: "REJECTED", words: expect.stringMatching(/^Lokasi atau bukti/u) });

  // What neighbours wrote waits in the same queue, at its report.
  const updated = await sendReport(stack);
  await decide(staffApi, updated, "verify", "PENDING");
  const { id } = await addReportUpdate(db, { reportId: updated.id, heldReason: "first" });
  await page.goto("/admin/laporan");
  await queue.filter({ hasText: updated.code }).click();
  await expect(page.getByRole("list", { name: "Kabar yang menunggu" })).toContainText(`Kabar nomor ${id}`);
  await expectNoFaults(page, "a report with an update that waits");
  const hidden = await hold(page, "**/api/admin/reports/updates/decide");
  await press("x");
  await press("1");
  await expect(desk.actions(updated.code), "not answered yet").toHaveCount(0);
  await expect(page.locator("#desk-title")).toBeVisible();
  expect(presses, "for three decisions").toBe(6);
  hidden();
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText(`Kabar nomor ${id}`);
  await expect(queue.filter({ hasText: updated.code })).toHaveCount(0);
  expect(await db.reportUpdate.findUniqueOrThrow({ where: { id } })).toMatchObject({
    hiddenWords: "Memuat data pribadi orang lain.",
  });
});

test("an undone decision can be taken anew at once, before the report is read again", async ({ page, stack }) => {
  const report = await sendReport(stack);
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await desk.act(report.code, "Verifikasi", "Verifikasi");
  await expect(desk.done(report.code)).toContainText("diverifikasi");
  const actions = desk.actions(report.code).getByRole("button");
  await page.evaluate((code) => history.pushState(null, "", `/admin/laporan?laporan=${code}`), report.code);
  await expect(actions.filter({ hasText: "Tindak lanjuti" })).toBeVisible();
  const read = await hold(page, `**/api/admin/reports/${report.code}`);
  await page.keyboard.press("u");
  await expect(actions.filter({ hasText: "Tolak" }), "by the answer to the undo").toBeVisible();
  await page.keyboard.press("t");
  await expect(desk.dialog).toContainText("Alasan penolakan");
  read();
});

test("a digit never sends over what somebody has written", async ({ page, stack, db }) => {
  const report = await sendReport(stack);
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await desk.start(report.code, "Tolak");
  await desk.dialog.getByRole("textbox").fill("Alasan saya sendiri.");
  await desk.dialog.getByRole("button", { name: "Batal" }).focus();
  await page.keyboard.press("1");
  await expect(desk.dialog.getByRole("textbox")).toHaveValue("Alasan saya sendiri.");
  expect(await db.reportEvent.count({ where: { reportId: report.id } })).toBe(1);
});

test("a dialog closes with Escape, keeps the keys for itself and leaves no trace", async ({ page, stack, db }) => {
  const report = await sendReport(stack);
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await desk.start(report.code, "Tolak");
  await page.keyboard.press("v");
  await expect(desk.dialog).toContainText("Alasan penolakan");
  await page.keyboard.press("Escape");
  await expect(desk.dialog).toHaveCount(0);
  await expect(desk.actions(report.code).getByRole("button", { name: "Tolak" })).toBeFocused();
  expect(await db.reportEvent.count({ where: { reportId: report.id } })).toBe(1);
});

test("the keys are listed behind the question mark and can be switched off", async ({ page, stack }) => {
  const report = await sendReport(stack);
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await page.keyboard.press("?");
  await expect(desk.dialog).toContainText("Urungkan tindakan terakhir");
  await desk.dialog.getByRole("checkbox", { name: "Pakai pintasan huruf tunggal" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  await desk.start(report.code, "Verifikasi");
  await expect(desk.dialog, "only the button has opened one").toHaveCount(1);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Pintasan" }).click();
  await desk.dialog.getByRole("checkbox", { name: "Pakai pintasan huruf tunggal" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  await expect(desk.dialog).toContainText("Verifikasi laporan");
});

test("the list and the open report stand side by side, each with an address", async ({ page, stack }) => {
  const report = await sendReport(stack, { latitude: -2.1, longitude: 115.1 });
  const near = await sendReport(stack, { latitude: -2.1002, longitude: 115.1 });
  const desk = new DeskPage(page);
  await desk.open(report.code);
  await expect(
    page.getByRole("list", { name: "Antrean laporan, yang berisiko dulu, lalu yang terlama" }),
  ).toBeVisible();
  const same = page.getByRole("region", { name: "Mungkin sama" });
  await same.getByRole("link", { name: near.code }).click();
  await expect(page).toHaveURL(new RegExp(`laporan=${near.code}`, "u"));
  await expect(desk.actions(near.code)).toBeVisible();
  await page.goBack();
  await expect(desk.actions(report.code)).toBeVisible();
});
