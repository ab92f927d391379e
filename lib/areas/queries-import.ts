import "server-only";
import { z } from "zod";
import { assertAdmin } from "@/lib/accounts/roles";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Database } from "@/prisma/client";
import { IMPORT_MINUTES } from "./rules-import";
import type { AreaImportView } from "./view-import";

/** In `settings`: where the last import that was pressed for stands. */
export const IMPORT_KEY = "areas:import";
/** In `settings` once boundaries came from a publisher who must be named. */
export const CREDIT_KEY = "areas:credit";

const Stored = z.object({
  state: z.enum(["waiting", "running", "done", "failed"]),
  source: z.enum(["public", "file"]),
  at: z.iso.datetime(),
  areas: z.number().nullable().default(null),
  skipped: z.number().nullable().default(null),
  reason: z.string().nullable().default(null),
  facts: z
    .object({ year: z.string().optional(), source: z.string().optional(), license: z.string().optional() })
    .nullable()
    .default(null),
});
export type StoredImport = z.input<typeof Stored>;

const NONE = { state: "none", source: null, at: null, areas: null, skipped: null, reason: null, facts: null } as const;
const CUT_OFF = "Impor terputus sebelum selesai. Tidak ada yang diubah; silakan coba lagi.";

export function storedImport(value: string): z.output<typeof Stored> {
  return Stored.parse(JSON.parse(value));
}

/** GET /api/admin/settings/areas. Admins only. @throws Forbidden */
export async function areaImport(ctx: Ctx): Promise<AreaImportView> {
  assertAdmin(ctx.actor);
  const row = await ctx.db.setting.findUnique({ where: { key: IMPORT_KEY } });
  const [counts] = await ctx.db.$queryRaw<{ bounded: number; regencies: number }[]>`
    SELECT count(*)::int AS regencies,
      (count(*) FILTER (WHERE EXISTS (SELECT FROM area_shapes WHERE area_shapes.code = areas.code)))::int AS bounded
    FROM areas WHERE level = 2 AND successor IS NULL`;
  const { bounded = 0, regencies = 0 } = counts ?? {};
  if (row === null) return { ...NONE, bounded, regencies };
  const stored = storedImport(row.value);
  const isCutOff = stored.state === "running" && ctx.now().getTime() - Date.parse(stored.at) > IMPORT_MINUTES * 60_000;
  return { ...stored, ...(isCutOff ? { state: "failed" as const, reason: CUT_OFF } : {}), bounded, regencies };
}

/** Whether maps must name the publisher of the boundaries that they show. */
export async function hasCreditedBoundaries(db: Database): Promise<boolean> {
  return (await db.setting.count({ where: { key: CREDIT_KEY } })) > 0;
}
