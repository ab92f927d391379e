import "server-only";
import { sessionView } from "@/lib/accounts/own/view";
import { assertAdmin, type RoleName } from "@/lib/accounts/roles";
import { recordAudit } from "@/lib/audit/commands";
import type { CsvRow } from "@/lib/format/csv";
import { formatStamp } from "@/lib/format/dates";
import { searchWords } from "@/lib/format/search-words";
import type { Role } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { type Page, pageOf, readInChunks } from "@/lib/kernel/page";
import type { Prisma, Transaction } from "@/prisma/client";
import { SHOWN_AUDIT, SHOWN_SESSIONS } from "./rules";
import type { ExportUsers, ListUsers } from "./schemas";
import type { UserAuditView, UserDetailView, UserRowView } from "./view";

type Filters = Pick<ListUsers, "q" | "role" | "state" | "daerah">;

type Order = NonNullable<ListUsers["sort"]>;

const ORDERS: Record<Order, Prisma.UserOrderByWithRelationInput[]> = {
  terbaru: [{ id: "desc" }],
  nama: [{ usernameKey: "asc" }],
  terlihat: [{ lastSeenAt: "desc" }, { id: "desc" }],
};

const USER_ROW = {
  id: true,
  username: true,
  daerah: true,
  umur: true,
  role: true,
  blockedAt: true,
  createdAt: true,
  lastSeenAt: true,
} as const satisfies Prisma.UserSelect;

/** Administrators only; reading residents' data leaves an audit row. @throws Forbidden */
export async function listUsers(ctx: Ctx, query: ListUsers): Promise<Page<UserRowView>> {
  assertAdmin(ctx.actor);
  const { limit, cursor, sort = "terbaru", ...filters } = query;
  const rows = await ctx.db.$transaction(async (transaction) => {
    const found = await transaction.user.findMany({
      where: { AND: [usersWhere(filters), cursor === undefined ? {} : await after(transaction, cursor, sort)] },
      orderBy: ORDERS[sort],
      take: limit + 1,
      select: USER_ROW,
    });
    const shown = Math.min(found.length, limit);
    await recordAudit(transaction, ctx.actor, "user.list", "users", {
      shown,
      before: cursor ?? null,
      ...used(filters),
    });
    return found;
  });
  const page = pageOf(rows, limit, (row) => String(row.id));
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ role, blockedAt, createdAt, lastSeenAt, ...row }) => ({
      ...row,
      role: role.toLowerCase() as RoleName,
      blocked: blockedAt !== null,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
  };
}

export function usersWhere({ q, role, state, daerah }: Filters): Prisma.UserWhereInput {
  const words = searchWords(q ?? "");
  return {
    ...(q ? { nameWords: words === "" ? "" : { contains: words } } : {}),
    ...(role ? { role: role.toUpperCase() as Role } : {}),
    ...(state ? { blockedAt: state === "diblokir" ? { not: null } : null } : {}),
    ...(daerah ? { daerah } : {}),
  };
}

async function after(transaction: Transaction, cursor: number, sort: Order): Promise<Prisma.UserWhereInput> {
  if (sort === "terbaru") return { id: { lt: cursor } };
  const last = await transaction.user.findUnique({
    where: { id: cursor },
    select: { usernameKey: true, lastSeenAt: true },
  });
  if (!last) throw new InvalidInput("cursor tidak dikenal.", { cursor: "cursor tidak dikenal." });
  if (sort === "nama") return { usernameKey: { gt: last.usernameKey } };
  const { lastSeenAt } = last;
  return { lastSeenAt: { lte: lastSeenAt }, OR: [{ lastSeenAt: { lt: lastSeenAt } }, { id: { lt: cursor } }] };
}

/** The filters that were set, for the audit log. */
export function used(filters: Filters): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(filters)) as Prisma.InputJsonObject;
}

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
      audit,
    };
  });
}

/** What was done to the account, newest first; that it was looked at is left out. */
function auditOf(transaction: Transaction, id: number): Promise<UserAuditView[]> {
  return transaction.$queryRaw<UserAuditView[]>`
    SELECT audit_entries.id, action, users.username AS by, to_char(audit_entries.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS created_at
    FROM audit_entries LEFT JOIN users ON users.id = audit_entries.user_id
    WHERE subject = ${`user:${id}`} AND action <> 'user.seen'
    ORDER BY audit_entries.id DESC LIMIT ${SHOWN_AUDIT}`;
}

/** Rows that are in memory at once. */
const CHUNK = 500;
const COLUMNS = ["id", "username", "daerah", "umur", "role", "diblokir_pada", "terdaftar_pada"];

/**
 * The users that fit the filters as a CSV file, without secrets, and with addresses only where they were asked for.
 * @throws Forbidden before the first piece
 */
export async function exportUsers(ctx: Ctx, query: ExportUsers): Promise<AsyncGenerator<CsvRow[]>> {
  assertAdmin(ctx.actor);
  const { dengan_email, ...filters } = query;
  const details = { ...used(filters), dengan_email: dengan_email === "1" };
  await ctx.db.$transaction((transaction) => recordAudit(transaction, ctx.actor, "user.export", "users", details));
  return userRows(ctx, query);
}

async function* userRows(ctx: Ctx, { dengan_email, ...filters }: ExportUsers): AsyncGenerator<CsvRow[]> {
  const email = dengan_email === "1";
  yield [email ? [...COLUMNS, "email"] : COLUMNS];
  const read = (last?: { id: number }) =>
    ctx.db.user.findMany({
      where: { AND: [usersWhere(filters), { id: { gt: last?.id ?? 0 } }] },
      orderBy: { id: "asc" },
      take: CHUNK,
      select: { ...USER_ROW, email },
    });
  for await (const rows of readInChunks(CHUNK, read)) {
    yield rows.map((row) => [
      row.id,
      row.username,
      row.daerah,
      row.umur,
      row.role.toLowerCase(),
      row.blockedAt ? formatStamp(row.blockedAt) : "",
      formatStamp(row.createdAt),
      ...(email ? [row.email ?? ""] : []),
    ]);
  }
}
