import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { LoginPage } from "@/e2e/pages/login-page";
import { browserOf, NOBODY, newAccount, newPerson, ownHeaders, signIn } from "@/e2e/people";
import { decide, newPlace, type SentReport, sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

const newEmail = () => `warga-${randomUUID().slice(0, 8)}@warga.test`;

/** What a stranger reads on the report's page. */
async function publicPage(page: Page, { code }: SentReport): Promise<void> {
  await page.goto(`/laporan/${code}`);
  await expect(page.getByText(`Laporan ${code}`)).toBeVisible();
}

test.describe("an admin with a phone", () => {
  test.use(AS_STAFF);

  test("rejects with a ready sentence, which stands where the text was", async ({ page, stack }) => {
    const report = await sendReport(stack);
    const desk = new DeskPage(page);
    await desk.open(report.code);
    await desk.act(report.code, "Tolak", "Tolak laporan");
    await expect(desk.dialog).toContainText("Alasan penolakan wajib diisi.");
    const sentence = "Isi laporan bukan tentang kerusakan lingkungan.";
    await desk.dialog.getByRole("button", { name: sentence }).click();
    await desk.dialog.getByRole("button", { name: "Tolak laporan" }).click();
    await expect(desk.done(report.code)).toContainText("ditolak");

    await publicPage(page, report);
    await expect(page.getByRole("region", { name: "Riwayat penanganan" })).toContainText(sentence);
    await expect(page.locator("body")).not.toContainText(report.description);
  });

  test("goes from the list of a state to a report and back", async ({ page, stack, staffApi }) => {
    const report = await sendReport(stack);
    await decide(staffApi, report, "reject", "PENDING", "Laporan yang sama sudah kami terima.");
    await page.goto("/admin/laporan");
    const states = page.getByRole("navigation", { name: "Laporan menurut status" });
    await states.getByRole("link", { name: /^Ditolak/u }).click();
    const row = page.getByRole("list", { name: /^Antrean laporan/u }).getByRole("link", { name: report.code });
    await row.click();
    await expect(page.getByRole("heading", { level: 2, name: report.damage_type })).toBeFocused();
    await expect(page.getByText(report.description)).toBeVisible();
    await expect(row, "one or the other on a phone").toBeHidden();
    await page.reload();
    await expect(page.getByText(report.description)).toBeVisible();
    await page.getByRole("button", { name: "Antrean" }).click();
    await expect(row).toBeVisible();
  });

  test("asks the reporter, who answers from another device through the mail's link", async ({
    page,
    browser,
    stack,
    mailbox,
  }) => {
    const email = newEmail();
    const report = await sendReport(stack, { email });
    const desk = new DeskPage(page);
    await desk.open(report.code);
    await desk.act(report.code, "Tanya pelapor", "Kirim pertanyaan", "Di sebelah mana jembatan tepatnya?");
    await expect(desk.done(report.code)).toContainText("ditanyakan kepada pelapor");

    const mail = await mailbox.waitFor(email, /pertanyaan/u);
    expect(mail.text).toContain("Di sebelah mana jembatan tepatnya?");
    const link = /http\S+#jawab=[\w-]+/u.exec(mail.text)?.[0] ?? "";
    const device = await browser.newContext({ storageState: NOBODY });
    const tab = await device.newPage();
    await tab.goto(link);
    await expect(tab.getByText("Di sebelah mana jembatan tepatnya?")).toBeVisible();
    await tab.getByLabel("Jawaban Anda").fill("Di sisi utara, dekat pos ronda.");
    await tab.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(tab.getByText("Jawaban Anda terkirim")).toBeVisible();

    await tab.goto(link.replace(/#.*/u, ""));
    await expect(tab.getByText("Pelapor memberi keterangan")).toBeVisible();
    await expect(tab.locator("body")).not.toContainText("pos ronda");
    await device.close();
    await desk.open(report.code);
    await expect(desk.history().last()).toContainText("Pelapor menjawab");
    await expect(desk.history().last()).toContainText("Di sisi utara, dekat pos ronda.");
  });

  test("takes a report up, claims it with a photo of Sulur's own camera and opens it again", async ({
    page,
    context,
    stack,
    staffApi,
  }) => {
    const place = newPlace();
    const report = await sendReport(stack, place);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ ...place, latitude: place.latitude + 0.0003 });
    await page.addInitScript(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
      // A stream of a canvas has a picture whenever something is drawn.
      setInterval(() => canvas.getContext("2d")?.fillRect(Math.random() * 400, 100, 200, 200), 50);
      Object.assign(navigator.mediaDevices, { getUserMedia: async () => canvas.captureStream() });
    });
    await decide(staffApi, report, "verify", "PENDING");
    const desk = new DeskPage(page);
    await desk.open(report.code, "VERIFIED");
    await desk.act(report.code, "Tindak lanjuti", "Tandai ditindaklanjuti", "Relawan turun hari Sabtu.");
    await expect(desk.done(report.code)).toContainText("ditandai ditindaklanjuti");

    await desk.open(report.code, "IN_PROGRESS");
    await desk.start(report.code, "Klaim selesai");
    await desk.dialog.getByRole("button", { name: "Kamera Sulur" }).click();
    const camera = page.getByRole("dialog", { name: "Kamera Sulur" });
    await expect(camera.getByText("Posisi ditemukan.")).toBeVisible();
    await expectNoFaults(page, "Sulur's own camera");
    await camera.getByRole("button", { name: "Ambil foto" }).click();
    await expect(desk.dialog.getByText("Foto terkirim", { exact: true })).toBeVisible();
    await desk.dialog.getByRole("textbox").fill("Lokasi sudah dibersihkan.");
    await desk.dialog.getByRole("button", { name: "Klaim selesai" }).click();
    await expect(desk.done(report.code)).toContainText("diklaim selesai");

    await publicPage(page, report);
    await expect(page.getByText("Lokasi sudah dibersihkan.")).toBeVisible();
    await expect(page.getByText("Foto dari kamera Sulur, di tempat, sekitar 30 m dari titik laporan,")).toBeVisible();
    const after = page.getByRole("img", { name: 'Foto pada langkah "Diklaim selesai"' });
    await after.scrollIntoViewIfNeeded();
    await expect.poll(() => after.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await desk.open(report.code, "CLAIMED");
    await desk.act(report.code, "Buka kembali", "Buka kembali laporan", "Sampah muncul lagi.");
    await expect(desk.done(report.code)).toContainText("dibuka kembali");
    await publicPage(page, report);
    await expect(page.getByText("Sampah muncul lagi.")).toBeVisible();
    await expect(page.getByText("Ditindaklanjuti").first()).toBeVisible();
  });

  test("takes a decision back in time, and no mail ever tells of it", async ({ page, stack, db, mailbox }) => {
    const email = newEmail();
    const report = await sendReport(stack, { email });
    const desk = new DeskPage(page);
    await desk.open(report.code);
    await desk.act(report.code, "Verifikasi", "Verifikasi laporan", "Keputusan yang terlalu cepat.");
    await desk.done(report.code).getByRole("button", { name: "Urungkan" }).click();
    const said = page.getByRole("region", { name: "Pemberitahuan" });
    await expect(said).toContainText(`${report.code} dikembalikan seperti semula.`);
    await expect(desk.done(report.code)).toHaveCount(0);
    const { status } = await db.report.findUniqueOrThrow({ where: { code: report.code } });
    expect(status).toBe("PENDING");

    // The later decision's mail leaves after the first one's would have left.
    await desk.act(report.code, "Tolak", "Tolak laporan", "Laporan yang sama sudah kami terima.");
    await mailbox.waitFor(email, /ditolak/u);
    const subjects = (await mailbox.to(email)).map(({ subject }) => subject);
    expect(subjects).toEqual([`Laporan ${report.code} sudah kami terima`, `Laporan ${report.code} ditolak`]);
    await publicPage(page, report);
    await expect(page.locator("body")).not.toContainText("Keputusan yang terlalu cepat.");
  });

  test("lists a report that the filter held", async ({ page, stack }) => {
    const report = await sendReport(stack, { description: "Lihat foto lengkapnya di https://contoh.test/sampah ya." });
    expect(report.held).toBe(true);
    const listed = page.getByRole("region", { name: "Daftar Laporan Terbaru" }).getByRole("listitem");
    await page.goto("/laporan#daftar");
    await expect(listed.filter({ hasText: report.code })).toHaveCount(0);

    const desk = new DeskPage(page);
    await desk.open(report.code);
    await expect(page.getByText("Ditahan: Memuat tautan")).toBeVisible();
    await desk.act(report.code, "Tampilkan", "Tampilkan laporan");
    await expect(desk.done(report.code)).toContainText("ditampilkan di daftar");
    // As a stranger: to staff the list shows their own province first, which another test may have chosen.
    await page.context().clearCookies();
    await page.goto("/laporan#daftar");
    await expect(listed.filter({ hasText: report.code })).toContainText("Menunggu validasi");
  });

  test("a double click decides once", async ({ page, stack, db }) => {
    const report = await sendReport(stack);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/decisions")) sent.push(request.url());
    });
    const desk = new DeskPage(page);
    await desk.open(report.code);
    await desk.start(report.code, "Verifikasi");
    await desk.dialog.getByRole("button", { name: "Verifikasi laporan" }).dblclick();
    await expect(desk.done(report.code)).toContainText("diverifikasi");
    expect(sent).toHaveLength(1);
    expect(await db.reportEvent.count({ where: { reportId: report.id, kind: "VERIFIED" } })).toBe(1);
    expect(await db.auditEntry.count({ where: { subject: `report:${report.code}` } })).toBe(1);
  });

  test.describe("beside another one", () => {
    test.use({ expectedErrors: [/status of 409/u] });

    test("both decide at once: one wins, the other learns who and what", async ({
      page,
      browser,
      stack,
      db,
      staff,
    }) => {
      const report = await sendReport(stack);
      const other = await newAccount(stack, db, "ADMIN");
      const otherPage = await browserOf(browser, stack, other);
      const desks = [page, otherPage].map((tab) => new DeskPage(tab));
      const buttons: [string, string][] = [
        ["Verifikasi", "Verifikasi laporan"],
        ["Tolak", "Tolak laporan"],
      ];
      for (const [index, desk] of desks.entries()) {
        await desk.open(report.code);
        await desk.start(report.code, buttons[index]?.[0] ?? "");
        await desk.dialog.getByRole("textbox").fill("Sudah kami periksa bersama.");
      }
      await Promise.all(
        desks.map((desk, index) => desk.dialog.getByRole("button", { name: buttons[index]?.[1] ?? "" }).click()),
      );
      for (const desk of desks) await expect(desk.done(report.code)).toContainText(/(?:diverifikasi|ditolak)\./u);
      const messages = await Promise.all(desks.map((desk) => desk.done(report.code).textContent()));

      const { status } = await db.report.findUniqueOrThrow({ where: { id: report.id } });
      const firstWon = status === "VERIFIED";
      const [winner, state] = firstWon ? [staff.username, "Terverifikasi"] : [other.username, "Ditolak"];
      expect(messages[firstWon ? 0 : 1]).toContain("Urungkan");
      expect(messages[firstWon ? 1 : 0]).toContain(`diputuskan oleh pengelola lain: ${winner} menetapkan ${state}.`);
      expect(await db.reportEvent.count({ where: { reportId: report.id, userId: { not: null } } })).toBe(1);
      await otherPage.context().close();
    });
  });
});

