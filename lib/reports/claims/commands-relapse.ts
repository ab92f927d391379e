import "server-only";
import { dayIn } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { createReport } from "@/lib/reports/commands";
import { ANONYMOUS_REPORTER } from "@/lib/reports/rules";
import type { ReportOutcomeView } from "@/lib/reports/view";
import { Prisma } from "@/prisma/client";
import type { ClaimRow } from "./rows";
import type { JudgeOutcome } from "./schemas";

/**
 * The damage has come back: a new report of the same place and kind, linked with the old one, and taken in as every new one is.
 * Whoever says it after the first is shown the same report.
 */
export async function relapse(
  ctx: Ctx,
  { report: { id }, isReporter }: { report: ClaimRow; isReporter: boolean },
  input: JudgeOutcome,
): Promise<ReportOutcomeView> {
  const former = await ctx.db.report.findUnique({
    where: { id },
    include: { relapse: { select: { relapse: { select: { code: true } } } } },
  });
  if (!former) throw new NotFound("Laporan tidak ditemukan.");
  const code = former.relapse?.relapse.code ?? (await report());
  ctx.expire("reports", `report:${former.code}`);
  return {
    code: former.code,
    open: false,
    question: null,
    judgement: "NO",
    said: "reopened",
    relapse: code,
    counted: true,
  };

  async function report(): Promise<string> {
    const { location, damageType, code: before, ...at } = former as NonNullable<typeof former>;
    // Whoever writes a report is shown its point, so that anybody else gives theirs the one that everybody knows.
    const [latitude, longitude, areaCode] = isReporter
      ? [at.latitude, at.longitude, at.areaCode]
      : [at.publicLatitude, at.publicLongitude, at.publicAreaCode];
    const words = input.words ?? "";
    try {
      const created = await createReport(
        ctx,
        {
          reporter_name: ANONYMOUS_REPORTER,
          anonymous: true,
          location,
          damage_type: damageType,
          description: words.length < 10 ? `Kambuh setelah laporan ${before}: ${words}` : words,
          incident_date: dayIn(ctx.now()),
          latitude,
          longitude,
          area_code: areaCode,
          photo_id: input.photo_id ?? null,
        },
        { relapseOf: id },
      );
      return created.code;
    } catch (error) {
      const first =
        isDouble(error) &&
        (await ctx.db.reportRelapse.findUnique({
          where: { reportId: id },
          select: { relapse: { select: { code: true } } },
        }));
      if (first) return first.relapse.code;
      throw error;
    }
  }
}

/** Somebody else's report of the same relapse came a moment before. */
function isDouble(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
