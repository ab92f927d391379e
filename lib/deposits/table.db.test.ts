import { randomInt, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { Forbidden, NotFound } from "@/lib/kernel/errors";
import { addPartner } from "@/prisma/factories/partner";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { isCardNumber, newCardNumber } from "./card-number";
import { addMember } from "./commands";
import { renewCard } from "./commands-card";
import { recordReceipt } from "./commands-receipt";
import { weighingTable } from "./queries-table";
import { AddMember, RecordReceipt } from "./schemas";

const { db } = await testDatabase();
const NOW = new Date("2026-11-27T09:00:00+07:00");
const ctx = testContext(db, visitor("meja"), NOW);
const MOST_BYTES = 300 * 1024;

async function bank() {
  const token = `kunci-${randomUUID()}`;
  const prices = [{ name: "Kardus", rupiah: 1500 }];
  const { id } = await addPartner(db, {
    name: "Bank Mawar",
    prices,
    pricesRevision: 3,
    manageTokenHash: sha256(token),
  });
  const form = { token, name: "Ibu Tuti", part: " RT 03 ", request_key: randomUUID() };
  const household = await addMember(ctx, id, AddMember.parse(form));
  const weigh = (card: string) =>
    recordReceipt(
      ctx,
      id,
      RecordReceipt.parse({
        token,
        request_key: randomUUID(),
        card_no: card,
        weighed_on: "2026-11-27",
        device_at: NOW.toISOString(),
        price_revision: 3,
        lines: [{ kind: "DEPOSIT", material: "Kardus", grams: 1000 }],
      }),
    );
  return { id, token, household, weigh };
}

it("A new card ends the one before, at once", async () => {
  const { id, token, household, weigh } = await bank();
  const { card_no: first } = await renewCard(ctx, id, household.id, token);
  expect(isCardNumber(first)).toBe(true);
  expect((await weigh(first)).balance).toBe(1500);
  const { card_no: second } = await renewCard(ctx, id, household.id, token);
  await expect(weigh(first)).rejects.toThrow("Kartu lama yang sudah diganti tidak berlaku lagi");
  expect((await weigh(second)).balance).toBe(3000);
});

it("Only the waste bank itself gives cards and reads what a device keeps", async () => {
  const { id, token, household } = await bank();
  const other = await bank();
  const admin = ctx.as(await member(db, "Bima", "ADMIN"));
  for (const [who, key] of [
    [ctx, undefined],
    [ctx, other.token],
    [admin, undefined],
  ] as const) {
    await expect(weighingTable(who, id, key)).rejects.toThrow(Forbidden);
    await expect(renewCard(who, id, household.id, key)).rejects.toThrow(Forbidden);
  }
  await expect(renewCard(ctx, other.id, household.id, other.token)).rejects.toThrow(NotFound);
  expect((await weighingTable(ctx, other.id, other.token)).members).toHaveLength(1);
  expect((await weighingTable(ctx, id, token)).members).toMatchObject([{ id: household.id }]);
});

it("What a device keeps names members with part, card and balance, and prices with their revision", async () => {
  const { id, token, household, weigh } = await bank();
  const { card_no } = await renewCard(ctx, id, household.id, token);
  await weigh(card_no);
  expect(await weighingTable(ctx, id, token)).toEqual({
    partner: { name: "Bank Mawar", slug: expect.any(String) },
    price_list: { revision: 3, prices: [{ name: "Kardus", rupiah: 1500 }] },
    members: [{ id: household.id, card_no, part: "RT 03", name: "Ibu Tuti", balance: 1500 }],
    next: null,
  });
});

it("What a device keeps of 1,000 members with long names takes at most 300 KB, and the rest follows", async () => {
  const { id, token, household } = await bank();
  await db.partnerMember.createMany({
    data: Array.from({ length: 1000 }, (_, index) => ({
      partnerId: id,
      name: `Keluarga ${"Panjang ".repeat(8)}${index}`,
      part: `RT ${index} Kelurahan Sidomulyo Dua`,
      cardNo: newCardNumber(randomInt),
      requestKey: randomUUID(),
    })),
  });
  const table = await weighingTable(ctx, id, token);
  expect(table.members).toHaveLength(1000);
  expect(Buffer.byteLength(JSON.stringify(table))).toBeLessThan(MOST_BYTES);
  const rest = await weighingTable(ctx, id, token, table.next ?? 0);
  expect([rest.members.length, rest.next]).toEqual([1, null]);
  expect(table.members[0]?.id).toBe(household.id);
});
