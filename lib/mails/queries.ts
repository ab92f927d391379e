import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { cappedCount } from "@/lib/desk/queries";
import { containing } from "@/lib/format/search-words";
import type { Ctx, MailKind } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { assertOutboxReader } from "./policy";
import { isIn, outboxExists } from "./rows";
import { faultWords, MAIL_KINDS, MAILS_PAGE, MAILS_SEARCHED } from "./rules";
import type { ListMails } from "./schemas";
import type { OutboxCountsView, OutboxMailView } from "./view";

interface MailRow {
  id: string;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  kind: string | null;
  subject: string;
  toName: string;
  toAddress: string;
  tries: number;
  createdAt: Date;
  /** To the microsecond, for the cursor. */
  createdText: string;
  nextTryAt: Date;
  endedAt: Date | null;
  code: string | null;
  responseCode: string | null;
  interrupted: boolean;
}

const NOTHING: OutboxCountsView = { menunggu: 0, gagal: 0, terkirim: 0, dibatalkan: 0 };

/** Administrators only; it shows addresses, so each reading leaves an audit row. @throws Forbidden */
export async function outboxMails(ctx: Ctx, query: ListMails): Promise<Page<OutboxMailView>> {
  assertOutboxReader(ctx.actor);
  if (!(await outboxExists(ctx))) return { items: [], nextCursor: null };
  const { kotak, q, jenis, sesudah } = query;
  const rows = await ctx.transaction(async (transaction) => {
    const found = await transaction.$queryRaw<MailRow[]>(mailsSql(query));
    const details = { kotak, shown: Math.min(found.length, MAILS_PAGE), q: q ?? null, jenis: jenis ?? null };
    await recordAudit(transaction, ctx.actor, "mail.list", "mails", { ...details, further: sesudah !== undefined });
    return found;
  });
  const page = pageOf(rows, MAILS_PAGE, ({ createdText, id }) => `${createdText}_${id}`);
  return { nextCursor: page.nextCursor, items: page.items.map(mailView) };
}

/** One row more than a page holds. A search looks only through the newest mails of the drawer. */
export function mailsSql({ kotak, q, jenis, sesudah }: ListMails): Prisma.Sql {
  const after = sesudah
    ? Prisma.sql`AND (created_on, id) < (${sesudah.createdAt}::timestamptz, ${sesudah.id}::uuid)`
    : Prisma.empty;
  const order = Prisma.raw("ORDER BY created_on DESC, id DESC");
  const conditions = [
    ...(jenis ? [Prisma.sql`data->'message'->>'kind' = ${jenis}`] : []),
    ...(q
      ? [
          Prisma.sql`search_words(concat(data->'message'->>'subject', ' ', data#>>'{message,to,address}')) LIKE ${containing(q)}`,
        ]
      : []),
  ];
  const source =
    conditions.length === 0
      ? Prisma.sql`pgboss.job WHERE ${isIn(kotak)} ${after}`
      : Prisma.sql`
          (SELECT * FROM pgboss.job WHERE ${isIn(kotak)} ${order} LIMIT ${MAILS_SEARCHED}) AS newest
          WHERE ${Prisma.join(conditions, " AND ")} ${after}`;
  return Prisma.sql`
    SELECT id::text, state::text, data->'message'->>'kind' AS kind, data->'message'->>'subject' AS subject,
      data#>>'{message,to,name}' AS "toName", data#>>'{message,to,address}' AS "toAddress",
      CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS tries,
      created_on AS "createdAt", to_char(created_on AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdText",
      start_after AS "nextTryAt", completed_on AS "endedAt",
      output->>'code' AS code, output->>'responseCode' AS "responseCode",
      coalesce(output->>'code' IS NULL AND output IS NOT NULL, false) AS interrupted
    FROM ${source} ${order} LIMIT ${MAILS_PAGE + 1}`;
}

const VIEW_STATES: Record<MailRow["state"], OutboxMailView["state"]> = {
  created: "scheduled",
  retry: "retry",
  active: "sending",
  completed: "sent",
  cancelled: "cancelled",
  failed: "failed",
};

function mailView(row: MailRow): OutboxMailView {
  const { id, subject, tries, code, interrupted } = row;
  const responseCode = row.responseCode === null ? null : Number(row.responseCode);
  const state = VIEW_STATES[row.state];
  const faulty = (state === "retry" || state === "failed") && (code !== null || interrupted);
  return {
    id,
    state,
    kind: MAIL_KINDS.find((kind): kind is MailKind => kind === row.kind) ?? null,
    subject,
    to_name: row.toName,
    to_address: row.toAddress,
    tries,
    created_at: row.createdAt.toISOString(),
    next_try_at: state === "scheduled" || state === "retry" ? row.nextTryAt.toISOString() : null,
    ended_at: row.endedAt?.toISOString() ?? null,
    fault: faulty ? faultWords({ code: code ?? "", responseCode, interrupted }) : null,
  };
}

/** Administrators only. @throws Forbidden */
export async function outboxCounts(ctx: Ctx): Promise<OutboxCountsView> {
  assertOutboxReader(ctx.actor);
  if (!(await outboxExists(ctx))) return NOTHING;
  const count = (box: keyof OutboxCountsView) => cappedCount(Prisma.sql`SELECT FROM pgboss.job WHERE ${isIn(box)}`);
  const rows = await ctx.db.$queryRaw<OutboxCountsView[]>`
    SELECT ${count("menunggu")} AS menunggu, ${count("gagal")} AS gagal, ${count("terkirim")} AS terkirim,
      ${count("dibatalkan")} AS dibatalkan`;
  return rows[0] ?? NOTHING;
}
