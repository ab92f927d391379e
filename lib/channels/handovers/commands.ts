import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import { zoneOfRow } from "@/lib/areas/zones";
import { isFor } from "@/lib/channels/queries";
import { isForwardable } from "@/lib/channels/rules";
import { finalBefore } from "@/lib/desk/rules";
import { dayIn } from "@/lib/format/dates";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { ReportStatus } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import { countVote, releaseVote } from "@/lib/votes/commands";
import { Prisma, type Transaction } from "@/prisma/client";
import { handoversOf } from "./queries";
import { canReply, dueDay, MOST_HANDOVERS, type QuestionReply, questionTime, STATE_OF_REPLY } from "./rules";
import type { AddHandover, ReplyHandover } from "./schemas";

const REPORT = {
  id: true,
  code: true,
  status: true,
  heldReason: true,
  latitude: true,
  longitude: true,
  areaCode: true,
  province: true,
  damageType: true,
} as const;

/**
 * Notes that the actor has sent a report to an office. The same person, report and office again only changes the number.
 * @throws NotFound for a report that cannot be passed on, or a channel that is not responsible for it; Conflict when there are enough
 */
export async function addHandover(ctx: Ctx, key: ReportKey, input: AddHandover): Promise<{ id: number }> {
  const writer = ownKey(ctx.actor);
  const { code, id } = await ctx.transaction(async (transaction) => {
    const report = await lockReport(transaction, key, isForwardable);
    // One that was offered may have become old while the form waited for a signal.
    const [channel] = await transaction.$queryRaw<{ id: number; daysForward: number; daysAct: number }[]>`
      SELECT id, days_forward AS "daysForward", days_act AS "daysAct" FROM channels
      WHERE id = ${input.channel_id} AND ${isFor(report.areaCode, report.damageType)}`;
    if (!channel) throw new NotFound("Kanal tidak ditemukan. Muat ulang halaman.");
    const number = input.number ?? null;
    const where = { reportId: report.id, channelId: channel.id, writerKey: { in: writerKeys(ctx.actor) } };
    const earlier = await transaction.handover.findFirst({ where, select: { id: true } });
    if (earlier) {
      await transaction.handover.update({ where: earlier, data: { number } });
      return { code: report.code, id: earlier.id };
    }
    const counted = await countVote(ctx, transaction, voteOf(report.id, channel.id));
    const strangers = { reportId: report.id, counted: false };
    if (!counted && (await transaction.handover.count({ where: strangers })) >= MOST_HANDOVERS) {
      throw new Conflict("Laporan ini sudah sangat sering diteruskan. Ikuti saja laporannya.");
    }
    const zone = zoneOfRow(report);
    const sentOn = dayIn(ctx.now(), zone);
    const dueOn = dueDay(sentOn, channel);
    const { id } = await transaction.handover.create({
      data: {
        reportId: report.id,
        channelId: channel.id,
        writerKey: writer,
        number,
        sentOn: new Date(sentOn),
        dueOn: new Date(dueOn),
        askAt: questionTime(dueOn, 0, zone),
        counted,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    return { code: report.code, id };
  });
  ctx.expire("reports", `report:${code}`);
  return { id };
}

/**
 * Records the answer to one's own hand-over, or removes it within the seconds of the undo.
 * @throws NotFound for another's; Conflict when it is too late, or too early to call the office silent
 */
export async function replyHandover(ctx: Ctx, key: ReportKey, { id, reply }: ReplyHandover): Promise<{ id: number }> {
  const code = await ctx.transaction(async (transaction) => {
    const report = await lockReport(transaction, key, canReply);
    const where = { ...handoversOf(report.id), id, writerKey: { in: writerKeys(ctx.actor) } };
    if (reply === "undo") await undoHandover(ctx, transaction, where);
    else {
      if (reply === "silent") await assertDue(ctx, transaction, where, report);
      if (!(await recordReply(ctx, transaction, where, report, reply))) {
        throw new NotFound("Catatan ini tidak ada, atau dikirim dari peramban lain.");
      }
    }
    return report.code;
  });
  ctx.expire("reports", `report:${code}`);
  return { id };
}

/** Nobody says of an office that it is silent while its promise still runs. @throws Conflict */
async function assertDue(
  { now }: Ctx,
  transaction: Transaction,
  where: Prisma.HandoverWhereInput,
  report: Parameters<typeof zoneOfRow>[0],
): Promise<void> {
  const today = new Date(dayIn(now(), zoneOfRow(report)));
  if ((await transaction.handover.count({ where: { AND: [where, { dueOn: { gt: today } }] } })) === 0) return;
  throw new Conflict("Janji kanal ini belum lewat. Jawab “Belum” mulai hari janjinya.");
}

/** Again it changes nothing. @throws Conflict when it is too late */
async function undoHandover(ctx: Ctx, transaction: Transaction, where: Prisma.HandoverWhereInput): Promise<void> {
  const select = { id: true, reportId: true, channelId: true, counted: true, createdAt: true } as const;
  const handover = await transaction.handover.findFirst({ where, select });
  if (!handover) return;
  const { id, reportId, channelId, counted, createdAt } = handover;
  if (createdAt < finalBefore(ctx.now())) throw new Conflict("Sudah terlambat untuk diurungkan.");
  await transaction.handover.delete({ where: { id } });
  if (counted) await releaseVote(ctx, transaction, voteOf(reportId, channelId));
}

/** An answer ends the questions; that there is none leaves the next one due. @returns false where there is no such hand-over */
export async function recordReply(
  ctx: Pick<Ctx, "now">,
  transaction: Transaction,
  where: Prisma.HandoverWhereInput,
  report: Parameters<typeof zoneOfRow>[0],
  reply: QuestionReply,
): Promise<boolean> {
  const state = STATE_OF_REPLY[reply];
  const answer = { answeredOn: new Date(dayIn(ctx.now(), zoneOfRow(report))), askAt: null };
  const data = { state, askedAt: null, ...(state === "ANSWERED" ? answer : { answeredOn: null }) };
  return (await transaction.handover.updateMany({ where, data })).count > 0;
}

const voteOf = (reportId: number, channelId: number) => ({ kind: "handover", id: `${reportId}-${channelId}` }) as const;

/** Several at once for one report wait here for each other. @throws NotFound for one that is not public, or in another state */
export async function lockReport(transaction: Transaction, key: ReportKey, isFit: (status: ReportStatus) => boolean) {
  await transaction.$queryRaw`SELECT FROM reports WHERE ${"id" in key ? Prisma.sql`id = ${key.id}` : Prisma.sql`code = ${key.code}`} FOR NO KEY UPDATE`;
  const report = await transaction.report.findUnique({ where: key, select: REPORT });
  if (!report || report.heldReason !== null || !isFit(report.status)) {
    throw new NotFound("Tidak ada laporan dengan nomor ini yang dapat diteruskan.");
  }
  return report;
}

/** The record stays, without its sender and what they typed. */
export async function forgetHandovers(transaction: Transaction, key: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE handovers SET writer_key = ${ERASED_KEY}, number = NULL, ask_at = NULL, asked_at = NULL WHERE writer_key = ${key}`;
}
