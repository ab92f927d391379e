import "server-only";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { assertStopToken } from "./access";
import { type MailSource, type SourceRow, sourceRow } from "./rules-stop";

const columnsOf = ({ kind, id }: SourceRow) => ({ kind, rowId: id });

/** Ends the mails about the rows of a link to its address; a second call changes nothing. @throws Forbidden */
export async function stopMails(ctx: Ctx, token: string): Promise<{ stopped: true }> {
  const { rows, addressKey } = assertStopToken(ctx, token);
  await ctx.db.mailStop.createMany({
    data: rows.map((row) => ({ ...columnsOf(row), addressKey, stoppedAt: ctx.now() })),
    skipDuplicates: true,
  });
  return { stopped: true };
}

/** Takes the stops of such a link back, for its address alone; a second call changes nothing. @throws Forbidden */
export async function takeBackStop(ctx: Ctx, token: string): Promise<{ stopped: false }> {
  const { rows, addressKey } = assertStopToken(ctx, token);
  await ctx.db.mailStop.deleteMany({ where: { addressKey, OR: rows.map(columnsOf) } });
  return { stopped: false };
}

/** Whether the recipient has stopped every row that a mail is about. */
export async function isStopped(db: Database | Transaction, stop: MailMessage["stop"]): Promise<boolean> {
  if (stop === undefined || stop.rows.length === 0) return false;
  const rows = stop.rows.map(sourceRow).filter((row) => row !== null);
  const stopped = await db.mailStop.count({ where: { addressKey: stop.addressKey, OR: rows.map(columnsOf) } });
  return stopped === stop.rows.length;
}

/** Rows whose recipient has stopped the mails. @param addressKey where the address of a row may change */
export async function stoppedIds(
  transaction: Database | Transaction,
  kind: MailSource,
  ids: number[],
  addressKey?: string,
): Promise<Set<number>> {
  const where = { kind, rowId: { in: ids }, ...(addressKey === undefined ? {} : { addressKey }) };
  const rows = await transaction.mailStop.findMany({ where, select: { rowId: true } });
  return new Set(rows.map(({ rowId }) => rowId));
}

/** The rows with no address where its recipient has stopped the mails. */
export async function withoutStopped<Row extends { id: number; email: string | null }>(
  transaction: Database | Transaction,
  kind: MailSource,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ id, email }) => (email === null ? [] : [id]));
  const stopped = ids.length === 0 ? new Set() : await stoppedIds(transaction, kind, ids);
  return rows.map((row) => (stopped.has(row.id) ? { ...row, email: null } : row));
}

/** The owner of a confirmed address has given it again. */
export async function resumeMails(transaction: Transaction, kind: MailSource, id: number): Promise<void> {
  await transaction.mailStop.deleteMany({ where: { kind, rowId: id } });
}

const ROWS_WITH_ADDRESS: Record<MailSource, string> = {
  registration: "event_registrations WHERE email IS NOT NULL",
  event: "events WHERE organiser_email IS NOT NULL",
  report: "reports WHERE email IS NOT NULL",
  message: "messages WHERE email IS NOT NULL",
  partner: "partners WHERE (email IS NOT NULL OR previous_email IS NOT NULL)",
  volunteer: "volunteers WHERE email IS NOT NULL",
  account: "users WHERE true",
};

/** Removes the stops of rows that are gone or hold no address any more. @returns how many */
export async function forgetStops({ db }: Pick<Ctx, "db">): Promise<number> {
  let removed = 0;
  for (const [kind, rows] of Object.entries(ROWS_WITH_ADDRESS)) {
    removed += await db.$executeRaw`
      DELETE FROM mail_stops WHERE kind = ${kind}
        AND NOT EXISTS (SELECT FROM ${Prisma.raw(rows)} AND id = mail_stops.row_id)`;
  }
  return removed;
}
