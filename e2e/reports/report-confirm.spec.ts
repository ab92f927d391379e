import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { dayAhead, uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { tabTo } from "@/e2e/keyboard";
import { AddingPage, newAccessCode } from "@/e2e/pages/adding-page";
import { ReportPage } from "@/e2e/pages/report-page";
import { NOBODY, newAccount, newAddress, signIn } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { decide, newPlace, sendReport } from "@/e2e/reports";
import type { Stack } from "@/e2e/stack";
import { test } from "@/e2e/staff";

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

test("by the mail's link the reporter opens a report again that is not mended, with words for staff", async ({
  page,
  stack,
  staffApi,
  mailbox,
  db,
}) => {
  const email = `hasil-${randomUUID().slice(0, 8)}@warga.test`;
  const report = await sendReport(stack, { email });
  await decide(staffApi, report, "verify", "PENDING");
  await decide(staffApi, report, "claim", "VERIFIED", "Sudah dibersihkan.");
  const mail = await mailbox.waitFor(email, /diklaim selesai/u);
  const link = /http\S+#hasil=[\w-]+/u.exec(mail.text)?.[0] ?? "";
  await page.goto(link);

  const question = page.getByRole("region", { name: "Apakah sudah beres?" });
  await question.getByRole("button", { name: "Belum" }).click();
  await question.getByRole("button", { name: "Nyatakan belum beres" }).click();
  await expect(question).toContainText("Tulis apa yang belum beres.");
  await expectNoFaults(page, "the question about the outcome");
  await question.getByLabel("Apa yang belum beres?").fill("Sisi utara masih penuh.");
  await question.getByRole("button", { name: "Nyatakan belum beres" }).click();
  await expect(page.getByText("Anda menyatakan belum beres")).toBeVisible();

  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByText("Dibuka kembali oleh warga")).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Sisi utara");
  const steps = await db.reportEvent.findMany({ where: { reportId: report.id, kind: "REOPENED" } });
  expect(steps).toMatchObject([{ words: "Sisi utara masih penuh.", userId: null, toStatus: "IN_PROGRESS" }]);
});

