import "server-only";
import { memberOf } from "@/lib/accounts/own/commands-confirm";
import { zoneOfRow } from "@/lib/areas/zones";
import type { CsvRow } from "@/lib/format/csv";
import { formatStamp } from "@/lib/format/dates";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf, readInChunks } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import {
  BOOK_SELECT,
  type BookRow,
  balancesOf,
  bookToken,
  ENTRY_SELECT,
  entryView,
  memberByToken,
  ownPartner,
} from "./rows";
import { DEPOSIT_KIND_LABELS, DEPOSIT_PAGE, depositBookPath } from "./rules";
import type { DepositBookView, DepositEntryView, DepositMemberView, OwnBookView } from "./view";

/** The members of a waste bank's book, newest first. @throws Forbidden, NotFound */
export async function listMembers(
  ctx: Ctx,
  partnerId: number,
  token: string | undefined,
  cursor?: number,
): Promise<Page<DepositMemberView>> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  const rows = await ctx.db.partnerMember.findMany({
    where: { partnerId, ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: DEPOSIT_PAGE + 1,
    select: { id: true, name: true, linkVersion: true, userId: true },
  });
  const page = pageOf(rows, DEPOSIT_PAGE, ({ id }) => String(id));
  const balances = await balancesOf(
    ctx.db,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((member) => ({
    id: member.id,
    name: member.name,
    balance: balances.get(member.id) ?? 0,
    saved: member.userId !== null,
    book_path: depositBookPath(bookToken(ctx, member)),
  }));
  return { items, nextCursor: page.nextCursor };
}

/** One member's entries for the waste bank, newest first. @throws Forbidden, NotFound */
export async function memberEntries(
  ctx: Ctx,
  partnerId: number,
  memberId: number,
  token: string | undefined,
  cursor?: number,
): Promise<Page<DepositEntryView>> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  const member = await ctx.db.partnerMember.findFirst({ where: { id: memberId, partnerId }, select: { id: true } });
  if (!member) throw new NotFound("Nasabah tidak ditemukan di buku ini.");
  return await entriesOf(ctx, memberId, cursor);
}

/** What a member's own link opens. @throws Forbidden */
export async function depositBook(ctx: Ctx, token: string, cursor?: number): Promise<DepositBookView> {
  return await bookOf(ctx, await memberByToken(ctx, token), cursor);
}

/** A book that is saved in the actor's account. @throws Unauthenticated, NotFound */
export async function ownBook(ctx: Ctx, id: number, cursor?: number): Promise<DepositBookView> {
  const { userId } = memberOf(ctx.actor);
  const member = await ctx.db.partnerMember.findUnique({ where: { id, userId }, select: BOOK_SELECT });
  if (!member) throw new NotFound("Buku tabungan ini tidak tersimpan di akun Anda.");
  return await bookOf(ctx, member, cursor);
}

/** The books that are saved in the actor's account, the newest first. @throws Unauthenticated */
export async function ownBooks(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<OwnBookView>> {
  const { userId } = memberOf(ctx.actor);
  const rows = await ctx.db.$queryRaw<OwnBookView[]>`
    SELECT member.id, member.name, json_build_object('name', partners.name, 'slug', partners.slug) AS partner,
      (SELECT coalesce(sum(amount), 0)::float8 FROM deposit_entries WHERE member_id = member.id) AS balance
    FROM partner_members AS member JOIN partners ON partners.id = member.partner_id
    WHERE member.user_id = ${userId} ${cursor === undefined ? Prisma.empty : Prisma.sql`AND member.id < ${cursor}`}
    ORDER BY member.id DESC LIMIT ${limit + 1}`;
  return pageOf(rows, limit, ({ id }) => String(id));
}

async function bookOf(ctx: Ctx, member: BookRow, cursor?: number): Promise<DepositBookView> {
  const { items, nextCursor } = await entriesOf(ctx, member.id, cursor);
  const balances = await balancesOf(ctx.db, [member.id]);
  return {
    id: member.id,
    partner: member.partner,
    saved: savedFor(ctx.actor, member.userId),
    name: member.name,
    balance: balances.get(member.id) ?? 0,
    entries: items,
    next: nextCursor === null ? null : Number(nextCursor),
  };
}

function savedFor(actor: Actor, userId: number | null): DepositBookView["saved"] {
  if (userId === null) return null;
  return actor.kind === "member" && actor.userId === userId ? "own" : "other";
}

async function entriesOf({ db }: Ctx, memberId: number, cursor?: number): Promise<Page<DepositEntryView>> {
  const rows = await db.depositEntry.findMany({
    where: { memberId, ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: DEPOSIT_PAGE + 1,
    select: ENTRY_SELECT,
  });
  const page = pageOf(rows, DEPOSIT_PAGE, ({ id }) => String(id));
  const corrections = await db.depositEntry.findMany({
    where: { correctsId: { in: page.items.map(({ id }) => id) } },
    select: { correctsId: true },
  });
  const corrected = new Set(corrections.map(({ correctsId }) => correctsId));
  return { items: page.items.map((row) => entryView(row, corrected.has(row.id))), nextCursor: page.nextCursor };
}

/** Rows that are in memory at once. */
const CHUNK = 500;
const COLUMNS = [
  "nomor",
  "waktu",
  "nomor_anggota",
  "anggota",
  "catatan",
  "jenis",
  "gram",
  "harga_per_kg",
  "rupiah",
  "keterangan",
  "mengoreksi_nomor",
];

/** The whole book as a CSV file, in pieces. @throws Forbidden, NotFound before the first piece */
export async function exportDeposits(
  ctx: Ctx,
  partnerId: number,
  token: string | undefined,
): Promise<AsyncGenerator<CsvRow[]>> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  return entryRows(ctx, partnerId);
}

async function* entryRows({ db }: Ctx, partnerId: number): AsyncGenerator<CsvRow[]> {
  yield [COLUMNS];
  const read = (last?: { id: number }) =>
    db.depositEntry.findMany({
      where: { partnerId, id: { gt: last?.id ?? 0 } },
      orderBy: { id: "asc" },
      take: CHUNK,
      select: { ...ENTRY_SELECT, member: { select: { ...ENTRY_SELECT.member.select, name: true } } },
    });
  for await (const rows of readInChunks(CHUNK, read)) {
    yield rows.map((row) => [
      row.id,
      formatStamp(row.createdAt, zoneOfRow(row.member.partner)),
      row.memberId,
      row.member.name,
      DEPOSIT_KIND_LABELS[row.kind],
      row.material ?? "",
      row.grams ?? "",
      row.price ?? "",
      row.amount,
      row.note ?? "",
      row.correctsId ?? "",
    ]);
  }
}
