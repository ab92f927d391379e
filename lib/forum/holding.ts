import "server-only";
import { DAY_MS } from "@/lib/format/dates";
import { isNameDoubted } from "@/lib/holding/policy";
import { type FormTraces, type HoldReason, holdReason } from "@/lib/holding/rules";
import { lockWriter, recentCount } from "@/lib/holding/sql";
import { type Actor, isStaff, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { isDistinctiveText, textHash } from "@/lib/reports/holding";
import { Prisma, type Transaction } from "@/prisma/client";
import { COMMENT_IS_SHOWN, THREAD_IS_SHOWN } from "./rows";
import { FORUM_REPEAT_DAYS, TRUSTED_TEXTS } from "./rules";

export const FORUM_TABLES = { topik: Prisma.raw("forum_threads"), komentar: Prisma.raw("forum_comments") };

interface NewText {
  table: Prisma.Sql;
  traces: FormTraces;
  /** All that will be read by others, the main one last. */
  texts: readonly string[];
  /** Where it was typed. */
  name?: string;
}

interface Facts {
  recent: number;
  repeated: boolean;
}

/**
 * Why a new text, of the forum or about a report, waits for staff; null when it does not. The first text of a writer always waits, and links wait until
 * some of the writer's texts have stood in the forum.
 * @throws Unauthenticated when the writer's account was erased meanwhile
 */
export async function doubtText(
  ctx: Ctx,
  transaction: Transaction,
  { table, traces, texts, name = "" }: NewText,
): Promise<HoldReason | null> {
  const main = texts.at(-1) ?? "";
  const hash = textHash(main);
  await lockWriter(transaction, [ownKey(ctx.actor), hash]);
  if (isStaff(ctx.actor)) return null;
  const stood = await stoodCount(transaction, ctx.actor);
  const since = new Date(ctx.now().getTime() - FORUM_REPEAT_DAYS * DAY_MS);
  const [facts] = await transaction.$queryRaw<Facts[]>`
    SELECT ${recentCount(table, writerKeys(ctx.actor), ctx.now())} AS recent, ${isDistinctiveText(main)}::boolean AND EXISTS (
      SELECT FROM ${table} WHERE text_hash = ${hash}::bpchar AND created_at > ${since}) AS repeated`;
  const read = stood >= TRUSTED_TEXTS ? [] : texts.map((text) => withoutOwnLinks(ctx, text));
  const nameDoubted = isNameDoubted(ctx.actor, name);
  const held = holdReason(traces, read, { ...(facts ?? { recent: 0, repeated: false }), nameDoubted });
  return held ?? (stood === 0 ? "first" : null);
}

/** Whether a change brings a link that a writer still unknown may not bring unseen. */
export async function doubtChange(
  ctx: Ctx,
  transaction: Transaction,
  texts: readonly string[],
): Promise<HoldReason | null> {
  if (isStaff(ctx.actor) || (await stoodCount(transaction, ctx.actor)) >= TRUSTED_TEXTS) return null;
  const read = texts.map((text) => withoutOwnLinks(ctx, text));
  return holdReason({}, read, { recent: 0, repeated: false });
}

/** How many of a person's texts stand in the forum and at reports, counted no further than matters. */
async function stoodCount(transaction: Transaction, actor: Actor): Promise<number> {
  const keys = writerKeys(actor);
  const [row] = await transaction.$queryRaw<{ stood: number }[]>`
    SELECT count(*)::int AS stood FROM (
      (SELECT FROM forum_threads WHERE writer_key = ANY(${keys}) AND ${THREAD_IS_SHOWN} LIMIT ${TRUSTED_TEXTS})
      UNION ALL
      (SELECT FROM forum_comments WHERE writer_key = ANY(${keys}) AND ${COMMENT_IS_SHOWN} LIMIT ${TRUSTED_TEXTS})
      UNION ALL
      (SELECT FROM report_updates
        WHERE writer_key = ANY(${keys}) AND held_reason IS NULL AND hidden_at IS NULL LIMIT ${TRUSTED_TEXTS})
    ) AS texts`;
  return row?.stood ?? 0;
}

/** Links to our own pages are no doubt. */
function withoutOwnLinks({ link }: Ctx, text: string): string {
  return text.replaceAll(link("/"), "/");
}
