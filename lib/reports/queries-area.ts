import "server-only";
import { inArea } from "@/lib/areas/rows";
import type { Ctx } from "@/lib/kernel/ctx";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";
import { listReports } from "./queries";
import { IS_RECORD } from "./rows";
import { isOpen, ON_MAP_STATUSES, type ReportStatus } from "./rules";
import type { ReportView } from "./view";
import type { ResolvedView } from "./view-before-after";

interface CountRow {
  code: string;
  status: ReportStatus;
  count: number;
}

interface ResolvedRow {
  code: string;
  damageType: string;
  location: string;
  before: string | null;
  after: string | null;
}

const PUBLIC_AREA = Prisma.sql`reports.public_area_code`;

/** Reports of the public record by state and by the parts of an area whose codes are so long. `reports_area_record_idx` */
export function countReports({ db }: Pick<Ctx, "db">, area: string, codeLength: number): Promise<CountRow[]> {
  return db.$queryRaw<CountRow[]>`
    SELECT left(${PUBLIC_AREA}, ${codeLength}::int) AS code, status::text, count(*)::int AS count
    FROM reports WHERE ${IS_RECORD} AND ${PUBLIC_AREA} IS NOT NULL ${inArea(PUBLIC_AREA, area || undefined)} GROUP BY 1, 2`;
}

/** Validated reports of an area that still wait to be resolved, newest first. */
export async function openReports(ctx: Ctx, area: string, limit: number): Promise<ReportView[]> {
  const statuses = ON_MAP_STATUSES.filter((status) => isOpen(status));
  const lists = await Promise.all(statuses.map((status) => listReports(ctx, { limit, status, area })));
  return lists
    .flatMap(({ items }) => items)
    .sort((a, b) => b.id - a.id)
    .slice(0, limit);
}

/** Resolved reports of an area, newest first, with the photos of before and after that they have. */
export async function resolvedReports({ db }: Pick<Ctx, "db">, area: string, limit: number): Promise<ResolvedView[]> {
  const rows = await db.$queryRaw<ResolvedRow[]>`
    SELECT resolved.code, resolved.damage_type AS "damageType", resolved.location, resolved.photo_id AS before, shown.photo_id AS after
    FROM (
      SELECT id, code, damage_type, location, photo_id FROM reports
      WHERE ${IS_RECORD} AND status = 'RESOLVED' ${inArea(PUBLIC_AREA, area)} ORDER BY id DESC LIMIT ${limit}
    ) AS resolved
    LEFT JOIN LATERAL (
      SELECT photo_id FROM report_events
      WHERE report_id = resolved.id AND undone_at IS NULL AND photo_id IS NOT NULL ORDER BY id DESC LIMIT 1
    ) AS shown ON TRUE
    ORDER BY resolved.id DESC`;
  const photo = (id: string | null) => (id === null ? null : photoPath(id, 640));
  return rows.map(({ code, damageType, location, before, after }) => ({
    code,
    damage_type: damageType,
    location,
    before: photo(before),
    after: photo(after),
  }));
}
