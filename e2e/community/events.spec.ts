import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { dayAhead, eventIn, takeSeats, uniqueWord } from "@/e2e/events-ahead";
import { expect, test } from "@/e2e/fixtures";
import { EventsScreen } from "@/e2e/pages/events-screen";
import { newPerson } from "@/e2e/people";
import { EVENT_MESSAGES } from "@/lib/events/event/rules";

test.use({ expectedErrors: [/status of (?:409|503)/u] });

test("somebody registers from the card; it counts them, and the mail arrives", async ({ page, db, mailbox }) => {
  const event = await eventIn(db, "Maluku", { capacity: 5 });
  const email = `budi-${uniqueWord()}@contoh.id`;
  const screen = new EventsScreen(page);
  await screen.open("/event", "?provinsi=Maluku");
  await expect(screen.card(event.title)).toContainText("0 dari 5 peserta");
  await screen.startRegistering(event.title);

  await screen.send();
  const summary = screen.dialog.getByRole("alert");
  await expect(summary).toContainText("Nama dan Email harus diisi.");
  await screen.fill("Budi Uji", email);
  await screen.dialog.getByRole("combobox", { name: "Jumlah orang" }).selectOption("2");
  await page.keyboard.press("Escape");
  await expect(screen.dialog).toHaveCount(0);
  await screen.startRegistering(event.title);
  await expect(screen.dialog.getByRole("textbox", { name: "Email" }), "closing lost nothing").toHaveValue(email);
  await screen.send();
  await expect(screen.dialog.getByRole("heading", { name: EVENT_MESSAGES.registered })).toBeFocused();
  await expect(screen.dialog.getByRole("link", { name: "Tambah ke kalender" })).toBeVisible();
  await expect(screen.dialog).toContainText("Sebaiknya dibawa:");
  await expectNoFaults(page, "what stays after registering");
  await screen.dialog.getByRole("button", { name: "Selesai" }).click();
  await expect(screen.dialog).toHaveCount(0);
  await expect(screen.card(event.title)).toContainText("2 dari 5 peserta");
  await expect(screen.card(event.title)).toContainText("Anda terdaftar untuk 2 orang.");
  await expect(screen.card(event.title).getByRole("link", { name: "Lihat pendaftaran" })).toBeVisible();
  await mailbox.waitFor(email, new RegExp(event.title, "u"));
});

