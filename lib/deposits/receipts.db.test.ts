import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { Conflict, InvalidInput, NotFound, TooMany, Unprocessable } from "@/lib/kernel/errors";
import { editPartner } from "@/lib/partners/commands";
import { EditPartner } from "@/lib/partners/schemas";
import { addPartner } from "@/prisma/factories/partner";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { newCardNumber } from "./card-number";
import { addMember, recordEntry } from "./commands";
import { recordReceipt } from "./commands-receipt";
import { RECEIPTS_AN_HOUR } from "./rules";
import { RecordEntry, RecordReceipt } from "./schemas";

const { db } = await testDatabase();
const NOW = new Date("2026-11-27T09:00:00+07:00");
const ctx = testContext(db, visitor("meja"), NOW);

const PRICES = [
  { name: "Botol PET", rupiah: 3333 },
  { name: "Kardus", rupiah: 1500 },
];

async function bank(prices = PRICES) {
  const token = `kunci-${randomUUID()}`;
  const { id } = await addPartner(db, { prices, manageTokenHash: sha256(token) });
  const household = await addMember(ctx, id, { token, name: "Ibu Tuti", request_key: randomUUID() });
  const receipt = (input: object) =>
    RecordReceipt.parse({
      token,
      request_key: randomUUID(),
      member_id: "card_no" in input ? undefined : household.id,
      weighed_on: "2026-11-27",
      device_at: NOW.toISOString(),
      price_revision: 0,
      ...input,
    });
  const weigh = (input: object) => recordReceipt(ctx, id, receipt(input));
  /** By the private page, as the waste bank itself does. */
  const reprice = async (rupiah: number) => {
    const { revision } = await db.partner.findUniqueOrThrow({ where: { id } });
    const page = { name: "Mawar", phone: "081234567890", whatsapp: false, materials: [], hours: [] };
    const list = { prices: [{ name: "Kardus", rupiah }], prices_on: "2026-11-27" };
    await editPartner(ctx, id, EditPartner.parse({ ...page, ...list, token, revision }));
  };
  const totals = async () => {
    const { _sum, _count } = await db.depositEntry.aggregate({
      where: { partnerId: id },
      _sum: { amount: true },
      _count: true,
    });
    return {
      receipts: await db.depositReceipt.count({ where: { partnerId: id } }),
      entries: _count,
      rupiah: _sum.amount ?? 0,
    };
  };
  return { id, token, household, receipt, weigh, reprice, totals };
}

const kardus = (grams: number) => ({ kind: "DEPOSIT", material: "Kardus", grams });
const out = (rupiah: number) => ({ kind: "WITHDRAWAL", rupiah });

