import "server-only";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { pageOf } from "@/lib/kernel/page";
import { Prisma, type Transaction } from "@/prisma/client";
import { MAX_DESK_COUNT } from "./rules";
import type { StepView } from "./view";

/** What still waits comes oldest first, what is done newest first. */
export type QueueOrder = "oldest" | "newest";

/** The end of a query over `id`: what follows the cursor, in order. One row more than the piece tells whether there is another. */
export function sliceSql(slice: { limit: number; cursor?: number | undefined }, order: QueueOrder): Prisma.Sql {
  const { limit, cursor } = slice;
  const after = order === "oldest" ? Prisma.sql`id > ${cursor}` : Prisma.sql`id < ${cursor}`;
  return Prisma.sql`${cursor === undefined ? Prisma.empty : Prisma.sql`AND ${after}`}
    ORDER BY id ${order === "oldest" ? Prisma.empty : Prisma.raw("DESC")} LIMIT ${limit + 1}`;
}

/** How many rows a query gives, no further than the desk counts. @param rows ends with its last condition */
export function cappedCount(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM (${rows} LIMIT ${MAX_DESK_COUNT}) AS counted)`;
}

/** The one row of a query as a value of another query, so that several counts are one statement. */
export function rowValue(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT to_jsonb(counts) FROM (${query}) AS counts)`;
}

/** The row of a query that gives one, e.g. of counts. */
export async function onlyRow<Row>({ db }: Pick<Ctx, "db">, query: Prisma.Sql): Promise<Row> {
  const [row] = await db.$queryRaw<Row[]>(query);
  if (row === undefined) throw new Error("A query of one row gave none");
  return row;
}

/** The ids of one piece of a queue. @param query as `sliceSql` ends it */
export async function queuePage(
  { db }: Pick<Ctx, "db">,
  query: Prisma.Sql,
  limit: number,
): Promise<{ ids: number[]; nextCursor: string | null }> {
  const rows = await db.$queryRaw<{ id: number }[]>(query);
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
  return { ids: items.map(({ id }) => id), nextCursor };
}

/** Rows in the order of the ids that a query by hand gave. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A context whose reads may happen inside a transaction. */
export type DeskCtx = Pick<Ctx, "actor" | "now"> & { db: Ctx["db"] | Transaction };

/** Of what was done to a letter or a place, the latest steps, newest first. */
export const LATEST_STEPS = {
  where: { undoneAt: null },
  orderBy: { id: "desc" },
  take: 50,
  select: { id: true, kind: true, words: true, userId: true, createdAt: true },
} as const;

interface StepRow<Kind> {
  id: number;
  kind: Kind;
  words: string | null;
  userId: number | null;
  createdAt: Date;
}

/** Steps as a panel shows them, oldest first. @param steps newest first; that one alone may be taken back */
export function stepViews<Kind>(
  { actor, now }: DeskCtx,
  steps: readonly StepRow<Kind>[],
  names: ReadonlyMap<number, string>,
  canUndo: (actor: Actor, step: StepRow<Kind>, now: Date) => boolean,
): StepView<Kind>[] {
  return steps
    .map((step, index) => ({
      id: step.id,
      kind: step.kind,
      words: step.words,
      created_at: step.createdAt.toISOString(),
      by: step.userId === null ? null : (names.get(step.userId) ?? null),
      undoable: index === 0 && canUndo(actor, step, now()),
    }))
    .reverse();
}

/** The names of those who took the steps. */
export async function staffNames(
  { db }: { db: Ctx["db"] | Transaction },
  steps: readonly { userId: number | null }[],
): Promise<Map<number, string>> {
  const ids = [...new Set(steps.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const staff = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } });
  return new Map(staff.map(({ id, username }) => [id, username]));
}

/**
 * Tells who was first.
 * @param what opens the sentence, e.g. "Laporan"
 * @param decision the step that came first, and the state it set in words
 */
export async function decidedBefore(
  ctx: Pick<Ctx, "actor">,
  transaction: Transaction,
  what: string,
  decision: { userId: number; state: string },
): Promise<Conflict> {
  const { userId, state } = decision;
  if (ctx.actor.kind === "member" && userId === ctx.actor.userId) {
    return new Conflict(`${what} ini sudah Anda putuskan: ${state}.`);
  }
  const names = await staffNames({ db: transaction }, [decision]);
  const name = names.get(userId) ?? "akun yang sudah dihapus";
  return new Conflict(`${what} ini baru saja diputuskan oleh pengelola lain: ${name} menetapkan ${state}.`);
}
