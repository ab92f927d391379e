import { readFile } from "node:fs/promises";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { browserOf, newAccount, newPerson, ownHeaders, signIn } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { approvedPlace, beside, newGreenPlace, placeName } from "@/e2e/places";
import { AS_STAFF, test } from "@/e2e/staff";

test.describe("an admin with a phone", () => {
  test.use(AS_STAFF);

  test("verifies a place, which is then there for everyone, and takes it back in time", async ({ page, db, stack }) => {
    const place = await newGreenPlace(db, { status: "PENDING" });
    const desk = new DeskPage(page);
    const publicPage = async () => (await fetch(`${stack.url}/peta-lokasi/${place.slug}`)).status;
    await desk.openPlace(place);
    await desk.act(place.name, "Verifikasi", "Verifikasi lokasi", "Sudah kami datangi.");
    await expect(desk.done(place.name)).toContainText("diverifikasi");
    expect(await publicPage()).toBe(200);
    await desk.done(place.name).getByRole("button", { name: "Urungkan" }).click();
    const said = page.getByRole("region", { name: "Pemberitahuan" });
    await expect(said).toContainText(`${place.name} dikembalikan seperti semula.`);
    expect((await db.place.findUniqueOrThrow({ where: { id: place.id } })).status).toBe("PENDING");
    expect(await publicPage()).toBe(404);
  });

  test("rejects with a reason, which whoever added the place reads", async ({ page, stack, db }) => {
    const resident = await newPerson(stack);
    const name = placeName();
    const sent = await resident.post("/api/locations", { data: { name, latitude: -1.5, longitude: 114.2 } });
    expect(sent.status(), await sent.text()).toBe(201);
    const { id } = (await sent.json()) as { id: number };
    const desk = new DeskPage(page);
    await desk.openPlace({ id, name });
    await desk.act(name, "Tolak", "Tolak lokasi");
    await expect(desk.dialog).toContainText("Alasan penolakan wajib diisi.");
    await desk.dialog.getByRole("button", { name: "Tempat ini sudah ada di peta." }).click();
    await desk.dialog.getByRole("button", { name: "Tolak lokasi" }).click();
    await expect(desk.done(name)).toContainText("ditolak");
    const own = (await (await resident.get("/api/locations/mine")).json()) as { status: string; words: string }[];
    expect(own).toMatchObject([{ status: "REJECTED", words: "Tempat ini sudah ada di peta." }]);
    expect(await db.place.count({ where: { name, status: "REJECTED" } })).toBe(1);
    await resident.dispose();
  });

  test("edits name, kind, point and photo, and is told in the form what is wrong", async ({ page, db, staffApi }) => {
    const place = await approvedPlace(db, staffApi, { approximate: true });
    const desk = new DeskPage(page);
    await desk.openPlace(place, "APPROVED");
    await expect(page.getByText("Titiknya masih perkiraan")).toBeVisible();
    await desk.start(place.name, "Sunting");
    const name = desk.dialog.getByLabel("Nama lokasi");
    await expect(name).toBeFocused();
    await name.fill("  ");
    await desk.dialog.getByRole("button", { name: "Simpan perubahan" }).click();
    await expect(desk.dialog.getByRole("alert")).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Nama lokasi wajib diisi/u);

    const renamed = placeName("Hutan Uji");
    await name.fill(renamed);
    await desk.dialog.getByLabel("Jenis lokasi").selectOption({ label: "Hutan kota" });
    const map = desk.dialog.getByRole("region", { name: "Titik di peta" });
    await map.scrollIntoViewIfNeeded();
    await map.getByRole("button", { name: /^Titik/u }).focus();
    await page.keyboard.press("ArrowUp");
    const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
    await desk.dialog
      .locator('input[type="file"]')
      .last()
      .setInputFiles({ name: "hutan.jpg", mimeType: "image/jpeg", buffer });
    await expect(desk.dialog.getByText("Foto terkirim", { exact: true })).toBeVisible();
    await desk.dialog.getByRole("button", { name: "Simpan perubahan" }).click();
    await expect(desk.done(place.name)).toContainText("disunting");
    await expect(page.getByRole("heading", { level: 2, name: renamed })).toBeVisible();
    const row = await db.place.findUniqueOrThrow({ where: { id: place.id } });
    expect(row).toMatchObject({ name: renamed, kind: "hutan_kota", approximate: false, slug: place.slug });
    expect(row.latitude).toBeGreaterThan(place.latitude);
    expect(row.photoId).not.toBeNull();
    await page.goto(`/peta-lokasi/${place.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: renamed })).toBeVisible();
  });

  test("merges a double into the place that was there first, whose page it then leads to", async ({
    page,
    db,
    staffApi,
  }) => {
    const first = await approvedPlace(db, staffApi);
    const double = await approvedPlace(db, staffApi, beside(first));
    const desk = new DeskPage(page);
    await desk.openPlace(double, "APPROVED");
    await desk.start(double.name, "Gabungkan");
    await desk.dialog.getByRole("button", { name: "Gabungkan lokasi" }).click();
    await expect(desk.dialog).toContainText("Pilih lokasi tujuan");
    await desk.dialog.getByRole("searchbox", { name: "Cari nama lokasi" }).fill(first.name);
    await desk.dialog.getByRole("radio", { name: new RegExp(first.name, "u") }).check();
    await desk.dialog.getByRole("button", { name: "Gabungkan lokasi" }).click();
    await expect(desk.done(double.name)).toContainText("digabungkan");
    await page.goto(`/peta-lokasi/${double.slug}`);
    await expect(page).toHaveURL(new RegExp(`/peta-lokasi/${first.slug}$`, "u"));
  });

  test("settles what residents doubt and write", async ({ page, db, stack, staffApi }) => {
    const place = await approvedPlace(db, staffApi);
    for (let number = 0; number < 3; number += 1) {
      const resident = await newPerson(stack);
      const vote = await resident.post(`/api/locations/${place.id}/vote`, { data: { open: false } });
      expect(vote.status(), await vote.text()).toBe(200);
      await resident.dispose();
    }
    const resident = await newPerson(stack);
    const note = { note: "Pagarnya roboh sejak Maret.", email: "tono@warga.test" };
    const sent = await resident.post(`/api/locations/${place.id}/note`, { data: note });
    expect(sent.ok(), await sent.text()).toBe(true);
    const desk = new DeskPage(page);
    await desk.openPlace(place, "DOUBTED");
    await expect(page.getByText("Warga menyebut tempat ini sudah tutup")).toBeVisible();
    const notes = page.getByRole("region", { name: "Catatan warga" });
    await expect(notes).toContainText(note.note);
    await expect(page.locator("body")).not.toContainText(note.email);
    await notes.getByRole("button", { name: "Tandai selesai" }).click();
    await expect(notes).toHaveCount(0);
    await desk.act(place.name, "Masih ada", "Pastikan masih ada");
    await expect(desk.done(place.name)).toContainText("dipastikan masih ada");
    await page.goto("/admin/lokasi?queue=DOUBTED");
    await expect(page.getByRole("heading", { level: 1, name: "Verifikasi lokasi" })).toBeVisible();
    await expect(page.getByRole("link", { name: place.name })).toHaveCount(0);
    await resident.dispose();
  });

  test("takes out a file of places, and puts one in after seeing what it would do", async ({ page, db, staffApi }) => {
    const known = await approvedPlace(db, staffApi);
    await page.goto("/admin/lokasi");
    await page.getByRole("link", { name: "Impor dan ekspor" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Unduh berkas" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^sulur-lokasi-\d{4}-\d\d-\d\d\.csv$/u);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(known.name);

    const name = placeName("Kebun Impor");
    const choose = (rows: string[]) => {
      const buffer = Buffer.from(["name,kind,latitude,longitude", ...rows].join("\n"));
      return page.setInputFiles('input[type="file"]', { name: "kebun.csv", mimeType: "text/csv", buffer });
    };
    await choose([`${name},kebun_raya,-1.25,113.5`, "ab,pasar,utara,113"]);
    await expect(page.getByText("1 baris perlu diperbaiki", { exact: true })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "latitude" })).toContainText("Lintang harus berupa angka.");
    await expect(page.getByRole("button", { name: /^Impor/u })).toHaveCount(0);

    await choose([`${name},kebun_raya,-1.25,113.5`, `${known.name},,${known.latitude},${known.longitude}`]);
    await expect(page.getByRole("row").filter({ hasText: known.name })).toBeVisible();
    expect(await db.place.count({ where: { name } })).toBe(0);
    await page.getByRole("button", { name: "Impor 1 lokasi" }).click();
    await expect(page.getByText("1 lokasi ditambahkan ke peta.")).toBeVisible();
    expect(await db.place.findFirstOrThrow({ where: { name } })).toMatchObject({
      status: "APPROVED",
      kind: "kebun_raya",
    });

    await choose([`${name},kebun_raya,-1.25,113.5`]);
    await expect(page.getByText("Semua lokasi di berkas ini sudah ada di peta.")).toBeVisible();
  });

  test.describe("beside another one", () => {
    test.use({ expectedErrors: [/status of 409/u] });

    test("learns who was first and what they did", async ({ page, browser, stack, db }) => {
      const place = await newGreenPlace(db, { status: "PENDING" });
      const other = await newAccount(stack, db, "ADMIN");
      const otherPage = await browserOf(browser, stack, other);
      const [mine, theirs] = [new DeskPage(page), new DeskPage(otherPage)];
      await mine.openPlace(place);
      await theirs.openPlace(place);
      await mine.start(place.name, "Verifikasi");
      await theirs.act(place.name, "Tolak", "Tolak lokasi", "Bukan untuk umum.");
      await expect(theirs.done(place.name)).toContainText("ditolak");
      await mine.dialog.getByRole("button", { name: "Verifikasi lokasi" }).click();
      const message = `diputuskan oleh pengelola lain: ${other.username} menetapkan Ditolak.`;
      await expect(mine.done(place.name)).toContainText(message);
      expect((await db.place.findUniqueOrThrow({ where: { id: place.id } })).status).toBe("REJECTED");
      await otherPage.context().close();
    });
  });

  test.describe("nothing keeps anyone out", () => {
    test("of the queue, a place, its dialogs and the files", async ({ page, db, staffApi }) => {
      const first = await approvedPlace(db, staffApi);
      const place = await newGreenPlace(db, {
        status: "PENDING",
        approximate: true,
        heldReason: "link",
        ...beside(first),
      });
      const desk = new DeskPage(page);
      await page.goto("/admin/lokasi");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoFaultsInBoth(page, "/admin/lokasi");
      await desk.openPlace(place);
      await expectNoFaultsInBoth(page, "an open place");
      for (const [button, title] of [
        ["Tolak", "Tolak lokasi"],
        ["Sunting", "Sunting lokasi"],
        ["Gabungkan", "Gabungkan lokasi"],
      ] as const) {
        await desk.start(place.name, button);
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expectNoFaultsInBoth(page, `the dialog ${title}`);
        await page.keyboard.press("Escape");
      }
      await page.goto("/admin/lokasi/data");
      const buffer = Buffer.from(
        `name,latitude,longitude,warna\nab,1,1,x\n${first.name},${first.latitude},${first.longitude},x`,
      );
      await page.setInputFiles('input[type="file"]', { name: "uji.csv", mimeType: "text/csv", buffer });
      await expect(page.getByText("Kolom yang tidak dipakai: warna.")).toBeVisible();
      await expectNoFaultsInBoth(page, "/admin/lokasi/data");
    });
  });
});

test("the desk of places is for staff only", async ({ page, stack, db }) => {
  await page.goto("/admin/lokasi/data");
  await expect(page).toHaveURL(/\/login/u);
  await signIn(page, await newAccount(stack, db, "USER"));
  for (const path of ["/admin/lokasi", "/admin/lokasi/data"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/akses-ditolak$/u);
  }
  const file = await page.request.get("/api/admin/places/export", { headers: ownHeaders() });
  expect(file.status()).toBe(403);
});
