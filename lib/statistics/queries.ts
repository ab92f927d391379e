import "server-only";
import { currentCode } from "@/lib/areas/queries-codes";
import { inArea } from "@/lib/areas/rows";
import { COUNTED_TREES } from "@/lib/events/event/rows";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { GRID_LEVELS } from "@/lib/map/rules";
import { inBoxAround } from "@/lib/map/sql";
import { IS_LISTED as IS_LISTED_PARTNER } from "@/lib/partners/rows";
import { IS_ON_MAP, PLACES } from "@/lib/places/rows";
import { DOUBLE_METERS } from "@/lib/places/rules";
import { IS_RECORD } from "@/lib/reports/rows";
import { DAMAGE_TYPES, OTHER_DAMAGE } from "@/lib/reports/rules";
import { Prisma } from "@/prisma/client";
import { HANDLING_DAYS, roundedDays } from "./rules";
import type { HandlingView, KampungView, PublicCountsView, PublicHandlingView } from "./view";

/** What a cached reading of the counts depends on. */
export const COUNTS_TAGS = ["counts", "reports"];

/** A partner on the map of places beside it is the same waste bank, counted there. */
const IS_ON_MAP_TOO = Prisma.sql`EXISTS (
  SELECT FROM places WHERE ${IS_ON_MAP} AND places.kind = 'bank_sampah'
    AND ${inBoxAround(PLACES, { latitude: Prisma.raw("partners.latitude"), longitude: Prisma.raw("partners.longitude") }, DOUBLE_METERS.any)})`;

/** How much there is for everyone to see. */
export async function publicCounts({ db }: Ctx): Promise<PublicCountsView> {
  const rows = await db.$queryRaw<PublicCountsView[]>`
    SELECT
      ${tallySql("events")} AS "eventCount",
      (SELECT coalesce(sum(count), 0)::float8 FROM place_cells WHERE level = ${GRID_LEVELS.min} AND kind = 'bank_sampah')
        + (SELECT count(*)::int FROM partners WHERE ${IS_LISTED_PARTNER} AND NOT ${IS_ON_MAP_TOO}) AS "bankSampahCount",
      ${tallySql("volunteers")} AS "relawanCount", ${tallySql("reports")} AS "reportCount"`;
  return rows[0] ?? { eventCount: 0, bankSampahCount: 0, relawanCount: 0, reportCount: 0 };
}

/** How many there are of a name, or of all whose name begins with it; as quick for a million as for ten. */
export function tallySql(
  name: "events" | "reports" | "volunteers" | `${"topics" | "comments" | "likes"}:${string}`,
): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(sum(change), 0)::float8 FROM tallies WHERE starts_with(name, ${name}))`;
}

/** How long the codes of the next finer level are, by the length of the area's own; below a district nobody is told of. */
const FINER: Readonly<Record<number, number>> = { 0: 2, 2: 5, 5: 8 };
/** Parts of one area; a province of Java has fewer regencies, and a regency fewer districts. */
const MOST_PARTS = 100;

/** Times of one report; a state that it left since counts too. */
const TIMES = Prisma.raw(`
  min(report_events.created_at) FILTER (WHERE kind = 'VERIFIED') AS verified_at,
  max(report_events.created_at) FILTER (WHERE kind::text = 'CLAIMED') AS claimed_at,
  max(report_events.created_at) FILTER (WHERE kind = 'RESOLVED') AS resolved_at,
  max(report_events.created_at) FILTER (WHERE kind = 'CONFIRMED') AS confirmed_at,
  bool_or(kind = 'CONFIRMED_BY_GUESTS') AS confirmed_by_guests,
  count(*) FILTER (WHERE kind = 'REOPENED') AS reopened`);

/** `report_events_handled_idx`: of which the steps of the last weeks are known. */
const isRecent = (from: Date) =>
  Prisma.sql`undone_at IS NULL AND report_events.created_at >= ${from} AND kind <> 'CREATED'`;

/** The middle of the days between two moments; null where no report has both. */
function medianDays(from: string, to: string): Prisma.Sql {
  const days = Prisma.raw(`extract(epoch FROM ${to} - ${from})::float / 86400`);
  return Prisma.sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days})`;
}

const FIGURES = Prisma.sql`
  ${medianDays("reports.created_at", "steps.verified_at")} AS "verifyDays",
  ${medianDays("reports.created_at", "steps.claimed_at")} AS "claimDays",
  count(*) FILTER (WHERE steps.resolved_at IS NOT NULL AND steps.confirmed_at IS NOT NULL)::int AS confirmed,
  count(*) FILTER (WHERE steps.resolved_at IS NOT NULL AND steps.confirmed_at IS NULL AND steps.confirmed_by_guests)::int
    AS "confirmedByGuests",
  ${medianDays("coalesce(steps.claimed_at, steps.resolved_at)", "steps.confirmed_at")} AS "confirmDays",
  count(steps.resolved_at)::int AS resolved, coalesce(sum(steps.reopened), 0)::float8 AS reopened`;

