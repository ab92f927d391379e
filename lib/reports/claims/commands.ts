import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { mailsFrom } from "@/lib/desk/rules";
import { DAY_MS } from "@/lib/format/dates";
import { lowerCase } from "@/lib/format/text";
import { textHash } from "@/lib/holding/texts";
import { ownKey, writerKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { letterTo, lockReport, type ReportBefore } from "@/lib/reports/desk/commands-step";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { outcomeMail } from "@/lib/reports/mails";
import { isWriter } from "@/lib/reports/policy";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed } from "@/lib/reports/updates/rows";
import type { ReportOutcomeView } from "@/lib/reports/view";
import { countVote, isPerson } from "@/lib/votes/commands";
import { findCause } from "@/lib/votes/commands-cause";
import type { Transaction } from "@/prisma/client";
import { relapse } from "./commands-relapse";
import { CLAIM_SELECT, type ClaimRow, isOutcomeToken, recordOutcome, reopeningsOf } from "./rows";
import { CLEAN_DAYS, type Judgement, MOST_STRANGERS, verdictOf } from "./rules";
import type { JudgeOutcome } from "./schemas";

/** What is to be judged, and by whom. */
interface Outcome {
  report: ClaimRow;
  /** The claim, or the resolution; null before the first. */
  step: ClaimRow["events"][number] | null;
  question: ReportOutcomeView["question"];
  isReporter: boolean;
  /** Under which the judgement is remembered: one a person. */
  writer: string | null;
  said: { judgement: Judgement; counted: boolean } | null;
}

/** What may be said now, and what this person has said. @throws NotFound for a report that this person may not see */
export async function openOutcome(ctx: Ctx, key: ReportKey, token?: string): Promise<ReportOutcomeView> {
  return outcomeView(await outcomeOf(ctx, ctx.db, key, token));
}

/**
 * Somebody says whether a claim is true, or weeks later whether it still is. Once a person; the same word twice is one. The
 * words go to staff only; a photo too, as a neighbour's update that waits for them.
 * @throws Forbidden for who caused the claim; Conflict when it is settled
 */
export async function judgeOutcome(ctx: Ctx, key: ReportKey, input: JudgeOutcome): Promise<ReportOutcomeView> {
  const first = await outcomeOf(ctx, ctx.db, key, input.token);
  if (first.question === "clean" && input.judgement === "NO") return relapse(ctx, first, input);
  const outcome = await ctx.transaction(async (transaction) => {
    const before = await lockReport(transaction, key);
    const known = await outcomeOf(ctx, transaction, key, input.token);
    if (known.said?.judgement === input.judgement && known.said.counted) return known;
    if (known.said?.counted) throw new Conflict("Anda sudah menjawab. Jawaban dihitung sekali dan tidak dapat diubah.");
    if (known.question === null || known.step === null) throw settledAlready(known);
    await addJudgement(ctx, transaction, known, input);
    if (known.question === "done") await settle(ctx, transaction, before, known, input);
    return outcomeOf(ctx, transaction, key, input.token);
  });
  const { code } = outcome.report;
  ctx.expire("reports", `report:${code}`);
  return outcomeView({ ...outcome, said: { judgement: input.judgement, counted: outcome.said?.counted ?? true } });
}

async function outcomeOf(ctx: Ctx, db: Ctx["db"] | Transaction, key: ReportKey, token?: string): Promise<Outcome> {
  const report = await db.report.findUnique({ where: key, select: CLAIM_SELECT });
  if (!report) throw new NotFound("Laporan tidak ditemukan.");
  const { step, question } = questionOf(ctx, report);
  const invited =
    token !== undefined &&
    report.events.some(({ id, createdAt }) => id === step?.id && isOutcomeToken(ctx, report.id, createdAt, token));
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
      orderBy: [{ counted: "desc" }, { id: "desc" }],
      select: { judgement: true, counted: true },
    }));
  // Before neighbours were asked staff alone resolved; their word is the reporter's to judge, and nobody else's.
  const formerly = question === "done" && report.status === "RESOLVED";
  return { report, step, isReporter, writer, said: mine, question: formerly && !isReporter ? null : question };
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

