import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { confirmBefore } from "./commands";
import { confirmMail } from "./mails";
import { VOLUNTEERS_TAG } from "./rules";
import type { VolunteerAct } from "./rules-desk";

interface Before {
  id: number;
  email: string | null;
  writerKey: string;
  heldReason: string | null;
  hiddenAt: Date | null;
  confirmedAt: Date | null;
}

/**
 * Hides a volunteer, or everybody of the same writer, or lists one who was held or hidden. Staff only.
 * @returns what was done, in words @throws Conflict when it is so already; NotFound
 */
export async function actOnVolunteer(ctx: Ctx, id: number, action: VolunteerAct): Promise<{ message: string }> {
  assertReviewer(ctx.actor);
  const message = await ctx.transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM volunteers WHERE id = ${id} FOR UPDATE`;
    const before = await transaction.volunteer.findUnique({
      where: { id },
      select: { id: true, email: true, writerKey: true, heldReason: true, hiddenAt: true, confirmedAt: true },
    });
    if (!before) throw new NotFound("Relawan ini tidak ada lagi.");
    return ACTS[action](ctx, transaction, before);
  });
  ctx.expire(VOLUNTEERS_TAG, "counts");
  return { message };
}

type Act = (ctx: Ctx, transaction: Transaction, before: Before) => Promise<string>;

const ACTS: Record<VolunteerAct, Act> = {
  async hide(ctx, transaction, { id, hiddenAt }) {
    if (hiddenAt !== null) throw new Conflict("Relawan ini sudah disembunyikan.");
    await transaction.volunteer.update({ where: { id }, data: { hiddenAt: ctx.now() } });
    await recordAudit(transaction, ctx.actor, "volunteer.hidden", `volunteer:${id}`);
    return "Relawan disembunyikan dari umum.";
  },
  async show(ctx, transaction, { id, email, heldReason, hiddenAt, confirmedAt }) {
    if (hiddenAt === null && heldReason === null) throw new Conflict("Relawan ini sudah tampil untuk umum.");
    const until = confirmedAt === null ? { confirmBefore: confirmBefore(ctx.now()) } : {};
    await transaction.volunteer.update({ where: { id }, data: { hiddenAt: null, heldReason: null, ...until } });
    // Nobody was mailed while it was held.
    if (heldReason !== null && confirmedAt === null && email !== null) {
      await ctx.mail.enqueue(transaction, confirmMail(ctx, id, email));
    }
    await recordAudit(transaction, ctx.actor, "volunteer.shown", `volunteer:${id}`, { held: heldReason });
    return "Relawan tampil untuk umum.";
  },
  async hide_writer(ctx, transaction, { id, writerKey }) {
    const { count } = await transaction.volunteer.updateMany({
      where: { writerKey, hiddenAt: null },
      data: { hiddenAt: ctx.now() },
    });
    if (count === 0) throw new Conflict("Semua dari pengirim ini sudah disembunyikan.");
    await recordAudit(transaction, ctx.actor, "volunteer.writer_hidden", `volunteer:${id}`, { hidden: count });
    return `${count} relawan dari pengirim yang sama disembunyikan.`;
  },
};
