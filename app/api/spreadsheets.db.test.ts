import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { ROOT } from "@/scripts/root";
import { testDatabase } from "@/scripts/testing/database";
import { clientOf } from "@/scripts/testing/role-client";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const admin = await clientOf(db, "ADMIN");
const ADMIN_ID = 1;
const load = async (path: string): Promise<RouteHandler> => (await import(`${ROOT}/app/api/${path}/route.ts`)).GET;

/** Each file that people open: its route, the address with its query, and what stands in it. */
const FILES = [
  ["admin/reports/export", "admin/reports/export", "-2,53"],
  ["admin/places/export-list", "admin/places/export-list", "140,71"],
  ["admin/places/export", "admin/places/export?status=APPROVED", "140,71"],
  ["admin/users/export", "admin/users/export", ""],
  ["admin/audit/export", "admin/audit/export", ""],
  ["admin/statistics/export", "admin/statistics/export?per=minggu&tabel=waktu", ""],
  ["admin/statistics/export", "admin/statistics/export?per=minggu&tabel=daerah", ""],
  ["admin/events/[id]/registrants/export", "admin/events/1/registrants/export", "0812-3456-7890 / 021-5551234"],
  ["partners/[id]/deposits", "partners/1/deposits", "1500"],
] as const;

beforeAll(async () => {
  const jayapura = { latitude: -2.53, longitude: 140.71, regency: "Kota Jayapura", province: "Papua" };
  await addReport(db, { ...jayapura, status: "VERIFIED" });
  await addPlace(db, { ...jayapura, status: "APPROVED" });
  const event = await addEvent(db, { zone: "WIT" });
  await db.eventRegistration.create({
    data: { eventId: event.id, status: "CONFIRMED", name: "=1+1", phone: "+6281234567890/+62215551234" },
  });
  const partner = await addPartner(db, { writerKey: `user:${ADMIN_ID}`, province: "Papua" });
  const member = await db.partnerMember.create({
    data: { partnerId: partner.id, name: "Bu Sri", requestKey: crypto.randomUUID() },
  });
  await db.depositEntry.create({
    data: {
      partnerId: partner.id,
      memberId: member.id,
      kind: "DEPOSIT",
      material: "Kardus",
      grams: 1500,
      price: 1000,
      amount: 1500,
      requestKey: crypto.randomUUID(),
    },
  });
});

async function read(route: string, url: string): Promise<string> {
  const id = /\/(\d+)\//u.exec(url)?.[1] ?? "";
  const response = await admin.get(await load(route), `/api/${url}`, { id });
  expect(response.status).toBe(200);
  const name = response.headers.get("content-disposition") ?? "";
  expect(name.endsWith('-excel.csv"'), "only the form for Excel is named after it").toBe(url.includes("csv-id"));
  return (await response.text()).replace(/^\uFEFF/u, "");
}

it.each(FILES)("GET /api/%s has a form that opens right in an Indonesian spreadsheet: %s", async (route, url, cell) => {
  const plain: string[][] = parse(await read(route, url));
  const indonesian: string[][] = parse(await read(route, `${url}${url.includes("?") ? "&" : "?"}format=csv-id`), {
    delimiter: ";",
  });
  expect(plain.length).toBeGreaterThan(1);
  expect(indonesian[0]).toEqual(plain[0]);
  const withCommas = plain.map((row) =>
    row.map((text) => (/^-?\d+\.\d+$/u.test(text) ? text.replace(".", ",") : text)),
  );
  // The audit log has one entry more: that the first file was taken.
  expect(indonesian.at(-1)).toEqual(withCommas.at(-1));
  expect(indonesian.flat().join("\n")).toContain(cell);
});

it("keeps phones readable and formulas harmless in both forms", async () => {
  for (const query of ["", "?format=csv-id"]) {
    const text = await read("admin/events/[id]/registrants/export", `admin/events/1/registrants/export${query}`);
    expect(text).toContain(`"0812-3456-7890 / 021-5551234"`);
    expect(text).toContain(`"'=1+1"`);
    expect(text).toMatch(/\d WIT"/u);
  }
});
