import "server-only";
import type { CsvRow } from "@/lib/format/csv";
import { formatStamp } from "@/lib/format/dates";
import { searchWords } from "@/lib/format/search-words";
import { type Actor, isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, STAFF_ONLY } from "@/lib/kernel/errors";
import { type Page, pageOf, readInChunks } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { recordAudit } from "./commands";
import { ACTION_WORDS, AUDIT_PAGE, subjectWords } from "./rules";
import type { AuditFilter } from "./schemas";
import type { AuditEntryView } from "./view";

/** Entries of an export that are in memory at once. */
const CHUNK = 1000;
const COLUMNS = ["nomor", "waktu", "orang", "tindakan", "keterangan", "subjek", "nama_subjek", "rincian"];

interface EntryRow {
  id: number;
  userId: number | null;
  username: string | null;
  action: string;
  subject: string;
  details: Prisma.JsonValue;
  createdAt: Date;
}

/** The log, newest first. Administrators only. @throws Forbidden */
export async function auditEntries(ctx: Ctx, filter: AuditFilter, cursor?: number): Promise<Page<AuditEntryView>> {
  assertAdmin(ctx.actor);
  const rows = await ctx.db.$queryRaw<EntryRow[]>(entriesSql(filter, AUDIT_PAGE + 1, cursor));
  const page = pageOf(rows, AUDIT_PAGE, ({ id }) => String(id));
  return { nextCursor: page.nextCursor, items: page.items.map(entryView) };
}

/** The same entries as a file, in pieces; that it was taken stands in the log itself. @throws Forbidden before the first piece */
export async function exportAudit(ctx: Ctx, filter: AuditFilter): Promise<AsyncGenerator<CsvRow[]>> {
  assertAdmin(ctx.actor);
  await ctx.transaction((transaction) =>
    recordAudit(transaction, ctx.actor, "audit.export", "audit", JSON.parse(JSON.stringify(filter))),
  );
  return entryRows(ctx, filter);
}

async function* entryRows(ctx: Ctx, filter: AuditFilter): AsyncGenerator<CsvRow[]> {
  yield [COLUMNS];
  const read = (last?: EntryRow) => ctx.db.$queryRaw<EntryRow[]>(entriesSql(filter, CHUNK, last?.id));
  for await (const rows of readInChunks(CHUNK, read)) yield rows.map(entryView).map(cellsOf);
}

function cellsOf(entry: AuditEntryView): (string | number)[] {
  const { id, created_at, username, action, subject, details } = entry;
  return [
    id,
    formatStamp(created_at),
    username ?? "",
    action,
    ACTION_WORDS[action] ?? "",
    subject,
    subjectWords(subject).label,
    details,
  ];
}

export function entriesSql(filter: AuditFilter, limit: number, cursor?: number): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`];
  const { orang, tindakan, subjek, dari, sampai } = filter;
  if (orang)
    conditions.push(Prisma.sql`entry.user_id IN (SELECT id FROM users WHERE name_words = ${searchWords(orang)})`);
  if (tindakan) conditions.push(Prisma.sql`entry.action = ${tindakan}`);
  if (subjek) conditions.push(Prisma.sql`entry.subject = ${subjek}`);
  if (dari) conditions.push(Prisma.sql`entry.created_at >= ${midnight(dari)}`);
  if (sampai) conditions.push(Prisma.sql`entry.created_at < ${midnight(sampai, 1)}`);
  if (cursor !== undefined) {
    conditions.push(Prisma.sql`(entry.created_at, entry.id) <
      (SELECT created_at, id FROM audit_entries WHERE id = ${cursor})`);
  }
  return Prisma.sql`
    SELECT entry.id, entry.user_id AS "userId", users.username, entry.action, entry.subject, entry.details,
      entry.created_at AS "createdAt"
    FROM audit_entries AS entry LEFT JOIN users ON users.id = entry.user_id
    WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY entry.created_at DESC, entry.id DESC LIMIT ${limit}`;
}

/** When a day of WIB begins. @param later days after it */
function midnight(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + later * 86_400_000);
}

function entryView({ id, userId, username, action, subject, details, createdAt }: EntryRow): AuditEntryView {
  return {
    id,
    username,
    by_person: userId !== null,
    action,
    subject,
    details: JSON.stringify(details),
    created_at: createdAt.toISOString(),
  };
}

function assertAdmin(actor: Actor): void {
  if (!isAdmin(actor)) throw new Forbidden(STAFF_ONLY);
}
