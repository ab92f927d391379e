import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { photoPath } from "@/lib/photos/rules";
import { IS_RECORD } from "./rows";
import type { ConfirmedView } from "./view-before-after";

/** Of so many confirmations one has both photos; more are not looked at. */
const LOOKED_AT = 100;

interface Row {
  code: string;
  damageType: string;
  location: string;
  before: string;
  after: string;
}

/** The last resolved report that people there confirmed and that has a photo of before and of after. `report_events_confirmed_idx` */
export async function newestConfirmed({ db }: Pick<Ctx, "db">): Promise<ConfirmedView | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT reports.code, reports.damage_type AS "damageType", reports.location, reports.photo_id AS before,
      shown.photo_id AS after
    FROM (
      SELECT id, report_id FROM report_events WHERE kind = 'CONFIRMED' AND undone_at IS NULL
      ORDER BY id DESC LIMIT ${LOOKED_AT}
    ) AS confirmed
    JOIN reports ON reports.id = confirmed.report_id AND ${IS_RECORD} AND reports.status = 'RESOLVED'
      AND reports.photo_id IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT photo_id FROM report_events
      WHERE report_id = reports.id AND undone_at IS NULL AND photo_id IS NOT NULL ORDER BY id DESC LIMIT 1
    ) AS shown
    ORDER BY confirmed.id DESC LIMIT 1`;
  if (!row) return null;
  const { code, damageType, location, before, after } = row;
  return { code, damageType, place: location, before: photoPath(before, 640), after: photoPath(after, 640) };
}
