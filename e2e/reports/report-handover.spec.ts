import { randomUUID } from "node:crypto";
import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { newPerson } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { confirmClaim, decide, sendReportWithPhoto } from "@/e2e/reports";
import { test } from "@/e2e/staff";
import { DAY_MS } from "@/lib/format/dates";
import type { Database } from "@/prisma/client";

test.use({ viewport: { width: 360, height: 740 } });

const KIND = "Longsor/erosi";

/** An office that takes this kind of damage before SP4N-LAPOR! does. */
async function newOffice(db: Database): Promise<{ id: number; name: string }> {
  const name = `Dinas uji ${randomUUID().slice(0, 8)}`;
  const promise = { daysForward: 3, daysAct: 5, sourceUrl: "https://contoh.test/janji", checkedOn: new Date() };
  return db.channel.create({
    data: { name, kind: "PHONE", address: "+62227531234", damageTypes: [KIND], ...promise },
    select: { id: true, name: true },
  });
}

/** As if the report had gone out earlier. @param due days from now */
async function moveClock(db: Database, channelId: number, sent: number, due: number): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS);
  await db.handover.updateMany({ where: { channelId }, data: { sentOn: day(sent), dueOn: day(due) } });
}

test("a report goes to an office, the due day passes, the next office works, and neighbours confirm it", async ({
  page,
  stack,
  db,
  staffApi,
}) => {
  test.slow();
  const office = await newOffice(db);
  const report = await sendReportWithPhoto(stack, { damage_type: KIND });
  await decide(staffApi, report, "verify", "PENDING");
  await page.goto(`/laporan/${report.code}`);
  const block = page.getByRole("region", { name: "Teruskan ke yang berwenang" });
  const channel = block.getByRole("listitem").filter({ hasText: office.name });
  const history = page.getByRole("region", { name: "Riwayat penanganan" });
  const noted = history.getByRole("listitem").filter({ hasText: `Diteruskan ke ${office.name} oleh warga` });

  await channel.getByRole("button", { name: /^Sudah saya kirim/u }).click();
  const form = channel.getByRole("form");
  await expect(form.getByRole("textbox")).toBeFocused();
  await form.getByRole("textbox").fill("https://tiket.test/1");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByRole("alert")).toContainText("bukan tautan");
  await expectNoFaults(page, "/laporan/{code} with a wrong ticket");
  await form.getByRole("textbox").fill("TKT/123");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(noted).toContainText("nomor TKT/123");
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(noted).toHaveCount(0);
  await channel.getByRole("button", { name: /^Sudah saya kirim/u }).click();
  await form.getByRole("textbox").fill("TKT/123");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(noted).toContainText("nomor TKT/123");
  const head = page.getByText(new RegExp(`^Diteruskan ke ${office.name}: `, "u"));
  await expect(head).toContainText("8 hari kerja lagi");
  const own = channel.getByText(/^Anda mengirimnya/u).locator("../..");
  await expect(own, "where the form was").toBeFocused();
  await expect(channel.getByRole("button", { name: "Dijawab" })).toBeVisible();
  await expect(channel.getByRole("button", { name: "Belum" }), "not before the due day").toHaveCount(0);

  await moveClock(db, office.id, -7, 7);
  const neighbour = await newPerson(stack);
  const handovers = `/api/reports/${report.code}/handovers`;
  const second = await neighbour.post(handovers, { data: { channel_id: office.id, number: "TKT/456" } });
  expect(second.status(), await second.text()).toBe(201);
  const { id } = await second.json();
  await expect(async () => {
    await page.reload();
    await expect(noted).toContainText("nomor TKT/456", { timeout: 1000 });
  }).toPass();
  await expect(noted, "the oldest number first").toContainText(/TKT\/123[\s\S]*TKT\/456/u);
  await expect(head).toContainText(/hari kerja ke-\d dari \d/u);

  await moveClock(db, office.id, -30, -10);
  await neighbour.patch(handovers, { data: { id, reply: "silent" } });
  await neighbour.dispose();
  await page.reload();
  await expect(head).toContainText(/lewat \d hari kerja, menurut warga/u);
  await expect(noted).not.toContainText("belum menerima jawaban");
  await channel.getByRole("button", { name: "Belum" }).click();
  await expect(noted).toContainText("Dua warga belum menerima jawaban");
  await expectNoFaultsInBoth(page, "/laporan/{code} with an office that does not answer");

  await channel.getByRole("link", { name: "SP4N-LAPOR!" }).click();
  const national = block.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "SP4N-LAPOR!" }) });
  await expect(national).toBeInViewport();
  await national.getByRole("button", { name: /^Sudah saya kirim/u }).click();
  await national.getByRole("button", { name: "Simpan" }).click();
  await expect(history).toContainText("Diteruskan ke SP4N-LAPOR! oleh warga");
  await national.getByRole("button", { name: "Dikerjakan" }).click();
  const update = page.getByRole("form", { name: "Tulis kabar" });
  await expect(update).toBeInViewport();
  await expect(update.getByRole("radio", { name: "Sudah berubah" })).toBeChecked();
  await expect(update).toContainText("Tunjukkan dengan foto");
  await update.getByRole("textbox", { name: /^Kabar Anda/u }).fill("Tebingnya sudah diperkuat.");
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await update.locator("input[type=file]").last().setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await expect(update.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await update.getByRole("button", { name: "Kirim kabar" }).click();
  await expect(page.getByText("Kabar Anda kami periksa dahulu")).toBeVisible();

  await decide(staffApi, report, "claim", "VERIFIED");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Apakah sudah beres?" })).toBeVisible();
  await expect(block).toHaveCount(0);
  await expect(head, "its clock has stopped").toHaveCount(0);
  await confirmClaim(stack, report);
  await page.reload();
  await expect(page.getByText("Selesai, dikonfirmasi 2 warga tanpa akun.")).toBeVisible();
  await expect(noted, "what happened stays").toContainText("nomor TKT/123");
});

test("with SP4N-LAPOR! alone it takes three presses; a number that somebody knows goes to the team", async ({
  page,
  context,
  stack,
  staffApi,
}) => {
  const report = await sendReportWithPhoto(stack);
  await decide(staffApi, report, "verify", "PENDING");
  await page.goto(`/laporan/${report.code}`);
  const block = page.getByRole("region", { name: "Teruskan ke yang berwenang" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/lapor\.go\.id/u, (route) => route.fulfill({ contentType: "text/html", body: "LAPOR!" }));
  await block.getByRole("button", { name: "Salin teks" }).click();
  const opened = context.waitForEvent("page");
  await block
    .getByRole("listitem")
    .getByRole("link", { name: /lapor\.go\.id/u })
    .click();
  await (await opened).close();
  await block.getByRole("button", { name: "Sudah saya kirim ke SP4N-LAPOR!" }).click();
  await expect(block.getByRole("form", { name: "Sudah dikirim ke SP4N-LAPOR!" })).toBeVisible();

  await block.getByRole("link", { name: "Bantu kami menemukan nomornya" }).click();
  const letter = page.getByRole("form", { name: "Tulis pesan" });
  await expect(letter.getByLabel("Subjek")).toHaveValue(`Nomor kantor untuk laporan ${report.code}`);
});
