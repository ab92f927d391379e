import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { actionToUndo, momentAfter, recordAct } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import type { ActedView } from "@/lib/desk/view";
import { FLAG_OWNERS, THREAD_IDS } from "@/lib/forum/commands-flag";
import { FORUM_TABLES } from "@/lib/forum/rows";
import { FORUM_TAG, type ForumDecision, type ForumKind, threadTag } from "@/lib/forum/rules";
import {
  type DecideText,
  type EditCommentAsStaff,
  type EditThreadAsStaff,
  TextBefore,
  type UndoDecision,
} from "@/lib/forum/schemas";
import { textHash } from "@/lib/holding/texts";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";

interface Step {
  set: Prisma.Sql;
  /** The state that it is for; a text in another is a conflict. */
  from: Prisma.Sql;
  conflict: string;
  done: string;
}

const NOUNS: Record<ForumKind, string> = { topik: "Topik", komentar: "Komentar" };

/**
 * What staff decide about a text. Flags on it are settled and count no more.
 * @throws Forbidden; NotFound; Conflict when the text is no longer in the state that the decision is for
 */
export async function decideText(ctx: Ctx, input: DecideText): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const { kind, id, decision, words } = input;
  const step = stepOf(ctx, decision, words ?? null);
  const at = ctx.now();
  const tags = [FORUM_TAG];
  const acted = await ctx.transaction(async (transaction) => {
    const { threadId, ...before } = await lockText(transaction, kind, id);
    tags.push(threadTag(threadId));
    const changed = await transaction.$executeRaw`
      UPDATE ${FORUM_TABLES[kind]} SET ${step.set} WHERE id = ${id} AND ${step.from}`;
    if (changed === 0) throw new Conflict(step.conflict);
    await transaction.$executeRaw`
      UPDATE forum_flags SET settled_at = ${at} WHERE ${FLAG_OWNERS[kind]} = ${id} AND settled_at IS NULL`;
    const act = {
      action: `forum.${decision}` as const,
      subject: `${kind}:${id}`,
      at,
      before,
      ...(words ? { words } : {}),
    };
    const step_id = await recordAct(ctx, transaction, act);
    return { message: `${NOUNS[kind]} nomor ${id} ${step.done}`, step_id };
  });
  ctx.expire(...tags);
  return acted;
}

/**
 * Takes back the last decision about a text: its state and the flags on it are as before.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoDecision(ctx: Ctx, { kind, id, step_id }: UndoDecision): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const subject = `${kind}:${id}`;
  const tags = [FORUM_TAG];
  const acted = await ctx.transaction(async (transaction) => {
    const { threadId } = await lockText(transaction, kind, id);
    tags.push(threadTag(threadId));
    const act = await actionToUndo(ctx, transaction, { subject, stepId: step_id, where: "tulisan tersebut" });
    const { heldReason, hiddenAt, hiddenWords } = TextBefore.parse(act.before);
    const owner = FLAG_OWNERS[kind];
    await transaction.$executeRaw`
      UPDATE forum_flags SET settled_at = NULL WHERE ${owner} = ${id} AND settled_at = ${act.at}`;
    await transaction.$executeRaw`
      UPDATE ${FORUM_TABLES[kind]} SET held_reason = ${heldReason}, hidden_at = ${hiddenAt}, hidden_words = ${hiddenWords},
        flag_count = (SELECT count(*) FROM forum_flags WHERE ${owner} = ${id} AND settled_at IS NULL)
      WHERE id = ${id}`;
    await recordAudit(transaction, ctx.actor, "forum.undo", subject, { step_id, action: act.action });
    return { message: `${NOUNS[kind]} nomor ${id} kembali seperti semula.`, step_id: null };
  });
  ctx.expire(...tags);
  return acted;
}

type LockedText = TextBefore & { threadId: number };

async function lockText(transaction: Transaction, kind: ForumKind, id: number): Promise<LockedText> {
  const [text] = await transaction.$queryRaw<LockedText[]>`
    SELECT ${THREAD_IDS[kind]} AS "threadId", held_reason AS "heldReason", hidden_at AS "hiddenAt",
      hidden_words AS "hiddenWords"
    FROM ${FORUM_TABLES[kind]} WHERE id = ${id} FOR UPDATE`;
  if (!text) throw new NotFound("Tulisan ini tidak ada lagi.");
  return text;
}

function stepOf({ now }: Ctx, decision: ForumDecision, words: string | null): Step {
  const steps: Record<ForumDecision, Step> = {
    release: {
      set: Prisma.sql`held_reason = NULL, flag_count = 0`,
      from: Prisma.sql`hidden_at IS NULL AND (held_reason IS NOT NULL OR flag_count > 0)`,
      conflict: "Tulisan ini tidak sedang menunggu ditinjau. Muat ulang halaman.",
      done: "ditampilkan.",
    },
    hide: {
      set: Prisma.sql`hidden_at = ${now()}, hidden_words = ${words}, flag_count = 0`,
      from: Prisma.sql`hidden_at IS NULL`,
      conflict: "Tulisan ini sudah disembunyikan.",
      done: "disembunyikan.",
    },
    restore: {
      set: Prisma.sql`hidden_at = NULL, hidden_words = NULL, held_reason = NULL`,
      from: Prisma.sql`hidden_at IS NOT NULL`,
      conflict: "Tulisan ini tidak sedang disembunyikan.",
      done: "dipulihkan.",
    },
  };
  return steps[decision];
}

interface EditedView {
  message: string;
}

type Columns = Partial<Record<"title" | "category" | "content", string>>;

interface Edit {
  kind: ForumKind;
  id: number;
  threadId: number;
  columns: Columns & { content: string };
  reason: string;
  seen: string | null;
}

/**
 * Changes a topic in its writer's place, e.g. takes out an address: everyone sees that staff did so, its writer also why.
 * @throws Forbidden; NotFound; Conflict when somebody changed it meanwhile; InvalidInput when nothing is changed
 */
