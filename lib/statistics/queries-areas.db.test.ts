import { expect, it } from "vitest";
import { areaContext, drawNames } from "@/lib/areas/test-areas";
import { areaStatistics } from "@/lib/statistics/desk/queries";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const { db } = await testDatabase();

it("counts what lies in an area by the areas in it, and what is known no finer apart", async () => {
  await drawNames(db);
  const ctx = areaContext(db).as(await member(db, "Ayu", "PENGELOLA"));
  const createdAt = new Date(ctx.now().getTime() - 3_600_000);
  const { id: reportId } = await addReport(db, { createdAt, areaCode: "34.02.14.2002", status: "VERIFIED" });
  const verified = new Date(createdAt.getTime() + 43_200_000);
  await db.reportEvent.create({ data: { reportId, kind: "VERIFIED", createdAt: verified } });
  await addReport(db, { createdAt, areaCode: "34.02", status: "RESOLVED" });
  await addReport(db, { createdAt, areaCode: "12.71" });
  await addPlace(db, { createdAt, areaCode: "34.04", status: "APPROVED" });
  const days = { verifyDays: null, claimDays: null, confirmDays: null };
  const none = { ...days, reports: 0, open: 0, resolved: 0, places: 0 };
  expect(await areaStatistics(ctx, "minggu")).toEqual({
    area: null,
    parts: [
      { code: "34", name: "DI Yogyakarta", reports: 2, open: 1, resolved: 1, places: 1, ...days, verifyDays: 0.5 },
      { ...none, code: "12", name: "Sumatera Utara", reports: 1, open: 1 },
    ],
    unknown: null,
  });
  expect(await areaStatistics(ctx, "minggu", "34.02")).toEqual({
    area: { code: "34.02", name: "Kabupaten Bantul", parent: "34" },
    parts: [{ ...none, code: "34.02.14", name: "Piyungan", reports: 1, open: 1, verifyDays: 0.5 }],
    unknown: { ...none, code: "34.02", name: "Kabupaten Bantul", reports: 1, resolved: 1 },
  });
  await addReport(db, { createdAt, areaCode: null });
  const unknown = { ...none, code: "", name: "", reports: 1, open: 1 };
  expect(await areaStatistics(ctx, "minggu"), "what lies nowhere").toMatchObject({ unknown });
  await expect(areaStatistics(areaContext(db), "minggu")).rejects.toMatchObject({ kind: "forbidden" });
});
