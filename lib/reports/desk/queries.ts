import "server-only";
import { areaText } from "@/lib/areas/view";
import { zoneOfRow } from "@/lib/areas/zones";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount, type DeskCtx, inOrder, onlyRow, queuePage, sliceSql } from "@/lib/desk/queries";
import { MAX_DESK_COUNT } from "@/lib/desk/rules";
import { gatheringView } from "@/lib/events/event/queries-manage";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import { withoutStopped } from "@/lib/mails/commands-stop";
import { photoPath } from "@/lib/photos/rules";
import { deskPhoto } from "@/lib/photos/view";
import { canUndo } from "@/lib/reports/policy";
import { possibleDuplicates } from "@/lib/reports/queries-nearby";
import { IS_RESULT_WAITING, isOf } from "@/lib/reports/rows";
import { isOpen, isSecret, REPORT_STATUSES, TAKEN_KEY } from "@/lib/reports/rules";
import { isByReporter, TRANSITIONS } from "@/lib/reports/rules-steps";
import type { DeskQueue, ReportKey } from "@/lib/reports/schemas";
import { deskUpdateView } from "@/lib/reports/updates/queries";
import { UPDATE_WAITS } from "@/lib/reports/updates/rows";
import {
  cameraView,
  type DeskCountsView,
  type DeskReportView,
  type KindAnswer,
  type NearbyDuplicateView,
  photoIdsOf,
} from "@/lib/reports/view";
import { Prisma } from "@/prisma/client";
import { openedReports } from "./queries-opened";
import { type DeskRow, readDeskRows } from "./rows";
import { sealedView } from "./view-sealed";

/** All that waits, risky kinds first, or reports of one state with the held ones: the oldest first, of the done ones the newest. Staff only. */
export async function deskQueue(ctx: Ctx, { limit, cursor, status }: DeskQueue): Promise<Page<DeskReportView>> {
  assertReviewer(ctx.actor);
  const { ids, nextCursor } = await queuePage(ctx, queueSql({ limit, cursor, status }), limit);
  const rows = ids.length === 0 ? [] : await readDeskRows(ctx.db, Prisma.sql`reports.id = ANY(${ids})`);
  return { items: await deskViews(ctx, inOrder(ids, rows)), nextCursor };
}

/** By hand, because Prisma hides the state from the planner, which then passes over all older reports of other states. */
export function queueSql({ status, ...slice }: DeskQueue): Prisma.Sql {
  if (status === "WAITING") return waitingSql(slice);
  const order = isOpen(status) ? "oldest" : "newest";
  return Prisma.sql`SELECT id FROM reports WHERE ${isOf(status)} ${sliceSql(slice, order)}`;
}

const RANK = Prisma.raw("desk_rank(reports.damage_type)");

/** What staff have to look at: a new report, a third reopening, what neighbours wrote, what an event has reached. */
const WAITING = [
  { rank: RANK, id: Prisma.raw("reports.id"), rows: Prisma.sql`reports WHERE ${isOf("PENDING")}` },
  { rank: RANK, id: Prisma.raw("reports.id"), rows: Prisma.sql`reports WHERE reopen_waits` },
  {
    rank: Prisma.raw("desk_rank"),
    id: Prisma.raw("report_id"),
    rows: Prisma.sql`report_updates WHERE ${UPDATE_WAITS}`,
  },
  {
    rank: RANK,
    id: Prisma.raw("reports.id"),
    rows: Prisma.sql`events JOIN reports ON reports.id = events.report_id WHERE ${IS_RESULT_WAITING}`,
  },
];

/** Risky kinds first, each part read by its index from the rank of the cursor's report on; if that is gone, from the start. */
function waitingSql({ limit, cursor }: Omit<DeskQueue, "status">): Prisma.Sql {
  const cursorRank = Prisma.sql`coalesce((SELECT ${RANK} FROM reports WHERE id = ${cursor}), 0::smallint)`;
  const parts = WAITING.map(({ rank, id, rows }) => {
    const after =
      cursor === undefined ? Prisma.empty : Prisma.sql`AND (${rank}, ${id}) > (${cursorRank}, ${cursor}::int)`;
    return Prisma.sql`(SELECT DISTINCT ${rank} AS rank, ${id} AS id FROM ${rows} ${after} ORDER BY rank, id LIMIT ${limit + 1})`;
  });
  return Prisma.sql`SELECT id FROM (${Prisma.join(parts, " UNION ")}) AS waiting ORDER BY rank, id LIMIT ${limit + 1}`;
}

