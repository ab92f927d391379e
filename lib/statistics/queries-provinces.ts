import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { isProvince, provinceOf34, REGISTRATION_PROVINCES } from "@/lib/provinces/rules";
import { OPEN_STATUSES } from "@/lib/reports/rules";
import { Prisma } from "@/prisma/client";
import type { ProvinceView } from "./view";

interface ProvinceRow {
  province: string | null;
  reports: number;
  open: number;
  resolved: number;
  places: number;
  members: number;
}

const OPEN = Prisma.raw(OPEN_STATUSES.map((status) => `'${status}'`).join(", "));

/** Of each of the 34 provinces what came since a moment; today's four more of Papua count where they came from. */
export async function provinceStatistics({ db }: Pick<Ctx, "db">, from: Date): Promise<ProvinceView[]> {
  const rows = await db.$queryRaw<ProvinceRow[]>(provincesSql(from));
  const found = new Map<string | null, ProvinceView>(
    [...REGISTRATION_PROVINCES, null].map((province) => [
      province,
      { province, reports: 0, open: 0, resolved: 0, places: 0, members: 0 },
    ]),
  );
  for (const { province, ...counts } of rows) {
    const view = found.get(province !== null && isProvince(province) ? provinceOf34(province) : null);
    if (!view) continue;
    view.reports += counts.reports;
    view.open += counts.open;
    view.resolved += counts.resolved;
    view.places += counts.places;
    view.members += counts.members;
  }
  return [...found.values()];
}

/** `reports_created_at_id_idx`, `places_created_at_id_idx` and `users_created_at_idx` */
export function provincesSql(from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT province, sum(reports)::int AS reports, sum(open)::int AS open, sum(resolved)::int AS resolved,
      sum(places)::int AS places, sum(members)::int AS members
    FROM (
      SELECT province, count(*) AS reports, count(*) FILTER (WHERE status IN (${OPEN})) AS open,
        count(*) FILTER (WHERE status = 'RESOLVED') AS resolved, 0 AS places, 0 AS members
      FROM reports WHERE created_at >= ${from} GROUP BY province
      UNION ALL
      SELECT province, 0, 0, 0, count(*), 0
      FROM places WHERE created_at >= ${from} AND status = 'APPROVED' AND merged_into_id IS NULL GROUP BY province
      UNION ALL
      SELECT daerah, 0, 0, 0, 0, count(*) FROM users WHERE created_at >= ${from} GROUP BY daerah
    ) AS counted GROUP BY province`;
}
