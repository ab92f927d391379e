import type { Page } from "playwright/test";
import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { hold } from "@/e2e/hold";
import { newPerson } from "@/e2e/people";
import { beside, newGreenPlace, placeName } from "@/e2e/places";
import { VIEWPORTS } from "@/scripts/testing/size";

function votes(page: Page) {
  const box = page.getByRole("region", { name: "Apakah tempat ini masih ada?" });
  return {
    open: box.getByRole("button", { name: "Masih ada" }),
    closed: box.getByRole("button", { name: "Sudah tutup" }),
    words: box.getByRole("status"),
  };
}

test("the page says what the place is, where it lies and how to get there", async ({ page, db }) => {
  const neighbour = await newGreenPlace(db);
  const place = await newGreenPlace(db, {
    ...beside(neighbour),
    kind: "mangrove",
    description: "Hutan bakau yang ditanam warga.",
  });
  await page.goto(`/peta-lokasi/${place.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: place.name })).toBeVisible();
  await expect(page.getByText("Mangrove", { exact: true })).toBeVisible();
  await expect(page.getByText("Kabupaten Kotawaringin Barat, Kalimantan Tengah").first()).toBeVisible();
  await expect(page.getByText("Hutan bakau yang ditanam warga.")).toBeVisible();
  const point = `${place.latitude},${place.longitude}`;
  await expect(page.getByRole("link", { name: "Buka di aplikasi peta" })).toHaveAttribute(
    "href",
    `geo:${point}?q=${point}(${encodeURIComponent(place.name)})`,
  );
  await expect(page.getByRole("link", { name: /Rute di Google Maps/u })).toHaveAttribute(
    "href",
    `https://www.google.com/maps/dir/?api=1&destination=${point}`,
  );
  const whatsapp = await page.getByRole("link", { name: "Bagikan ke WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsapp ?? "")).toContain(`/peta-lokasi/${place.slug}`);
  const others = page.getByRole("region", { name: "Lokasi hijau terdekat lainnya" });
  await expect(others.getByRole("link", { name: place.name })).toHaveCount(0);
  await others.getByRole("link", { name: neighbour.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: neighbour.name })).toBeVisible();
});

test("one tap confirms, another changes one's mind, and both outlive a reload", async ({ page, stack, db }) => {
  const place = await newGreenPlace(db);
  await page.goto(`/peta-lokasi/${place.slug}`);
  const vote = votes(page);
  await expect(vote.words).toHaveText("Belum ada warga yang menyatakannya.");
  await vote.open.click();
  await expect(vote.words).toHaveText("Anda menyatakan tempat ini masih ada. 1 warga menyatakan masih ada.");
  await expect(vote.open).toHaveAttribute("aria-pressed", "true");
  await expect(vote.open).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(vote.open).toHaveAttribute("aria-pressed", "true");
  await vote.closed.click();
  await expect(vote.words).toHaveText("Anda menyatakan tempat ini sudah tutup. 1 warga menyatakan sudah tutup.");
  await expect(vote.open).toHaveAttribute("aria-pressed", "false");
  await expect
    .poll(() => db.place.findUniqueOrThrow({ where: { id: place.id }, select: { openCount: true, closedCount: true } }))
    .toEqual({ openCount: 0, closedCount: 1 });

  const stranger = await newPerson(stack);
  expect(await (await stranger.get(`/peta-lokasi/${place.slug}`)).text()).toContain("1 warga menyatakan sudah tutup");
  await stranger.dispose();
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/status of 500/u] });

  test("a confirmation shows at once and is taken back", async ({ page, db }) => {
    const place = await newGreenPlace(db);
    await page.goto(`/peta-lokasi/${place.slug}`);
    const answer = await hold(page, "**/vote", { status: 500, json: { message: "Server sedang sibuk." } });
    const vote = votes(page);
    await vote.open.click();
    await expect(vote.words).toContainText("1 warga menyatakan masih ada.");
    answer();
    await expect(vote.words).toHaveText("Belum ada warga yang menyatakannya.");
    await expect(vote.open).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText("Server sedang sibuk.");
  });
});

