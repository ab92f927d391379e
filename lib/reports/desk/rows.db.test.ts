import { expect, it } from "vitest";
import { createDatabase } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";
import { addReport, addReportUpdate, addSteps } from "@/prisma/factories/report";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { deskQueue } from "./queries";

const { db, url } = await testDatabase();
const NOW = new Date("2026-03-14T09:00:00+07:00");
const ayu = await member(db, "Ayu", "PENGELOLA");

it("the desk's queue reads a page with all that belongs to its reports in three statements", async () => {
  await addReport(db, {});
  const report = await addReport(db, { status: "VERIFIED" });
  await addSteps(db, report.id, [
    { kind: "VERIFIED", createdAt: NOW, userId: ayu.userId, words: "2026-03-14T09:00:00Z" },
  ]);
  await addReportUpdate(db, { reportId: report.id, heldReason: "first", createdAt: NOW });
  await db.reportAssignment.create({ data: { reportId: report.id, userId: ayu.userId, createdAt: NOW } });
  await addEvent(db, { reportId: report.id, title: "Kerja bakti", startsAt: NOW, resultAt: NOW, resultKilograms: 2.5 });

  const statements: string[] = [];
  const counted = createDatabase(url, { onQuery: ({ sql }) => statements.push(sql) });
  const { items } = await deskQueue({ ...testContext(db, ayu, NOW), db: counted }, { status: "WAITING", limit: 20 });
  await counted.$disconnect();
  expect(statements).toHaveLength(3);
  expect(items).toHaveLength(2);
  const at = NOW.toISOString();
  const view = items.find(({ id }) => id === report.id);
  expect(view).toMatchObject({
    assignee: { name: "Ayu", own: true },
    updates: [{ heldReason: "first", createdAt: at }],
    gatherings: [{ title: "Kerja bakti", date: at, results: { kilograms: 2.5 }, waits: true }],
  });
  expect(view?.steps.at(-1)).toMatchObject({ by: "Ayu", words: "2026-03-14T09:00:00Z", created_at: at });
});
