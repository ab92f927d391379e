import "server-only";
import { memberOf } from "@/lib/accounts/own/commands-confirm";
import { formatCount } from "@/lib/format/numbers";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import type { PartnerPrice } from "@/lib/partners/rules";
import type { Transaction } from "@/prisma/client";
import { balancesOf, bookToken, ENTRY_SELECT, type EntryRow, entryView, memberByToken, ownPartner } from "./rows";
import { DEPOSIT_KIND_LABELS, depositAmount, depositBookPath, MOST_ENTRY_RUPIAH } from "./rules";
import type { AddMember, ReceiptLine, RecordEntry } from "./schemas";
import type { DepositMemberView, RecordedEntryView } from "./view";

const REUSED =
  "Kiriman ini sudah tersimpan dengan isi sebelumnya. Periksa riwayatnya, lalu muat ulang halaman untuk mencatat yang baru.";

/** Opens a member's page of the book; the same form sent twice opens one. @throws Forbidden, NotFound, Conflict */
export async function addMember(ctx: Ctx, partnerId: number, input: AddMember): Promise<DepositMemberView> {
  await ownPartner(ctx, ctx.db, partnerId, input.token);
  const { name, part = null, request_key: requestKey } = input;
  await ctx.db.partnerMember.createMany({
    data: { partnerId, name, part, requestKey, createdAt: ctx.now() },
    skipDuplicates: true,
  });
  const where = { partnerId_requestKey: { partnerId, requestKey } };
  const member = await ctx.db.partnerMember.findUniqueOrThrow({ where });
  if (member.name !== name) throw new Conflict(REUSED);
  const balances = await balancesOf(ctx.db, [member.id]);
  return {
    id: member.id,
    name,
    balance: balances.get(member.id) ?? 0,
    saved: member.userId !== null,
    book_path: depositBookPath(bookToken(ctx, member)),
  };
}

/** Ends the links that a member's page was opened with until now, and what was saved by them. @throws Forbidden, NotFound */
export async function renewBookLink(
  ctx: Ctx,
  partnerId: number,
  memberId: number,
  token: string | undefined,
): Promise<{ book_path: string }> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  const [member] = await ctx.db.partnerMember.updateManyAndReturn({
    where: { id: memberId, partnerId },
    data: { linkVersion: { increment: 1 }, userId: null },
  });
  if (!member) throw new NotFound("Nasabah tidak ditemukan di buku ini.");
  return { book_path: depositBookPath(bookToken(ctx, member)) };
}

/**
 * Adds one entry. One member's entries are written one after the other, so that two withdrawals never take the same
 * money. @throws Forbidden, NotFound, InvalidInput, Conflict
 */
export async function recordEntry(
  ctx: Ctx,
  partnerId: number,
  memberId: number,
  input: RecordEntry,
): Promise<RecordedEntryView> {
  return await ctx.db.$transaction(async (transaction) => {
    const partner = await ownPartner(ctx, transaction, partnerId, input.token);
    const locked = await transaction.$queryRaw<unknown[]>`
      SELECT FROM partner_members WHERE id = ${memberId} AND partner_id = ${partnerId} FOR UPDATE`;
    if (locked.length === 0) throw new NotFound("Nasabah tidak ditemukan di buku ini.");
    const where = { partnerId_requestKey: { partnerId, requestKey: input.request_key } };
    const known = await transaction.depositEntry.findUnique({ where, select: ENTRY_SELECT });
    if (known) assertSame(known, memberId, input);
    const before = (await balancesOf(transaction, [memberId])).get(memberId) ?? 0;
    if (known) return { entry: entryView(known, false), balance: before };
    const content = await contentOf(
      transaction,
      { memberId, balance: before, prices: partner.prices as unknown as PartnerPrice[] },
      input,
    );
    const data = { partnerId, memberId, requestKey: input.request_key, note: input.note ?? null, createdAt: ctx.now() };
    const row = await transaction.depositEntry.create({
      data: { ...data, kind: input.kind, ...content },
      select: ENTRY_SELECT,
    });
    return { entry: entryView(row, false), balance: before + row.amount };
  });
}

interface Book {
  memberId: number;
  balance: number;
  prices: PartnerPrice[];
  /** Without a price list kilograms alone are recorded. */
  mayLackPrices?: boolean;
}

