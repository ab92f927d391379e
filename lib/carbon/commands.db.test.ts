import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { deleteRecord, deleteRecords, saveRecord } from "./commands";
import { listRecords } from "./queries";
import { MAX_RECORDS } from "./rules";
import { SaveRecord } from "./schemas";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T05:00:00Z");
const sari = testContext(db, await member(db, "Sari"), NOON);
const budi = sari.as(await member(db, "Budi"));

const SIMPLE = SaveRecord.parse({
  mode: "SIMPLE",
  inputs: { transport: 100, electricity: 200, meat: 7, recycling: 50 },
});
const ADVANCED = SaveRecord.parse({
  mode: "ADVANCED",
  inputs: {
    answers: { motorcycle: { value: 5, unit: "litre" }, rice: { unknown: true } },
    people: { household: { value: 4 } },
    sorted: { value: 20 },
  },
});

beforeEach(async () => {
  await db.carbonRecord.deleteMany();
});

describe("a result kept in an account", () => {
  it("is reckoned by the server and read back by its owner alone", async () => {
    const simple = await saveRecord(sari, SIMPLE);
    expect(simple).toMatchObject({ mode: "SIMPLE", total_kg: 2008.2, low_kg: 2008.2, high_kg: 2008.2 });
    const advanced = await saveRecord(sari, ADVANCED);
    expect(advanced.low_kg).toBeLessThan(advanced.total_kg);
    expect(await listRecords(sari)).toEqual([advanced, simple]);
    expect(await listRecords(budi)).toEqual([]);
  });

  it("keeps the day on which a device reckoned it, but no day to come", async () => {
    const before = await saveRecord(sari, { ...SIMPLE, saved_at: "2025-08-01T00:00:00.000Z" });
    const ahead = await saveRecord(sari, { ...SIMPLE, saved_at: "2031-01-01T00:00:00.000Z" });
    expect([before.saved_at, ahead.saved_at]).toEqual(["2025-08-01T00:00:00.000Z", NOON.toISOString()]);
  });

  it("is never one too many, however many come at once", async () => {
    const row = { mode: "SIMPLE", inputs: {}, totalKg: 1, lowKg: 1, highKg: 1, parts: [], savedAt: NOON } as const;
    const userId = sari.actor.kind === "member" ? sari.actor.userId : 0;
    await db.carbonRecord.createMany({
      data: Array.from({ length: MAX_RECORDS - 1 }, () => ({ ...row, userId, parts: [] })),
    });
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => saveRecord(sari, SIMPLE)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(Conflict);
    expect(await db.carbonRecord.count()).toBe(MAX_RECORDS);
  });

  it("is deleted by its owner alone", async () => {
    const { id } = await saveRecord(sari, SIMPLE);
    await expect(deleteRecord(budi, Number(id))).rejects.toThrow(NotFound);
    await deleteRecords(budi);
    expect(await listRecords(sari)).toHaveLength(1);
    await deleteRecord(sari, Number(id));
    await expect(deleteRecord(sari, Number(id))).rejects.toThrow(NotFound);
    await saveRecord(sari, SIMPLE);
    await deleteRecords(sari);
    expect(await listRecords(sari)).toEqual([]);
  });

  it("goes with its account, and nobody keeps one without", async () => {
    const gone = sari.as(await member(db, "Pergi"));
    await saveRecord(gone, SIMPLE);
    await db.user.delete({ where: { id: gone.actor.kind === "member" ? gone.actor.userId : 0 } });
    expect(await db.carbonRecord.count()).toBe(0);
    await expect(listRecords(sari.as(visitor("tamu")))).rejects.toThrow(Unauthenticated);
  });
});

describe("what is sent", () => {
  const inputs = { transport: 1, electricity: 1, meat: 1, recycling: 1 };

  it.each([
    { mode: "SIMPLE", inputs: { ...inputs, transport: 1000.1 } },
    { mode: "SIMPLE", inputs: { ...inputs, meat: -1 } },
    { mode: "SIMPLE", inputs: { ...inputs, total: 0 } },
    { mode: "SIMPLE", inputs, total_kg: 0 },
    { mode: "SIMPLE", inputs, saved_at: "1999-01-01T00:00:00Z" },
    { mode: "ADVANCED", inputs: { answers: { motorcycle: { value: 101, unit: "litre" } }, people: {} } },
    { mode: "ADVANCED", inputs: { answers: { motorcycle: { value: 1, unit: "barrel" } }, people: {} } },
    { mode: "ADVANCED", inputs: { answers: { rocket: { value: 1, unit: "km" } }, people: {} } },
    { mode: "ADVANCED", inputs: { answers: { rice: { unknown: false } }, people: {} } },
    { mode: "ADVANCED", inputs: { answers: {}, people: { household: { value: 31 } } } },
    { mode: "OTHER", inputs },
  ])("is refused: %j", (body) => {
    expect(SaveRecord.safeParse(body).success).toBe(false);
  });
});
