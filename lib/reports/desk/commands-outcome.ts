import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { mailsFrom } from "@/lib/desk/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { noteNews } from "@/lib/reports/follow/commands-news";
import { isWriter } from "@/lib/reports/policy";
import { isByReporter } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import type { ReportOutcomeView } from "@/lib/reports/view";
import type { Transaction } from "@/prisma/client";
import { isSameToken } from "./commands-answer";
import { lockReport } from "./commands-step";
import type { JudgeOutcome } from "./schemas-outcome";

/** Signs the right to judge one resolution; it ends with the next one. @param resolvedAt time of the step that resolved */
export function outcomeToken(ctx: Pick<Ctx, "sign">, reportId: number, resolvedAt: Date): string {
  return ctx.sign("report-outcome", `${reportId}:${resolvedAt.getTime()}`);
}

interface Outcome extends ReportOutcomeView {
  id: number;
}

/** What the reporter has said of the last resolution, and whether they still may. @throws Forbidden to anyone else */
export async function openOutcome(ctx: Ctx, key: ReportKey, token?: string): Promise<ReportOutcomeView> {
  return outcomeView(await outcomeOf(ctx, ctx.db, key, token));
}

/**
 * The reporter says that the damage is mended, or opens the report again. Once for each resolution; the same word twice
 * is one. The words go to staff only.
 * @throws Forbidden to anyone else; Conflict when somebody has gone on from the resolution
 */
export async function judgeOutcome(
  ctx: Ctx,
  key: ReportKey,
  { mended, words, token }: JudgeOutcome,
): Promise<ReportOutcomeView> {
  const view = await ctx.transaction(async (transaction) => {
    await lockReport(transaction, key);
    const outcome = await outcomeOf(ctx, transaction, key, token);
    const said = mended ? "mended" : "reopened";
    if (outcome.said === said) return outcomeView(outcome);
    if (!outcome.open) throw tooLate(outcome);
    const { id, code } = outcome;
    const now = ctx.now();
    const kind = mended ? "CONFIRMED" : "REOPENED";
    const toStatus = mended ? "RESOLVED" : "IN_PROGRESS";
    await transaction.report.update({ where: { id }, data: { status: toStatus, updatedAt: now } });
    const step = await transaction.reportEvent.create({
      data: { reportId: id, kind, fromStatus: "RESOLVED", toStatus, words: words ?? null, createdAt: now },
      select: { id: true },
    });
    if (!mended) await noteNews(transaction, id, mailsFrom(now));
    await recordAudit(transaction, ctx.actor, `report.${kind.toLowerCase()}`, `report:${code}`, {
      event_id: step.id,
      from: "RESOLVED",
      to: toStatus,
      by: "reporter",
    });
    return { code, open: false, said } as const;
  });
  ctx.expire("reports", `report:${view.code}`);
  return view;
}

async function outcomeOf(
  ctx: Ctx,
  db: Ctx["db"] | Transaction,
  key: ReportKey,
  token: string | undefined,
): Promise<Outcome> {
  const report = await db.report.findUnique({
    where: key,
    select: {
      id: true,
      code: true,
      status: true,
      writerKey: true,
      events: {
        where: { undoneAt: null, kind: { in: ["RESOLVED", "CONFIRMED", "REOPENED"] } },
        orderBy: { id: "desc" },
        take: 2,
        select: { kind: true, userId: true, createdAt: true },
      },
    },
  });
  if (!report) throw new NotFound("Laporan tidak ditemukan.");
  const { id, code, status, events } = report;
  const resolvedAt = events.find(({ kind }) => kind === "RESOLVED")?.createdAt;
  const invited =
    token !== undefined && resolvedAt !== undefined && isSameToken(token, outcomeToken(ctx, id, resolvedAt));
  if (!invited && !isWriter(ctx.actor, report)) {
    throw new Forbidden(
      "Hanya pelapor yang dapat menilai hasilnya. Buka tautan di email terakhir Anda atau pakai peramban yang dipakai melapor.",
    );
  }
  const [last] = events;
  const ofReporter = last !== undefined && isByReporter(last);
  const said = ofReporter ? (last.kind === "CONFIRMED" ? "mended" : "reopened") : null;
  return { id, code, open: status === "RESOLVED" && last?.kind === "RESOLVED", said };
}

function outcomeView({ code, open, said }: Outcome): ReportOutcomeView {
  return { code, open, said };
}

function tooLate({ said }: Outcome): Conflict {
  if (said === "mended") {
    return new Conflict("Anda sudah menyatakan laporan ini beres. Kirim laporan baru jika masalahnya muncul lagi.");
  }
  return new Conflict(
    said === "reopened"
      ? "Anda sudah membuka kembali laporan ini. Kami mengabari Anda setelah ditangani lagi."
      : "Laporan ini sudah dibuka kembali, jadi hasilnya belum dapat dinilai.",
  );
}