interface Row extends HandlingView {
  key: string | null;
}

/** How fast reports of one area were handled in the last weeks. `reports_area_record_idx` */
export async function areaHandling(ctx: Ctx, area: string): Promise<HandlingView> {
  const from = new Date(ctx.now().getTime() - HANDLING_DAYS * DAY_MS);
  const [row] = await ctx.db.$queryRaw<Row[]>`
    SELECT NULL AS key, ${FIGURES}
    FROM (
      SELECT reports.created_at AS sent_at, ${TIMES} FROM report_events JOIN reports ON reports.id = report_id
      WHERE ${isRecent(from)} AND ${IS_RECORD} ${inArea(Prisma.sql`reports.public_area_code`, area)}
      GROUP BY report_id, reports.created_at
    ) AS steps CROSS JOIN LATERAL (SELECT steps.sent_at AS created_at) AS reports`;
  return handling(row ?? NOTHING);
}

/** How fast reports were handled in the last weeks, by kind and by the parts of an area (of the country without one). */
export async function reportHandling(ctx: Ctx, requested?: string): Promise<PublicHandlingView> {
  const area = requested === undefined ? "" : ((await currentCode(ctx.db, requested)) ?? requested);
  const from = new Date(ctx.now().getTime() - HANDLING_DAYS * DAY_MS);
  const within = inArea(Prisma.sql`reports.public_area_code`, area === "" ? undefined : area);
  const by = (key: Prisma.Sql) =>
    ctx.db.$queryRaw<Row[]>`
      SELECT ${key} AS key, ${FIGURES}
      FROM (SELECT report_id, ${TIMES} FROM report_events WHERE ${isRecent(from)} GROUP BY report_id) AS steps JOIN reports ON reports.id = steps.report_id AND ${IS_RECORD} ${within}
      GROUP BY 1 LIMIT ${MOST_PARTS + 1}`;
  const finer = FINER[area.length];
  const [all, kinds, parts] = await Promise.all([
    by(Prisma.sql`NULL::text`),
    by(
      Prisma.sql`CASE WHEN damage_type IN (${Prisma.join([...DAMAGE_TYPES])}) THEN damage_type ELSE ${OTHER_DAMAGE} END`,
    ),
    finer === undefined ? [] : by(Prisma.sql`left(reports.public_area_code, ${finer}::int)`),
  ]);
  const codes = parts.flatMap(({ key }) => (key !== null && key.length === finer ? [key] : []));
  const names = await ctx.db.area.findMany({ where: { code: { in: codes } }, select: { code: true, name: true } });
  const nameOf = new Map(names.map(({ code, name }) => [code, name]));
  const known = parts.flatMap((row) => {
    const name = row.key === null ? undefined : nameOf.get(row.key);
    return name === undefined || row.key === null ? [] : [{ code: row.key, name, ...handling(row) }];
  });
  const [total] = all;
  return {
    days: HANDLING_DAYS,
    all: handling(total ?? NOTHING),
    kinds: DAMAGE_TYPES.flatMap((kind) => {
      const row = kinds.find(({ key }) => key === kind);
      return row ? [{ kind, ...handling(row) }] : [];
    }),
    areas: known.sort((one, other) => other.resolved - one.resolved || one.code.localeCompare(other.code)),
  };
}

const NOTHING: Row = {
  key: null,
  verifyDays: null,
  claimDays: null,
  confirmDays: null,
  confirmed: 0,
  confirmedByGuests: 0,
  resolved: 0,
  reopened: 0,
};

function handling({ verifyDays, claimDays, confirmDays, key: _, ...counts }: Row): HandlingView {
  const rounded = (days: number | null) => (days === null ? null : roundedDays(days));
  return {
    verifyDays: rounded(verifyDays),
    claimDays: rounded(claimDays),
    confirmDays: rounded(confirmDays),
    ...counts,
  };
}

/** So many of the newest reports stand for how the neighbourhood looks now. */
const NEWEST_REPORTS = 100;

export const EMPTY_KAMPUNG: KampungView = { seedlings: 0, open: 0, resolved: 0 };

/** `events_starts_at_idx`, `reports_listed_idx` */
export async function kampung({ db, now }: Pick<Ctx, "db" | "now">): Promise<KampungView> {
  const rows = await db.$queryRaw<KampungView[]>`
    SELECT
      (SELECT coalesce(sum(${COUNTED_TREES}), 0)::float8 FROM events
        WHERE deleted_at IS NULL AND cancelled_at IS NULL AND starts_at <= ${now()}
          AND starts_at >= date_trunc('year', ${now()}, 'Asia/Jakarta')) AS seedlings,
      (count(*) FILTER (WHERE status <> 'RESOLVED'))::int AS open,
      (count(*) FILTER (WHERE status = 'RESOLVED'))::int AS resolved
    FROM (SELECT status FROM reports WHERE ${IS_RECORD} ORDER BY id DESC LIMIT ${NEWEST_REPORTS}) AS newest`;
  return rows[0] ?? EMPTY_KAMPUNG;
}
