import "server-only";
import { isHiddenWithWriter } from "@/lib/admin/rules";
import { recordAudit } from "@/lib/audit/commands";
import { actToUndo, withdrawMail } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import { mailsFrom } from "@/lib/desk/rules";
import type { ActedView } from "@/lib/desk/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { confirmBefore } from "./commands";
import { confirmMail, listingMail } from "./mails";
import { VOLUNTEERS_TAG } from "./rules";
import type { VolunteerAct } from "./rules-desk";
import { VolunteerBefore } from "./schemas-desk";

const STATE_COLUMNS = {
  heldReason: true,
  hiddenAt: true,
  confirmedAt: true,
  confirmBefore: true,
  email: true,
} as const;

interface State extends VolunteerBefore {
  email: string | null;
  confirmedAt: Date | null;
}

type Notice = Parameters<typeof confirmMail>;

interface Done {
  action: string;
  message: string;
  mailJobId: string | null;
}

/**
 * Hides a volunteer, or lists one who was held or hidden; the mail about it leaves once this can no longer be taken back.
 * Staff only. @throws Conflict when it is so already; NotFound
 */
export async function actOnVolunteer(ctx: Ctx, id: number, action: VolunteerAct): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const acted = await ctx.transaction(async (transaction) => {
    const { heldReason, hiddenAt, confirmBefore: until, ...state } = await lockVolunteer(transaction, id);
    const before = { heldReason, hiddenAt, confirmBefore: until };
    const done = await ACTS[action](ctx, transaction, id, { ...before, ...state });
    const details = {
      at: ctx.now().toISOString(),
      before: JSON.parse(JSON.stringify({ ...before, mailJobId: done.mailJobId })),
    };
    const step_id = await recordAudit(transaction, ctx.actor, done.action, `volunteer:${id}`, details);
    return { message: done.message, step_id };
  });
  ctx.expire(VOLUNTEERS_TAG, "counts");
  return acted;
}

const ACTS: Record<VolunteerAct, (ctx: Ctx, transaction: Transaction, id: number, before: State) => Promise<Done>> = {
  async hide(ctx, transaction, id, { email, hiddenAt, confirmedAt }) {
    if (hiddenAt !== null) throw new Conflict("Relawan ini sudah disembunyikan.");
    await transaction.volunteer.update({ where: { id }, data: { hiddenAt: ctx.now() } });
    const mail = email !== null && confirmedAt !== null ? listingMail(ctx, id, email, false) : null;
    const mailJobId = mail && (await ctx.mail.enqueue(transaction, mail, mailsFrom(ctx.now())));
    return { action: "volunteer.hidden", message: "Relawan disembunyikan dari umum.", mailJobId };
  },
  async show(ctx, transaction, id, { email, heldReason, hiddenAt, confirmedAt }) {
    if (hiddenAt === null && heldReason === null) throw new Conflict("Relawan ini sudah tampil untuk umum.");
    const until = confirmedAt === null ? { confirmBefore: confirmBefore(ctx.now()) } : {};
    await transaction.volunteer.update({ where: { id }, data: { hiddenAt: null, heldReason: null, ...until } });
    // Nobody was mailed while the filter held it; who confirmed was told that the entry went, so now that it is back.
    const unnotified = heldReason !== null && !isHiddenWithWriter(heldReason) && confirmedAt === null;
    const back = hiddenAt !== null && confirmedAt !== null;
    const mail = unnotified ? confirmMail : back ? (...to: Notice) => listingMail(...to, true) : null;
    const mailJobId =
      mail !== null && email !== null
        ? await ctx.mail.enqueue(transaction, mail(ctx, id, email), mailsFrom(ctx.now()))
        : null;
    return { action: "volunteer.shown", message: "Relawan tampil untuk umum.", mailJobId };
  },
};

/** Takes back the last act on a volunteer; its mail never leaves. @throws Conflict when it is too late */
export async function undoVolunteerAct(ctx: Ctx, id: number, stepId: number): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const subject = `volunteer:${id}`;
  const undone = await ctx.transaction(async (transaction) => {
    await lockVolunteer(transaction, id);
    const act = await actToUndo(ctx, transaction, { subject, stepId, where: "relawan tersebut" });
    const { mailJobId, ...before } = VolunteerBefore.parse(act.before);
    await withdrawMail(ctx, transaction, mailJobId, "Email kepada relawan ini");
    await transaction.volunteer.update({ where: { id }, data: before });
    await recordAudit(transaction, ctx.actor, "volunteer.undo", subject, { step_id: stepId, action: act.action });
    return { message: "Relawan kembali seperti semula.", step_id: null };
  });
  ctx.expire(VOLUNTEERS_TAG, "counts");
  return undone;
}

async function lockVolunteer(transaction: Transaction, id: number): Promise<State> {
  await transaction.$queryRaw`SELECT FROM volunteers WHERE id = ${id} FOR UPDATE`;
  const volunteer = await transaction.volunteer.findUnique({ where: { id }, select: STATE_COLUMNS });
  if (!volunteer) throw volunteerNotFound();
  return volunteer;
}

export function volunteerNotFound(): NotFound {
  return new NotFound("Relawan ini tidak ada lagi.");
}
