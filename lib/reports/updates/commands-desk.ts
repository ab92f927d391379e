import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { actionToUndo } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import { mailsFrom } from "@/lib/desk/rules";
import type { ActedView } from "@/lib/desk/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { Prisma, type Transaction } from "@/prisma/client";
import { updateTags } from "./rows";
import type { UpdateDecision } from "./rules";
import { type DecideUpdate, type UndoUpdateDecision, UpdateBefore } from "./schemas";

interface Step {
  set: Prisma.Sql;
  /** The state that it is for; an update in another is a conflict. */
  from: Prisma.Sql;
  conflict: string;
  done: string;
}

/**
 * What staff decide about an update. Followers hear of one that is shown once this can no longer be taken back.
 * @throws Forbidden; NotFound; Conflict when it is no longer in the state that the decision is for
 */
export async function decideUpdate(ctx: Ctx, { id, decision, words }: DecideUpdate): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const at = ctx.now();
  const step = stepOf(decision, at, words ?? null);
  const tags: string[] = [];
  const acted = await ctx.transaction(async (transaction) => {
    const { report, ...before } = await lockUpdate(transaction, id);
    tags.push(...updateTags(report));
    const changed = await transaction.$executeRaw`
      UPDATE report_updates SET ${step.set} WHERE id = ${id} AND ${step.from}`;
    if (changed === 0) throw new Conflict(step.conflict);
    if (decision !== "hide") await noteUpdates(transaction, report.id, mailsFrom(at));
    const details = { at: at.toISOString(), before: JSON.parse(JSON.stringify(before)), ...(words ? { words } : {}) };
    const step_id = await recordAudit(transaction, ctx.actor, `update.${decision}`, `kabar:${id}`, details);
    return { message: `Kabar nomor ${id} ${step.done}`, step_id };
  });
  ctx.expire(...tags);
  return acted;
}

/**
 * Takes back the last decision about an update.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoUpdateDecision(ctx: Ctx, { id, step_id }: UndoUpdateDecision): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const subject = `kabar:${id}`;
  const tags: string[] = [];
  const acted = await ctx.transaction(async (transaction) => {
    const { report } = await lockUpdate(transaction, id);
    tags.push(...updateTags(report));
    const act = await actionToUndo(ctx, transaction, { subject, stepId: step_id, where: "kabar tersebut" });
    await transaction.reportUpdate.update({ where: { id }, data: UpdateBefore.parse(act.before) });
    await recordAudit(transaction, ctx.actor, "update.undo", subject, { step_id, action: act.action });
    return { message: `Kabar nomor ${id} kembali seperti semula.`, step_id: null };
  });
  ctx.expire(...tags);
  return acted;
}

async function lockUpdate(transaction: Transaction, id: number) {
  await transaction.$queryRaw`SELECT FROM report_updates WHERE id = ${id} FOR UPDATE`;
  const update = await transaction.reportUpdate.findUnique({
    where: { id },
    select: {
      heldReason: true,
      hiddenAt: true,
      hiddenWords: true,
      shownAt: true,
      report: { select: { id: true, code: true } },
    },
  });
  if (!update) throw new NotFound("Kabar ini tidak ada lagi.");
  return update;
}

function stepOf(decision: UpdateDecision, now: Date, words: string | null): Step {
  const steps: Record<UpdateDecision, Step> = {
    release: {
      set: Prisma.sql`held_reason = NULL, shown_at = ${now}`,
      from: Prisma.sql`hidden_at IS NULL AND held_reason IS NOT NULL`,
      conflict: "Kabar ini tidak sedang menunggu ditinjau. Muat ulang halaman.",
      done: "ditampilkan.",
    },
    hide: {
      set: Prisma.sql`hidden_at = ${now}, hidden_words = ${words}`,
      from: Prisma.sql`hidden_at IS NULL`,
      conflict: "Kabar ini sudah disembunyikan.",
      done: "disembunyikan.",
    },
    restore: {
      set: Prisma.sql`hidden_at = NULL, hidden_words = NULL, held_reason = NULL, shown_at = coalesce(shown_at, ${now})`,
      from: Prisma.sql`hidden_at IS NOT NULL`,
      conflict: "Kabar ini tidak sedang disembunyikan.",
      done: "dipulihkan.",
    },
  };
  return steps[decision];
}
