import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { browserOf, newPerson } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { decide, sendReportWithPhoto } from "@/e2e/reports";
import { CRON_SECRET } from "@/e2e/stack";
import { test } from "@/e2e/staff";

test("a neighbour's update waits for staff, who show it with its photo", async ({
  page,
  browser,
  stack,
  staff,
  staffApi,
}) => {
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  const words = `Masih menumpuk sore ini, tanda ${randomUUID().slice(0, 8)}.`;
  await page.goto(`/laporan/${report.code}`);
  await page.getByRole("heading", { name: "Kabar dari warga" }).scrollIntoViewIfNeeded();
  const form = page.getByRole("form", { name: "Tulis kabar" });
  await form.getByRole("button", { name: "Kirim kabar" }).click();
  await expect(form.getByRole("alert").first()).toContainText("masih begitu atau sudah berubah");
  await form.getByRole("radio", { name: "Masih begitu" }).check();
  await form.getByRole("textbox", { name: /^Kabar Anda/u }).fill(words);
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await form.locator("input[type=file]").last().setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await expect(form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: "Kirim kabar" }).click();
  await expect(page.getByText("Kabar Anda kami periksa dahulu")).toBeVisible();
  await page.getByRole("textbox", { name: /^Kabar Anda/u }).fill("Besok saya lihat lagi.");
  await page.reload();
  await page.getByRole("heading", { name: "Kabar dari warga" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("list", { name: "Kabar Anda" }).getByText(words), "its writer sees it").toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Kabar Anda/u })).toHaveValue("Besok saya lihat lagi.");
  await expectNoFaults(page, "/laporan/{code} with an update that waits");
  const guest = await newPerson(stack);
  const shown = async () => (await guest.get(`/laporan/${report.code}`)).text();
  expect(await shown()).not.toContain(words);

  const desk = await browserOf(browser, stack, staff);
  await desk.goto("/admin/tinjau?jenis=kabar");
  await desk.getByRole("listitem").filter({ hasText: report.code }).getByRole("link").click();
  await desk.waitForURL(`**/admin/laporan?laporan=${report.code}`);
  const waiting = desk.getByRole("listitem").filter({ hasText: words });
  await expect(waiting.getByRole("img")).toBeVisible();
  await expectNoFaults(desk, "the desk with an update that waits");
  await waiting.getByRole("button", { name: "Tampilkan", exact: true }).click();
  await expect(waiting).toHaveCount(0);
  await desk.context().close();

  await expect.poll(shown).toContain(words);
  await page.goto(`/laporan/${report.code}`);
  const item = page.getByRole("list", { name: "Kabar dari warga" }).getByRole("listitem").filter({ hasText: words });
  await expect(item).toContainText("Masih begitu");
  const photo = await item.getByRole("img").getAttribute("src");
  expect((await guest.get(photo ?? "")).status()).toBe(200);
  await guest.dispose();
});

test("who supports a report may follow it: asked once, confirmed from the mail, stopped by one click", async ({
  page,
  stack,
  staffApi,
  mailbox,
}) => {
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  const address = `${randomUUID().slice(0, 8)}@warga.test`;
  await page.goto(`/laporan/${report.code}`);
  await page.getByRole("button", { name: "Saya juga mengalami" }).click();
  const form = page.getByRole("form", { name: "Ikuti lewat email" });
  await form.getByRole("textbox", { name: /^Email/u }).fill(address);
  await form.getByRole("button", { name: "Ikuti" }).click();
  await expect(page.getByText("Periksa email Anda")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Ikuti lewat email" })).toBeVisible();
  await expect(form, "asked once").toHaveCount(0);

  const { text } = await mailbox.waitFor(address, /^Konfirmasi/u);
  const link = /https?:\/\/\S+\/laporan\/ikuti#\S+/u.exec(text)?.[0] ?? "";
  await page.goto(link);
  await expectNoFaults(page, "/laporan/ikuti");
  await page.getByRole("button", { name: "Ya, ikuti laporan ini" }).click();
  await expect(page.getByText("Anda mengikuti laporan ini")).toBeVisible();

  await decide(staffApi, report, "start", "VERIFIED");
  // The decision can be undone for some seconds; then the next round tells whoever follows.
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  const isMailed = async () => {
    await staffApi.post("/api/cron", { headers, data: {} });
    return (await mailbox.to(address)).some(({ subject }) => subject.includes("Ditindaklanjuti"));
  };
  await expect.poll(isMailed, { timeout: 60_000, intervals: [3_000] }).toBe(true);
  const news = await mailbox.waitFor(address, /Ditindaklanjuti/u);
  const unsubscribe = new URL(news.unsubscribe ?? "");
  const guest = await newPerson(stack);
  const stopped = await guest.post(unsubscribe.pathname + unsubscribe.search, {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(await stopped.json()).toMatchObject({ following: false });
  await guest.dispose();
});
