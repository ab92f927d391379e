import "server-only";
import { createHash } from "node:crypto";
import { DAY_MS } from "@/lib/format/dates";
import { searchWords } from "@/lib/format/search-words";
import { type Actor, isStaff, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Prisma, Transaction } from "@/prisma/client";
import { isNameDoubted } from "./policy";
import { type FormTraces, type HoldReason, holdReason } from "./rules";
import { IS_SHOWN, lockWriter, recentCount } from "./sql";

/** Until so many of a writer's texts are shown, those with a link wait for staff. */
const TRUSTED_TEXTS = 3;

/** The same text again within this time is held. */
const REPEAT_DAYS = 7;

/** SHA-256 of a text's words as searches compare them: other punctuation, case or spacing is the same text. */
export function textHash(text: string): string {
  return createHash("sha256").update(searchWords(text)).digest("hex");
}

interface NewText {
  table: Prisma.Sql;
  traces: FormTraces;
  /** All that will be read by others, the main one last. */
  texts: readonly string[];
  /** Whether another person would not write the main one by chance. */
  isDistinctive: boolean;
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
  { table, traces, texts, isDistinctive, name = "" }: NewText,
): Promise<HoldReason | null> {
  const main = texts.at(-1) ?? "";
  const hash = textHash(main);
  await lockWriter(transaction, [ownKey(ctx.actor), hash]);
  if (isStaff(ctx.actor)) return null;
  const stood = await stoodCount(transaction, ctx.actor);
  const since = new Date(ctx.now().getTime() - REPEAT_DAYS * DAY_MS);
  const [facts] = await transaction.$queryRaw<Facts[]>`
    SELECT ${recentCount(table, writerKeys(ctx.actor), ctx.now())} AS recent, ${isDistinctive}::boolean AND EXISTS (
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
      (SELECT FROM forum_threads WHERE writer_key = ANY(${keys}) AND ${IS_SHOWN} LIMIT ${TRUSTED_TEXTS})
      UNION ALL
      (SELECT FROM forum_comments WHERE writer_key = ANY(${keys}) AND ${IS_SHOWN} LIMIT ${TRUSTED_TEXTS})
      UNION ALL
      (SELECT FROM report_updates
        WHERE writer_key = ANY(${keys}) AND ${IS_SHOWN} LIMIT ${TRUSTED_TEXTS})
    ) AS texts`;
  return row?.stood ?? 0;
}

/** Links to our own pages are no doubt. */
function withoutOwnLinks({ link }: Ctx, text: string): string {
  return text.replaceAll(link("/"), "/");
}
