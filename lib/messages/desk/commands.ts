import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { tooLateToUndo, undoRefusal, withdrawMail } from "@/lib/desk/commands-undo";
import { assertReviewer, canTakeBack } from "@/lib/desk/policy";
import { decidedBefore } from "@/lib/desk/queries";
import { mailsFrom } from "@/lib/desk/rules";
import { lowerCase } from "@/lib/format/text";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { stopLink } from "@/lib/mails/access";
import { withoutStopped } from "@/lib/mails/commands-stop";
import { answerMail } from "@/lib/messages/mails";
import {
  isAnsweredByHand,
  MESSAGE_STATUS_LABELS,
  MESSAGE_TRANSITIONS,
  type MessageAction,
  statusAfter,
} from "@/lib/messages/rules";
import type { AnswerMessage, SettleMessage, UndoMessageStep } from "@/lib/messages/schemas";
import type { DeskMessageView, MessageContactView } from "@/lib/messages/view";
import type { Prisma, Transaction } from "@/prisma/client";
import { deskMessage } from "./queries";

type MessageBefore = Prisma.MessageGetPayload<object>;
type LastStep = Prisma.MessageStepGetPayload<object> | null;

/** Answers a letter by mail, which leaves once it can no longer be taken back, or notes what staff send to a number themselves. Staff only. @throws Conflict */
export function answerMessage(ctx: Ctx, id: number, { answer, seen_step }: AnswerMessage): Promise<DeskMessageView> {
  return step(ctx, id, { action: "answer", seen_step, words: answer });
}

/** Sets a letter aside without an answer, or takes it up again. Staff only. @throws Conflict */
export function settleMessage(
  ctx: Ctx,
  id: number,
  action: "close" | "reopen",
  { seen_step }: SettleMessage,
): Promise<DeskMessageView> {
  return step(ctx, id, { action, seen_step, words: null });
}

interface Intent {
  action: MessageAction;
  seen_step: number | null;
  words: string | null;
}

/** One step of staff: permission, lock, change, history, audit and mail together or not at all. */
async function step(ctx: Ctx, id: number, { action, seen_step, words }: Intent): Promise<DeskMessageView> {
  assertReviewer(ctx.actor);
  const { from, to, step: kind } = MESSAGE_TRANSITIONS[action];
  return ctx.transaction(async (transaction) => {
    const before = await lockMessage(transaction, id);
    const last = await lastStep(transaction, id);
    if ((last?.id ?? null) !== seen_step) throw await refusal(ctx, transaction, last);
    if (!from.includes(before.status)) {
      throw new Conflict(`Pesan ini sudah ${MESSAGE_STATUS_LABELS[before.status]}. Muat ulang untuk melihatnya.`);
    }
    const now = ctx.now();
    await transaction.message.update({ where: { id }, data: { status: to } });
    const { id: stepId } = await transaction.messageStep.create({
      data: {
        messageId: id,
        kind,
        fromStatus: before.status,
        words,
        userId: ctx.actor.kind === "member" ? ctx.actor.userId : null,
        mailJobId: words === null ? null : await enqueueAnswer(ctx, transaction, before, words),
        createdAt: now,
      },
      select: { id: true },
    });
    const details = { step_id: stepId, from: before.status, to };
    await recordAudit(transaction, ctx.actor, `message.${lowerCase(kind)}`, `message:${id}`, details);
    return viewAfter(ctx, transaction, id);
  });
}

/** @returns the mail's job; null for a number, to which nothing is sent */
async function enqueueAnswer(
  ctx: Ctx,
  transaction: Transaction,
  before: MessageBefore,
  answer: string,
): Promise<string | null> {
  const [{ email, phone } = before] = await withoutStopped(transaction, "message", [before]);
  if (email === null) {
    if (phone !== null) return null;
    const message =
      "Pengirim tidak meninggalkan email atau nomor WhatsApp, atau menghentikan email kami, jadi pesan ini tidak dapat dijawab.";
    throw new InvalidInput(message, { answer: message });
  }
  const stop = stopLink(ctx, email, { kind: "message", id: before.id });
  return ctx.mail.enqueue(
    transaction,
    answerMail({ ...before, email, stop }, answer, ctx.link("/hubungi")),
    mailsFrom(ctx.now()),
  );
}

