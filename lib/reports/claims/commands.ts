import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { mailsFrom } from "@/lib/desk/rules";
import { lowerCase } from "@/lib/format/text";
import { ownKey, writerKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { letterTo, lockReport, type ReportBefore } from "@/lib/reports/desk/commands-step";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { textHash } from "@/lib/reports/holding";
import { outcomeMail } from "@/lib/reports/mails";
import { isWriter } from "@/lib/reports/policy";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed } from "@/lib/reports/updates/rows";
import type { ReportOutcomeView } from "@/lib/reports/view";
import { assertFewToday, assertIndependent } from "@/lib/votes/commands";
import type { Transaction } from "@/prisma/client";
import { relapse } from "./commands-relapse";
import { CLAIM_SELECT, type ClaimRow, isSameToken, outcomeToken, recordOutcome, reopeningsOf } from "./rows";
import { ANONYMOUS_A_DAY, CLEAN_DAYS, type Judgement, MOST_ANONYMOUS, verdictOf } from "./rules";
import type { JudgeOutcome } from "./schemas";

const DAY_MS = 86_400_000;

/** What is to be judged, and by whom. */
interface Outcome {
  report: ClaimRow;
  /** The claim, or the resolution; null before the first. */
  step: ClaimRow["events"][number] | null;
  question: ReportOutcomeView["question"];
  isReporter: boolean;
  /** Under which the judgement is remembered: one a person. */
  writer: string | null;
  said: Judgement | null;
}

/** What may be said now, and what this person has said. @throws NotFound for a report that this person may not see */
export async function openOutcome(ctx: Ctx, key: ReportKey, token?: string): Promise<ReportOutcomeView> {
  return outcomeView(await outcomeOf(ctx, ctx.db, key, token));
}

/**
 * Somebody says whether a claim is true, or weeks later whether it still is. Once a person; the same word twice is one. The
 * words go to staff only; a photo too, as a neighbour's update that waits for them.
 * @throws Forbidden for who made the claim, and for one more without an account than a network has; Conflict when it is settled
 */
export async function judgeOutcome(ctx: Ctx, key: ReportKey, input: JudgeOutcome): Promise<ReportOutcomeView> {
  const first = await outcomeOf(ctx, ctx.db, key, input.token);
  if (first.question === "clean" && input.judgement === "NO") return relapse(ctx, first, input);
  const outcome = await ctx.transaction(async (transaction) => {
    const before = await lockReport(transaction, key);
    const known = await outcomeOf(ctx, transaction, key, input.token);
    if (known.said === input.judgement) return known;
    if (known.said !== null) throw new Conflict("Anda sudah menjawab. Jawaban dihitung sekali dan tidak dapat diubah.");
    if (known.question === null || known.step === null) throw settledAlready(known);
    await addJudgement(ctx, transaction, known, input);
    if (known.question === "done") await settle(ctx, transaction, before, known, input);
    return outcomeOf(ctx, transaction, key, input.token);
  });
  const { code } = outcome.report;
  ctx.expire("reports", `report:${code}`);
  return outcomeView({ ...outcome, said: input.judgement });
}

async function outcomeOf(ctx: Ctx, db: Ctx["db"] | Transaction, key: ReportKey, token?: string): Promise<Outcome> {
  const report = await db.report.findUnique({ where: key, select: CLAIM_SELECT });
  if (!report) throw new NotFound("Laporan tidak ditemukan.");
  const { step, question } = questionOf(ctx, report);
  const invited =
    token !== undefined &&
    report.events.some(
      ({ id, createdAt }) => id === step?.id && isSameToken(token, outcomeToken(ctx, report.id, createdAt)),
    );
  const isReporter = invited || isWriter(ctx.actor, report);
  if (token !== undefined && !isReporter) {
    throw new Forbidden(
      "Tautan ini sudah tidak berlaku. Buka tautan di email terakhir Anda, atau jawab di halaman laporan.",
    );
  }
  if (!isReporter && !isListed(report)) throw new NotFound("Laporan tidak ditemukan.");
  const writer = isReporter ? report.writerKey : writerKey(ctx.actor);
  const mine =
    step &&
    (await db.reportJudgement.findFirst({
      where: { stepId: step.id, writerKey: { in: isReporter ? [report.writerKey] : writerKeys(ctx.actor) } },
      select: { judgement: true },
    }));
  // Before neighbours were asked staff alone resolved; their word is the reporter's to judge, and nobody else's.
  const formerly = question === "done" && report.status === "RESOLVED";
  return {
    report,
    step,
    isReporter,
    writer,
    said: mine?.judgement ?? null,
    question: formerly && !isReporter ? null : question,
  };
}

/** What may be judged now, or was last: a claim, a resolution of staff from before, or weeks later whether it still holds. */
function questionOf(ctx: Ctx, report: ClaimRow): Pick<Outcome, "step" | "question"> {
  const { events, status } = report;
  const claimed = events.findLast(({ kind }) => kind === "CLAIMED") ?? null;
  const resolved = events.findLast(({ kind }) => kind === "RESOLVED") ?? null;
  if (status === "CLAIMED") return { step: claimed, question: report.reopenWaits ? null : "done" };
  if (status !== "RESOLVED" || resolved === null) return { step: claimed ?? resolved, question: null };
  if (resolved.userId !== null) return { step: resolved, question: events.at(-1) === resolved ? "done" : null };
  const days = (ctx.now().getTime() - resolved.createdAt.getTime()) / DAY_MS;
  const later = days >= CLEAN_DAYS.after && days < CLEAN_DAYS.until;
  return later && report.relapse === null ? { step: resolved, question: "clean" } : { step: claimed, question: null };
}

