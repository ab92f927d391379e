import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { ContactPage, type Letter } from "@/e2e/pages/contact-page";
import { DeskPage } from "@/e2e/pages/desk-page";
import { browserOf, newAccount } from "@/e2e/people";
import { AS_STAFF, test } from "@/e2e/staff";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";
import type { Database } from "@/prisma/client";

const SENT = "Pesan Anda terkirim. Terima kasih!";

function newLetter(): Letter {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `Sari ${mark}`,
    email: `sari-${mark}@warga.test`,
    subject: `Bibit untuk sekolah ${mark}`,
    message: "Bolehkah sekolah kami meminta bibit pohon?\nMuridnya dua ratus.",
  };
}

/** A letter as the form would have left it. */
async function letterInInbox(db: Database): Promise<Letter & { id: number }> {
  const letter = newLetter();
  const { name, email, subject, message: body } = letter;
  const data = { kind: "CONTACT", name, email, subject, body, writerKey: "visitor:uji" } as const;
  const { id } = await db.message.create({ data });
  return { ...letter, id };
}

async function openLetter(page: Page, id: number, status = "NEW"): Promise<DeskPage> {
  await page.goto(`/admin/pesan?status=${status}&pesan=${id}`);
  const desk = new DeskPage(page);
  await expect(desk.actions(`Pesan nomor ${id}`)).toBeVisible();
  await expect(page.locator("#desk-title")).toBeFocused();
  return desk;
}

test("what is missing is named and led to; what was typed outlives a reload", async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.field("Subjek").fill("Bibit pohon");
  await contact.send.click();
  const summary = page.getByRole("alert", { name: "Semua kolom bertanda (*) harus diisi." });
  await expect(summary).toBeFocused();
  await expectNoFaults(page, "/hubungi with errors");
  await summary.getByRole("link", { name: "Kategori wajib dipilih." }).click();
  await expect(contact.field("Kategori")).toBeFocused();
  await contact.field("Kategori").selectOption("Lainnya");
  await expect(summary.getByRole("link", { name: "Kategori wajib dipilih." })).toHaveCount(0);
  await contact.field("Nama").fill("Sari");
  await contact.field("Email").fill("0812-3456-7890");
  await contact.field("Pesan").fill("Bolehkah sekolah kami meminta bibit?");
  await expect(summary).toHaveCount(0);
  await page.reload();
  await expect(contact.field("Subjek")).toHaveValue("Bibit pohon");
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
});

test.describe("a failure", () => {
  test.use({ expectedErrors: [/status of 503/u] });

  test("stands in the button for two seconds, and the letter goes with the next press", async ({ page, db }) => {
    const letter = newLetter();
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill(letter);
    await page.route("**/api/messages", (route) => route.fulfill({ status: 503, json: { message: "Sedang sibuk." } }));
    await contact.send.click();
    await expect(contact.send).toHaveText("Gagal Mengirim");
    await expect(page.getByRole("alert").filter({ hasText: "Pesan belum terkirim" })).toContainText("Sedang sibuk.");
    await expect(contact.send).toHaveText("Kirim Pesan");
    await expect(contact.field("Pesan")).toHaveValue(letter.message);
    await page.unroute("**/api/messages");
    await contact.send.click();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(await db.message.count({ where: { email: letter.email } })).toBe(1);
  });
});

test("a letter goes from a phone to the inbox, is answered, and the answer arrives by mail", async ({
  page,
  browser,
  stack,
  db,
  mailbox,
  staff,
}) => {
  const letter = newLetter();
  const contact = new ContactPage(page);
  await page.clock.install();
  await page.goto("/home");
  await page.getByRole("contentinfo").getByRole("link", { name: "halo@sulur.test" }).scrollIntoViewIfNeeded();
  await contact.open();
  await expectNoFaults(page, "/hubungi");
  await contact.fill(letter);
  // Only robots are faster than people who type.
  await page.clock.fastForward(MIN_FILL_SECONDS * 1000);
  await contact.send.click();
  await expect(contact.send).toHaveText("Terkirim");
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(contact.field("Pesan"), "empty once the notice has been read").toHaveValue("");
  await expect(page.getByText(SENT)).toHaveCount(0);
  const receipt = await mailbox.waitFor(letter.email, /sudah kami terima/u);
  expect(receipt.text).not.toContain(letter.subject);

  const { id } = await db.message.findFirstOrThrow({ where: { email: letter.email } });
  const desk = await openLetter(await browserOf(browser, stack, staff), id);
  await expect(desk.page.getByRole("region", { name: "Isi pesan" })).toContainText("Muridnya dua ratus.");
  await expect(desk.page.locator("body")).not.toContainText(letter.email);
  await desk.act(`Pesan nomor ${id}`, "Jawab", "Kirim jawaban", "Boleh. Silakan datang hari Sabtu.");
  await expect(desk.done(`Pesan nomor ${id}`)).toContainText("dijawab");
  const mail = await mailbox.waitFor(letter.email, /^Jawaban atas pesan Anda/u);
  expect(mail.subject).toContain(letter.subject);
  expect(mail.text).toContain("Boleh. Silakan datang hari Sabtu.");
  expect(mail.text).toContain("> Bolehkah sekolah kami meminta bibit pohon?");
  await desk.page.context().close();
});

