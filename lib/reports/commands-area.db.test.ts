import { beforeEach, expect, it } from "vitest";
import type { Area } from "@/lib/kernel/ctx";
import { addReport } from "@/prisma/factories/report";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createReport } from "./commands";
import { fillAreas } from "./commands-area";

const { db } = await testDatabase();
const MEDAN: Area = { regency: "Kota Medan", province: "Sumatera Utara" };
const NOWHERE: Area = { regency: null, province: null };
const point = { latitude: 3.58, longitude: 98.67 };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, settings CASCADE`;
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