async function addJudgement(ctx: Ctx, transaction: Transaction, known: Outcome, input: JudgeOutcome): Promise<void> {
  const { report, step, isReporter, writer } = known;
  const { actor } = ctx;
  if (step === null) return;
  const claimant = step.event?.writerKey ?? (step.kind === "CLAIMED" ? `user:${step.userId}` : "");
  // Signed out, with the link of their own mail, whoever claims what they reported is still the same person.
  if ([...writerKeys(actor), ...(isReporter ? [report.writerKey] : [])].includes(claimant)) {
    throw new Forbidden("Yang menyatakan selesai tidak ikut memastikan. Biarkan pelapor dan tetangga yang menjawab.");
  }
  if (!isReporter) {
    const signedOut = { stepId: step.id, writerKey: { startsWith: "visitor:" } };
    if (actor.kind !== "member" && (await transaction.reportJudgement.count({ where: signedOut })) >= MOST_ANONYMOUS) {
      throw new Conflict("Sudah cukup banyak jawaban tanpa akun. Masuk ke akun Anda agar jawaban Anda ikut dihitung.");
    }
    if (actor.kind !== "member") await assertFewToday(ctx, transaction, "outcome", ANONYMOUS_A_DAY);
    await assertIndependent(ctx, transaction, { kind: "outcome", id: step.id });
  }
  if (input.photo_id) await addPhotoUpdate(ctx, transaction, report.id, input);
  await transaction.reportJudgement.create({
    data: {
      reportId: report.id,
      stepId: step.id,
      judgement: input.judgement,
      byReporter: isReporter,
      hasPhoto: Boolean(input.photo_id),
      words: input.words ?? null,
      writerKey: writer ?? ownKey(actor),
      createdAt: ctx.now(),
    },
  });
}

/** What is not mended, as staff may show it once they have seen the photo. */
async function addPhotoUpdate(
  ctx: Ctx,
  transaction: Transaction,
  reportId: number,
  input: JudgeOutcome,
): Promise<void> {
  const photoId = input.photo_id ?? null;
  if (photoId === null) return;
  await claimPhoto(transaction, ctx.actor, photoId);
  const content = input.words ?? "";
  await transaction.reportUpdate.create({
    data: {
      reportId,
      condition: "SAME",
      content,
      textHash: textHash(content),
      photoId,
      heldReason: "photo",
      writerKey: ownKey(ctx.actor),
      createdAt: ctx.now(),
    },
  });
}

/** Counts what was said of the claim, and takes the step that follows from it. */
async function settle(
  ctx: Ctx,
  transaction: Transaction,
  before: ReportBefore,
  { report, step }: Outcome,
  { judgement, words }: JudgeOutcome,
): Promise<void> {
  if (step === null || judgement === "UNKNOWN") return;
  const at = ctx.now();
  const from = before.status === "RESOLVED" ? "RESOLVED" : "CLAIMED";
  const judgements = await transaction.reportJudgement.findMany({ where: { stepId: step.id } });
  const days = (at.getTime() - step.createdAt.getTime()) / DAY_MS;
  const verdict = verdictOf(judgements, { days, reopenings: reopeningsOf(report) });
  const { id, code } = report;
  if (verdict === null) return;
  if (verdict === "WAITS") {
    await transaction.report.update({ where: { id }, data: { reopenWaits: true, updatedAt: at } });
    return;
  }
  const kind = verdict === "RESOLVED" ? "CONFIRMED" : "REOPENED";
  const recorded = await recordOutcome(transaction, {
    id,
    from,
    to: kind === "REOPENED" ? "IN_PROGRESS" : from,
    kind,
    words: words ?? null,
    at,
  });
  if (kind === "CONFIRMED" && from === "CLAIMED") {
    await recordOutcome(transaction, { id, from, to: "RESOLVED", kind: "RESOLVED", at });
  }
  const changed = kind === "REOPENED" || from === "CLAIMED";
  if (changed) await noteUpdates(transaction, id, mailsFrom(at));
  const letter = changed ? letterTo(ctx, before) : null;
  if (letter) await ctx.mail.enqueue(transaction, outcomeMail(letter, kind === "REOPENED" ? "reopened" : "confirmed"));
  await recordAudit(transaction, ctx.actor, `report.${lowerCase(kind)}`, `report:${code}`, {
    event_id: recorded.id,
    from,
    to: kind === "REOPENED" ? "IN_PROGRESS" : "RESOLVED",
    by: "neighbours",
  });
}

function outcomeView({ report, question, said }: Outcome): ReportOutcomeView {
  return {
    code: report.code,
    open: question !== null && said === null,
    question,
    judgement: said,
    said: formerWord(said),
    relapse: report.relapse?.relapse.code ?? null,
  };
}

/** As clients know it from when only the reporter was asked. */
function formerWord(said: Judgement | null): ReportOutcomeView["said"] {
  return said === "YES" ? "mended" : said === "NO" ? "reopened" : null;
}

function settledAlready({ report }: Outcome): Conflict {
  if (report.reopenWaits) return new Conflict("Jawaban warga sudah cukup. Pengelola sedang memeriksanya.");
  return new Conflict(
    report.status === "RESOLVED"
      ? "Laporan ini sudah selesai. Kirim laporan baru jika masalahnya muncul lagi."
      : "Laporan ini sedang ditangani lagi, jadi hasilnya belum dapat dinilai.",
  );
}
