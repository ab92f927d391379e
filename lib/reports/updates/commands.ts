import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { actionToUndo } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import { mailsFrom } from "@/lib/desk/rules";
import type { ActedView } from "@/lib/desk/view";
import { HOUR_MS } from "@/lib/format/dates";
import { doubtText, textHash } from "@/lib/holding/texts";
import { isStaff, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { isDistinctiveText } from "@/lib/reports/holding";
import type { ReportKey } from "@/lib/reports/schemas";
import { Prisma, type Transaction } from "@/prisma/client";
import { isListed, isShown, PARENT_SELECT, UPDATE_SELECT, UPDATES, updateTags, updateView } from "./rows";
import { SAME_UPDATE_HOURS, type UpdateDecision } from "./rules";
import { type AddUpdate, type DecideUpdate, type UndoUpdateDecision, UpdateBefore } from "./schemas";
import type { CreatedUpdateView } from "./view";

/**
 * What a neighbour found, shown at once or held as a text of the forum is; with a photo it is always held. The same
 * words again within a day are the same update.
 * @throws NotFound for a report that is not listed; InvalidInput when the photo is not the writer's own or already used
 */
export async function addUpdate(ctx: Ctx, key: ReportKey, input: AddUpdate): Promise<CreatedUpdateView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  const hash = textHash(input.content);
  const tags: string[] = [];
  const created = await ctx.transaction(async (transaction) => {
    const report = await transaction.report.findUnique({ where: key, select: PARENT_SELECT });
    if (!report || !isListed(report)) throw new NotFound("Laporan tidak ditemukan.");
    // Of the same sent several times at once each waits here for those before it.
    const text = { texts: [input.content], isDistinctive: isDistinctiveText(input.content) };
    const doubt = await doubtText(ctx, transaction, { table: UPDATES, traces: input, ...text });
    const earlier = await transaction.reportUpdate.findFirst({
      where: {
        reportId: report.id,
        writerKey: { in: writerKeys(ctx.actor) },
        textHash: hash,
        condition: input.condition,
        createdAt: { gt: new Date(now.getTime() - SAME_UPDATE_HOURS * HOUR_MS) },
      },
      select: UPDATE_SELECT,
    });
    if (earlier) return { ...updateView(earlier, report), held: !isShown(earlier) };
    if (input.photo_id) await claimPhoto(transaction, ctx.actor, input.photo_id);
    const held = doubt ?? (input.photo_id && !isStaff(ctx.actor) ? "photo" : null);
    const row = await transaction.reportUpdate.create({
      data: {
        reportId: report.id,
        condition: input.condition,
        content: input.content,
        textHash: hash,
        photoId: input.photo_id ?? null,
        heldReason: held,
        shownAt: held === null ? now : null,
        writerKey: writer,
        createdAt: now,
      },
      select: UPDATE_SELECT,
    });
    if (held === null) {
      await noteUpdates(transaction, report.id, now);
      tags.push(...updateTags(report));
    }
    return { ...updateView(row, report), held: held !== null };
  });
  ctx.expire(...tags);
  return created;
}

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
