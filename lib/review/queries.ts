import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { onlyRow, rowValue } from "@/lib/desk/queries";
import { clipped } from "@/lib/format/text";
import { deskTexts, forumCountsSql } from "@/lib/forum/desk/queries";
import type { ForumKind } from "@/lib/forum/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import { messageCountsSql, messageQueue } from "@/lib/messages/desk/queries";
import { MESSAGE_KIND_LABELS } from "@/lib/messages/rules";
import { deskPartners, partnerCountsSql } from "@/lib/partners/desk/queries";
import { placeCountsSql, placeQueue } from "@/lib/places/desk/queries";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import type { DeskPlaceView } from "@/lib/places/view";
import { deskCountsSql, deskQueue } from "@/lib/reports/desk/queries";
import { RISKY_KINDS } from "@/lib/reports/rules-kinds";
import { waitingTitle } from "@/lib/reports/view";
import { deskVolunteers, volunteerCountsSql } from "@/lib/volunteers/desk/queries";
import { Prisma } from "@/prisma/client";
import { longestWaiting, parseReviewCursor, type ReviewKind, reviewCursorText } from "./rules";
import type { ReviewItem, WaitingCounts } from "./view";

/** Characters of what somebody wrote. */
const MOST_OF_TEXT = 120;

interface Slice {
  limit: number;
  cursor: number | undefined;
}

/** What waits of one kind, in the order of its ids. */
type Source = (ctx: Ctx, slice: Slice) => Promise<Page<ReviewItem>>;

const SOURCES: Record<ReviewKind, Source> = {
  laporan: async (ctx, slice) =>
    pageAs(await deskQueue(ctx, { ...slice, status: "WAITING" }), (report) => ({
      kind: "laporan",
      id: report.id,
      name: waitingTitle(report),
      text: report.sealed ? report.code : `${report.code}, ${report.location}`,
      photo: report.photo?.medium ?? null,
      heldReason: report.heldReason,
      risky: RISKY_KINDS.includes(report.damageType),
      since:
        report.status === "PENDING"
          ? report.createdAt
          : (report.updates[0]?.createdAt ?? report.steps.at(-1)?.created_at ?? report.createdAt),
      href: `/admin/laporan?laporan=${report.code}`,
    })),
  lokasi: async (ctx, slice) =>
    pageAs(await placeQueue(ctx, { ...slice, queue: "PENDING" }), (place) => ({
      ...placeItem(place),
      kind: "lokasi",
      since: place.createdAt,
      href: `/admin/lokasi?lokasi=${place.id}`,
    })),
  diragukan: async (ctx, slice) =>
    pageAs(await placeQueue(ctx, { ...slice, queue: "DOUBTED" }), (place) => ({
      ...placeItem(place),
      kind: "diragukan",
      // Nobody writes down when a doubt grew large enough; the last step of staff is the earliest it can be.
      since: place.notes[0]?.created_at ?? place.updatedAt,
      href: `/admin/lokasi?queue=DOUBTED&lokasi=${place.id}`,
    })),
  pesan: async (ctx, slice) =>
    pageAs(await messageQueue(ctx, { ...slice, status: "NEW", withoutNotes: true }), (message) => ({
      kind: "pesan",
      id: message.id,
      name: message.name ?? "Tanpa nama",
      text: message.subject ?? MESSAGE_KIND_LABELS[message.kind],
      photo: message.photo?.medium ?? null,
      heldReason: message.heldReason,
      since: message.createdAt,
      href: `/admin/pesan?pesan=${message.id}`,
    })),
  relawan: async (ctx, { limit, cursor }) =>
    pageAs(await deskVolunteers(ctx, { keadaan: "tertahan", cursor }, limit), (volunteer) => ({
      kind: "relawan",
      id: volunteer.id,
      name: volunteer.nama,
      text: `${volunteer.aksi}, ${volunteer.daerah}`,
      photo: null,
      heldReason: volunteer.heldReason,
      since: volunteer.bergabung,
      href: "/admin/relawan?keadaan=tertahan",
    })),
  mitra: async (ctx, { limit, cursor }) =>
    pageAs(await deskPartners(ctx, { keadaan: "ditahan", cursor }, limit), (partner) => ({
      kind: "mitra",
      id: partner.id,
      name: partner.name,
      text: partner.address ?? "Tanpa alamat",
      photo: partner.photo,
      heldReason: partner.heldReason,
      since: partner.created_at,
      href: "/admin/mitra?keadaan=ditahan",
    })),
  topik: (ctx, slice) => forumTexts(ctx, "topik", slice),
  komentar: (ctx, slice) => forumTexts(ctx, "komentar", slice),
};

/** What waits of these kinds, risky reports first, then the longest waiting. Staff only. */
export async function reviewQueue(
  ctx: Ctx,
  { kinds, limit, cursor }: { kinds: readonly ReviewKind[]; limit: number; cursor?: string | undefined },
): Promise<Page<ReviewItem>> {
  assertReviewer(ctx.actor);
  const after = parseReviewCursor(cursor);
  const pages = await Promise.all(kinds.map((kind) => SOURCES[kind](ctx, { limit, cursor: after[kind] })));
  const items = longestWaiting(
    pages.map((page) => page.items),
    limit,
  );
  for (const { kind, id } of items) after[kind] = id;
  const read = pages.reduce((sum, page) => sum + page.items.length, 0);
  const more = read > items.length || pages.some(({ nextCursor }) => nextCursor !== null);
  return { items, nextCursor: more ? reviewCursorText(after) : null };
}

const WAITING: Record<keyof WaitingCounts, () => Prisma.Sql> = {
  reports: deskCountsSql,
  places: placeCountsSql,
  messages: messageCountsSql,
  volunteers: volunteerCountsSql,
  partners: partnerCountsSql,
  forum: forumCountsSql,
};

/** Every page of the desk shows them, so they are one statement. Staff only. */
export async function waitingCounts(ctx: Ctx): Promise<WaitingCounts> {
  assertReviewer(ctx.actor);
  const columns = Object.entries(WAITING).map(([name, sql]) => Prisma.sql`${rowValue(sql())} AS ${Prisma.raw(name)}`);
  return onlyRow(ctx, Prisma.sql`SELECT ${Prisma.join(columns)}`);
}

function pageAs<Item>({ items, nextCursor }: Page<Item>, view: (item: Item) => ReviewItem): Page<ReviewItem> {
  return { items: items.map(view), nextCursor };
}

function placeItem({ id, name, kind, area, heldReason, photo }: DeskPlaceView) {
  const text = area === null ? PLACE_KIND_LABELS[kind] : `${PLACE_KIND_LABELS[kind]}, ${area}`;
  return { id, name, text, heldReason, photo: photo?.medium ?? null };
}

async function forumTexts(ctx: Ctx, kind: ForumKind, { limit, cursor }: Slice): Promise<Page<ReviewItem>> {
  return pageAs(await deskTexts(ctx, { kind, queue: "WAITING", limit, cursor }), (text) => ({
    kind,
    id: text.id,
    name: text.title,
    text: clipped(text.content, MOST_OF_TEXT),
    photo: null,
    heldReason: text.heldReason,
    since: text.createdAt,
    href: `/admin/forum?kind=${kind}`,
  }));
}
