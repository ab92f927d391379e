import { randomInt } from "node:crypto";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect, test } from "@/e2e/fixtures";
import { areaPath } from "@/lib/areas/rules";
import type { Database } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";

const DAY_MS = 86_400_000;

/** A village that no other test writes about, and the way up from it. */
async function newVillage(db: Database) {
  const villages = { level: 4, successor: null, code: { startsWith: "34" } };
  const skip = randomInt(await db.area.count({ where: villages }));
  const village = await db.area.findFirstOrThrow({ where: villages, orderBy: { code: "asc" }, skip });
  const district = await db.area.findUniqueOrThrow({ where: { code: village.code.slice(0, 8) } });
  return { village, district };
}

async function fillIn(db: Database, areaCode: string) {
  const mark = uniqueWord();
  const fields = { areaCode, createdAt: new Date(Date.now() - 5 * DAY_MS) };
  await addReport(db, { ...fields, status: "VERIFIED", location: `Gang Buka ${mark}` });
  await addReport(db, { ...fields, status: "CLAIMED", location: `Gang Klaim ${mark}` });
  await addReport(db, { ...fields, status: "RESOLVED", location: `Gang Beres ${mark}` });
  await addEvent(db, { ...fields, startsAt: new Date(Date.now() + DAY_MS), title: `Kerja bakti ${mark}` });
  await addPartner(db, { ...fields, name: `Bank ${mark}` });
  await addPlace(db, { ...fields, status: "APPROVED", name: `Taman ${mark}` });
  return mark;
}

test("the page of a village shows what waits, wants a word and is done, and the way up leads to the same", async ({
  page,
  db,
}) => {
  const { village, district } = await newVillage(db);
  const mark = await fillIn(db, village.code);
  await page.goto(areaPath(village));
  await expect(page.getByRole("heading", { level: 1, name: village.name, exact: true })).toBeVisible();
  const open = page.getByRole("region", { name: "Menunggu penyelesaian" });
  await expect(open).toContainText(`Gang Buka ${mark}`);
  await expect(open).toContainText("5 hari menunggu penyelesaian");
  await expect(page.getByRole("region", { name: "Perlu kata Anda" })).toContainText(`Gang Klaim ${mark}`);
  await expect(page.getByRole("region", { name: "Sudah selesai" })).toContainText(`Gang Beres ${mark}`);
  await expect(page.getByRole("link", { name: `Kerja bakti ${mark}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `Bank ${mark}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `Taman ${mark}` })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectNoFaultsInBoth(page, "the page of a village");
  await page.getByRole("navigation", { name: "Jejak halaman" }).getByRole("link", { name: district.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: district.name, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Menunggu penyelesaian" })).toContainText(`Gang Buka ${mark}`);
  await page
    .getByRole("region", { name: "Kelurahan dan desa" })
    .getByRole("link", { name: village.name, exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: village.name, exact: true })).toBeVisible();
});

test("its feed and calendar can be subscribed to, and its poster printed", async ({ page, db, request }) => {
  const { village } = await newVillage(db);
  const mark = await fillIn(db, village.code);
  await page.goto(areaPath(village));
  const hrefOf = async (name: RegExp) => (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
  const feed = await request.get(await hrefOf(/^Umpan RSS/u));
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(await feed.text()).toContain(`Gang Buka ${mark}`);
  const calendar = await request.get(await hrefOf(/^Kalender/u));
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain(`Kerja bakti ${mark}`);
  const poster = await request.get(await hrefOf(/^Poster/u));
  expect(poster.headers()["content-type"]).toBe("application/pdf");
  expect((await request.get("/wilayah/entah-99/rss.xml")).status()).toBe(404);
  expect((await request.get("/wilayah/entah-99/kalender.ics")).status()).toBe(404);
});

test("an area without news names three things to begin with and is not for search engines", async ({ page, db }) => {
  const { village } = await newVillage(db);
  await page.goto(`/wilayah/${village.code.replaceAll(".", "")}`);
  await expect(page, "the code alone leads to the page").toHaveURL(areaPath(village));
  const start = page.getByRole("region", { name: `Belum ada kabar dari ${village.name}` });
  await expect(start.getByRole("listitem")).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectNoFaultsInBoth(page, "the page of an area without news");
});

test("the page of all provinces leads to each, and searches for areas", async ({ page }) => {
  await page.goto("/wilayah");
  await expect(page.getByRole("link", { name: "DI Yogyakarta", exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Cari daerah Anda" }).fill("kabupaten bantul");
  await page.getByRole("main").getByRole("button", { name: "Cari" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Kabupaten Bantul/u })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Kabupaten Bantul", exact: true })).toBeVisible();
});