/** Null when there is no such report. Staff only. */
export async function deskReport(ctx: DeskCtx, key: ReportKey): Promise<DeskReportView | null> {
  assertReviewer(ctx.actor);
  const isIt = "id" in key ? Prisma.sql`reports.id = ${key.id}` : Prisma.sql`reports.code = ${key.code}`;
  const [view] = await deskViews(ctx, await readDeskRows(ctx.db, isIt));
  return view ?? null;
}

/** Staff only. */
export async function deskCounts(ctx: Ctx): Promise<DeskCountsView> {
  assertReviewer(ctx.actor);
  return onlyRow(ctx, deskCountsSql());
}

export function deskCountsSql(): Prisma.Sql {
  const capped = (where: Prisma.Sql) => cappedCount(Prisma.sql`SELECT FROM reports WHERE ${where}`);
  const columns = REPORT_STATUSES.map((status) => Prisma.sql`${capped(isOf(status))} AS ${Prisma.raw(`"${status}"`)}`);
  const held = capped(Prisma.sql`${isOf("PENDING")} AND held_reason IS NOT NULL`);
  const waiting = queueSql({ status: "WAITING", limit: MAX_DESK_COUNT - 1 });
  const updates = cappedCount(Prisma.sql`SELECT FROM report_updates WHERE ${UPDATE_WAITS}`);
  return Prisma.sql`
    SELECT ${Prisma.join(columns)}, (SELECT count(*)::int FROM (${waiting}) AS waiting) AS "WAITING",
      ${held} AS held, ${updates} AS updates`;
}

async function deskViews(ctx: DeskCtx, rows: DeskRow[]): Promise<DeskReportView[]> {
  if (rows.length === 0) return [];
  const duplicates = await possibleDuplicates(
    ctx,
    rows.map(({ id }) => id),
  );
  const reached = await withoutStopped(ctx.db, "report", rows);
  const secret = rows.filter(({ heldReason }) => isSecret(heldReason)).map(({ code }) => code);
  const opened = await openedReports(ctx, secret);
  return reached.map((row) => {
    const view = deskView(ctx, row, duplicates.get(row.id) ?? []);
    return isSecret(row.heldReason) && !opened.has(row.code) ? sealedView(view) : view;
  });
}

function deskView(ctx: DeskCtx, row: DeskRow, duplicates: NearbyDuplicateView[]): DeskReportView {
  const photos = photoIdsOf(row).map(deskPhoto);
  const last = row.events.at(-1);
  const reopenedAt = row.events.findLast(({ kind }) => kind === "REOPENED")?.createdAt ?? null;
  const { latitude, longitude } = row;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const resolvable = TRANSITIONS.claim.from.includes(row.status);
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    heldReason: row.heldReason,
    sealed: false,
    mergedInto: row.mergedInto,
    reopenWaits: row.reopenWaits,
    updates: row.updates.map((update) => deskUpdateView({ ...update, report: row })),
    judgements: row.judgements.map(({ judgement, words, byReporter, counted, createdAt }) => ({
      judgement,
      words,
      by_reporter: byReporter,
      counted,
      created_at: createdAt.toISOString(),
    })),
    reporterName: row.reporterName,
    anonymous: row.anonymous,
    hasEmail: row.email !== null,
    location: row.location,
    damageType: row.damageType,
    description: row.description,
    answers: row.answers as unknown as KindAnswer[],
    incidentDate: row.incidentDate.toISOString().slice(0, 10),
    latitude,
    longitude,
    area: areaText(row),
    photo: photos[0] ?? null,
    photos,
    supportCount: row.supportCount,
    question: row.question,
    taken: row.writerKey.startsWith(TAKEN_KEY),
    assignee: row.assignee && {
      name: row.assignee.username,
      own: ctx.actor.kind === "member" && ctx.actor.userId === row.assignee.userId,
    },
    createdAt: row.createdAt.toISOString(),
    zone: zoneOfRow(row),
    steps: row.events.map((event) => ({
      id: event.id,
      kind: event.kind,
      words: event.words,
      photo: event.photoId === null ? null : photoPath(event.photoId, 640),
      camera: cameraView(event.photo, point),
      created_at: event.createdAt.toISOString(),
      by_reporter: isByReporter(event),
      by: event.by,
      undoable: event === last && canUndo(ctx.actor, event, ctx.now()),
    })),
    duplicates,
    gatherings: row.gatherings.map((gathering) => gatheringView(gathering, resolvable, reopenedAt)),
  };
}
