import "server-only";
import { inArea } from "@/lib/areas/rows";
import { DAY_MS, dayIn } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { IS_RECORD } from "@/lib/reports/rows";
import { Prisma } from "@/prisma/client";
import { CHANNEL_FIGURES } from "./rules";
import type { PublicChannelsView } from "./view";

/** Rows of the answer, the most used first. */
const MOST_ROWS = 100;
/** Longer than anything was ever waited for: stands for what was never answered, so that the middle of all is true. */
const NEVER_DAYS = 1_000_000;

interface Row {
  channelId: number;
  channel: string;
  code: string | null;
  area: string | null;
  handovers: number;
  answered: number;
  days: number;
}

/**
 * How channels answered, in all and by regency: of hand-overs that count and are answered or past their promise, where
 * enough of enough people stand behind a figure. Erased people are one person.
 * @param area counts only the reports in it
 */
export async function channelFigures({ db, now }: Pick<Ctx, "db" | "now">, area?: string): Promise<PublicChannelsView> {
  const { days, handovers, people } = CHANNEL_FIGURES;
  const today = dayIn(now());
  const first = dayIn(new Date(now().getTime() - days * DAY_MS));
  const rows = await db.$queryRaw<Row[]>`
    WITH ended AS (
      SELECT handovers.channel_id, left(reports.public_area_code, 5) AS code, handovers.answered_on,
        coalesce(handovers.answered_on - handovers.sent_on, ${NEVER_DAYS}::int) AS days,
        regexp_replace(handovers.writer_key, '^erased:.*', '') AS person
      FROM handovers
      LEFT JOIN report_merges ON report_merges.report_id = handovers.report_id
      JOIN reports ON reports.id = coalesce(report_merges.into_id, handovers.report_id) AND ${IS_RECORD}
        ${inArea(Prisma.sql`reports.public_area_code`, area)}
      WHERE handovers.counted AND handovers.sent_on >= ${first}::date
        AND (handovers.answered_on IS NOT NULL OR handovers.due_on < ${today}::date)
    ), figures AS (
      SELECT channel_id, code, grouping(code) = 1 AS everywhere, count(*)::int AS handovers, count(answered_on)::int AS answered,
        percentile_disc(0.5) WITHIN GROUP (ORDER BY days) AS days
      FROM ended GROUP BY GROUPING SETS ((channel_id), (channel_id, code))
      HAVING count(*) >= ${handovers} AND count(DISTINCT person) >= ${people}
    )
    SELECT channel_id AS "channelId", channels.name AS channel, areas.code, areas.name AS area,
      figures.handovers, figures.answered, figures.days
    FROM figures JOIN channels ON channels.id = figures.channel_id LEFT JOIN areas ON areas.code = figures.code
    WHERE everywhere OR areas.level = 2
    ORDER BY figures.handovers DESC, channel_id, everywhere DESC, areas.code LIMIT ${MOST_ROWS}`;
  return {
    days,
    channels: rows.map(({ channelId, channel, code, area, ...figures }) => ({
      channel_id: channelId,
      channel,
      area: code === null || area === null ? null : { code, name: area },
      handovers: figures.handovers,
      answered: figures.answered,
      median_days: figures.days >= NEVER_DAYS ? null : figures.days,
    })),
  };
}
