import { randomUUID } from "node:crypto";
import { expect } from "@/e2e/fixtures";
import { newPerson } from "@/e2e/people";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);

test("an admin says who runs the site, and the footer of every page tells it", async ({ page, stack, db }) => {
  await db.setting.deleteMany({ where: { key: "site" } });
  const organisation = `Komunitas ${randomUUID().slice(0, 8)}`;
  const stranger = await newPerson(stack);
  const shows = async (path: string) => (await (await stranger.get(path)).text()).includes(organisation);
  for (const path of ["/home", "/faq"]) expect(await shows(path)).toBe(false);

  await page.goto("/admin");
  await page.getByRole("link", { name: "Isi pengaturan situs" }).click();
  await expect(page.getByLabel("Email"), "what the operator configured").toHaveValue("halo@sulur.test");
  await page.getByLabel("Nama organisasi").fill(organisation);
  await page.getByLabel("Media sosial").fill("Instagram=https://instagram.example/sulur");
  await page.getByRole("button", { name: "Simpan pengaturan" }).click();
  await expect(page.getByRole("region", { name: "Pemberitahuan" }).getByText("Pengaturan tersimpan.")).toBeVisible();
  for (const path of ["/home", "/faq"]) await expect.poll(() => shows(path)).toBe(true);

  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Isi pengaturan situs" })).toBeHidden();
  await db.setting.deleteMany({ where: { key: "site" } });
  await stranger.dispose();
});

test("an admin reads what is fetched before the press, and that a file of their own waits for the job", async ({
  page,
  db,
}) => {
  await db.setting.deleteMany({ where: { key: "areas:import" } });
  await page.goto("/admin/pengaturan");
  const areas = page.getByRole("region", { name: "Batas daerah" });
  await expect(areas).toContainText("CC BY 3.0 IGO");
  await expect(areas.getByRole("button", { name: "Unduh batas daerah" })).toBeEnabled();
  const file = { name: "batas.json", mimeType: "application/json", buffer: Buffer.from("<html>") };
  await areas.getByLabel("Pilih berkas sendiri").setInputFiles(file);
  // A job takes it within a minute; lib/server/areas/import-job.db.test.ts sees what it makes of it.
  await expect(areas.getByRole("status")).toContainText(/Menunggu giliran|Mengunduh dan membaca|bukan GeoJSON/u);
});
