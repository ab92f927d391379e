import "server-only";
import { reportChannels } from "@/lib/channels/queries";
import type { ChannelView } from "@/lib/channels/view";
import { DAY_MS } from "@/lib/format/dates";
import { EXPIRED_LINK } from "@/lib/http/private-links";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import { findReport } from "@/lib/reports/queries";
import type { Database, Prisma, Transaction } from "@/prisma/client";
import { lockReport, recordReply } from "./commands";
import { handoversOf } from "./queries";
import { canReply, QUESTION_DAYS } from "./rules";
import type { AnswerQuestion } from "./schemas";
import type { AnsweredQuestionView, HandoverQuestionView } from "./view";

const REPORT = { id: true, code: true, status: true, heldReason: true } as const;
const QUESTION = {
  id: true,
  questions: true,
  channelId: true,
  writerKey: true,
  sentOn: true,
  dueOn: true,
  channel: { select: { name: true } },
  report: { select: { ...REPORT, merge: { select: { into: { select: REPORT } } } } },
} as const satisfies Prisma.HandoverSelect;

/** Signs the right to answer one question; it ends with the next one. */
export function questionToken({ sign }: Pick<Ctx, "sign">, id: number, question: number): string {
  return sign("handover-question", `${id}:${question}`);
}

/** The hand-over that a mail's question is about. @throws Forbidden where it cannot be answered any more */
export async function openQuestion(ctx: Ctx, id: number, token: string): Promise<HandoverQuestionView> {
  const { report, channel, sentOn, dueOn } = await findQuestion(ctx, ctx.db, id, token);
  const day = (date: Date) => date.toISOString().slice(0, "YYYY-MM-DD".length);
  return { code: report.code, channel: channel.name, sent_on: day(sentOn), due_on: day(dueOn) };
}

/** Answers it, from any device; it moves the hand-over alone. @throws Forbidden where it cannot be answered any more */
export async function answerQuestion(
  ctx: Ctx,
  id: number,
  { token, reply }: AnswerQuestion,
): Promise<AnsweredQuestionView> {
  const question = await findQuestion(ctx, ctx.db, id, token);
  const next = reply === "silent" ? await nextChannel(ctx, question) : null;
  const answered = await ctx.transaction(async (transaction) => {
    const report = await lockReport(transaction, { id: question.report.id }, canReply);
    // Once more, since another answer may have been faster.
    await findQuestion(ctx, transaction, id, token);
    await recordReply(ctx, transaction, { id }, report, reply);
    return { code: report.code, next };
  });
  ctx.expire("reports", `report:${answered.code}`);
  return answered;
}

async function findQuestion(ctx: Ctx, db: Database | Transaction, id: number, token: string) {
  const handover = await db.handover.findFirst({
    where: { id, askedAt: { gt: new Date(ctx.now().getTime() - QUESTION_DAYS * DAY_MS) } },
    select: QUESTION,
  });
  const report = handover?.report.merge?.into ?? handover?.report;
  const isKey = handover && ctx.isSigned("handover-question", `${id}:${handover.questions}`, token);
  if (!handover || !report || !isKey || report.heldReason !== null || !canReply(report.status)) {
    throw new Forbidden(EXPIRED_LINK);
  }
  return { ...handover, report };
}

/** The next offered channel that the sender has not sent the report to. */
async function nextChannel(
  ctx: Ctx,
  { report, channelId, writerKey }: Awaited<ReturnType<typeof findQuestion>>,
): Promise<ChannelView | null> {
  const detail = await findReport(ctx, { id: report.id });
  const offered = (detail && (await reportChannels(ctx, detail)))?.channels ?? [];
  const sent = await ctx.db.handover.findMany({
    where: { ...handoversOf(report.id), writerKey },
    select: { channelId: true },
  });
  const place = offered.findIndex((channel) => channel.id === channelId);
  const inOrder = [...offered.slice(place + 1), ...offered.slice(0, place + 1)];
  return inOrder.find((channel) => !sent.some((used) => used.channelId === channel.id)) ?? null;
}
