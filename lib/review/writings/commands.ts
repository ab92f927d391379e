import "server-only";
import { act } from "@/lib/accounts/desk/commands";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import { actionToUndo } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import type { ActedView } from "@/lib/desk/view";
import { HIDDEN_WITH_WRITER } from "@/lib/holding/rules";
import { lockWriter } from "@/lib/holding/sql";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";
import { markOf, WRITING_KINDS, WRITING_LABELS, type WritingKind } from "./rules";
import type { HideWritings, HideWritingsOf, UndoHiding, UndoHidingOfAccount, WritingOf } from "./schemas";
import { WRITING_TABLES } from "./tables";

type Counts = Partial<Record<WritingKind, number>>;

/**
 * Hides whatever the writer of one thing has sent, of every kind, but for what staff have verified. Staff only; who the
 * writer is stays unsaid. @throws NotFound; Conflict when nothing of it is shown
 */
export function hideWritingsOf(ctx: Ctx, { kind, id, words }: HideWritingsOf): Promise<ActedView> {
  return ofWriter(ctx, { kind, id }, (transaction, key, subject) =>
    hide(ctx, transaction, { key, words, subject, action: "writer.hide" }),
  );
}

/** Shows again exactly what went together with this thing. */
export function restoreWritingsOf(ctx: Ctx, { kind, id }: WritingOf): Promise<ActedView> {
  return ofWriter(ctx, { kind, id }, async (transaction, key, subject) => {
    const { table } = WRITING_TABLES[kind];
    const [row] = await transaction.$queryRaw<{ mark: string | null }[]>`
      SELECT held_reason AS mark FROM ${table} WHERE id = ${id}`;
    if (!row?.mark?.startsWith(HIDDEN_WITH_WRITER)) {
      throw new Conflict("Ini tidak sedang disembunyikan bersama tulisan lain dari penulisnya. Muat ulang halaman.");
    }
    const done = await move(transaction, { show: Prisma.sql`held_reason = ${row.mark}`, now: ctx.now() }, key);
    await recordAudit(transaction, ctx.actor, "writer.restore", subject, { ...done.counts });
    return { tags: done.tags, message: sentence(done.counts, "ditampilkan kembali"), step_id: null };
  });
}

/** Takes back `hideWritingsOf`: nobody who registered for an event hears of it. @throws Conflict when it is too late */
export function undoHiding(ctx: Ctx, { kind, id, step_id }: UndoHiding): Promise<ActedView> {
  return ofWriter(ctx, { kind, id }, async (transaction, key, subject) => {
    const where = "penulis ini";
    const { at } = await actionToUndo(ctx, transaction, { subject, stepId: step_id, where });
    const done = await move(transaction, { show: Prisma.sql`held_reason = ${markOf(at)}`, now: ctx.now() }, key);
    await recordAudit(transaction, ctx.actor, "writer.undo", subject, { step_id, ...done.counts });
    return { tags: done.tags, message: sentence(done.counts, "kembali seperti semula"), step_id: null };
  });
}

/** As `hideWritingsOf`, by account. Administrators only. */
export function hideWritings(ctx: Ctx, id: number, { words }: HideWritings): Promise<ActedView> {
  return ofAccount(ctx, id, (transaction, key) =>
    hide(ctx, transaction, { key, words, subject: key, action: "user.hide_writings" }),
  );
}

/** As `undoHiding`, of `hideWritings`. @throws Conflict when it is too late */
export function undoHidingOfAccount(ctx: Ctx, id: number, { step_id }: UndoHidingOfAccount): Promise<ActedView> {
  return ofAccount(ctx, id, async (transaction, key) => {
    const { at } = await actionToUndo(ctx, transaction, { subject: key, stepId: step_id, where: "akun ini" });
    const done = await move(transaction, { show: Prisma.sql`held_reason = ${markOf(at)}`, now: ctx.now() }, key);
    await recordAudit(transaction, ctx.actor, "user.undo_hiding", key, { step_id, ...done.counts });
    return { tags: done.tags, message: sentence(done.counts, "kembali seperti semula"), step_id: null };
  });
}

