import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { hold } from "@/e2e/hold";
import { tabTo } from "@/e2e/keyboard";
import { FAULTS, KNOWN_PLACE } from "@/e2e/outside";
import { AddPlacePage } from "@/e2e/pages/add-place-page";
import { phonePhoto } from "@/e2e/photo";
import { beside, clearSpot, newGreenPlace, placeName } from "@/e2e/places";
import { newPlace } from "@/e2e/reports";

const FAILED = "Gagal menambahkan lokasi. Silakan coba lagi.";
const NOT_FOUND = "Lokasi tidak ditemukan. Coba masukkan nama lokasi yang lebih spesifik.";

test("a name is enough: its point is looked up on the way, and the place waits for validation", async ({
  page,
  db,
}) => {
  await clearSpot(db, KNOWN_PLACE);
  const add = new AddPlacePage(page);
  await add.open();
  await expect(add.send).toBeDisabled();
  await add.name.fill("   ");
  await expect(add.send).toBeDisabled();
  const name = placeName("Taman Merdeka");
  await add.name.fill(name);
  const answerSearch = await hold(page, "**/api/geocode**");
  const answerSending = await hold(page, "**/api/locations");
  await add.send.click();
  await expect(add.message).toHaveText("Mencari koordinat lokasi otomatis...");
  answerSearch();
  await expect(add.message).toHaveText("Mengirim data lokasi...");
  answerSending();
  await expect(add.message).toHaveText("Lokasi berhasil ditambahkan!");
  await expect(add.message).toBeInViewport();
  await expect(add.own(name)).toContainText("Menunggu validasi");
  await expect(add.form.getByText("Lokasi ini tampil di peta setelah diperiksa pengelola.")).toBeVisible();
  await expect(add.name).toHaveValue("");
  await add.expectPoint("", "");
  // It leaves the screen after three seconds and stays for screen readers.
  await expect(add.message.getByText("Lokasi berhasil ditambahkan!")).toHaveClass(/sr-only/u);

  const row = await db.place.findFirstOrThrow({ where: { name } });
  expect(row).toMatchObject({
    status: "PENDING",
    approximate: false,
    latitude: KNOWN_PLACE.latitude,
    longitude: KNOWN_PLACE.longitude,
  });
  await page.reload();
  const own = page.getByRole("region", { name: "Lokasi yang Anda tambahkan" });
  await expect(own.getByRole("listitem").filter({ hasText: name })).toContainText("Menunggu validasi");
});

test("everything that was filled in arrives", async ({ page, db }) => {
  const add = new AddPlacePage(page);
  const name = placeName();
  const here = newPlace();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(here);
  await add.open();
  await add.name.fill(name);
  await add.form.getByLabel("Jenis lokasi").selectOption({ label: "Mangrove" });
  await add.form.getByLabel("Deskripsi").fill("Hutan bakau di muara.");
  await add.form.getByRole("button", { name: "Gunakan lokasi saya" }).click();
  await add.expectPoint(here.latitude.toFixed(5), here.longitude.toFixed(5));
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await add.form
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: "muara.jpg", mimeType: "image/jpeg", buffer });
  await expect(add.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await add.send.click();
  await expect(add.own(name)).toBeVisible();
  const row = await db.place.findFirstOrThrow({ where: { name } });
  expect(row).toMatchObject({ kind: "mangrove", description: "Hutan bakau di muara.", approximate: false, ...here });
  expect(row.photoId).not.toBeNull();
});

test.describe("while the search service cannot say", () => {
  for (const [problem, word] of [
    ["knows nothing", ""],
    ["is silent", FAULTS.silent],
    ["answers 500", FAULTS.broken],
    ["answers garbage", FAULTS.garbage],
  ] as const) {
    test(`the place is added at a guessed point, which says so, when it ${problem}`, async ({ page, db }) => {
      const add = new AddPlacePage(page);
      const name = `${placeName("Bank Sampah")} ${word}, Lembang`;
      await add.open();
      await add.name.fill(name);
      await add.send.click();
      await expect(add.form.getByText("Titiknya hanya perkiraan dan belum dikirim.").first()).toBeVisible();
      expect(await db.place.count({ where: { name } })).toBe(0);
      await add.send.click();
      await expect(add.own(name)).toContainText("Menunggu validasi");
      const row = await db.place.findFirstOrThrow({ where: { name } });
      expect(row.approximate).toBe(true);
      expect(row.latitude).toBeCloseTo(-6.8, 0);
      // The next tests begin with a search service that counts as healthy.
      await page.request.get(`/api/geocode?q=${encodeURIComponent(placeName("Lapangan Merdeka"))}`);
    });
  }
});

