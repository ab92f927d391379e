import { beforeEach, expect, it } from "vitest";
import { drawNames } from "@/lib/areas/test-areas";
import type { ReportEventKind } from "@/lib/reports/rules";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { reportHandling } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const SENT = new Date("2026-03-01T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOON);

await drawNames(db);
beforeEach(() => db.$executeRaw`TRUNCATE reports, report_days CASCADE`);

/** @param steps days after sending at which each happened */
async function handled(fields: ReportFields, steps: [ReportEventKind, number][]): Promise<void> {
  const { id } = await addReport(db, { createdAt: SENT, status: "RESOLVED", ...fields });
  for (const [kind, days] of steps) {
    const createdAt = new Date(SENT.getTime() + days * 86_400_000);
    await db.reportEvent.create({ data: { reportId: id, kind, createdAt } });
  }
}

it("gives medians by kind and area, the share that people confirmed, and how often one was opened again", async () => {
  const bantul = { areaCode: "34.02.14.2002", damageType: "Sampah menumpuk" };
  await handled(bantul, [
    ["VERIFIED", 1],
    ["RESOLVED", 4],
    ["CONFIRMED", 6],
  ]);
  await handled(bantul, [
    ["VERIFIED", 2],
    ["RESOLVED", 4],
    ["REOPENED", 5],
    ["RESOLVED", 8],
  ]);
  await handled({ areaCode: "12.71", damageType: "Jalan berlubang" }, [["VERIFIED", 4]]);
  const figures = {
    verifyDays: 1.5,
    claimDays: null,
    confirmDays: 2,
    resolved: 2,
    confirmed: 1,
    confirmedByGuests: 0,
    reopened: 1,
  };
  const other = {
    verifyDays: 4,
    claimDays: null,
    confirmDays: null,
    resolved: 0,
    confirmed: 0,
    confirmedByGuests: 0,
    reopened: 0,
  };
  expect(await reportHandling(ctx)).toEqual({
    days: 90,
    all: { ...figures, verifyDays: 2 },
    kinds: [
      { kind: "Sampah menumpuk", ...figures },
      { kind: "Lainnya", ...other },
    ],
    areas: [
      { code: "34", name: "DI Yogyakarta", ...figures },
      { code: "12", name: "Sumatera Utara", ...other },
    ],
  });
  const { all, areas } = await reportHandling(ctx, "34.02");
  expect(all).toEqual(figures);
  expect(areas).toEqual([{ code: "34.02.14", name: "Piyungan", ...figures }]);
});

it("counts what strangers alone confirmed apart from what people did", async () => {
  await handled({}, [
    ["CLAIMED", 1],
    ["CONFIRMED_BY_GUESTS", 3],
    ["RESOLVED", 3],
  ]);
  const { all } = await reportHandling(ctx);
  expect(all).toMatchObject({ resolved: 1, confirmed: 0, confirmedByGuests: 1, confirmDays: null });
});

it("counts nothing of what is held, waits or was refused, was taken back, or is older than ninety days", async () => {
  await handled({ heldReason: "secret" }, [["RESOLVED", 1]]);
  await handled({ status: "PENDING" }, [["REOPENED", 1]]);
  await handled({ status: "REJECTED" }, [["REJECTED", 1]]);
  await handled({}, [["RESOLVED", -100]]);
  await handled({}, [["RESOLVED", 1]]);
  await db.reportEvent.updateMany({ where: { kind: "RESOLVED", createdAt: { gt: SENT } }, data: { undoneAt: NOON } });
  expect(await reportHandling(ctx)).toMatchObject({ all: { resolved: 0, reopened: 0 }, kinds: [], areas: [] });
});
