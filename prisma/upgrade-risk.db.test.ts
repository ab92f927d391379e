import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { insertReport, migrateUntilBefore } from "./test-upgrade";

const { db, url } = await testDatabase({ empty: true });
const VILLAGE = "34.02.14.2002";
const RISKY = "Pembakaran sampah";

it("the upgrade takes back the exact point of a report that staff have corrected from a risky kind", async () => {
  await migrateUntilBefore(url, "20261126155703_pernah_berisiko");
  await insertReport(db, { code: "LP-260314-0001" });
  await insertReport(db, { code: "LP-260314-0002" });
  await insertReport(db, { code: "LP-260314-0003", damageType: RISKY });
  await db.$executeRaw`
    INSERT INTO audit_entries (action, subject, details)
    VALUES ('report.texts', 'report:LP-260314-0001', ${JSON.stringify({ before: { damageType: RISKY } })}::jsonb)`;
  await db.$executeRaw`UPDATE reports SET area_code = ${VILLAGE}, anonymous = code = 'LP-260314-0003'`;
  await applyMigrations(url);
  const reports = await db.report.findMany({ orderBy: { code: "asc" } });
  expect(reports.map(({ everRisky }) => everRisky)).toEqual([true, false, true]);
  expect(reports.map(({ publicLatitude }) => publicLatitude)).toEqual([3.58, 3.58123, 3.58]);
  expect(
    reports.map(({ publicAreaCode }) => publicAreaCode),
    "of an anonymous one only the regency",
  ).toEqual([VILLAGE, VILLAGE, "34.02"]);
  expect(reports.map(({ latitude }) => latitude)).toEqual([3.58123, 3.58123, 3.58123]);
  const cells = await db.$queryRaw<{ sum: number }[]>`
    SELECT sum(latitude_sum)::int AS sum FROM report_cells WHERE level = 4`;
  expect(cells).toEqual([{ sum: 3_580_000 + 3_581_230 + 3_580_000 }]);
});
