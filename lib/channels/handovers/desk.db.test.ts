import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden, NotFound } from "@/lib/kernel/errors";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { addHandover } from "./commands";
import { removeHandover } from "./commands-desk";
import { deskHandovers } from "./queries";

const { db } = await testDatabase();
const { id: channel_id } = await db.channel.findFirstOrThrow();
const sari = testContext(db, visitor("sari"), new Date("2026-03-13T12:00:00+07:00"));
const staff = sari.as(await member(db, "Ayu", "PENGELOLA"));

let report: { id: number; code: string };

beforeEach(async () => {
  await db.voteNetwork.deleteMany({});
  report = await addReport(db, { status: "VERIFIED" });
});

const send = (one: TestContext, number?: string) => addHandover(one, { id: report.id }, { channel_id, number });

describe("staff", () => {
  it("see every hand-over of a report without its sender, also those that do not count", async () => {
    await send(sari, "LP/1");
    await send(sari.as(visitor("budi", "sari")));
    expect(await deskHandovers(staff, { code: report.code })).toMatchObject([
      { number: "LP/1", counted: true },
      { number: null, counted: false },
    ]);
    expect(JSON.stringify(await deskHandovers(staff, { id: report.id }))).not.toMatch(/sari|budi/u);
  });

  it("take one out, which the audit log notes without the ticket", async () => {
    const { id } = await send(sari, "TIPU 1");
    await removeHandover(staff, id);
    expect(await deskHandovers(staff, { id: report.id })).toEqual([]);
    expect(staff.expired).toContain(`report:${report.code}`);
    const entry = await db.auditEntry.findFirst({ where: { action: "handover.delete" }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ subject: `report:${report.code}`, details: { channel: "SP4N-LAPOR!" } });
    await expect(removeHandover(staff, id)).rejects.toThrow(NotFound);
  });

  it("see none of a secret report", async () => {
    await send(sari);
    await db.report.update({ where: { id: report.id }, data: { heldReason: "secret" } });
    await expect(deskHandovers(staff, { id: report.id })).rejects.toThrow(NotFound);
  });
});

it("nobody else sees that list or takes one out", async () => {
  const { id } = await send(sari);
  const stranger = sari.as(await member(db, "Warga biasa"));
  for (const one of [sari, stranger]) {
    await expect(deskHandovers(one, { id: report.id })).rejects.toThrow(Forbidden);
    await expect(removeHandover(one, id)).rejects.toThrow(Forbidden);
  }
});