/** Shows again all that ever was hidden together; what was held for another reason stays held. Administrators only. */
export function restoreWritings(ctx: Ctx, id: number): Promise<ActedView> {
  return ofAccount(ctx, id, async (transaction, key) => {
    const show = Prisma.sql`held_reason LIKE ${`${HIDDEN_WITH_WRITER}%`}`;
    const done = await move(transaction, { show, now: ctx.now() }, key);
    await recordAudit(transaction, ctx.actor, "user.restore_writings", key, { ...done.counts });
    return { tags: done.tags, message: sentence(done.counts, "ditampilkan kembali"), step_id: null };
  });
}

type Done = ActedView & { tags: string[] };

/** One act on all that an account wrote. */
async function ofAccount(
  ctx: Ctx,
  id: number,
  work: (transaction: Transaction, key: string) => Promise<Done>,
): Promise<ActedView> {
  let expired: string[] = [];
  const view = await act(ctx, id, async (transaction) => {
    const key = `user:${id}`;
    await lockWriter(transaction, [key]);
    const { tags, ...done } = await work(transaction, key);
    expired = tags;
    return done;
  });
  ctx.expire(...expired);
  return view;
}

/** One act on all that the writer of a thing wrote; acts on one writer happen one after the other. */
async function ofWriter(
  ctx: Ctx,
  { kind, id }: WritingOf,
  work: (transaction: Transaction, key: string, subject: string) => Promise<Done>,
): Promise<ActedView> {
  assertReviewer(ctx.actor);
  let expired: string[] = [];
  const view = await ctx.transaction(async (transaction) => {
    const { table } = WRITING_TABLES[kind];
    const [row] = await transaction.$queryRaw<{ key: string }[]>`
      SELECT writer_key AS key FROM ${table} WHERE id = ${id}`;
    if (!row) throw new NotFound(`${WRITING_LABELS[kind]} ini tidak ada lagi.`);
    await lockWriter(transaction, [row.key]);
    const { tags, ...done } = await work(transaction, row.key, `writings:${kind}-${id}`);
    expired = tags;
    return done;
  });
  ctx.expire(...expired);
  return view;
}

interface Hiding {
  key: string;
  words: string;
  subject: string;
  action: AuditAction;
}

async function hide(ctx: Ctx, transaction: Transaction, { key, words, subject, action }: Hiding): Promise<Done> {
  const at = ctx.now();
  const done = await move(transaction, { hide: { now: at, mark: markOf(at), words } }, key);
  const details = { at: at.toISOString(), words, ...done.counts };
  const step_id = await recordAudit(transaction, ctx.actor, action, subject, details);
  return { tags: done.tags, message: sentence(done.counts, "disembunyikan"), step_id };
}

type Move =
  | { hide: { now: Date; mark: string; words: string } }
  /** Which marks, and when. */
  | { show: Prisma.Sql; now: Date };

/** @throws Conflict when nothing changes */
async function move(
  transaction: Transaction,
  direction: Move,
  key: string,
): Promise<{ counts: Counts; tags: string[] }> {
  const counts: Counts = {};
  const tags = new Set(["counts"]);
  for (const kind of WRITING_KINDS) {
    const writing = WRITING_TABLES[kind];
    const change =
      "hide" in direction
        ? Prisma.sql`SET held_reason = ${direction.hide.mark}, ${writing.hide(direction.hide)}
            WHERE writer_key = ${key} AND held_reason IS NULL AND ${writing.shown}`
        : Prisma.sql`SET held_reason = NULL, ${writing.show(direction.now)}
            WHERE writer_key = ${key} AND ${direction.show} AND ${writing.hidden}`;
    const rows = await transaction.$queryRaw<{ key: string }[]>`
      UPDATE ${writing.table} ${change} RETURNING ${writing.key}::text AS key`;
    for (const row of rows) for (const tag of writing.tags(row.key)) tags.add(tag);
    if (rows.length > 0) counts[kind] = rows.length;
  }
  if (Object.keys(counts).length === 0) throw new Conflict("Tidak ada tulisan dari penulis ini yang berubah.");
  return { counts, tags: [...tags] };
}

/** "2 laporan dan 1 topik disembunyikan." */
function sentence(counts: Counts, done: string): string {
  const parts = WRITING_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : [`${count} ${WRITING_LABELS[kind].toLowerCase()}`];
  });
  return `${LIST.format(parts)} ${done}.`;
}

const LIST = new Intl.ListFormat("id", { type: "conjunction" });
