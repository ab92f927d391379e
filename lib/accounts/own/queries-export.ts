import "server-only";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Unauthenticated } from "@/lib/kernel/errors";
import { Prisma } from "@/prisma/client";
import { memberOf } from "./commands-confirm";
import { EXPORTED, type ExportedTable } from "./exported-tables";
import { questionText } from "./rules";

/** Of the document, not of the application. */
const VERSION = 1;
const BATCH = 500;

type Row = Record<string, unknown>;

/**
 * Everything that is stored about the actor, as the pieces of one JSON document; lists are read piece by piece, so a
 * large one takes no more memory than a small one. Secrets (hashes of passwords, answers and tokens) stay out.
 */
export async function exportOwnData(ctx: Ctx): Promise<AsyncGenerator<string>> {
  const { userId } = memberOf(ctx.actor);
  const [row] = await ctx.db.$queryRaw<{ account: Row }[]>`
    SELECT to_jsonb(users) - ARRAY['password_hash', 'security_answer_hash', 'username_key', 'email_key'] AS account
    FROM users WHERE id = ${userId}`;
  if (!row) throw new Unauthenticated();
  const account = { ...row.account, security_question: questionText(String(row.account.security_question)) };
  return documentOf(ctx, { format: "sulur-akun", version: VERSION, exported_at: ctx.now().toISOString(), account });
}

async function* documentOf(ctx: Ctx, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 1).replace(/\n\}$/u, "");
  for (const [name, table] of Object.entries(EXPORTED)) {
    let before = "";
    yield `,\n ${JSON.stringify(name)}: [`;
    for await (const row of rowsOf(ctx, table)) {
      yield `${before}\n  ${JSON.stringify(row)}`;
      before = ",";
    }
    yield before === "" ? "]" : "\n ]";
  }
  yield "\n}\n";
}

async function* rowsOf(ctx: Ctx, table: ExportedTable): AsyncGenerator<Row> {
  let after: string | null = null;
  do {
    const rows: { cursor: string; row: Row }[] = await ctx.db.$queryRaw(batchSql(ctx, table, after));
    for (const { row } of rows) yield row;
    after = rows.length === BATCH ? (rows.at(-1)?.cursor ?? null) : null;
  } while (after !== null);
}

function batchSql(ctx: Ctx, table: ExportedTable, after: string | null): Prisma.Sql {
  const { userId } = memberOf(ctx.actor);
  const owner = { user: userId, writer: ownKey(ctx.actor), subject: `user:${userId}` }[table.ownedBy];
  const order = Prisma.raw(table.order);
  const further = after === null ? Prisma.empty : Prisma.sql`AND ${order} > ${after}::${Prisma.raw(table.orderType)}`;
  const children = table.children;
  const added = children
    ? Prisma.sql`|| jsonb_build_object(${children.name}::text, (
        SELECT coalesce(jsonb_agg(to_jsonb(child) - ${children.without}::text[] ORDER BY child.id), '[]')
        FROM ${Prisma.raw(children.table)} AS child WHERE child.${Prisma.raw(children.parent)} = owned.id))`
    : Prisma.empty;
  return Prisma.sql`
    SELECT ${order}::text AS cursor, to_jsonb(owned) - ${table.without}::text[] ${added} AS row
    FROM ${Prisma.raw(table.table)} AS owned
    WHERE ${Prisma.raw(table.owner)} = ${owner} ${further}
    ORDER BY ${order} LIMIT ${BATCH}`;
}
