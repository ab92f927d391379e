import { randomUUID } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);

test("everything that waits is worked through by keyboard, each thing at its own desk", async ({ page, db }) => {
  const name = `Sari ${randomUUID().slice(0, 8)}`;
  const data = { kind: "CONTACT", name, subject: "Bibit pohon", body: "Halo.", writerKey: "visitor:uji" } as const;
  const { id } = await db.message.create({ data });
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Dasbor" })
    .getByRole("link", { name: /^Perlu ditinjau/u })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Perlu ditinjau" })).toBeVisible();
  await expectNoFaults(page, "/admin/tinjau");
  const links = page.getByRole("list", { name: /^Perlu ditinjau/u }).getByRole("link");
  await page.keyboard.press("j");
  await expect(links.first()).toBeFocused();
  await page
    .getByRole("navigation", { name: /menurut jenis/u })
    .getByRole("link", { name: /^Pesan/u })
    .click();
  await expect(page).toHaveURL(/jenis=pesan/u);
  await expect(page.getByRole("link", { name })).toBeVisible();
  const before = (await links.allTextContents()).indexOf(name);
  for (let pressed = 0; pressed <= before; pressed += 1) await page.keyboard.press("j");
  await expect(page.getByRole("link", { name })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/pesan\\?pesan=${id}$`, "u"));
  await expect(page.getByRole("heading", { level: 2, name: "Bibit pohon" })).toBeFocused();
});