test("the coordinates can be looked up first, and put right on the map", async ({ page }) => {
  // What is tapped while the map still flies to what was found is somewhere on the way.
  const add = new AddPlacePage(page);
  await add.open();
  await add.form.getByRole("button", { name: "Cari koordinat" }).click();
  await expect(add.form.getByText("Nama lokasi wajib diisi untuk geocoding otomatis.")).toBeVisible();
  await add.name.fill("Lapangan Merdeka");
  await add.form.getByRole("button", { name: "Cari koordinat" }).click();
  await expect(add.form.getByText("Ditemukan: Lapangan Merdeka, Medan.")).toBeVisible();
  await expect(add.form.getByText("Nama lokasi wajib diisi")).toBeHidden();
  await add.expectPoint("3.59100", "98.67760");
  const map = add.form.getByRole("region", { name: "Titik di peta" });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole("button", { name: "Pakai titik tengah peta" })).toBeVisible();
  await map.tap({ position: { x: 60, y: 100 } });
  await add.expectPoint(/^3\.5\d+$/u, /^98\.6\d+$/u);
  await expect(add.form.getByLabel("Lintang")).not.toHaveValue("3.59100");
  await expect(add.form.getByLabel("Lintang")).not.toBeEditable();
});

test("a click on the page's own map fills the point, and the form keeps what was typed", async ({ page }) => {
  const add = new AddPlacePage(page);
  await add.open();
  const name = placeName();
  await add.name.fill(name);
  await add.form.getByRole("button", { name: "Pilih di peta besar" }).click();
  await expect(add.form).toBeHidden();
  const map = page.getByRole("region", { name: "Peta lokasi hijau" });
  await expect(map.getByRole("button", { name: "Perbesar peta" })).toBeVisible();
  await map.locator(".leaflet-container").tap({ position: { x: 100, y: 150 } });
  await expect(add.form).toBeVisible();
  await add.expectPoint(/^-6\.\d{5}$/u, /^106\.\d{5}$/u);
  await expect(add.name).toHaveValue(name);
});

test("who refuses the position is told how to go on", async ({ page }) => {
  const add = new AddPlacePage(page);
  await add.open();
  await add.form.getByRole("button", { name: "Gunakan lokasi saya" }).click();
  await expect(add.form.getByRole("alert")).toContainText("Izin lokasi ditolak.");
  await add.expectPoint("", "");
});

test.describe("a name that nobody knows", () => {
  test.use({ expectedErrors: [/status of 404/u] });

  test("adds nothing, says the specification's sentence and keeps the form", async ({ page, db }) => {
    const add = new AddPlacePage(page);
    const name = placeName("Negeri Antah Berantah");
    await add.open();
    await add.name.fill(name);
    await add.send.click();
    const summary = add.form.getByRole("alert", { name: "Ada isian yang perlu diperbaiki" });
    await expect(summary).toBeFocused();
    await expect(add.message).toHaveText(`Gagal: ${NOT_FOUND}`);
    await summary.getByRole("link", { name: NOT_FOUND }).click();
    await expect(add.name).toBeFocused();
    await expect(add.name).toHaveValue(name);
    expect(await db.place.count({ where: { name } })).toBe(0);
    await expectNoFaults(page, "the form with an error");
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/status of 500/u], geolocation: newPlace(), permissions: ["geolocation"] });

  test("the form stays filled and the next try adds the place once", async ({ page, db }) => {
    const add = new AddPlacePage(page);
    const name = placeName();
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
    });
    await add.open();
    await add.name.fill(name);
    await add.form.getByRole("button", { name: "Gunakan lokasi saya" }).click();
    await add.expectPoint(/\d/u, /\d/u);
    await page.route("**/api/locations", (route) => route.fulfill({ status: 500, body: "<html>oops</html>" }), {
      times: 1,
    });
    await add.send.click();
    await expect(add.message).toHaveText(FAILED);
    await expect(add.form.getByText("Isian Anda masih tersimpan.")).toBeVisible();
    await expect(add.name).toHaveValue(name);
    await add.send.dblclick();
    await expect(add.own(name)).toBeVisible();
    expect(await db.place.count({ where: { name } })).toBe(1);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size, "the same try, as the server sees it").toBe(1);
  });
});

