import { expect, it } from "vitest";
import { areaFeedOf } from "@/lib/area-pages/queries";
import { areaWay } from "@/lib/areas/queries";
import { areaContext, drawNames } from "@/lib/areas/test-areas";
import { calendarFeed } from "@/lib/events/event/queries";
import { listReports } from "@/lib/reports/queries";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { reportHandling } from "@/lib/statistics/queries";
import { addEvent } from "@/prisma/factories/event";
import { addReport, addSteps, type ReportFields } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const { db } = database;
await testSite(database);
const areas = await import("./[code]/route");
const posters = await import("./[code]/poster/route");

const ctx = areaContext(db);
const createdAt = new Date(ctx.now().getTime() - 5 * 86_400_000);
const verified = { kind: "VERIFIED", createdAt: new Date(ctx.now().getTime() - 86_400_000) } as const;
const client = new Client("203.0.113.7");
const RISKY = "Pembakaran sampah";
const VILLAGE = "34.02.14.2002";
const DISTRICT = "34.02.14";
const REGENCY = "34.02";

await drawNames(db);
await add("terbuka", {});
await add("rahasia", { heldReason: "secret" });
await add("tertahan", { heldReason: "link" });
await add("ditolak", { status: "REJECTED" });
await add("menunggu", { status: "PENDING" });
await add("anonim-berisiko", { anonymous: true, damageType: RISKY });
await add("bernama-berisiko", { damageType: RISKY });
await add("diubah-jenisnya", { anonymous: true, everRisky: true });
await addEvent(db, { areaCode: VILLAGE, createdAt, startsAt: ctx.now(), title: "Terhapus", deletedAt: createdAt });

async function add(location: string, fields: ReportFields): Promise<void> {
  const { id } = await addReport(db, { createdAt, areaCode: VILLAGE, location, ...fields });
  if (fields.status !== "PENDING") await addSteps(db, id, [verified]);
  const { status = "VERIFIED", heldReason = null } = fields;
  await db.report.update({ where: { id }, data: { status, heldReason } });
}

/** Everything that one can read of an area. */
async function exitsOf(code: string): Promise<Record<string, string>> {
  const area = (await areaWay(ctx, code)).at(-1);
  if (area === undefined) throw new Error(`no area ${code}`);
  return {
    json: await (await client.get(areas.GET, `/api/areas/${code}`, { code })).text(),
    feed: await areaFeedOf(ctx, area),
    calendar: await calendarFeed(ctx, { area: code }),
  };
}

it.each([
  [VILLAGE, ["terbuka", "bernama-berisiko"]],
  [DISTRICT, ["terbuka", "bernama-berisiko"]],
  [REGENCY, ["terbuka", "anonim-berisiko", "bernama-berisiko", "diubah-jenisnya"]],
  ["34", ["terbuka", "anonim-berisiko", "bernama-berisiko", "diubah-jenisnya"]],
])("the page, JSON, feed and calendar of %s hold %s and nothing else", async (code, shown) => {
  const all = ["terbuka", "rahasia", "tertahan", "ditolak", "menunggu", "anonim-berisiko", "bernama-berisiko"];
  const { json, feed, calendar } = await exitsOf(code);
  for (const location of [...all, "diubah-jenisnya"]) {
    const found = shown.includes(location);
    expect(json?.includes(`"${location}"`), `JSON: ${location}`).toBe(found);
    expect(feed?.includes(`di ${location}<`), `feed: ${location}`).toBe(found);
  }
  expect(calendar).not.toContain("Terhapus");
  expect(JSON.parse(json ?? "")).toMatchObject({ counts: { verified: shown.length, open: shown.length } });
  const { all: handled } = await reportHandling(ctx, code);
  expect(handled.verifyDays).toBe(4);
});

it("what lies in a village counts for its parts' tables only where it is shown there", async () => {
  const { parts } = JSON.parse((await exitsOf(REGENCY)).json ?? "");
  expect(parts).toMatchObject([{ name: "Piyungan", verified: 2 }]);
});

it("GET /api/reports narrowed to a village or district leaves out anonymous reports of risky kinds", async () => {
  for (const area of [VILLAGE, DISTRICT]) {
    const { items } = await listReports(ctx, { limit: 50, area, status: "VERIFIED" });
    expect(items.map(({ location }) => location).sort(), area).toEqual(["bernama-berisiko", "terbuka"]);
  }
  const { items } = await listReports(ctx, { limit: 50, area: REGENCY, status: "VERIFIED" });
  expect(items.filter(({ area_code }) => area_code === REGENCY)).toHaveLength(2);
});

it("GET /api/areas/{code}/poster answers one page, and 404 for no area", async () => {
  const answer = await client.get(posters.GET, `/api/areas/${VILLAGE}/poster`, { code: VILLAGE });
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain("poster-srimulyo-3402142002");
  expect((await answer.text()).match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(1);
  expect((await client.get(posters.GET, "/api/areas/34.99/poster", { code: "34.99" })).status).toBe(404);
});

it("GET /api/areas/{code} answers 404 for no code and for no area", async () => {
  expect((await client.get(areas.GET, "/api/areas/x", { code: "x" })).status).toBe(404);
  expect((await client.get(areas.GET, "/api/areas/34.99", { code: "34.99" })).status).toBe(404);
});
