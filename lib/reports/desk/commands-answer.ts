import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { isWriter } from "@/lib/reports/policy";
import type { AnswerQuestion, ReportKey } from "@/lib/reports/schemas";
import type { ReportQuestionView } from "@/lib/reports/view";

interface QuestionedReport {
  id: number;
  code: string;
  question: string | null;
}

/** Signs the right to answer one question; it ends with the question. @param questionAt time of the step that asked */
export function answerToken(ctx: Pick<Ctx, "sign">, reportId: number, questionAt: Date): string {
  return ctx.sign("report-answer", `${reportId}:${questionAt.getTime()}`);
}

/** What staff want to know of the reporter. @throws Forbidden to anyone but the reporter */
export async function openQuestion(ctx: Ctx, key: ReportKey, token?: string): Promise<ReportQuestionView> {
  const { code, question } = await questionedReport(ctx, key, token);
  return { code, question };
}

/**
 * The reporter's answer, by the browser or account that reported or by the link in the mail. The words go to staff only.
 * @throws Forbidden to anyone else; Conflict when the question is closed
 */
export async function answerQuestion(
  ctx: Ctx,
  key: ReportKey,
  { answer, token }: AnswerQuestion,
): Promise<ReportQuestionView> {
  const { id, code } = await questionedReport(ctx, key, token);
  const now = ctx.now();
  const view = await ctx.transaction(async (transaction) => {
    const { count } = await transaction.report.updateMany({
      where: { id, question: { not: null } },
      data: { question: null, updatedAt: now },
    });
    if (count === 0) throw new Conflict("Pertanyaan ini sudah dijawab atau sudah ditutup.");
    await transaction.reportEvent.create({ data: { reportId: id, kind: "ANSWERED", words: answer, createdAt: now } });
    return { code, question: null };
  });
  ctx.expire(`report:${code}`);
  return view;
}

async function questionedReport(ctx: Ctx, key: ReportKey, token: string | undefined): Promise<QuestionedReport> {
  const report = await ctx.db.report.findUnique({
    where: key,
    select: {
      id: true,
      code: true,
      question: true,
      writerKey: true,
      events: {
        where: { kind: "ASKED", undoneAt: null },
        orderBy: { id: "desc" },
        take: 1,
        select: { createdAt: true },
      },
    },
  });
  if (!report) throw new NotFound("Laporan tidak ditemukan.");
  const questionAt = report.events[0]?.createdAt;
  const invited =
    token !== undefined &&
    questionAt !== undefined &&
    ctx.isSigned("report-answer", `${report.id}:${questionAt.getTime()}`, token);
  if (!invited && !isWriter(ctx.actor, report)) {
    throw new Forbidden(
      "Pertanyaan ini hanya dapat dijawab oleh pelapor. Buka tautan di email Anda atau pakai peramban yang dipakai melapor.",
    );
  }
  return report;
}