/** Stores the answer. One that does not count may be given again, as the same person with an account. */
async function addJudgement(ctx: Ctx, transaction: Transaction, known: Outcome, input: JudgeOutcome): Promise<void> {
  const { report, step, isReporter } = known;
  if (step === null) return;
  // Signed out, with the link of their own mail, a reporter who caused the claim is still the same person.
  const keys = [...writerKeys(ctx.actor), ...(isReporter ? [report.writerKey] : [])];
  const claimants = [step.event?.writerKey ?? [], step.kind === "CLAIMED" ? `user:${step.userId}` : []].flat();
  const cause = await findCause(ctx, transaction, { stepId: step.id, eventId: step.eventId, claimants }, keys);
  if (cause === "person") {
    throw new Forbidden("Yang menyatakan selesai tidak ikut memastikan. Biarkan pelapor dan tetangga yang menjawab.");
  }
  const byPerson = isReporter || (await isPerson(ctx, transaction));
  // A stranger's "I do not know" decides nothing, so that it takes no vote from the neighbours on its network.
  const isVote = input.judgement !== "UNKNOWN";
  const counted = cause === null && (byPerson || (isVote && (await countStranger(ctx, transaction, step.id))));
  if (input.photo_id) await addPhotoUpdate(ctx, transaction, report.id, input);
  const writerKey = known.writer ?? ownKey(ctx.actor);
  const said = {
    judgement: input.judgement,
    byReporter: isReporter,
    byPerson,
    counted,
    hasPhoto: Boolean(input.photo_id),
    words: input.words ?? null,
    createdAt: ctx.now(),
  };
  await transaction.reportJudgement.upsert({
    where: { stepId_writerKey: { stepId: step.id, writerKey } },
    create: { reportId: report.id, stepId: step.id, writerKey, ...said },
    update: said,
  });
}

async function countStranger(ctx: Ctx, transaction: Transaction, stepId: number): Promise<boolean> {
  const counted = { stepId, counted: true, byPerson: false };
  if ((await transaction.reportJudgement.count({ where: counted })) >= MOST_STRANGERS) return false;
  return countVote(ctx, transaction, { kind: "outcome", id: stepId });
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
  const verdict = verdictOf(judgements, { reopenings: reopeningsOf(report) });
  const { id, code } = report;
  if (verdict === null) return;
  if (verdict === "WAITS") {
    await transaction.report.update({ where: { id }, data: { reopenWaits: true, updatedAt: at } });
    return;
  }
  const to = verdict === "REOPENED" ? "IN_PROGRESS" : from;
  const recorded = await recordOutcome(transaction, { id, from, to, kind: verdict, words: words ?? null, at });
  if (verdict !== "REOPENED" && from === "CLAIMED") {
    await recordOutcome(transaction, { id, from, to: "RESOLVED", kind: "RESOLVED", at });
  }
  const changed = verdict === "REOPENED" || from === "CLAIMED";
  if (changed) await noteUpdates(transaction, id, mailsFrom(at));
  const letter = changed ? letterTo(ctx, before) : null;
  if (letter) await ctx.mail.enqueue(transaction, outcomeMail(letter, verdict));
  await recordAudit(transaction, ctx.actor, `report.${lowerCase(verdict)}`, `report:${code}`, {
    event_id: recorded.id,
    from,
    to: verdict === "REOPENED" ? "IN_PROGRESS" : "RESOLVED",
    by: "neighbours",
  });
}

function outcomeView({ report, question, said }: Outcome): ReportOutcomeView {
  return {
    code: report.code,
    open: question !== null && !said?.counted,
    question,
    judgement: said?.judgement ?? null,
    said: formerWord(said?.judgement ?? null),
    relapse: report.relapse?.relapse.code ?? null,
    counted: said?.counted ?? null,
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
