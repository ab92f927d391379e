import "server-only";
import { lockWriter } from "@/lib/holding/sql";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";
import { accountOf, RECORD_SELECT, recordView } from "./queries";
import { MAX_RECORDS } from "./rules";
import type { SaveRecord } from "./schemas";
import { type CarbonInputs, summaryOf } from "./summary";
import type { CarbonRecordView } from "./view";

const FULL = `Riwayat akun Anda sudah berisi ${MAX_RECORDS} hasil. Hapus hasil yang lama, lalu simpan lagi.`;

/** Keeps a result in the account. @throws Conflict when the account keeps `MAX_RECORDS` already */
export async function saveRecord(ctx: Ctx, input: SaveRecord): Promise<CarbonRecordView> {
  const userId = accountOf(ctx.actor);
  const { total_kg, low_kg, high_kg, parts } = summaryOf(input as CarbonInputs);
  const now = ctx.now();
  const reckoned = input.saved_at === undefined ? now.getTime() : Date.parse(input.saved_at);
  return ctx.transaction(async (transaction) => {
    await lockWriter(transaction, [ownKey(ctx.actor)]);
    if ((await transaction.carbonRecord.count({ where: { userId } })) >= MAX_RECORDS) throw new Conflict(FULL);
    const row = await transaction.carbonRecord.create({
      data: {
        userId,
        mode: input.mode,
        inputs: input.inputs as Prisma.InputJsonObject,
        totalKg: total_kg,
        lowKg: low_kg,
        highKg: high_kg,
        parts,
        savedAt: new Date(Math.min(reckoned, now.getTime())),
        createdAt: now,
      },
      select: RECORD_SELECT,
    });
    return recordView(row);
  });
}

/** @throws NotFound for one that is not the account's, or no more */
export async function deleteRecord(ctx: Ctx, id: number): Promise<void> {
  const { count } = await ctx.db.carbonRecord.deleteMany({ where: { id, userId: accountOf(ctx.actor) } });
  if (count === 0) throw new NotFound("Hasil ini tidak ada lagi di riwayat Anda.");
}

export async function deleteRecords(ctx: Ctx): Promise<void> {
  await ctx.db.carbonRecord.deleteMany({ where: { userId: accountOf(ctx.actor) } });
}