test("a district is chosen by one tap, outlives a reload and arrives", async ({ page, db }) => {
  const add = new AddPlacePage(page);
  const name = placeName();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: -7.716, longitude: 110.355 });
  await add.open();
  await add.name.fill(name);
  await add.form.getByRole("button", { name: "Gunakan lokasi saya" }).click();
  const area = add.form.getByRole("group", { name: "Daerah" });
  await area.getByLabel("Kecamatan (boleh kosong)").fill("mlati");
  await area.getByRole("button", { name: "Mlati" }).click();
  const chosen = "Daerah: Mlati, Kabupaten Sleman, DI Yogyakarta (pilihan Anda)";
  await expect(area.getByRole("status").first()).toHaveText(chosen);
  await page.reload();
  await add.open();
  await expect(area.getByRole("status").first()).toHaveText(chosen);
  await add.send.click();
  await expect(add.own(name)).toBeVisible();
  const row = await db.place.findFirstOrThrow({ where: { name } });
  expect(row).toMatchObject({ areaCode: "34.04.06", areaCertainty: "person" });
});

test("what may be there already is shown first, and the person decides", async ({ page, db }) => {
  const there = await newGreenPlace(db, { kind: "bank_sampah" });
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(beside(there));
  const add = new AddPlacePage(page);
  const name = placeName();
  await add.open();
  await add.name.fill(name);
  await add.form.getByRole("button", { name: "Gunakan lokasi saya" }).click();
  await add.expectPoint(/\d/u, /\d/u);
  await add.send.click();
  await expect(add.question).toBeVisible();
  await expect(add.question.getByRole("listitem")).toContainText(`${there.name}`);
  await expect(add.question.getByRole("listitem")).toContainText("Bank sampah");
  await expect(add.question.getByRole("link", { name: there.name })).toHaveAttribute(
    "href",
    `/peta-lokasi/${there.slug}`,
  );
  await expectNoFaults(page, "the question about a double");
  await add.question.getByRole("button", { name: "Kembali ke formulir" }).click();
  await expect(add.question).toBeHidden();
  await expect(add.name).toHaveValue(name);
  expect(await db.place.count({ where: { name } })).toBe(0);

  await add.send.click();
  await add.question.getByRole("button", { name: "Tetap tambahkan" }).click();
  await expect(add.own(name)).toContainText("Menunggu validasi");
  expect(await db.place.count({ where: { name } })).toBe(1);
});

test("a draft survives a reload and can be thrown away", async ({ page }) => {
  const add = new AddPlacePage(page);
  await add.open();
  const name = placeName();
  await add.name.fill(name);
  await add.form.getByLabel("Jenis lokasi").selectOption("konservasi");
  await add.form.getByLabel("Deskripsi").fill("Penangkaran penyu.");
  await page.reload();
  await add.reopen();
  await expect(add.name).toHaveValue(name);
  await expect(add.form.getByLabel("Jenis lokasi")).toHaveValue("konservasi");
  await expect(add.form.getByLabel("Deskripsi")).toHaveValue("Penangkaran penyu.");
  await add.form.getByRole("button", { name: "Kosongkan" }).click();
  await expect(add.name).toHaveValue("");
  await page.reload();
  await add.reopen();
  await expect(add.name).toHaveValue("");
  await expect(add.form.getByText("Draf dipulihkan")).toBeHidden();
});

test("a place is added by keyboard alone", async ({ page, db }) => {
  await clearSpot(db, KNOWN_PLACE);
  const add = new AddPlacePage(page);
  const name = placeName("Taman Merdeka");
  await add.open();
  await tabTo(page, add.name);
  await page.keyboard.type(name);
  await tabTo(page, add.form.getByLabel("Jenis lokasi"));
  await page.keyboard.type("Taman");
  await tabTo(page, add.send);
  await page.keyboard.press("Enter");
  await expect(add.own(name)).toContainText("Taman kota");
  await page.keyboard.press("Escape");
  await expect(add.form).toBeHidden();
  expect(await db.place.count({ where: { name } })).toBe(1);
});

test.describe("nothing keeps anyone out", () => {
  test("of the form", async ({ page }) => {
    const add = new AddPlacePage(page);
    await add.open();
    const map = add.form.getByRole("region", { name: "Titik di peta" });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole("button", { name: "Pakai titik tengah peta" })).toBeVisible();
    await expectNoFaultsInBoth(page, "the form");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that places cannot be added", async ({ page }) => {
    await page.goto("/peta-lokasi");
    // Playwright finds no text of <noscript> itself, even where it shows.
    const notice = page.locator("main noscript > *").last();
    await expect(notice).toHaveText(/^Menambah lokasi memerlukan JavaScript/u);
    await expect(notice).toBeVisible();
    await expect(page.getByRole("button", { name: "Tambah lokasi" })).toBeHidden();
  });
});
