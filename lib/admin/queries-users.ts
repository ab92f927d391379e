import "server-only";
import type { RoleName } from "@/lib/accounts/view";
import { recordAudit } from "@/lib/audit/commands";
import { comparisonKey } from "@/lib/format/text";
import type { Role } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { Prisma, Transaction } from "@/prisma/client";
import { assertAdmin } from "./policy";
import type { ListUsers } from "./schemas";
import type { UserRowView } from "./view";

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
  return {
    ...(q ? { usernameKey: { contains: comparisonKey(q).replace(/[\\%_]/gu, "\\$&") } } : {}),
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