describe("a receipt", () => {
  it("holds its lines with one sum, exact to the rupiah", async () => {
    const { weigh, household } = await bank();
    const lines = [{ kind: "DEPOSIT", material: "Botol PET", grams: 1500 }, kardus(333), out(1499)];
    const saved = await weigh({ lines, weighed_on: "2026-11-01" });
    expect(saved).toMatchObject({ member_id: household.id, weighed_on: "2026-11-01", price_revision: 0 });
    expect(saved.entries.map(({ amount }) => amount)).toEqual([5000, 500, -1499]);
    expect(saved).toMatchObject({ sum: 4001, balance: 4001 });
  });

  it("is written once, however often and from however many phones it is sent at once", async () => {
    const { receipt, id, totals } = await bank();
    const one = receipt({ lines: [kardus(2000), kardus(1000)] });
    const answers = await Promise.all(Array.from({ length: 30 }, () => recordReceipt(ctx, id, one)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await totals()).toEqual({ receipts: 1, entries: 2, rupiah: 4500 });
    const later = { ...one, device_at: "2026-11-29T09:00:00Z" };
    expect((await recordReceipt(ctx, id, later)).id).toBe(answers[0]?.id);
    await expect(recordReceipt(ctx, id, { ...one, weighed_on: "2026-11-26" })).rejects.toThrow(Conflict);
    const more = receipt({ ...one, lines: [kardus(2000), kardus(1001)] });
    await expect(recordReceipt(ctx, id, more)).rejects.toMatchObject({ details: { reason: "KEY_REUSED" } });
  });

  it("loses none of the lines of two phones that send at once", async () => {
    const { weigh, totals } = await bank();
    await Promise.all(Array.from({ length: 40 }, (_, index) => weigh({ lines: [kardus(1000 + index), kardus(2000)] })));
    const each = Array.from({ length: 40 }, (_, index) => Math.floor(((1000 + index) * 1500 + 500) / 1000) + 3000);
    expect(await totals()).toEqual({ receipts: 40, entries: 80, rupiah: each.reduce((sum, one) => sum + one, 0) });
  });

  it("is written whole or not at all, and names the line that is wrong", async () => {
    const { weigh, totals } = await bank();
    const wrong = weigh({ lines: [kardus(1000), out(1501)] });
    await expect(wrong).rejects.toMatchObject({ fields: { "lines.1.rupiah": expect.stringContaining("Rp1.500") } });
    await expect(weigh({ lines: [kardus(1000), { kind: "DEPOSIT", material: "Emas", grams: 1 }] })).rejects.toThrow(
      InvalidInput,
    );
    expect(await totals()).toEqual({ receipts: 0, entries: 0, rupiah: 0 });
  });

  it("never pays out more than there is, beside entries that are sent alone", async () => {
    const { id, token, household, weigh, totals } = await bank();
    await weigh({ lines: [kardus(2000)] });
    const alone = () =>
      recordEntry(ctx, id, household.id, RecordEntry.parse({ token, request_key: randomUUID(), ...out(900) }));
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => [weigh({ lines: [out(900)] }), alone()]).flat(),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await totals()).rupiah).toBe(300);
  });

  it("takes back an earlier line by a counter-entry, once", async () => {
    const { weigh, household } = await bank();
    const { entries } = await weigh({ lines: [kardus(2000)] });
    const correction = { kind: "CORRECTION", corrects_id: entries[0]?.id, note: "Salah timbang" };
    await expect(weigh({ lines: [correction, correction] })).rejects.toThrow(Conflict);
    expect(await weigh({ lines: [correction, kardus(1800)] })).toMatchObject({ balance: 2700 });
    const other = await bank();
    await expect(other.weigh({ lines: [correction] })).rejects.toThrow(NotFound);
    await expect(other.weigh({ member_id: household.id, lines: [kardus(1)] })).rejects.toThrow(NotFound);
  });

  it("holds kilograms alone at a waste bank without prices, which can be taken back", async () => {
    const { weigh } = await bank([]);
    const { entries, balance } = await weigh({ lines: [kardus(2500)] });
    expect(entries).toMatchObject([{ grams: 2500, amount: 0, price: null }]);
    expect(balance).toBe(0);
    const correction = { kind: "CORRECTION", corrects_id: entries[0]?.id, note: "Salah timbang" };
    expect((await weigh({ lines: [correction] })).entries).toMatchObject([{ amount: 0 }]);
  });

  it("has 1 to 20 lines of one member", async () => {
    const { receipt, household } = await bank();
    const card = newCardNumber(randomInt);
    for (const input of [
      { lines: [] },
      { lines: Array.from({ length: 21 }, () => kardus(1)) },
      { lines: [kardus(1)], member_id: undefined },
      { lines: [kardus(1)], member_id: household.id, card_no: card },
      { lines: [kardus(1)], card_no: `${card.slice(0, 6)}${card[6] === "A" ? "B" : "A"}` },
    ]) {
      expect(() => receipt(input)).toThrow();
    }
  });

  it("is neither changed nor deleted in the database, and goes with the whole waste bank", async () => {
    const { id, weigh, totals } = await bank();
    const { id: receiptId } = await weigh({ lines: [kardus(2000)] });
    const where = { id: receiptId };
    await expect(db.depositReceipt.update({ where, data: { weighedOn: NOW } })).rejects.toThrow("neither changed");
    await expect(db.depositReceipt.delete({ where })).rejects.toThrow("neither changed");
    await db.partner.delete({ where: { id } });
    expect(await totals()).toEqual({ receipts: 0, entries: 0, rupiah: 0 });
  });
});

describe("the member of a receipt", () => {
  it("is known by the card, at its own waste bank only", async () => {
    const { weigh, household } = await bank();
    const card = newCardNumber(randomInt);
    await db.partnerMember.update({ where: { id: household.id }, data: { cardNo: card } });
    const typed = `${card.slice(0, 3)} ${card.slice(3).toLowerCase()}`;
    expect(await weigh({ card_no: typed, lines: [kardus(1000)] })).toMatchObject({ member_id: household.id });
    const other = await bank();
    await expect(other.weigh({ card_no: card, lines: [kardus(1000)] })).rejects.toThrow("tidak dikenal di buku ini");
  });
});

