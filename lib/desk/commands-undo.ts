import "server-only";
import { z } from "zod";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { canTakeBack } from "./policy";
import { UNDO_SECONDS } from "./rules";

/** What the log keeps of an act that can be taken back: when it was, and what stood in the columns before. */
const Act = z.object({ at: z.coerce.date(), before: z.unknown().optional() });

const Undone = z.object({ step_id: z.number() });

interface ActionToUndo {
  action: string;
  at: Date;
  before: unknown;
}

interface ActTaken {
  action: AuditAction;
  subject: string;
  /** The moment that everything which the act wrote has. */
  at: Date;
  before: object;
  words?: string;
}

/** Writes an act into the log with what it replaced, so that it can be taken back. @returns its number */
export function recordAct(
  ctx: Pick<Ctx, "actor">,
  transaction: Transaction,
  { action, subject, at, before, ...more }: ActTaken,
): Promise<number> {
  const details = { at: at.toISOString(), before: JSON.parse(JSON.stringify(before)), ...more };
  return recordAudit(transaction, ctx.actor, action, subject, details);
}

/**
 * The act with this number in the log, if it is the last on its subject, the actor's own, and a moment old.
 * The subject's row must be locked. @param where completes "pada …", e.g. "tulisan tersebut"
 * @throws NotFound; Conflict when it is too late or somebody has gone on from it
 */
export async function actionToUndo(
  ctx: Pick<Ctx, "actor" | "now">,
  transaction: Transaction,
  { subject, stepId, where }: { subject: string; stepId: number; where: string },
): Promise<ActionToUndo> {
  const last = await transaction.auditEntry.findFirst({
    // That somebody looked at the thing changes nothing of it.
    where: { subject, NOT: { action: { endsWith: "seen" } } },
    orderBy: { id: "desc" },
  });
  if (last?.id !== stepId) {
    const step = await transaction.auditEntry.findFirst({ where: { id: stepId, subject }, select: { id: true } });
    const undone = Undone.safeParse(last?.details).data?.step_id === stepId;
    throw undoRefusal(step && { undoneAt: undone ? (last?.createdAt ?? null) : null }, where);
  }
  const act = Act.safeParse(last.details);
  if (!act.success || !canTakeBack(ctx.actor, { userId: last.userId, createdAt: act.data.at }, ctx.now())) {
    throw tooLateToUndo();
  }
  return { action: last.action, at: act.data.at, before: act.data.before };
}

/**
 * Keeps the mail of a step that is taken back from leaving.
 * @param jobId null where the step sent none
 * @param mail begins the refusal, e.g. "Email kepada pelapor"
 * @throws Conflict when it has left
 */
export async function withdrawMail(
  ctx: Pick<Ctx, "mail">,
  transaction: Transaction,
  jobId: string | null | undefined,
  mail: string,
): Promise<void> {
  if (!jobId || (await ctx.mail.cancel(transaction, jobId))) return;
  throw new Conflict(`${mail} sudah terkirim, jadi langkah ini tidak dapat diurungkan lagi.`);
}

/**
 * Why a step that is not the last one cannot be taken back.
 * @param step null when there is no such step
 * @param where completes "pada …", e.g. "laporan tersebut"
 */
export function undoRefusal(step: { undoneAt: Date | null } | null, where: string): NotFound | Conflict {
  if (!step) return new NotFound(`Langkah ini tidak ditemukan pada ${where}.`);
  if (step.undoneAt !== null) return new Conflict("Langkah ini sudah diurungkan.");
  return new Conflict("Sudah ada langkah sesudahnya, jadi langkah ini tidak dapat diurungkan.");
}

export function tooLateToUndo(): Conflict {
  return new Conflict(`Hanya yang memutuskan dapat mengurungkan, paling lama ${UNDO_SECONDS} detik sesudahnya.`);
}

/** Later than the last change, also within one millisecond: the time of the change tells one state from the next. */
export function momentAfter(now: Date, last: Date | null): Date {
  return new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1));
}