test("a resident is told that the desk is not theirs and brought home", async ({ page, stack, db }) => {
  await signIn(page, await newAccount(stack, db, "USER"));
  await page.goto("/admin/laporan");
  await expect(page).toHaveURL(/\/akses-ditolak$/u);
  await expect(page.getByText("Akses Ditolak: Anda tidak memiliki hak akses administrator.")).toBeVisible();
  await page.waitForURL(/\/home$/u);
  const queue = await page.request.get("/api/admin/reports/queue", { headers: ownHeaders() });
  expect(queue.status()).toBe(403);
});

test("a stranger is asked to sign in, and staff then see what they came for", async ({ page, stack, db }) => {
  const report = await sendReport(stack);
  const wanted = `/admin/laporan?laporan=${report.code}`;
  await page.goto(wanted);
  await expect(page).toHaveURL(`/login?lanjut=${encodeURIComponent(wanted)}`);
  const person = await newPerson(stack);
  expect((await person.get("/api/admin/reports/queue")).status()).toBe(401);
  const data = { decision: "verify", status: "PENDING" };
  expect((await person.post(`/api/admin/reports/${report.id}/decisions`, { data })).status()).toBe(401);
  const account = await newAccount(stack, db, "ADMIN");
  await new LoginPage(page).signIn(account.username, account.password);
  await expect(page).toHaveURL(wanted);
});
