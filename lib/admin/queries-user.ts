import "server-only";
import { sessionView } from "@/lib/accounts/own/view";
import type { RoleName } from "@/lib/accounts/view";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma, type Transaction } from "@/prisma/client";
import { assertAdmin } from "./policy";
import { HIDDEN_WITH_WRITER, SHOWN_AUDIT, SHOWN_SESSIONS, WRITING_KINDS } from "./rules";
import type { UserAuditView, UserDetailView, WritingCountsView } from "./view";
import { WRITING_TABLES } from "./writing-tables";

/** One account without its secrets; null when there is none. Administrators only, and each look is written down. */
export async function userDetail(ctx: Ctx, id: number): Promise<UserDetailView | null> {
  assertAdmin(ctx.actor);
  const alive = { revokedAt: null, expiresAt: { gt: ctx.now() } };
  return ctx.db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({
      where: { id },
      select: {
        username: true,
        daerah: true,
        umur: true,
        role: true,
        email: true,
        blockedAt: true,
        blockReason: true,
        createdAt: true,
        sessions: { where: alive, orderBy: { lastSeenAt: "desc" }, take: SHOWN_SESSIONS },
        _count: { select: { apiTokens: { where: alive } } },
      },
    });
    if (!user) return null;
    const [last] = await transaction.session.findMany({
      where: { userId: id },
      orderBy: { lastSeenAt: "desc" },
      take: 1,
      select: { lastSeenAt: true },
    });
    const audit = await auditOf(transaction, id);
    await recordAudit(transaction, ctx.actor, "user.seen", `user:${id}`);
    const { role, blockedAt, blockReason, createdAt, sessions, _count, ...rest } = user;
    return {
      id,
      ...rest,
      role: role.toLowerCase() as RoleName,
      blocked: blockedAt !== null,
      block_reason: blockReason,
      created_at: createdAt.toISOString(),
      last_seen_at: last?.lastSeenAt.toISOString() ?? null,
      sessions: sessions.map((session) => sessionView(session, null)),
      tokens: _count.apiTokens,
      writings: await writingsOf(transaction, `user:${id}`),
      audit,
    };
  });
}

/** What stands under a key, kind by kind. */
function writingsOf(transaction: Transaction, key: string): Promise<WritingCountsView[]> {
  const counts = WRITING_KINDS.map((kind) => {
    const { table, shown, hidden } = WRITING_TABLES[kind];
    return Prisma.sql`
      SELECT ${kind} AS kind, count(*)::int AS total,
        (count(*) FILTER (WHERE held_reason IS NULL AND ${shown}))::int AS shown,
        (count(*) FILTER (WHERE held_reason LIKE ${`${HIDDEN_WITH_WRITER}%`} AND ${hidden}))::int AS hidden
      FROM ${table} WHERE writer_key = ${key} HAVING count(*) > 0`;
  });
  return transaction.$queryRaw<WritingCountsView[]>(Prisma.join(counts, " UNION ALL "));
}

/** What was done to the account, newest first; that it was looked at is left out. */
function auditOf(transaction: Transaction, id: number): Promise<UserAuditView[]> {
  return transaction.$queryRaw<UserAuditView[]>`
    SELECT audit_entries.id, action, users.username AS by, to_char(audit_entries.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS created_at
    FROM audit_entries LEFT JOIN users ON users.id = audit_entries.user_id
    WHERE subject = ${`user:${id}`} AND action <> 'user.seen'
    ORDER BY audit_entries.id DESC LIMIT ${SHOWN_AUDIT}`;
}