test.describe("at the inbox", () => {
  test.use(AS_STAFF);

  test("an answer taken back never leaves, and the letter waits again", async ({ page, db, mailbox }) => {
    const { id, email } = await letterInInbox(db);
    const name = `Pesan nomor ${id}`;
    const desk = await openLetter(page, id);
    await expectNoFaults(page, "an open letter");
    await desk.act(name, "Jawab", "Kirim jawaban", "Jawaban yang terlalu cepat.");
    await desk.done(name).getByRole("button", { name: "Urungkan" }).click();
    await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText(`${name} dikembalikan`);
    // The later answer leaves after the first one would have left.
    await desk.start(name, "Jawab");
    await expectNoFaults(page, "the dialog of an answer");
    await desk.dialog.getByRole("textbox").fill("Jawaban yang tepat.");
    await desk.dialog.getByRole("button", { name: "Kirim jawaban" }).click();
    await mailbox.waitFor(email, /^Jawaban/u);
    const answers = (await mailbox.to(email)).map(({ text }) => text);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toContain("Jawaban yang tepat.");
  });

  test("letters are found by kind and text, set aside and taken up again", async ({ page, db }) => {
    const { id, name, subject } = await letterInInbox(db);
    await page.goto("/admin/pesan");
    await page.getByLabel("Jenis pesan").selectOption("Pesan kontak");
    await page.getByLabel("Cari nama, subjek, atau isi").fill(subject);
    const row = page.getByRole("list", { name: /^Antrean pesan/u }).getByRole("link", { name });
    await row.click();
    const desk = new DeskPage(page);
    const called = `Pesan nomor ${id}`;
    await desk.act(called, "Tandai selesai", "Tandai pesan selesai");
    await expect(desk.done(called)).toContainText("ditandai selesai");
    await openLetter(page, id, "CLOSED");
    await desk.act(called, "Buka kembali", "Buka kembali pesan");
    await expect(desk.done(called)).toContainText("dibuka kembali");
    await expect.poll(async () => (await db.message.findUniqueOrThrow({ where: { id } })).status).toBe("NEW");
  });

  test("an admin sees the address by asking for it, which is written down", async ({ page, db }) => {
    const { id, email } = await letterInInbox(db);
    await openLetter(page, id);
    await page.getByRole("button", { name: "Tampilkan kontak" }).click();
    await expect(page.getByText(email)).toBeVisible();
    const looks = { where: { subject: `message:${id}`, action: "message.contact_seen" } };
    expect(await db.auditEntry.count(looks)).toBe(1);
  });

  test.describe("beside another one", () => {
    test.use({ expectedErrors: [/status of 409/u] });

    test("both answer at once: one wins, the other learns who was first", async ({
      page,
      browser,
      stack,
      db,
      staff,
    }) => {
      const { id } = await letterInInbox(db);
      const called = `Pesan nomor ${id}`;
      const other = await newAccount(stack, db, "ADMIN");
      const otherPage = await browserOf(browser, stack, other);
      const desks = [await openLetter(page, id), await openLetter(otherPage, id)];
      for (const desk of desks) {
        await desk.start(called, "Jawab");
        await desk.dialog.getByRole("textbox").fill("Silakan datang hari Sabtu.");
      }
      await Promise.all(desks.map((desk) => desk.dialog.getByRole("button", { name: "Kirim jawaban" }).click()));
      for (const desk of desks) await expect(desk.done(called)).toContainText(/dijawab\./u);
      const step = await db.messageStep.findFirstOrThrow({ where: { messageId: id }, select: { userId: true } });
      const { username } = await db.user.findUniqueOrThrow({ where: { id: step.userId ?? 0 } });
      const loser = desks[username === staff.username ? 1 : 0];
      await expect(loser?.done(called) ?? page.locator("body")).toContainText(`${username} menetapkan Dijawab`);
      expect(await db.messageStep.count({ where: { messageId: id } })).toBe(1);
      await otherPage.context().close();
    });
  });
});
