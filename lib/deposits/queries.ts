import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import { bookToken, isBookToken, memberIdIn, ownPartner } from "./access";
import { balancesOf, ENTRY_SELECT, entryView } from "./rows";
import { DEPOSIT_PAGE, depositBookPath } from "./rules";
import type { DepositBookView, DepositEntryView, DepositMemberView } from "./view";

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
    select: { id: true, name: true, linkVersion: true },
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
  if (!member) throw new NotFound("Anggota tidak ditemukan di buku ini.");
  return await entriesOf(ctx, memberId, cursor);
}

/** What a member's own link opens. @throws Forbidden */
export async function depositBook(ctx: Ctx, token: string, cursor?: number): Promise<DepositBookView> {
  const id = memberIdIn(token);
  const member =
    id === null
      ? null
      : await ctx.db.partnerMember.findUnique({
          where: { id },
          select: { id: true, name: true, linkVersion: true, partner: { select: { name: true, slug: true } } },
        });
  if (!member || !isBookToken(ctx, member, token)) {
    throw new Forbidden("Tautan buku tabungan ini tidak berlaku. Minta tautan yang baru kepada bank sampah Anda.");
  }
  const { items, nextCursor } = await entriesOf(ctx, member.id, cursor);
  const balances = await balancesOf(ctx.db, [member.id]);
  return {
    partner: member.partner,
    name: member.name,
    balance: balances.get(member.id) ?? 0,
    entries: items,
    next: nextCursor === null ? null : Number(nextCursor),
  };
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
