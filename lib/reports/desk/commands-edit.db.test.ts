import { expect, it } from "vitest";
import { relapse } from "@/lib/reports/claims/commands-relapse";
import { decideReport } from "@/lib/reports/desk/commands";
import { findReport, listReports } from "@/lib/reports/queries";
import { nearbyReports } from "@/lib/reports/queries-nearby";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { editReport } from "./commands-edit";
import { undoStep } from "./commands-undo";

const { db } = await testDatabase();
const world = testContext(db, visitor("sari"), new Date("2026-03-14T09:00:00+07:00"));
const stranger = world.as(visitor("lain"));
const ayu = world.as(await member(db, "Ayu", "ADMIN"));
const POINT = { latitude: 3.58123, longitude: 98.67345 };
const RISKY = "Pembakaran sampah";
const PLAIN = "Sampah menumpuk";

const risky = () => addReport(db, { ...POINT, damageType: RISKY, status: "VERIFIED", writerKey: "visitor:sari" });

/** Corrects the kind of a report, as staff do. */
async function correctKind(id: number, to: string) {
  const { damageType, location, description } = await db.report.findUniqueOrThrow({ where: { id } });
  const seen = { damage_type: damageType, location, description };
  return editReport(ayu, { id }, { ...seen, damage_type: to, words: "Jenisnya keliru.", seen });
}

/** All that a stranger gets of a report. */
async function publicAnswers(id: number): Promise<string> {
  const box = { south: 3.5, west: 98.6, north: 3.7, east: 98.8 };
  const answers = [
    await findReport(stranger, { id }),
    await listReports(stranger, { limit: 50 }),
    await nearbyReports(stranger, { ...POINT }),
    await db.$queryRaw`SELECT latitude_sum, longitude_sum FROM report_cells WHERE level = 16`,
    box,
  ];
  return JSON.stringify(answers, (_, value) => (typeof value === "bigint" ? String(value) : value));
}

it("a change of kind never publishes the exact point of a risky report, nor does its undo or any other write", async () => {
  const { id } = await risky();
  await correctKind(id, PLAIN);
  const seen = await publicAnswers(id);
  expect(seen).toContain(PLAIN);
  for (const exact of ["3.58123", "98.67345", "3581230", "98673450"]) expect(seen).not.toContain(exact);
  expect(await findReport(stranger, { id })).toMatchObject({ rough: true });
  const back = await correctKind(id, RISKY);
  await undoStep(ayu, { id }, { event_id: back.steps.at(-1)?.id ?? 0 });
  await db.report.update({ where: { id }, data: { damageType: "Lainnya", everRisky: false } });
  await db.$executeRaw`UPDATE reports SET damage_type = ${PLAIN}, ever_risky = false WHERE id = ${id}`;
  expect(await publicAnswers(id)).not.toContain("3.58123");
});

it("a report that was risky for a moment keeps a rough point, and one that never was keeps its own", async () => {
  const never = await addReport(db, { ...POINT, damageType: PLAIN, status: "VERIFIED" });
  expect((await findReport(stranger, { id: never.id }))?.report).toMatchObject(POINT);
  const view = await correctKind(never.id, RISKY);
  await undoStep(ayu, { id: never.id }, { event_id: view.steps.at(-1)?.id ?? 0 });
  expect((await findReport(stranger, { id: never.id }))?.report).not.toMatchObject(POINT);
});

it("a relapse reported from the reporter's own link inherits the risk with the point", async () => {
  const { id } = await risky();
  await correctKind(id, PLAIN);
  await db.report.update({ where: { id }, data: { status: "RESOLVED" } });
  const sari = world.as(visitor("sari"));
  const { relapse: code } = await relapse(sari, { report: { id } as never, isReporter: true }, {
    judgement: "NO",
    words: "Kambuh lagi sejak kemarin malam.",
  } as never);
  const again = await db.report.findUniqueOrThrow({ where: { code: code ?? "" } });
  expect(again).toMatchObject({ ...POINT, damageType: PLAIN });
  await decideReport(ayu, { id: again.id }, { decision: "verify", status: "PENDING" });
  expect((await findReport(stranger, { id: again.id }))?.report).toMatchObject({ latitude: 3.58 });
});