describe("the prices of a receipt", () => {
  it("are those the device weighed with for a week after a new list, and then ask the keeper", async () => {
    const { weigh, reprice } = await bank();
    await reprice(2000);
    expect(await weigh({ lines: [kardus(1000)] })).toMatchObject({ sum: 1500, price_revision: 0 });
    expect(await weigh({ lines: [kardus(1000)], price_revision: 1 })).toMatchObject({ sum: 2000, price_revision: 1 });
    const WEEK = 7 * 24 * 3600;
    ctx.pass(WEEK + 60);
    const late = { weighed_on: "2026-11-27", device_at: ctx.now().toISOString() };
    await expect(weigh({ ...late, lines: [kardus(1000)] })).rejects.toMatchObject({
      details: { reason: "PRICES_OLD", price_list: { revision: 1, prices: [{ name: "Kardus", rupiah: 2000 }] } },
    });
    expect(await weigh({ ...late, lines: [out(500)] })).toMatchObject({ sum: -500 });
    ctx.pass(-WEEK - 60);
    await expect(weigh({ lines: [kardus(1000)], price_revision: 2 })).rejects.toThrow(Conflict);
  });

  it("keep their revision where the page is saved with the same list", async () => {
    const { id, reprice } = await bank();
    await reprice(2000);
    await reprice(2000);
    expect(await db.partner.findUniqueOrThrow({ where: { id } })).toMatchObject({ pricesRevision: 1 });
    await reprice(2100);
    expect(await db.partnerPriceList.count({ where: { partnerId: id } })).toBe(2);
  });
});

describe("the day of a receipt", () => {
  it("lies at most 31 days back, and never ahead on the clock of the waste bank", async () => {
    const { weigh } = await bank();
    const lines = [kardus(1000)];
    await expect(weigh({ lines, weighed_on: "2026-10-26" })).rejects.toMatchObject({
      fields: { weighed_on: expect.any(String) },
    });
    await expect(weigh({ lines, weighed_on: "2026-11-28" })).rejects.toThrow(InvalidInput);
    expect((await weigh({ lines, weighed_on: "2026-10-27" })).weighed_on).toBe("2026-10-27");
  });

  it("is asked about where the device's clock is off by more than a day", async () => {
    const { weigh, totals } = await bank();
    const off = { lines: [kardus(1000)], device_at: "2026-11-25T23:00:00+07:00" };
    await expect(weigh(off)).rejects.toThrow(Unprocessable);
    await expect(weigh(off)).rejects.toMatchObject({ fields: { device_at: expect.stringContaining("setujui") } });
    expect((await totals()).receipts).toBe(0);
    await weigh({ ...off, accepts_clock: true });
    expect((await totals()).receipts).toBe(1);
  });

  it("lies in no month that is closed", async () => {
    const { id, weigh } = await bank();
    await db.partnerMonth.create({
      data: { partnerId: id, month: new Date("2026-10-01"), closedAt: NOW, figures: {} },
    });
    const late = weigh({ lines: [kardus(1000)], weighed_on: "2026-10-31" });
    await expect(late).rejects.toMatchObject({ details: { reason: "MONTH_CLOSED" } });
    expect((await weigh({ lines: [kardus(1000)], weighed_on: "2026-11-01" })).sum).toBe(1500);
  });
});

it("A waste bank records at most 600 receipts an hour, from however many phones", async () => {
  const { id, household, weigh } = await bank();
  const receivedAt = new Date(NOW.getTime() - 600_000);
  const row = { partnerId: id, memberId: household.id, contentHash: "0".repeat(64), priceRevision: 0 };
  const days = { weighedOn: NOW, deviceAt: NOW, receivedAt };
  await db.depositReceipt.createMany({
    data: Array.from({ length: RECEIPTS_AN_HOUR - 1 }, () => ({ ...row, ...days, requestKey: randomUUID() })),
  });
  const tries = await Promise.allSettled([weigh({ lines: [kardus(1000)] }), weigh({ lines: [kardus(1000)] })]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(weigh({ lines: [kardus(1000)] })).rejects.toThrow(TooMany);
  await expect(weigh({ lines: [kardus(1000)] })).rejects.toMatchObject({ retryAfterSeconds: 3000 });
});