/** The columns of an entry that its kind decides. @throws InvalidInput, NotFound, Conflict */
export async function contentOf(transaction: Transaction, book: Book, input: ReceiptLine) {
  if (input.kind === "DEPOSIT") return depositOf(book, input);
  if (input.kind === "WITHDRAWAL") {
    if (input.rupiah > book.balance) {
      throw refused(
        "rupiah",
        `Saldo tidak cukup. Penarikan paling banyak Rp${formatCount(Math.max(0, book.balance))}.`,
      );
    }
    return { amount: -input.rupiah };
  }
  const wrong = await transaction.depositEntry.findFirst({
    where: { id: input.corrects_id, memberId: book.memberId },
    select: ENTRY_SELECT,
  });
  if (!wrong) throw new NotFound("Catatan yang dikoreksi tidak ada di buku nasabah ini.");
  if (wrong.kind === "CORRECTION") {
    throw refused("corrects_id", "Koreksi tidak dapat dikoreksi. Catat setoran atau penarikan yang benar.");
  }
  const taken = await transaction.depositEntry.count({ where: { correctsId: wrong.id } });
  if (taken > 0) throw new Conflict(`${DEPOSIT_KIND_LABELS[wrong.kind]} ini sudah dikoreksi.`);
  const after = book.balance - wrong.amount;
  if (after < 0 && wrong.amount > 0 && !input.accepts_debt) {
    throw refused(
      "accepts_debt",
      `Setoran ini sudah ditarik. Setelah dikoreksi saldo nasabah menjadi −Rp${formatCount(-after)}. Setujui bila memang begitu.`,
    );
  }
  return { amount: 0 - wrong.amount, correctsId: wrong.id };
}

function depositOf(book: Book, { material, grams, price: seen }: Extract<ReceiptLine, { kind: "DEPOSIT" }>) {
  const { prices, mayLackPrices = false } = book;
  if (mayLackPrices && prices.length === 0) return { amount: 0, material, grams };
  const price = prices.find(({ name }) => name === material)?.rupiah;
  if (price === undefined) {
    throw refused("material", "Jenis ini tidak ada di daftar harga. Muat ulang halaman atau lengkapi daftar harga.");
  }
  if (seen !== undefined && seen !== price) {
    throw new Conflict(
      `Harga ${material} sekarang Rp${formatCount(price)} per kg. Muat ulang halaman lalu catat lagi.`,
    );
  }
  const amount = depositAmount(grams, price);
  if (amount < 1) throw refused("grams", "Nilai setoran kurang dari Rp1. Periksa beratnya.");
  if (amount > MOST_ENTRY_RUPIAH) throw refused("grams", "Nilai satu setoran paling banyak Rp100.000.000.");
  return { amount, material, grams, price };
}

/** A key stands for one entry for good. @throws Conflict */
function assertSame(known: EntryRow, memberId: number, input: RecordEntry): void {
  const same =
    known.memberId === memberId &&
    known.kind === input.kind &&
    known.note === (input.note ?? null) &&
    (input.kind !== "DEPOSIT" || (known.material === input.material && known.grams === input.grams)) &&
    (input.kind !== "WITHDRAWAL" || known.amount === -input.rupiah) &&
    (input.kind !== "CORRECTION" || known.correctsId === input.corrects_id);
  if (!same) throw new Conflict(REUSED);
}

function refused(field: string, message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message });
}

/**
 * Keeps the book that a link opens in the actor's account; again changes nothing. One book lies in one account.
 * @throws Unauthenticated; Forbidden for a link that does not hold; Conflict when another account has it
 */
export async function saveBook(ctx: Ctx, { token }: { token: string }): Promise<{ id: number }> {
  const { userId } = memberOf(ctx.actor);
  const { id, linkVersion } = await memberByToken(ctx, token);
  // A link that was renewed meanwhile finds no row, as one that is saved elsewhere.
  const { count } = await ctx.db.partnerMember.updateMany({
    where: { id, linkVersion, OR: [{ userId: null }, { userId }] },
    data: { userId },
  });
  if (count === 0) {
    throw new Conflict(
      "Buku ini sudah tersimpan di akun lain. Bila bukan akun Anda, minta bank sampah membuat tautan baru.",
    );
  }
  return { id };
}

/** Takes a book out of the actor's account; the link goes on opening it. @throws Unauthenticated, NotFound */
export async function releaseBook(ctx: Ctx, id: number): Promise<void> {
  const { userId } = memberOf(ctx.actor);
  const { count } = await ctx.db.partnerMember.updateMany({ where: { id, userId }, data: { userId: null } });
  if (count === 0) throw new NotFound("Buku tabungan ini tidak tersimpan di akun Anda. Muat ulang halaman.");
}