export function editThreadAsStaff(ctx: Ctx, id: number, input: EditThreadAsStaff): Promise<EditedView> {
  const { reason, seen_edited_at: seen, ...columns } = input;
  return edit(ctx, { kind: "topik", id, threadId: id, columns, reason, seen });
}

/** As `editThreadAsStaff`. */
export function editCommentAsStaff(
  ctx: Ctx,
  { id: threadId, comment: id }: { id: number; comment: number },
  { reason, seen_edited_at: seen, content }: EditCommentAsStaff,
): Promise<EditedView> {
  return edit(ctx, { kind: "komentar", id, threadId, columns: { content }, reason, seen });
}

async function edit(ctx: Ctx, { kind, id, threadId, columns, reason, seen }: Edit): Promise<EditedView> {
  assertReviewer(ctx.actor);
  const edited = await ctx.transaction(async (transaction) => {
    const before = await lockWritten(transaction, { kind, id, threadId });
    if ((before.editedAt?.getTime() ?? null) !== (seen === null ? null : Date.parse(seen))) {
      throw new Conflict("Tulisan ini baru saja diubah orang lain. Muat ulang halaman untuk melihat perubahannya.");
    }
    const changed = Object.entries(columns).filter(([name, value]) => before[name as keyof Columns] !== value);
    if (changed.length === 0) throw new InvalidInput("Belum ada yang diubah.", { content: "Belum ada yang diubah." });
    const at = momentAfter(ctx.now(), before.editedAt);
    const set = changed.map(([name, value]) => Prisma.sql`${Prisma.raw(name)} = ${value}`);
    await transaction.$executeRaw`
      UPDATE ${FORUM_TABLES[kind]} SET ${Prisma.join(set)}, text_hash = ${textHash(columns.content)}, edited_at = ${at},
        staff_edited_at = ${at}, staff_edit_words = ${reason}
      WHERE id = ${id}`;
    // Not what stood there before: it may be what nobody should read any more.
    const details = { reason, changed: changed.map(([name]) => name) };
    await recordAudit(transaction, ctx.actor, "forum.edit", `${kind}:${id}`, details);
    return { message: `${kind === "topik" ? "Topik" : "Komentar"} nomor ${id} disunting.` };
  });
  ctx.expire(FORUM_TAG, threadTag(threadId));
  return edited;
}

type Locked = Columns & { editedAt: Date | null };

async function lockWritten(
  transaction: Transaction,
  { kind, id, threadId }: Omit<Edit, "columns" | "reason" | "seen">,
) {
  const chosen = kind === "topik" ? Prisma.sql`title, category, content` : Prisma.sql`content`;
  const belongs = kind === "topik" ? Prisma.empty : Prisma.sql`AND thread_id = ${threadId}`;
  const [text] = await transaction.$queryRaw<Locked[]>`
    SELECT ${chosen}, edited_at AS "editedAt" FROM ${FORUM_TABLES[kind]} WHERE id = ${id} ${belongs} FOR UPDATE`;
  if (!text) throw new NotFound("Tulisan ini tidak ada lagi.");
  return text;
}
