import "server-only";
import type { Area, Ctx } from "@/lib/kernel/ctx";

/** Reports that one run looks at; each costs a look into memory, and all of them one statement. */
const AT_ONCE = 2_000;
/** In `settings`: the id of the last report that was looked at. */
const LOOKED_UNTIL = "report-areas-until";

interface MaybePoint {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** The area that a report lies in; both null without a point. */
export function areaOf({ geocoder }: Pick<Ctx, "geocoder">, { latitude, longitude }: MaybePoint): Area {
  if (latitude == null || longitude == null) return { regency: null, province: null };
  return geocoder.areaOf(latitude, longitude);
}

/**
 * Gives reports from before areas were kept theirs, each looked at once and in the order of their ids; safe to run twice.
 * @returns how many got one
 */
export async function fillAreas(ctx: Ctx): Promise<number> {
  const stored = await ctx.db.setting.findUnique({ where: { key: LOOKED_UNTIL } });
  const rows = await ctx.db.report.findMany({
    where: { id: { gt: Number(stored?.value ?? 0) } },
    orderBy: { id: "asc" },
    take: AT_ONCE,
    select: { id: true, code: true, latitude: true, longitude: true, province: true },
  });
  const last = rows.at(-1);
  if (!last) return 0;
  const found = rows
    .filter(({ latitude, province }) => latitude !== null && province === null)
    .map((row) => ({ id: row.id, code: row.code, ...areaOf(ctx, row) }))
    .filter(({ province }) => province !== null);
  if (found.length > 0) ctx.expire("reports", ...found.map(({ code }) => `report:${code}`));
  return ctx.db.$transaction(async (transaction) => {
    const filled = await transaction.$executeRaw`
      UPDATE reports SET regency = area.regency, province = area.province
      FROM unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ regency }) => regency)}::text[],
        ${found.map(({ province }) => province)}::text[]) AS area(id, regency, province)
      WHERE reports.id = area.id AND reports.province IS NULL`;
    const value = String(last.id);
    await transaction.setting.upsert({
      where: { key: LOOKED_UNTIL },
      update: { value },
      create: { key: LOOKED_UNTIL, value },
    });
    return filled;
  });
}
