import { expect, it } from "vitest";
import { forumTotals } from "@/lib/forum/queries";
import { addReport } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { publicCounts } from "./queries";

const { db } = await testDatabase();
const ctx = testContext(db, visitor("tamu"), new Date("2026-03-14T12:00:00+07:00"));

it("stays exact while many write at once, hold and remove, and is added up on the way", async () => {
  const reports = await Promise.all(Array.from({ length: 150 }, () => addReport(db)));
  await Promise.all(
    reports.map(({ id }, index) => {
      const change = [{ heldReason: "link" }, { status: "REJECTED" as const }, { status: "RESOLVED" as const }][
        index % 3
      ];
      return index % 5 === 0
        ? db.report.delete({ where: { id } })
        : db.report.update({ where: { id }, data: { ...change } });
    }),
  );
  const listed = await db.report.count({ where: { heldReason: null, status: { not: "REJECTED" } } });
  expect(listed).toBe(40);
  expect((await publicCounts(ctx)).reportCount).toBe(listed);
  expect(await db.tally.count()).toBeLessThan(220);
});

it("follows a topic with its comments and likes from one category to another, and into hiding", async () => {
  const { id } = await addThread(db, { category: "tanaman" });
  await addComment(db, { threadId: id });
  await addComment(db, { threadId: id, heldReason: "link" });
  await db.forumLike.createMany({ data: ["a", "b"].map((who) => ({ threadId: id, writerKey: `visitor:${who}` })) });
  const totals = async (category?: "tanaman" | "eco-lifestyle") => Object.values(await forumTotals(ctx, { category }));
  expect([await totals(), await totals("tanaman"), await totals("eco-lifestyle")]).toEqual([
    [1, 1, 2],
    [1, 1, 2],
    [0, 0, 0],
  ]);
  await db.forumThread.update({ where: { id }, data: { category: "eco-lifestyle" } });
  expect([await totals("tanaman"), await totals("eco-lifestyle")]).toEqual([
    [0, 0, 0],
    [1, 1, 2],
  ]);
  await db.forumThread.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect(await totals()).toEqual([0, 0, 0]);
});

it("begins anew where a table is emptied", async () => {
  await addReport(db);
  await db.$executeRaw`TRUNCATE reports CASCADE`;
  expect((await publicCounts(ctx)).reportCount).toBe(0);
});
