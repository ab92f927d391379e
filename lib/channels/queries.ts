import "server-only";
import { codesAround } from "@/lib/areas/rules";
import { assertReviewer } from "@/lib/desk/policy";
import { DAY_MS, dayIn } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/phone";
import { containing } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import { columnsOf, Prisma } from "@/prisma/client";
import {
  CHANNELS_PAGE,
  CHECK_DAYS,
  type ChannelKind,
  channelDamageType,
  channelLink,
  isForwardable,
  MOST_OFFERED,
} from "./rules";
import { forwardText } from "./rules-text";
import type { DeskChannels } from "./schemas";
import type { ChannelView, DeskChannelView, ReportChannelsView } from "./view";

const COLUMNS = {
  id: true,
  name: true,
  kind: true,
  areaCode: true,
  damageTypes: true,
  address: true,
  needsIdentity: true,
  daysForward: true,
  daysAct: true,
  sourceUrl: true,
  checkedOn: true,
  shipped: true,
  revision: true,
} as const satisfies Prisma.ChannelSelect;
type ChannelRow = Prisma.ChannelGetPayload<{ select: typeof COLUMNS }>;
const CHANNEL_COLUMNS = columnsOf("channels", COLUMNS);

/** Text, photo and channels to pass a report on; null if it is not public, not verified yet, or done. */
export async function reportChannels(
  ctx: Pick<Ctx, "db" | "now" | "link">,
  { code, status, report, rough }: ReportDetailView,
): Promise<ReportChannelsView | null> {
  if (report === null || !isForwardable(status)) return null;
  const text = forwardText({ report, rough, link: ctx.link(`/laporan/${code}`) });
  const rows = await ctx.db.$queryRaw<ChannelRow[]>`
    SELECT ${CHANNEL_COLUMNS} FROM channels
    WHERE ${isFor(report.area_code, report.damage_type)}
      AND (shipped OR checked_on >= ${oldestCheck(ctx)}::date)
    ORDER BY coalesce(length(area_code), 0) DESC, damage_types = '{}', id LIMIT ${MOST_OFFERED}`;
  const photo = report.photo === null ? null : `/laporan/${code}/foto.jpg`;
  return { text, photo, channels: rows.map((row) => channelView(row, text)) };
}

/** Whether a channel is responsible for an area and a kind of damage. */
export function isFor(areaCode: string | null, damageType: string): Prisma.Sql {
  return Prisma.sql`(area_code IS NULL OR area_code = ANY(${areaCode === null ? [] : codesAround(areaCode)}::varchar[]))
    AND (damage_types = '{}' OR ${channelDamageType(damageType)} = ANY(damage_types))`;
}

/** The first day on which a channel that is still offered may have been checked. */
function oldestCheck({ now }: Pick<Ctx, "now">): string {
  return dayIn(new Date(now().getTime() - CHECK_DAYS * DAY_MS));
}

function publicPart({ id, name, kind, address, areaCode, ...row }: ChannelRow) {
  return {
    id,
    name,
    kind: kind as ChannelKind,
    area_code: areaCode,
    address: kind === "WHATSAPP" || kind === "PHONE" ? formatPhone(address) : address,
    needs_identity: row.needsIdentity,
    days_forward: row.daysForward,
    days_act: row.daysAct,
    source_url: row.sourceUrl,
    checked_on: row.checkedOn?.toISOString().slice(0, "YYYY-MM-DD".length) ?? null,
  };
}

function channelView(row: ChannelRow, text: string): ChannelView {
  return { ...publicPart(row), link: channelLink(row, text) };
}

type DeskRow = ChannelRow & { area: string | null; doubts: number; stale: boolean };

/** Channels of all areas, newest first, or those that somebody should check. Staff only. @throws Forbidden */
export async function deskChannels(ctx: Ctx, { q, keadaan, cursor }: DeskChannels): Promise<Page<DeskChannelView>> {
  assertReviewer(ctx.actor);
  const conditions = [Prisma.sql`true`];
  if (q) conditions.push(Prisma.sql`search_words(channels.name) LIKE ${containing(q)}`);
  if (cursor !== undefined) conditions.push(Prisma.sql`channels.id < ${cursor}`);
  if (keadaan === "periksa") {
    conditions.push(Prisma.sql`(${isStale(ctx)}
      OR EXISTS (SELECT FROM channel_doubts WHERE channel_id = channels.id))`);
  }
  const rows = await ctx.db.$queryRaw<DeskRow[]>`
    ${deskSelect(ctx)} WHERE ${Prisma.join(conditions, " AND ")} ORDER BY channels.id DESC LIMIT ${CHANNELS_PAGE + 1}`;
  const { items, nextCursor } = pageOf(rows, CHANNELS_PAGE, ({ id }) => String(id));
  return { items: items.map(deskChannelView), nextCursor };
}

/** Staff only. @returns null where there is none of this number; @throws Forbidden */
export async function findDeskChannel(ctx: Ctx, id: number): Promise<DeskChannelView | null> {
  assertReviewer(ctx.actor);
  const [row] = await ctx.db.$queryRaw<DeskRow[]>`${deskSelect(ctx)} WHERE channels.id = ${id}`;
  return row ? deskChannelView(row) : null;
}

function isStale(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`coalesce(channels.checked_on, '-infinity') < ${oldestCheck(ctx)}::date`;
}

function deskSelect(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`SELECT ${CHANNEL_COLUMNS}, areas.name AS area, ${isStale(ctx)} AS stale,
      (SELECT count(*)::int FROM channel_doubts WHERE channel_id = channels.id) AS doubts
    FROM channels LEFT JOIN areas ON areas.code = channels.area_code`;
}

function deskChannelView({ area, doubts, stale, ...row }: DeskRow): DeskChannelView {
  const { address, areaCode, damageTypes, shipped, revision } = row;
  return {
    ...publicPart(row),
    typed_address: address,
    area: area ?? areaCode,
    damage_types: damageTypes,
    shipped,
    revision,
    doubts,
    stale,
  };
}