test("a report is mended together, claimed, denied with a photo, mended again and confirmed by a neighbour and an account", async ({
  page,
  browser,
  stack,
  staffApi,
  db,
}) => {
  // Four people, one after the other.
  test.slow();
  const form = new ReportPage(page);
  const { latitude, longitude } = newPlace();
  const buffer = await phonePhoto({ latitude, longitude, width: 800, height: 600 });
  const picture = { name: "foto.jpg", mimeType: "image/jpeg", buffer };
  const place = `Gang Melati ${uniqueWord()}`;
  await form.open();
  await form.choosePhoto(picture);
  await expect(form.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await form.kind("Sampah menumpuk").check();
  await form.location.fill(place);
  await form.fillSeconds();
  await form.send.click();
  const path = `/laporan/${await form.sentNumber()}`;
  const { id } = await db.report.findUniqueOrThrow({ where: { code: path.slice(9) } });
  await decide(staffApi, { id }, "verify", "PENDING");

  const organiser = await personOf(browser, stack);
  await organiser.goto(path);
  await organiser.getByRole("link", { name: "Adakan kerja bakti" }).click();
  const adding = new AddingPage(organiser);
  await adding.enter(await newAccessCode(staffApi));
  await expect(adding.form.getByLabel("Lokasi", { exact: false }).first()).toHaveValue(place);
  await adding.form.getByLabel("Judul kegiatan").fill(`Kerja bakti ${place}`);
  await adding.form.getByLabel("Deskripsi").fill("Mengangkut sampah di gang bersama-sama.");
  await adding.form.getByLabel("Kapasitas").fill("25");
  await adding.form.getByLabel("Tanggal", { exact: false }).first().fill(dayAhead(20));
  await adding.zone.selectOption("WIB");
  await adding.send.click();
  const key = await organiser.getByRole("textbox", { name: "Tautan pribadi" }).inputValue();
  const ended = new Date(Date.now() - 3_600_000);
  await db.event.updateMany({
    where: { reportId: id },
    data: { startsAt: new Date(ended.getTime() - 1), endsAt: ended },
  });
  await organiser.goto("about:blank");
  await organiser.goto(key);
  const results = organiser.getByRole("form", { name: "Hasil kegiatan" });
  await results.getByLabel("Jumlah peserta").fill("25");
  await results.locator('input[type="file"]').last().setInputFiles(picture);
  await expect(results.getByRole("img", { name: "Foto hasil 1" })).toBeVisible();
  await results.getByLabel("Orang yang tampak di foto setuju").check();
  await results.getByRole("button", { name: "Tampilkan hasil" }).click();
  await expect(organiser.getByText("Hasil kegiatan tampil di halamannya. Terima kasih!").first()).toBeVisible();

  const claimed = "Diklaim selesai, menunggu warga memastikan";
  await organiser.goto(path);
  await expect(organiser.getByText(claimed)).toBeVisible();
  await organiser.getByRole("button", { name: "Ya, sudah beres" }).click();
  const said = organiser.getByRole("region", { name: "Pemberitahuan" });
  await expect(said).toContainText("Yang menyatakan selesai tidak ikut memastikan.");
  await organiser.context().close();

  const neighbour = await personOf(browser, stack);
  await neighbour.goto(path);
  const question = neighbour.getByRole("region", { name: "Apakah sudah beres?" });
  await question.getByRole("button", { name: "Belum" }).click();
  await question.getByLabel("Apa yang belum beres?").fill("Karungnya masih di situ.");
  await question.locator('input[type="file"]').last().setInputFiles(picture);
  await expect(question.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Nyatakan belum beres" }).click();
  await expect(neighbour.getByText("Anda menyatakan belum beres")).toBeVisible();
  await neighbour.reload();
  await expect(neighbour.getByText("Belum: 1 warga.")).toBeVisible();
  await expect(neighbour.getByText("Karungnya masih di situ.")).toHaveCount(0);

  await decide(staffApi, { id }, "reopen", "CLAIMED", "Karungnya memang masih ada.");
  await decide(staffApi, { id }, "claim", "IN_PROGRESS", "Karungnya sudah diangkut.");
  await neighbour.reload();
  await neighbour.getByRole("button", { name: "Ya, sudah beres" }).click();
  await expect(neighbour.getByText("Anda menyatakan sudah beres")).toBeVisible();
  await neighbour.context().close();
  const other = await personOf(browser, stack);
  const account = await newAccount(stack, db, "USER");
  await db.user.updateMany({ where: { username: account.username }, data: { createdAt: new Date("2026-01-01") } });
  await signIn(other, account);
  await other.goto(path);
  await expect(other.getByText("Sudah beres: 1 warga.")).toBeVisible();
  await other.getByRole("button", { name: "Ya, sudah beres" }).click();
  await expect(other.getByText("Anda menyatakan sudah beres")).toBeVisible();
  await other.context().close();

  await page.goto(path);
  await expect(page.getByText("Selesai, dipastikan warga.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ya, sudah beres" })).toHaveCount(0);
  const slider = page.getByRole("slider", { name: "Bandingkan foto sebelum dan sesudah" });
  const after = page.getByRole("img", { name: `Sesudah: ${place}` });
  await expect(after).toHaveJSProperty("complete", true);
  await tabTo(page, slider);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "70 persen sebelum, 30 persen sesudah");
  await expect(after.locator("..")).toHaveCSS("clip-path", "inset(0px 0px 0px 70%)");
  await page.keyboard.press("Home");
  await expect(after.locator("..")).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)");
  await expectNoFaultsInBoth(page, "a report that neighbours confirmed, before and after");
  const card = await page.request.get(`${path}/kartu.jpg`);
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/jpeg"]);

  await page.goto("/home");
  const confirmed = page.getByRole("region", { name: "Sudah beres, kata warga" });
  await expect(confirmed.getByRole("slider")).toHaveCount(1);
  await confirmed.getByRole("link", { name: "Lihat laporannya" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
});

/** A phone of its own, on a network of its own. */
async function personOf(browser: Browser, stack: Stack): Promise<Page> {
  const options = { baseURL: stack.url, extraHTTPHeaders: newAddress(), storageState: NOBODY };
  return (await browser.newContext({ ...options, viewport: PHONE })).newPage();
}
