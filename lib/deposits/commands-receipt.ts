import "server-only";
import { randomUUID } from "node:crypto";
import { sha256 } from "@/lib/accounts/tokens";
import { zoneOfRow } from "@/lib/areas/zones";
import { DAY_MS, dayIn, HOUR_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound, TooMany, Unprocessable } from "@/lib/kernel/errors";
import { type PartnerPrice, PRICE_LIST_DAYS } from "@/lib/partners/rules";
import type { Transaction } from "@/prisma/client";
import { contentOf } from "./commands";
import { balancesOf, ENTRY_SELECT, entryView, ownPartner } from "./rows";
import { PAPER_DAYS, RECEIPTS_AN_HOUR } from "./rules";
import type { RecordReceipt } from "./schemas";
import type { ReceiptView } from "./view";

/**
 * Adds a receipt with all its lines, or nothing. One waste bank's receipts are written one after the other, so that
 * prices, limits, months and balances hold. The same receipt sent again gives the same answer.
 * @throws Forbidden, NotFound, InvalidInput, TooMany; Unprocessable for a clock that is off; Conflict with a `reason`
 * for what the keeper has to decide
 */
export async function recordReceipt(ctx: Ctx, partnerId: number, input: RecordReceipt): Promise<ReceiptView> {
  return await ctx.db.$transaction(async (transaction) => {
    await ownPartner(ctx, transaction, partnerId, input.token);
    const partner = await lockPartner(transaction, partnerId);
    const contentHash = hashOf(input);
    const where = { partnerId_requestKey: { partnerId, requestKey: input.request_key } };
    const known = await transaction.depositReceipt.findUnique({ where, select: { id: true, contentHash: true } });
    if (known && known.contentHash !== contentHash) throw new Conflict(REUSED, { reason: "KEY_REUSED" });
    if (known) return await receiptView(transaction, known.id);

    const now = ctx.now();
    assertClock(input, now);
    await assertUnderLimit(transaction, partnerId, now);
    await assertOpenDay(transaction, partnerId, input.weighed_on, dayIn(now, zoneOfRow(partner)));
    const memberId = await lockMember(transaction, partnerId, input);
    const prices = await pricesFor(transaction, partner, input, now);
    const { id: receiptId } = await transaction.depositReceipt.create({
      data: {
        partnerId,
        memberId,
        requestKey: input.request_key,
        contentHash,
        weighedOn: new Date(input.weighed_on),
        deviceAt: new Date(input.device_at),
        receivedAt: now,
        priceRevision: input.price_revision,
      },
      select: { id: true },
    });
    let balance = (await balancesOf(transaction, [memberId])).get(memberId) ?? 0;
    for (const [index, line] of input.lines.entries()) {
      const book = { memberId, balance, prices, mayLackPrices: true };
      const content = await contentOf(transaction, book, line).catch((error: unknown) => {
        throw inLine(error, index);
      });
      const { kind, note = null } = line;
      const data = { partnerId, memberId, receiptId, requestKey: randomUUID(), createdAt: now, kind, note, ...content };
      await transaction.depositEntry.create({ data });
      balance += content.amount;
    }
    return await receiptView(transaction, receiptId);
  });
}

const REUSED =
  "Nota ini sudah tersimpan dengan isi sebelumnya. Periksa riwayat nasabah, lalu catat yang baru sebagai nota baru.";

/** Waits for the receipt, change of prices or close of a month that is being written. */
export async function lockPartner(transaction: Transaction, id: number) {
  await transaction.$queryRaw`SELECT FROM partners WHERE id = ${id} FOR NO KEY UPDATE`;
  return await transaction.partner.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      prices: true,
      pricesRevision: true,
      areaCode: true,
      province: true,
      latitude: true,
      longitude: true,
    },
  });
}

