import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { addPartner } from "@/prisma/factories/partner";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { addMember, recordEntry } from "./commands";
import { closeMonth } from "./commands-month";
import { recordReceipt } from "./commands-receipt";
import { readMonth } from "./queries-month";
import { AddMember, RecordEntry, RecordReceipt } from "./schemas";

const { db } = await testDatabase();
const NOW = new Date("2026-11-03T09:00:00+07:00");
const ctx = testContext(db, visitor("meja"), NOW);

async function bank() {
  const token = `kunci-${randomUUID()}`;
  const prices = [
    { name: "Botol PET", rupiah: 3333 },
    { name: "Kardus", rupiah: 1500 },
  ];
  const { id } = await addPartner(db, { prices, manageTokenHash: sha256(token) });
  const join = async (part: string) =>
    (await addMember(ctx, id, AddMember.parse({ token, name: "Ibu", part, request_key: randomUUID() }))).id;
  const weigh = (memberId: number, weighed_on: string, lines: object[]) => {
    const form = { token, request_key: randomUUID(), device_at: NOW.toISOString(), price_revision: 0 };
    return recordReceipt(ctx, id, RecordReceipt.parse({ ...form, member_id: memberId, weighed_on, lines }));
  };
  const record = (memberId: number, input: object) =>
    recordEntry(ctx, id, memberId, RecordEntry.parse({ token, request_key: randomUUID(), ...input }));
  const close = (month: string) => closeMonth(ctx, id, { token, month });
  return { id, token, join, weigh, record, close };
}

const deposit = (material: string, grams: number) => ({ kind: "DEPOSIT", material, grams });

it("A month's sums are those of its entries, by material, part and member", async () => {
  const { id, token, join, weigh, record } = await bank();
  const [one, two] = [await join("RT 01"), await join("RT 02")];
  await weigh(one, "2026-10-05", [deposit("Kardus", 2000), deposit("Botol PET", 1500)]);
  await weigh(one, "2026-10-31", [deposit("Kardus", 1000), { kind: "WITHDRAWAL", rupiah: 700 }]);
  const wrong = await weigh(two, "2026-10-20", [deposit("Kardus", 9000)]);
  await weigh(two, "2026-10-20", [
    { kind: "CORRECTION", corrects_id: wrong.entries[0]?.id, note: "Salah timbang" },
    deposit("Kardus", 900),
  ]);
  await weigh(two, "2026-11-01", [deposit("Kardus", 100)]);
  await record(two, deposit("Kardus", 50));
  expect(await readMonth(ctx, id, token, "2026-10")).toEqual({
    month: "2026-10",
    closed_at: null,
    figures: {
      materials: [
        { material: "Botol PET", grams: 1500, rupiah: 5000 },
        { material: "Kardus", grams: 3900, rupiah: 5850 },
      ],
      parts: [
        { part: "RT 01", grams: 4500 },
        { part: "RT 02", grams: 900 },
      ],
      members: [
        { deposits: 1, members: 1 },
        { deposits: 2, members: 1 },
      ],
      deposited: 10_850,
      withdrawn: 700,
      owed: 10_150,
    },
  });
  const november = await readMonth(ctx, id, token, "2026-11");
  expect(november.figures).toMatchObject({ deposited: 225, owed: 10_375, members: [{ deposits: 2, members: 1 }] });
  const { _sum } = await db.depositEntry.aggregate({ where: { partnerId: id }, _sum: { amount: true } });
  expect(_sum.amount).toBe(november.figures.owed);
});

it("A closed month never changes; a later correction counts in the month that is open", async () => {
  const { id, token, join, weigh, close } = await bank();
  const household = await join("RT 01");
  const { entries } = await weigh(household, "2026-10-05", [deposit("Kardus", 2000)]);
  const closed = await close("2026-10");
  expect(closed).toMatchObject({ closed_at: NOW.toISOString(), figures: { deposited: 3000, owed: 3000 } });
  const correction = { kind: "CORRECTION", corrects_id: entries[0]?.id, note: "Salah timbang" };
  await expect(weigh(household, "2026-10-06", [correction])).rejects.toThrow("sudah ditutup");
  await weigh(household, "2026-11-03", [correction]);
  expect(await close("2026-10")).toEqual(closed);
  expect(await readMonth(ctx, id, token, "2026-10")).toEqual(closed);
  expect((await readMonth(ctx, id, token, "2026-11")).figures).toMatchObject({ deposited: -3000, owed: 0 });
  await expect(db.partnerMonth.deleteMany({ where: { partnerId: id } })).rejects.toThrow("neither changed");
});

it("A receipt that arrives as its month is closed is in the sums or refused", async () => {
  const { id, join, weigh, close } = await bank();
  const household = await join("RT 01");
  const receipts = Array.from({ length: 12 }, () => weigh(household, "2026-10-05", [deposit("Kardus", 1000)]));
  const [closed, again] = await Promise.all([close("2026-10"), close("2026-10"), Promise.allSettled(receipts)]);
  expect(again).toEqual(closed);
  const written = await db.depositReceipt.count({ where: { partnerId: id } });
  expect(closed.figures.deposited).toBe(written * 1500);
});

it("Only the waste bank itself reads and closes months, and none that still runs", async () => {
  const { id, token, close } = await bank();
  const other = await bank();
  for (const key of [undefined, other.token]) {
    await expect(readMonth(ctx, id, key, "2026-10")).rejects.toThrow(Forbidden);
    await expect(closeMonth(ctx, id, { token: key, month: "2026-10" })).rejects.toThrow(Forbidden);
  }
  await expect(close("2026-11")).rejects.toThrow(InvalidInput);
  expect((await readMonth(ctx, id, token, "2026-12")).figures).toMatchObject({ materials: [], owed: 0 });
});
