import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import { actionToUndo, momentAfter, recordAct, withdrawMail } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import { mailsFrom } from "@/lib/desk/rules";
import type { ActedView } from "@/lib/desk/view";
import { isHiddenWithWriter } from "@/lib/holding/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { confirmBefore } from "@/lib/volunteers/commands";
import { confirmMail, listingMail } from "@/lib/volunteers/mails";
import { VOLUNTEERS_TAG, type VolunteerAction } from "@/lib/volunteers/rules";
import { type EditVolunteer, VolunteerBefore } from "@/lib/volunteers/schemas";
import type { Transaction } from "@/prisma/client";

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
  action: AuditAction;
  message: string;
  mailJobId: string | null;
}

/**
 * Hides a volunteer, or lists one who was held or hidden; the mail about it leaves once this can no longer be taken back.
 * Staff only. @throws Conflict when it is so already; NotFound
 */
export async function actOnVolunteer(ctx: Ctx, id: number, action: VolunteerAction): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const acted = await ctx.transaction(async (transaction) => {
    const { heldReason, hiddenAt, confirmBefore: until, ...state } = await lockVolunteer(transaction, id);
    const before = { heldReason, hiddenAt, confirmBefore: until };
    const done = await ACTS[action](ctx, transaction, id, { ...before, ...state });
    const { action: kind, message, mailJobId } = done;
    const act = { action: kind, subject: `volunteer:${id}`, at: ctx.now(), before: { ...before, mailJobId } };
    return { message, step_id: await recordAct(ctx, transaction, act) };
  });
  ctx.expire(VOLUNTEERS_TAG, "counts");
  return acted;
}

const ACTS: Record<VolunteerAction, (ctx: Ctx, transaction: Transaction, id: number, before: State) => Promise<Done>> =
  {
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
export async function undoVolunteerAction(ctx: Ctx, id: number, stepId: number): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const subject = `volunteer:${id}`;
  const undone = await ctx.transaction(async (transaction) => {
    await lockVolunteer(transaction, id);
    const act = await actionToUndo(ctx, transaction, { subject, stepId, where: "relawan tersebut" });
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

/**
 * Mends what a volunteer says of themselves; who holds the personal link reads why. Staff only, without any address.
 * @throws NotFound; Conflict when somebody changed it meanwhile; InvalidInput when nothing is changed
 */
export async function editVolunteer(ctx: Ctx, id: number, input: EditVolunteer): Promise<{ message: string }> {
  assertReviewer(ctx.actor);
  const { reason, seen_edited_at: seen, hapus_foto, nama, daerah, aksi, motivasi } = input;
  const edited = await ctx.transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM volunteers WHERE id = ${id} FOR UPDATE`;
    const before = await transaction.volunteer.findUnique({ where: { id } });
    if (!before) throw volunteerNotFound();
    if ((before.staffEditedAt?.getTime() ?? null) !== (seen === null ? null : Date.parse(seen))) {
      throw new Conflict("Relawan ini baru saja disunting orang lain. Muat ulang halaman untuk melihat perubahannya.");
    }
    const wanted = {
      name: nama,
      area: daerah,
      action: aksi,
      motivation: motivasi,
      ...(hapus_foto ? { photoId: null } : {}),
    };
    const old: Readonly<Record<string, unknown>> = before;
    const changed = Object.entries(wanted).filter(([name, value]) => old[name] !== value);
    if (changed.length === 0) throw new InvalidInput("Belum ada yang diubah.", { nama: "Belum ada yang diubah." });
    const at = momentAfter(ctx.now(), before.staffEditedAt);
    const data = { ...Object.fromEntries(changed), staffEditedAt: at, staffEditWords: reason };
    await transaction.volunteer.update({ where: { id }, data });
    const details = { reason, changed: changed.map(([name]) => name) };
    await recordAudit(transaction, ctx.actor, "volunteer.edited", `volunteer:${id}`, details);
    return { message: `Pendaftaran ${nama} disunting.` };
  });
  ctx.expire(VOLUNTEERS_TAG, "counts");
  return edited;
}