test("a note reaches the admins only, with the address and the consent", async ({ page, db }) => {
  const place = await newGreenPlace(db);
  await page.goto(`/peta-lokasi/${place.slug}`);
  await page.getByRole("button", { name: "Ada yang salah?" }).click();
  const dialog = page.getByRole("dialog", { name: "Ada yang salah?" });
  await dialog.getByRole("button", { name: "Kirim catatan" }).click();
  await expect(dialog.getByRole("alert")).toBeFocused();
  await dialog.getByRole("link", { name: "Catatan wajib diisi." }).click();
  await expect(dialog.getByRole("textbox", { name: "Catatan" })).toBeFocused();
  await page.keyboard.type("Titiknya kurang tepat, seharusnya di seberang sungai.");
  await expectNoFaults(page, "the note");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ada yang salah?" }).click();
  await expect(dialog.getByRole("textbox", { name: "Catatan" })).toHaveValue(/seberang sungai/u);
  await dialog.getByLabel("Email").fill("warga@contoh.test");
  await dialog.getByRole("button", { name: "Kirim catatan" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText("Catatan Anda terkirim");
  const message = await db.message.findFirstOrThrow({ where: { about: `place:${place.id}` } });
  expect(message).toMatchObject({ kind: "PLACE_NOTE", status: "NEW", email: "warga@contoh.test" });
  expect(message.consentedAt).not.toBeNull();
});

test.describe("a note that the server refuses", () => {
  test.use({ expectedErrors: [/status of 400/u] });

  test("says which field to mend and stays", async ({ page, db }) => {
    const place = await newGreenPlace(db);
    await page.goto(`/peta-lokasi/${place.slug}`);
    await page.getByRole("button", { name: "Ada yang salah?" }).click();
    const dialog = page.getByRole("dialog", { name: "Ada yang salah?" });
    await dialog.getByRole("textbox", { name: "Catatan" }).fill("Namanya salah tulis.");
    await dialog.getByLabel("Email").fill("bukan@email");
    await dialog.getByRole("button", { name: "Kirim catatan" }).click();
    await expect(dialog.getByRole("link", { name: "Email belum benar. Contoh: nama@contoh.id." })).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Catatan" })).toHaveValue("Namanya salah tulis.");
  });
});

test("the distance is measured only when asked for", async ({ page, db }) => {
  const place = await newGreenPlace(db);
  await page.goto(`/peta-lokasi/${place.slug}`);
  const button = page.getByRole("button", { name: "Ukur jarak dari posisi saya" });
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: "Izin lokasi ditolak." })).toContainText(
    "buka rutenya di aplikasi peta",
  );
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: place.latitude + 0.01, longitude: place.longitude });
  await button.click();
  await expect(page.getByText("1,1 km dari posisi Anda, ditarik lurus.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Izin lokasi ditolak." })).toHaveCount(0);
});

test("a closed place says so plainly", async ({ page, db }) => {
  const place = await newGreenPlace(db, { closedAt: new Date() });
  await page.goto(`/peta-lokasi/${place.slug}`);
  await expect(page.getByText("Tempat ini dilaporkan sudah tutup")).toBeVisible();
});

test("a merged place leads on for good, a guessed point says so", async ({ page, db }) => {
  const into = await newGreenPlace(db, { approximate: true });
  const merged = await newGreenPlace(db, { mergedIntoId: into.id });
  const answer = await page.request.get(`/peta-lokasi/${merged.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  await page.goto(`/peta-lokasi/${merged.slug}`);
  await expect(page).toHaveURL(`/peta-lokasi/${into.slug}`);
  await expect(page.getByText("Titik perkiraan", { exact: true })).toBeVisible();
});

test.describe("what is not public", () => {
  test.use({ expectedErrors: [/status of 404/u] });

  test("has no page", async ({ page, db }) => {
    const pending = await newGreenPlace(db, { status: "PENDING" });
    for (const slug of [pending.slug, "taman-entah-999999999", "entah"]) {
      const answer = await page.goto(`/peta-lokasi/${slug}`);
      expect(answer?.status(), slug).toBe(404);
      await expect(page.getByRole("heading", { name: "Lokasi tidak ditemukan" })).toBeVisible();
      await expect(page.locator("body")).not.toContainText(pending.name);
      expect((await page.request.get(`/peta-lokasi/${slug}/kartu.jpg`)).status(), slug).toBe(404);
    }
    await page.getByRole("link", { name: "Buka peta lokasi hijau" }).click();
    await expect(page).toHaveURL(/\/peta-lokasi$/u);
  });
});

test("a shared link has a picture and says to machines what it is", async ({ page, db }) => {
  const place = await newGreenPlace(db, { name: `${placeName()} </script><b>` });
  await page.goto(`/peta-lokasi/${place.slug}`);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(card ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  expect((await picture.body()).byteLength).toBeLessThan(300_000);
  const documents = await page.locator('script[type="application/ld+json"]').allTextContents();
  const geo = { latitude: place.latitude, longitude: place.longitude };
  expect(documents.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ "@type": "Place", name: place.name, geo: expect.objectContaining(geo) }),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/${place.slug}$`, "u"));
});

for (const viewport of VIEWPORTS) {
  test.describe(`nothing keeps anyone out (${viewport.width} px)`, () => {
    test.use({ viewport });

    test("of a place's page", async ({ page, db }) => {
      const neighbour = await newGreenPlace(db);
      const place = await newGreenPlace(db, { ...beside(neighbour), closedAt: new Date(), approximate: true });
      await page.goto(`/peta-lokasi/${place.slug}`);
      const map = page.getByRole("region", { name: `Peta: ${place.name}` });
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator(".leaflet-container")).toBeVisible();
      await expectNoFaultsInBoth(page, "a page");
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads, and offers nothing that would not work", async ({ page, db }) => {
    const place = await newGreenPlace(db, { openCount: 4 });
    await page.goto(`/peta-lokasi/${place.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: place.name })).toBeVisible();
    await expect(page.getByText("4 warga menyatakan masih ada.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Bagikan ke WhatsApp" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Masih ada" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Ada yang salah?" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Ukur jarak dari posisi saya" })).toBeHidden();
  });
});