/** Also of an entry that is sent alone, which locks the member only. @throws NotFound */
async function lockMember(transaction: Transaction, partnerId: number, input: RecordReceipt): Promise<number> {
  const id = input.member_id ?? null;
  const card = input.card_no ?? null;
  const [member] = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM partner_members
    WHERE partner_id = ${partnerId} AND (id = ${id} OR card_no = ${card}) FOR UPDATE`;
  if (member) return member.id;
  throw new NotFound(
    card === null
      ? "Nasabah tidak ditemukan di buku ini."
      : "Kartu ini tidak dikenal di buku ini. Kartu lama yang sudah diganti tidak berlaku lagi.",
  );
}

/** Identifies a receipt by its content, without the clock, which each attempt sends anew. */
function hashOf({ member_id, card_no, weighed_on, price_revision, lines }: RecordReceipt): string {
  const sorted = lines.map((line) => Object.entries(line).sort(([one], [other]) => (one < other ? -1 : 1)));
  return sha256(JSON.stringify([member_id, card_no, weighed_on, price_revision, sorted]));
}

function assertClock({ device_at, accepts_clock }: RecordReceipt, now: Date): void {
  if (accepts_clock || Math.abs(Date.parse(device_at) - now.getTime()) <= DAY_MS) return;
  const message =
    "Jam perangkat ini selisih lebih dari sehari. Periksa tanggal timbang, lalu setujui bila sudah benar.";
  throw new Unprocessable(message, { device_at: message });
}

async function assertUnderLimit(transaction: Transaction, partnerId: number, now: Date): Promise<void> {
  const oldest = await transaction.depositReceipt.findFirst({
    where: { partnerId, receivedAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { receivedAt: "desc" },
    skip: RECEIPTS_AN_HOUR - 1,
    select: { receivedAt: true },
  });
  if (!oldest) return;
  const seconds = (oldest.receivedAt.getTime() + HOUR_MS - now.getTime()) / 1000;
  throw new TooMany(`Terlalu banyak nota: paling banyak ${RECEIPTS_AN_HOUR} dalam satu jam.`, seconds);
}

async function assertOpenDay(transaction: Transaction, partnerId: number, day: string, today: string): Promise<void> {
  const earliest = isoDay(new Date(Date.parse(today) - PAPER_DAYS * DAY_MS));
  if (day > today || day < earliest) {
    const message = `Tanggal timbang paling lama ${PAPER_DAYS} hari yang lalu dan paling akhir hari ini.`;
    throw new InvalidInput(message, { weighed_on: message });
  }
  const month = new Date(`${day.slice(0, "2026-11".length)}-01`);
  const closed = await transaction.partnerMonth.count({ where: { partnerId, month } });
  if (closed === 0) return;
  throw new Conflict("Bulan ini sudah ditutup. Catat nota dengan tanggal di bulan yang masih terbuka.", {
    reason: "MONTH_CLOSED",
  });
}

/** The list that the device weighed with; an old one is never priced anew in silence. @throws Conflict */
async function pricesFor(
  transaction: Transaction,
  partner: { id: number; prices: unknown; pricesRevision: number },
  { price_revision: revision, lines }: RecordReceipt,
  now: Date,
): Promise<PartnerPrice[]> {
  const current = partner.prices as PartnerPrice[];
  if (revision === partner.pricesRevision || lines.every(({ kind }) => kind !== "DEPOSIT")) return current;
  const weekAgo = new Date(now.getTime() - PRICE_LIST_DAYS * DAY_MS);
  const earlier = await transaction.partnerPriceList.findUnique({
    where: { partnerId_revision: { partnerId: partner.id, revision }, replacedAt: { gte: weekAgo } },
    select: { prices: true },
  });
  if (earlier) return earlier.prices as unknown as PartnerPrice[];
  throw new Conflict("Daftar harga di perangkat ini sudah lama. Periksa nota dengan harga yang sekarang.", {
    reason: "PRICES_OLD",
    price_list: { revision: partner.pricesRevision, prices: current },
  });
}

/** A date of the database, `YYYY-MM-DD`. */
function isoDay(date: Date): string {
  return date.toISOString().slice(0, "2026-11-27".length);
}

/** Names the line in what is said of its fields. */
function inLine(error: unknown, index: number): unknown {
  if (!(error instanceof InvalidInput)) return error;
  const fields = Object.entries(error.fields).map(([field, message]) => [`lines.${index}.${field}`, message]);
  return new InvalidInput(error.message, Object.fromEntries(fields));
}

async function receiptView(transaction: Transaction, id: number): Promise<ReceiptView> {
  const receipt = await transaction.depositReceipt.findUniqueOrThrow({
    where: { id },
    select: {
      memberId: true,
      weighedOn: true,
      receivedAt: true,
      priceRevision: true,
      entries: { orderBy: { id: "asc" }, select: ENTRY_SELECT },
    },
  });
  const corrections = await transaction.depositEntry.findMany({
    where: { correctsId: { in: receipt.entries.map((entry) => entry.id) } },
    select: { correctsId: true },
  });
  const corrected = new Set(corrections.map(({ correctsId }) => correctsId));
  const balances = await balancesOf(transaction, [receipt.memberId]);
  return {
    id,
    member_id: receipt.memberId,
    weighed_on: isoDay(receipt.weighedOn),
    received_at: receipt.receivedAt.toISOString(),
    price_revision: receipt.priceRevision,
    entries: receipt.entries.map((entry) => entryView(entry, corrected.has(entry.id))),
    sum: receipt.entries.reduce((sum, { amount }) => sum + amount, 0),
    balance: balances.get(receipt.memberId) ?? 0,
  };
}
