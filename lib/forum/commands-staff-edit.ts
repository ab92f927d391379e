import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { momentAfter } from "@/lib/desk/edits";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { textHash } from "@/lib/reports/holding";
import { Prisma, type Transaction } from "@/prisma/client";
import { FORUM_TABLES } from "./holding";
import { FORUM_TAG, type ForumKind, threadTag } from "./rules";
import type { EditCommentAsStaff, EditThreadAsStaff } from "./schemas";

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
    const before = await lockText(transaction, { kind, id, threadId });
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

async function lockText(transaction: Transaction, { kind, id, threadId }: Omit<Edit, "columns" | "reason" | "seen">) {
  const chosen = kind === "topik" ? Prisma.sql`title, category, content` : Prisma.sql`content`;
  const belongs = kind === "topik" ? Prisma.empty : Prisma.sql`AND thread_id = ${threadId}`;
  const [text] = await transaction.$queryRaw<Locked[]>`
    SELECT ${chosen}, edited_at AS "editedAt" FROM ${FORUM_TABLES[kind]} WHERE id = ${id} ${belongs} FOR UPDATE`;
  if (!text) throw new NotFound("Tulisan ini tidak ada lagi.");
  return text;
}
