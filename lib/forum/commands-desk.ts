import "server-only";
import { HIDDEN_WITH_WRITER } from "@/lib/admin/rules";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";
import { FLAG_OWNERS, THREAD_IDS } from "./commands-flag";
import { FORUM_TABLES } from "./holding";
import { FORUM_KINDS, FORUM_TAG, type ForumDecision, threadTag } from "./rules";
import type { DecideText } from "./schemas";

interface Step {
  /** What it sets, and of which texts; a text in another state is a conflict. */
  set: Prisma.Sql;
  where: Prisma.Sql;
  /** Of all texts of the same writer instead of the one. */
  all?: true;
  conflict: string;
}

interface Decided {
  /** How many texts changed. */
  changed: number;
}

/**
 * What staff decide about a text, or about all of its writer's. Flags on it are settled and count no more.
 * @throws Forbidden; NotFound; Conflict when the text is no longer in the state that the decision is for
 */
export async function decideText(ctx: Ctx, input: DecideText): Promise<Decided> {
  assertReviewer(ctx.actor);
  const { kind, id, decision, words } = input;
  const step = stepOf(ctx, decision, words ?? null);
  const tags = new Set([FORUM_TAG]);
  const decided = await ctx.transaction(async (transaction) => {
    const [text] = await transaction.$queryRaw<{ writerKey: string }[]>`
      SELECT writer_key AS "writerKey" FROM ${FORUM_TABLES[kind]} WHERE id = ${id}`;
    if (!text) throw new NotFound("Tulisan ini tidak ada lagi.");
    let changed = 0;
    for (const table of step.all ? FORUM_KINDS : [kind]) {
      const chosen = step.all ? Prisma.sql`writer_key = ${text.writerKey}` : Prisma.sql`id = ${id}`;
      const rows = await transaction.$queryRaw<{ id: number; threadId: number }[]>`
        UPDATE ${FORUM_TABLES[table]} SET ${step.set} WHERE ${chosen} AND ${step.where}
        RETURNING id, ${THREAD_IDS[table]} AS "threadId"`;
      for (const { threadId } of rows) tags.add(threadTag(threadId));
      const settled = rows.map((row) => row.id);
      await settleFlags(ctx, transaction, FLAG_OWNERS[table], settled);
      changed += rows.length;
    }
    if (changed === 0) throw new Conflict(step.conflict);
    await recordAudit(transaction, ctx.actor, `forum.${decision}`, `${kind}:${id}`, {
      changed,
      ...(words === undefined ? {} : { words }),
    });
    return { changed };
  });
  ctx.expire(...tags);
  return decided;
}

function stepOf({ now }: Ctx, decision: ForumDecision, words: string | null): Step {
  const hidden = Prisma.sql`hidden_at = ${now()}, hidden_words = ${words}, flag_count = 0`;
  const shown = Prisma.sql`hidden_at = NULL, hidden_words = NULL, held_reason = NULL`;
  const steps: Record<ForumDecision, Step> = {
    release: {
      set: Prisma.sql`held_reason = NULL, flag_count = 0`,
      where: Prisma.sql`hidden_at IS NULL AND (held_reason IS NOT NULL OR flag_count > 0)`,
      conflict: "Tulisan ini tidak sedang menunggu ditinjau. Muat ulang halaman.",
    },
    hide: {
      set: hidden,
      where: Prisma.sql`hidden_at IS NULL`,
      conflict: "Tulisan ini sudah disembunyikan.",
    },
    restore: {
      set: shown,
      where: Prisma.sql`hidden_at IS NOT NULL`,
      conflict: "Tulisan ini tidak sedang disembunyikan.",
    },
    // What the filter holds is not shown anyway, and stays held when the writer's texts come back.
    hide_writer: {
      set: Prisma.sql`${hidden}, held_reason = ${HIDDEN_WITH_WRITER}`,
      where: Prisma.sql`hidden_at IS NULL AND held_reason IS NULL`,
      all: true,
      conflict: "Tidak ada tulisan penulis ini yang sedang tampil.",
    },
    restore_writer: {
      set: shown,
      where: Prisma.sql`hidden_at IS NOT NULL AND held_reason = ${HIDDEN_WITH_WRITER}`,
      all: true,
      conflict: "Tidak ada tulisan penulis ini yang disembunyikan bersama-sama.",
    },
  };
  return steps[decision];
}

async function settleFlags({ now }: Ctx, transaction: Transaction, owner: Prisma.Sql, ids: number[]): Promise<void> {
  await transaction.$executeRaw`
    UPDATE forum_flags SET settled_at = ${now()} WHERE ${owner} = ANY(${ids}) AND settled_at IS NULL`;
}
