import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { addReport } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";

const { db } = await testDatabase();

it("a transaction sends the relations of a read one after another, so that pg warns of nothing", async () => {
  const warnings: string[] = [];
  process.on("warning", ({ message }) => warnings.push(message));
  const { id } = await addReport(db);
  const select = { id: true, events: true, morePhotos: true, judgements: true } as const;
  const read = () => db.$transaction((transaction) => transaction.report.findMany({ select }));
  expect((await read()).map((report) => report.id)).toEqual([id]);
  await setImmediate();
  expect(warnings).toEqual([]);
});

it("a transaction goes on after a statement that failed, to be rolled back", async () => {
  const failing = db.$transaction(async (transaction) => {
    await addReport(transaction, { location: "Jalan yang dibatalkan" });
    await Promise.all([transaction.$queryRaw`SELECT 1 / 0`, transaction.report.count()]);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(await db.report.count({ where: { location: "Jalan yang dibatalkan" } })).toBe(0);
});
