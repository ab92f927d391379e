import "server-only";
import { assertReviewer, canTakeBack } from "@/lib/desk/policy";
import {
  cappedCount,
  type DeskCtx,
  inOrder,
  LATEST_STEPS,
  onlyRow,
  queuePage,
  sliceSql,
  staffNames,
  stepViews,
} from "@/lib/desk/queries";
import { isMobile } from "@/lib/format/phone";
import { containing } from "@/lib/format/search-words";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import { withoutStopped } from "@/lib/mails/commands-stop";
import {
  isAnsweredByHand,
  MESSAGE_STATUSES,
  PROJECT_CATEGORY_LABELS,
  type ProjectCategory,
} from "@/lib/messages/rules";
import type { MessageQueueQuery } from "@/lib/messages/schemas";
import type { DeskMessageView, MessageCountsView } from "@/lib/messages/view";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";

const DESK_SELECT = {
  id: true,
  kind: true,
  status: true,
  about: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  body: true,
  details: true,
  photoId: true,
  createdAt: true,
  steps: LATEST_STEPS,
} as const satisfies Prisma.MessageSelect;

type DeskRow = Prisma.MessageGetPayload<{ select: typeof DESK_SELECT }>;

type QueueQuery = MessageQueueQuery & {
  /** Leaves out notes on places, which wait at the desk of places. */
  withoutNotes?: boolean;
};

/** Letters of one state: the longest waiting first, of the done ones the newest. Staff only. */
export async function messageQueue(ctx: Ctx, query: QueueQuery): Promise<Page<DeskMessageView>> {
  assertReviewer(ctx.actor);
  const { ids, nextCursor } = await queuePage(ctx, queueSql(query), query.limit);
  const rows = await ctx.db.message.findMany({ where: { id: { in: ids } }, select: DESK_SELECT });
  return { items: await deskViews(ctx, inOrder(ids, rows)), nextCursor };
}

/** State and kind stand in the query rather than beside it, so that the planner sees how many there are of them. */
export function queueSql({ status, kind, q, withoutNotes = false, ...slice }: QueueQuery): Prisma.Sql {
  const ofKind = kind === undefined ? Prisma.empty : Prisma.raw(`AND kind = '${kind}'`);
  const others = withoutNotes ? Prisma.sql`AND kind <> 'PLACE_NOTE'` : Prisma.empty;
  return Prisma.sql`SELECT id FROM messages WHERE ${isOf(status)} ${ofKind} ${others} ${searchSql(q)}
    ${sliceSql(slice, status === "NEW" ? "oldest" : "newest")}`;
}

function isOf(status: MessageQueueQuery["status"]): Prisma.Sql {
  return Prisma.raw(`status = '${status}'`);
}

/** As the index `messages_text_idx` has it; addresses are not searched, since not everyone at the desk sees them. */
function searchSql(q: string | undefined): Prisma.Sql {
  if (q === undefined || q === "") return Prisma.empty;
  return Prisma.sql`AND search_words(coalesce(name, '') || ' ' || coalesce(subject, '') || ' ' || body) LIKE ${containing(q)}`;
}

/** Null when there is no such letter. Staff only. */
export async function deskMessage(ctx: DeskCtx, id: number): Promise<DeskMessageView | null> {
  assertReviewer(ctx.actor);
  const row = await ctx.db.message.findUnique({ where: { id }, select: DESK_SELECT });
  if (!row) return null;
  const [view] = await deskViews(ctx, [row]);
  return view ?? null;
}

/** Staff only. */
export async function messageCounts(ctx: Ctx): Promise<MessageCountsView> {
  assertReviewer(ctx.actor);
  return onlyRow(ctx, messageCountsSql());
}

export function messageCountsSql(): Prisma.Sql {
  const capped = (where: Prisma.Sql) => cappedCount(Prisma.sql`SELECT FROM messages WHERE ${where}`);
  const columns = MESSAGE_STATUSES.map((status) => Prisma.sql`${capped(isOf(status))} AS ${Prisma.raw(`"${status}"`)}`);
  const notes = capped(Prisma.sql`${isOf("NEW")} AND kind = 'PLACE_NOTE'`);
  return Prisma.sql`SELECT ${Prisma.join(columns)}, ${notes} AS notes`;
}

async function deskViews(ctx: DeskCtx, rows: DeskRow[]): Promise<DeskMessageView[]> {
  if (rows.length === 0) return [];
  const names = await staffNames(
    ctx,
    rows.flatMap(({ steps }) => steps),
  );
  const placeIds = rows.flatMap((row) => placeIdOf(row) ?? []);
  const places = await ctx.db.place.findMany({ where: { id: { in: placeIds } }, select: { id: true, name: true } });
  const placeNames = new Map(places.map(({ id, name }) => [id, name]));
  const reached = await withoutStopped(ctx.db, "message", rows);
  return reached.map((row) => deskView(ctx, row, names, placeNames));
}

function placeIdOf({ kind, about }: Pick<DeskRow, "kind" | "about">): number | null {
  return kind === "PLACE_NOTE" && about !== null ? Number(about.slice("place:".length)) : null;
}

function deskView(
  ctx: DeskCtx,
  row: DeskRow,
  names: Map<number, string>,
  placeNames: Map<number, string>,
): DeskMessageView {
  const { id, kind, status, name, subject, body, photoId, steps } = row;
  const details = row.details as Readonly<Record<string, string>>;
  const placeId = placeIdOf(row);
  const reach = { hasEmail: row.email !== null, hasPhone: row.phone !== null, isMobile: isMobile(row.phone ?? "") };
  return {
    id,
    kind,
    status,
    name,
    subject,
    body,
    details: detailsInWords(details),
    heldReason: details.held ?? null,
    ...reach,
    canSeeContact: isAdmin(ctx.actor) || isAnsweredByHand(reach),
    place: placeId === null ? null : { id: placeId, name: placeNames.get(placeId) ?? null },
    photo: photoId === null ? null : { medium: photoPath(photoId, 640), large: photoPath(photoId, 2048) },
    createdAt: row.createdAt.toISOString(),
    steps: stepViews(ctx, steps, names, canTakeBack),
  };
}

function detailsInWords({ project_category, role }: Readonly<Record<string, string>>): DeskMessageView["details"] {
  const words: DeskMessageView["details"] = [];
  if (project_category) {
    const text = PROJECT_CATEGORY_LABELS[project_category as ProjectCategory] ?? project_category;
    words.push({ term: "Kategori", text });
  }
  if (role) words.push({ term: "Peran yang diinginkan", text: role });
  return words;
}
