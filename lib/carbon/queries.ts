import "server-only";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Unauthenticated } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";
import { MAX_RECORDS } from "./rules";
import type { CarbonInputs, CarbonSummary } from "./summary";
import type { CarbonRecordView } from "./view";

export const RECORD_SELECT = {
  id: true,
  mode: true,
  inputs: true,
  totalKg: true,
  lowKg: true,
  highKg: true,
  parts: true,
  savedAt: true,
} satisfies Prisma.CarbonRecordSelect;
type RecordRow = Prisma.CarbonRecordGetPayload<{ select: typeof RECORD_SELECT }>;

/** All that the account keeps, the newest first; never more than `MAX_RECORDS`. */
export async function listRecords(ctx: Ctx): Promise<CarbonRecordView[]> {
  const rows = await ctx.db.carbonRecord.findMany({
    where: { userId: accountOf(ctx.actor) },
    orderBy: [{ savedAt: "desc" }, { id: "desc" }],
    take: MAX_RECORDS,
    select: RECORD_SELECT,
  });
  return rows.map(recordView);
}

/** What was written into the columns of JSON was an inputs and a summary. */
export function recordView({ id, mode, inputs, parts, totalKg, lowKg, highKg, savedAt }: RecordRow): CarbonRecordView {
  return {
    id: String(id),
    ...({ mode, inputs } as unknown as CarbonInputs),
    total_kg: totalKg,
    low_kg: lowKg,
    high_kg: highKg,
    parts: parts as unknown as CarbonSummary["parts"],
    saved_at: savedAt.toISOString(),
  };
}

/** @throws Unauthenticated */
export function accountOf(actor: Actor): number {
  if (actor.kind !== "member") throw new Unauthenticated();
  return actor.userId;
}
