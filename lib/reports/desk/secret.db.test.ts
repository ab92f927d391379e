import { beforeEach, describe, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { Forbidden } from "@/lib/kernel/errors";
import { REPORT_LIST } from "@/lib/reports/queries-list";
import { reviewQueue } from "@/lib/review/queries";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decideReport } from "./commands";
import { openReport } from "./commands-open";
import { deskQueue, deskReport } from "./queries";

const { db } = await testDatabase();
const world = testContext(db, visitor("sari"), new Date());
const ayu = world.as(await member(db, "Ayu", "PENGELOLA"));
const budi = world.as(await member(db, "Budi", "PENGELOLA"));
const admin = world.as(await member(db, "Kepala", "ADMIN"));
const neighbour = world.as(await member(db, "Tetangga", "USER"));
const HIDDEN = [
  "Ibu Tersembunyi",
  "Gang Tersembunyi",
  "kata tersembunyi",
  "jawaban tersembunyi",
  "3.58",
  "98.67",
  "Kota Medan",
];
let id: number;
let code: string;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries CASCADE`;
  const report = await addReport(db, {
    heldReason: "secret:burst",
    damageType: "Pembakaran sampah",
    reporterName: "Ibu Tersembunyi",
    location: "Gang Tersembunyi 7",
    description: "Ada kata tersembunyi di laporan ini.",
    question: "Apakah kata tersembunyi?",
    answers: [{ question: "Apa?", answer: "jawaban tersembunyi" }],
    latitude: 3.58123,
    longitude: 98.67345,
    regency: "Kota Medan",
    province: "Sumatera Utara",
  });
  ({ id, code } = report);
  await db.reportEvent.create({ data: { reportId: id, kind: "ANSWERED", words: "kata tersembunyi" } });
});

/** The only fields that lists, queues, files and answers of the desk show of it. */
async function everything(ctx = ayu): Promise<string> {
  const file: string[] = [];
  for await (const chunk of csvFile(REPORT_LIST.file(ctx, {}))) file.push(chunk);
  return JSON.stringify([
    await deskQueue(ctx, { limit: 50, status: "WAITING" }),
    await deskQueue(ctx, { limit: 50, status: "PENDING" }),
    await deskReport(ctx, { id }),
    await deskReport(ctx, { code }),
    await REPORT_LIST.page(ctx, {}),
    file,
    await reviewQueue(ctx, { kinds: ["laporan"], limit: 50 }),
  ]);
}

describe("a secret report", () => {
  it("stands in every list and queue, for every role, without its name and details", async () => {
    for (const ctx of [ayu, admin]) {
      const answer = await everything(ctx);
      expect(answer).toContain(code);
      for (const word of HIDDEN) expect(answer).not.toContain(word);
    }
    expect(await deskReport(ayu, { id })).toMatchObject({ sealed: true, damageType: "Pembakaran sampah" });
  });

  it("is found by its number, and by no word or area of its own", async () => {
    const found = async (filter: object) => (await REPORT_LIST.page(ayu, filter)).items.length;
    expect(await found({ q: code })).toBe(1);
    expect(await found({ q: "tersembunyi" })).toBe(0);
    expect(await found({ provinsi: "Sumatera Utara" })).toBe(0);
    expect(await found({ status: "PENDING" })).toBe(1);
    await db.report.update({ where: { id }, data: { heldReason: null } });
    expect(await found({ q: "tersembunyi" })).toBe(1);
    expect(await found({ provinsi: "Sumatera Utara" })).toBe(1);
  });

  it("opens by a press that the log keeps each time, for who pressed alone, for half an hour", async () => {
    expect(await openReport(ayu, { code })).toMatchObject({ sealed: false, reporterName: "Ibu Tersembunyi" });
    await openReport(ayu, { code });
    const entries = await db.auditEntry.findMany({ where: { action: "report.secret_seen" } });
    expect(entries.map(({ subject }) => subject)).toEqual([`report:${code}`, `report:${code}`]);
    expect(await deskReport(ayu, { id })).toMatchObject({ location: "Gang Tersembunyi 7" });
    for (const word of HIDDEN) expect(await everything(budi)).not.toContain(word);
    await db.auditEntry.updateMany({ data: { createdAt: new Date(Date.now() - 31 * 60_000) } });
    expect(await deskReport(ayu, { id })).toMatchObject({ sealed: true });
  });

  it("stays sealed in the answer to a decision of who has not opened it", async () => {
    const view = await decideReport(budi, { id }, { decision: "verify", status: "PENDING" });
    for (const word of HIDDEN) expect(JSON.stringify(view)).not.toContain(word);
    expect(JSON.stringify(await everything(budi))).not.toContain("Tersembunyi");
  });

  it("opens to nobody below staff, and an open one that is not secret writes no log", async () => {
    await expect(openReport(neighbour, { code })).rejects.toThrow(Forbidden);
    await db.report.update({ where: { id }, data: { heldReason: null } });
    expect(await openReport(ayu, { code })).toMatchObject({ sealed: false });
    expect(await db.auditEntry.count()).toBe(0);
  });
});