test.describe("without an e-mail address", () => {
  test.use({ expectedErrors: [/status of 400/u] });

  test("a WhatsApp number is enough: the private link is shown at once, as text and QR, and a second try shows none", async ({
    page,
    db,
    stack,
  }) => {
    const event = await eventIn(db, "Bengkulu", { capacity: 5, kind: "COMMUNITY", category: "DISKUSI" });
    const number = `0812-${Date.now() % 10_000_000}`;
    const screen = new EventsScreen(page);
    await screen.open("/komunitas", "?provinsi=Bengkulu");
    await screen.startRegistering(event.title);
    await screen.fill("Budi Uji", "0812");
    await expect(screen.dialog.getByRole("textbox", { name: "Nomor telepon" })).toHaveCount(0);
    await screen.send();
    const wrong = screen.dialog.getByRole("link", { name: "Nomor WhatsApp belum benar. Contoh: 0812-3456-7890." });
    await wrong.click();
    await expect(screen.dialog.getByRole("textbox", { name: "Email atau nomor WhatsApp" })).toBeFocused();
    await page.keyboard.type(number.slice("0812".length));
    await screen.send();
    await expect(screen.dialog.getByRole("heading", { name: "Terima kasih, Budi Uji!" })).toBeFocused();
    await expect(screen.dialog).not.toContainText("kami kirim");
    await expect(screen.dialog.getByRole("link", { name: "Kirim ke WhatsApp saya" })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/62${number.slice(1).replace("-", "")}\\?text=.*pendaftaran%23`, "u"),
    );
    await expect(page.getByRole("region", { name: "Pemberitahuan" })).toBeHidden();
    await screen.dialog.getByText("Ajak tetangga ikut").scrollIntoViewIfNeeded();
    await expectNoFaults(page, "what stays after registering a number");
    const link = await screen.dialog.getByRole("textbox", { name: "Tautan pribadi" }).inputValue();

    const neighbour = await newPerson(stack);
    const data = { name: "Usil", whatsapp: `+62 ${number.slice(1)}` };
    const second = await neighbour.patch(`/api/events/${event.id}/register`, { data });
    expect(second.status()).toBe(200);
    expect(await second.text()).not.toContain(link.split("#")[1]);
    await neighbour.dispose();

    await page.goto(link);
    await expect(page.getByRole("main")).toContainText("Atas nama Budi Uji, 1 orang");

    await test.step("what vanished can be read again below the page, covering nothing", async () => {
      await page.getByRole("combobox", { name: "Jumlah orang" }).selectOption("2");
      await page.getByRole("button", { name: "Simpan jumlah orang" }).click();
      const notices = page.getByRole("region", { name: "Pemberitahuan" });
      await notices.getByRole("button", { name: "Tutup pemberitahuan" }).click();
      await expect(notices).toBeHidden();
      const again = page.getByRole("region", { name: "Pesan terakhir" });
      await again.getByRole("button", { name: "Pesan terakhir" }).focus();
      await page.keyboard.press("Enter");
      await expect(again.getByRole("listitem")).toHaveText(["Jumlah orang diubah menjadi 2."]);
      const [line, bar] = await Promise.all([
        again.getByRole("listitem").boundingBox(),
        page.locator(".bottom-bar").boundingBox(),
      ]);
      if (line && bar) expect(line.y + line.height).toBeLessThanOrEqual(bar.y);
      await expectNoFaults(page, "with past messages open");
    });
  });
});

test("who comes too late reads it, loses nothing typed, and may wait", async ({ page, db, stack }) => {
  const event = await eventIn(db, "Nusa Tenggara Timur", { capacity: 2 });
  const screen = new EventsScreen(page);
  await screen.open("/event", "?provinsi=Nusa+Tenggara+Timur");
  await screen.startRegistering(event.title);
  await screen.fill("Siti Uji", `siti-${uniqueWord()}@contoh.id`);
  const faster = await newPerson(stack);
  await takeSeats(faster, event, 2);
  await faster.dispose();
  await screen.send();
  await expect(screen.dialog.getByRole("alert")).toContainText("Event Penuh");
  await expect(screen.dialog.getByRole("textbox", { name: "Nama" })).toHaveValue("Siti Uji");
  await screen.dialog.getByRole("checkbox", { name: "Masukkan saya ke daftar tunggu" }).check();
  await screen.send();
  await expect(screen.dialog).toContainText("Anda masuk daftar tunggu");
  await screen.dialog.getByRole("button", { name: "Selesai" }).click();
  const card = screen.card(event.title);
  await expect(card.getByRole("button", { name: "Event Penuh" })).toBeDisabled();
  await card.getByRole("button", { name: "Masuk daftar tunggu" }).click();
  await expect(screen.dialog.getByRole("heading", { name: "Masuk daftar tunggu" })).toBeVisible();
});

test("month, area and calendar stand in the address and show the same again", async ({ page, db }) => {
  const date = dayAhead(40);
  const month = date.slice(0, 7);
  const bali = await eventIn(db, "Bali", { startsAt: new Date(`${date}T00:00Z`), zone: "WITA" });
  const ternate = await eventIn(db, "Maluku Utara", { startsAt: new Date(`${date}T01:00Z`), zone: "WIT" });
  const talk = await eventIn(db, "Bali", {
    kind: "COMMUNITY",
    category: "DISKUSI",
    startsAt: new Date(`${date}T02:00Z`),
    zone: "WITA",
  });
  const screen = new EventsScreen(page);
  await screen.open("/event");
  await screen.month.selectOption(month);
  await expect(screen.card(bali.title)).toBeVisible();
  await expect(screen.card(ternate.title)).toBeVisible();
  await screen.province.selectOption("Bali");
  await expect(screen.card(ternate.title)).toHaveCount(0);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /^\d+ kegiatan ditampilkan\.$/u })
      .first(),
  ).toBeAttached();
  await expect(page).toHaveURL(`/event?bulan=${month}&provinsi=Bali`);
  await expect(screen.card(talk.title)).toHaveCount(0);
  const kinds = page.getByRole("navigation", { name: "Jenis kegiatan" });
  await kinds.getByRole("link", { name: "Semua" }).click();
  await expect(page).toHaveURL(`/event?bulan=${month}&provinsi=Bali&jenis=semua`);
  await expect(screen.card(talk.title)).toBeVisible();
  await expect(screen.card(bali.title)).toBeVisible();
  await kinds.getByRole("link", { name: "Tanam pohon" }).click();
  await expect(screen.card(talk.title)).toHaveCount(0);

  await screen.showView("Kalender");
  await page.reload();
  await expect(page.getByRole("link", { name: bali.title })).toBeVisible();
  await expect(page.getByRole("link", { name: ternate.title })).toHaveCount(0);
  await page.getByRole("button", { name: "Bulan berikutnya" }).click();
  await expect(page.getByRole("link", { name: bali.title })).toHaveCount(0);
  await page.getByRole("button", { name: "Bulan sebelumnya" }).click();
  await page.getByRole("link", { name: bali.title }).click();
  await expect(page).toHaveURL(`/event/${bali.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: bali.title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Tambah ke kalender" })).toHaveAttribute(
    "href",
    `/api/events/${bali.id}/ics`,
  );
});

test("a community event asks for what it needs and thanks by name", async ({ page, db }) => {
  const event = await eventIn(db, "Bengkulu", {
    kind: "COMMUNITY",
    category: "WORKSHOP",
    title: `Workshop Kompos ${uniqueWord()}`,
  });
  const screen = new EventsScreen(page);
  await screen.open("/komunitas", "?provinsi=Bengkulu");
  const card = screen.card(event.title);
  await expect(card).toContainText("Workshop");
  await expect(card).toContainText("0 dari 20 peserta (0%)");
  await screen.startRegistering(event.title);
  await screen.fill("Wayan Uji", `wayan-${uniqueWord()}@contoh.id`);
  await screen.send();
  await expect(screen.dialog.getByRole("alert")).toContainText("Mohon lengkapi data yang wajib diisi!");
  await screen.dialog.getByRole("textbox", { name: "Nomor telepon" }).fill("0812-3456-7890");
  await screen.send();
  await expect(screen.dialog).toContainText(`Terima kasih, Wayan Uji! Anda terdaftar di “${event.title}”.`);
  await screen.dialog.getByRole("button", { name: "Selesai" }).click();
  await expect(card).toContainText("1 dari 20 peserta (5%)");
});

test("a list that fails says why, tests the server, and is asked again", async ({ page, db }) => {
  const event = await eventIn(db, "Gorontalo");
  const screen = new EventsScreen(page);
  await screen.open("/event");
  const list = (url: URL) => url.pathname === "/api/events";
  await page.route(list, (route) => route.fulfill({ status: 503, json: { message: "Layanan sedang sibuk." } }));
  await screen.province.selectOption("Gorontalo");
  const failure = screen.ahead.getByRole("alert");
  await expect(failure).toContainText("Gagal memuat data kegiatan: 503 - Layanan sedang sibuk.");
  await expect(page.getByText(/^Gagal memuat data kegiatan/u), "of both lists, the box stands once").toHaveCount(1);
  await failure.getByRole("button", { name: "Uji koneksi server" }).click();
  await expect(failure).toContainText("Koneksi server berhasil!");
  await page.unroute(list);
  await failure.getByRole("button", { name: "Coba lagi" }).click();
  await expect(screen.card(event.title)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("nothing keeps anyone out, by day and by night", async ({ page, db }) => {
  const date = dayAhead(7);
  const event = await eventIn(db, "Papua Barat", { startsAt: new Date(`${date}T01:00Z`) });
  const screen = new EventsScreen(page);
  for (const path of ["/event", "/komunitas"] as const) {
    await screen.open(path);
    await expectNoFaultsInBoth(page, path);
  }
  await screen.open("/event", `?provinsi=Papua+Barat&bulan=${date.slice(0, 7)}`);
  await screen.showView("Kalender");
  await expect(page.getByRole("link", { name: event.title })).toBeVisible();
  await expectNoFaultsInBoth(page, "the calendar");
  await screen.showView("Kartu");
  await screen.startRegistering(event.title);
  await expectNoFaultsInBoth(page, "the dialog");
  await page.goto(`/event/${event.slug}`);
  await expectNoFaultsInBoth(page, "the event's page");
});
