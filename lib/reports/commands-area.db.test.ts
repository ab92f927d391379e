import { beforeEach, expect, it } from "vitest";
import type { Area } from "@/lib/kernel/ctx";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createReport } from "./commands";
import { fillAreas } from "./commands-area";
import { moveReport } from "./commands-point";

const { db } = await testDatabase();
const MEDAN: Area = { regency: "Kota Medan", province: "Sumatera Utara" };
const NOWHERE: Area = { regency: null, province: null };
const point = { latitude: 3.58, longitude: 98.67 };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, settings, audit_entries CASCADE`;
  ctx = testContext(db, visitor("sari"), new Date("2026-03-14T09:00:00+07:00"));
  ctx.geocoder.areaOf = (latitude) => (latitude > 0 ? MEDAN : NOWHERE);
});

const areaIn = async (id: number) =>
  db.report.findUniqueOrThrow({ where: { id }, select: { regency: true, province: true } });

it("is kept with a new report that has a point", async () => {
  const sent = {
    reporter_name: "Sari",
    location: "Jalan Melati",
    damage_type: "Sampah menumpuk",
    description: "Sampah menumpuk di tepi sungai sejak kemarin sore.",
    incident_date: "2026-03-13",
  };
  const there = await createReport(ctx, { ...sent, ...point });
  expect(there.area).toBe("Kota Medan, Sumatera Utara");
  expect(await areaIn(there.id)).toEqual(MEDAN);
  const nowhere = await createReport(ctx, { ...sent, description: "Asap pembakaran sampah setiap pagi." });
  expect(await areaIn(nowhere.id)).toEqual(NOWHERE);
});

it("follows the point that staff put right, once, and never over somebody else's", async () => {
  const ayu = await member(db, "Ayu", "PENGELOLA");
  const staff = ctx.as(ayu);
  staff.geocoder.areaOf = ctx.geocoder.areaOf;
  const { id, code } = await addReport(db, { latitude: -9, longitude: 110, status: "VERIFIED" });
  const seen = { latitude: -9, longitude: 110 };
  const move = () => moveReport(staff, { id }, { ...point, seen });
  const views = await Promise.all([move(), move()]);
  for (const view of views) expect(view).toMatchObject({ ...point, area: "Kota Medan, Sumatera Utara" });
  expect(await areaIn(id)).toEqual(MEDAN);
  expect(await db.auditEntry.findMany()).toMatchObject([
    { action: "report.moved", subject: `report:${code}`, details: { before: seen, after: point } },
  ]);
  const late = moveReport(staff, { id }, { latitude: 3.6, longitude: 98.7, seen });
  await expect(late).rejects.toThrow(Conflict);
  await expect(moveReport(ctx, { id }, { ...point, seen })).rejects.toThrow(Forbidden);
});

it("is given to older reports, each looked at once", async () => {
  const old = await addReport(db, point);
  const atSea = await addReport(db, { latitude: -9, longitude: 110 });
  const known = await addReport(db, { ...point, regency: "Kota Binjai", province: "Sumatera Utara" });
  const without = await addReport(db);
  expect(await fillAreas(ctx)).toBe(1);
  expect(await areaIn(old.id)).toEqual(MEDAN);
  expect(await areaIn(atSea.id)).toEqual(NOWHERE);
  expect(await areaIn(known.id)).toMatchObject({ regency: "Kota Binjai" });
  expect(await areaIn(without.id)).toEqual(NOWHERE);
  expect(ctx.expired).toEqual(["reports", `report:${old.code}`]);

  ctx.geocoder.areaOf = () => {
    throw new Error("looked at twice");
  };
  expect(await fillAreas(ctx)).toBe(0);
});
