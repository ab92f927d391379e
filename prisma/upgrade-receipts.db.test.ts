import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { migrateUntilBefore } from "./test-upgrade";

const { db, url } = await testDatabase({ empty: true });

it("the upgrade to receipts leaves each entry, member and price list of a deposit book as it was", async () => {
  await migrateUntilBefore(url, "20261127130618_nota_timbang");
  await db.$executeRaw`
    INSERT INTO partners (slug, name, phone, prices, revision, writer_key, updated_at)
    VALUES ('mawar', 'Mawar', '+6281000000000', '[{"name": "Kardus", "rupiah": 1500}]', 4, 'visitor:x', now())`;
  await db.$executeRaw`
    INSERT INTO partner_members (partner_id, name, request_key) SELECT id, 'Bu Sri', gen_random_uuid() FROM partners`;
  await db.$executeRaw`
    INSERT INTO deposit_entries (partner_id, member_id, kind, amount, material, grams, price, request_key)
    SELECT partner_id, id, 'DEPOSIT'::"DepositKind", 3000, 'Kardus', 2000, 1500, gen_random_uuid() FROM partner_members
    UNION ALL SELECT partner_id, id, 'WITHDRAWAL', -1000, NULL, NULL, NULL, gen_random_uuid() FROM partner_members`;
  await db.$executeRaw`
    INSERT INTO deposit_entries (partner_id, member_id, kind, amount, note, corrects_id, request_key)
    SELECT partner_id, member_id, 'CORRECTION', 1000, 'Salah', id, gen_random_uuid() FROM deposit_entries WHERE amount < 0`;
  const read = () => db.$queryRaw`
    SELECT partner_id, member_id, kind, amount, material, grams, price, note, corrects_id, request_key, created_at
    FROM deposit_entries ORDER BY id`;
  const before = await read();

  await applyMigrations(url);
  expect(await read()).toEqual(before);
  expect(await db.depositEntry.count({ where: { receiptId: null } })).toBe(3);
  expect(await db.partnerMember.findMany()).toMatchObject([{ name: "Bu Sri", cardNo: null, part: null }]);
  const prices = [{ name: "Kardus", rupiah: 1500 }];
  expect(await db.partner.findMany()).toMatchObject([{ prices, pricesRevision: 0, revision: 4 }]);
  await expect(db.depositEntry.updateMany({ data: { amount: 1 } })).rejects.toThrow("neither changed");
});