/**
 * Takes back the last step on a letter; an answer never leaves. The step stays in the audit log. Only who took it, and
 * only for a short while.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoMessageStep(ctx: Ctx, id: number, { step_id }: UndoMessageStep): Promise<DeskMessageView> {
  assertReviewer(ctx.actor);
  return ctx.transaction(async (transaction) => {
    await lockMessage(transaction, id);
    const last = await lastStep(transaction, id);
    if (last?.id !== step_id) {
      const lookup = { where: { id: step_id, messageId: id }, select: { undoneAt: true } } as const;
      throw undoRefusal(await transaction.messageStep.findFirst(lookup), "pesan tersebut");
    }
    if (!canTakeBack(ctx.actor, last, ctx.now())) throw tooLateToUndo();
    await withdrawMail(ctx, transaction, last.mailJobId, "Jawabannya");
    const { count } = await transaction.message.updateMany({
      where: { id, status: statusAfter(last.kind) },
      data: { status: last.fromStatus },
    });
    if (count === 0) throw new Conflict("Pesan ini sudah berubah lagi, jadi langkah itu tidak dapat diurungkan.");
    await transaction.messageStep.update({ where: { id: last.id }, data: { undoneAt: ctx.now() } });
    const details = { step_id, kind: last.kind };
    await recordAudit(transaction, ctx.actor, "message.undo", `message:${id}`, details);
    return viewAfter(ctx, transaction, id);
  });
}

/**
 * The address and the number of who wrote; that they were looked at stands in the audit log. Administrators only, but a
 * number that an answer can be sent to by no other way is shown to all staff. A stopped address counts as none.
 */
export async function revealContact(ctx: Ctx, id: number): Promise<MessageContactView> {
  assertReviewer(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const rows = await transaction.message.findMany({ where: { id }, select: { id: true, email: true, phone: true } });
    const [contact] = await withoutStopped(transaction, "message", rows);
    if (!contact) throw notFound();
    const { email, phone } = contact;
    const reach = { hasEmail: email !== null, hasPhone: phone !== null };
    if (!isAdmin(ctx.actor) && !isAnsweredByHand(reach)) {
      throw new Forbidden("Hanya admin yang dapat melihat email dan nomor telepon pengirim.");
    }
    await recordAudit(transaction, ctx.actor, "message.contact_seen", `message:${id}`);
    return { email, phone };
  });
}

/** Locks the row until the transaction ends, so that steps on one letter happen one after the other. */
async function lockMessage(transaction: Transaction, id: number): Promise<MessageBefore> {
  await transaction.$queryRaw`SELECT FROM messages WHERE id = ${id} FOR UPDATE`;
  const message = await transaction.message.findUnique({ where: { id } });
  if (!message) throw notFound();
  return message;
}

function lastStep(transaction: Transaction, messageId: number): Promise<LastStep> {
  return transaction.messageStep.findFirst({ where: { messageId, undoneAt: null }, orderBy: { id: "desc" } });
}

async function viewAfter(ctx: Ctx, transaction: Transaction, id: number): Promise<DeskMessageView> {
  const view = await deskMessage({ actor: ctx.actor, now: ctx.now, db: transaction }, id);
  if (!view) throw notFound();
  return view;
}

function notFound(): NotFound {
  return new NotFound("Pesan tidak ditemukan.");
}

async function refusal(ctx: Ctx, transaction: Transaction, last: LastStep): Promise<Conflict> {
  if (!last?.userId) return new Conflict("Pesan ini sudah berubah sejak Anda membukanya. Muat ulang untuk melihatnya.");
  const state = MESSAGE_STATUS_LABELS[statusAfter(last.kind)];
  return decidedBefore(ctx, transaction, "Pesan", { userId: last.userId, state });
}
