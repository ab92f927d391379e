import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { decidedBefore } from "@/lib/desk/queries";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimCopy, claimPhoto } from "@/lib/photos/commands";
import { similarPhotos } from "@/lib/photos/queries";
import { outcomeLink } from "@/lib/reports/claims/rows";
import { createReport } from "@/lib/reports/commands";
import { decisionMail, questionMail, receiptMail } from "@/lib/reports/mails";
import { ANONYMOUS_REPORTER, isOpen, isSecret, OPEN_STATUSES, STATUS_LABELS, TAKEN_KEY } from "@/lib/reports/rules";
import { isByReporter, TRANSITIONS } from "@/lib/reports/rules-steps";
import type { AskReporter, DecideReport, ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import type { Transaction } from "@/prisma/client";
import { answerToken } from "./commands-answer";
import { resultPhoto } from "./commands-gathering";
import { deskViewAfter, letterTo, lockReport, type ReportBefore, takeStep } from "./commands-step";
import { deskReport } from "./queries";
import type { AssignReport, TakeReport } from "./schemas";

/**
 * Verifies, rejects, starts or reopens a report, or claims that it is mended. Staff only.
 * @throws Conflict when the report is no longer in the state that the decider saw, naming who decided what
 */
export async function decideReport(ctx: Ctx, key: ReportKey, input: DecideReport): Promise<DeskReportView> {
  const transition = TRANSITIONS[input.decision];
  if (!transition.from.includes(input.status)) {
    throw invalid("decision", `Keputusan ini tidak berlaku untuk laporan berstatus ${STATUS_LABELS[input.status]}.`);
  }
  if ((input.photo_id || input.event_photo_id) && input.decision !== "claim") {
    throw invalid("photo_id", "Foto hanya dapat disertakan saat laporan diklaim selesai.");
  }
  // Before the transaction: files are copied.
  const result = input.event_photo_id ? await resultPhoto(ctx, key, input.event_photo_id) : null;
  const photoId = result?.photoId ?? input.photo_id;
  return takeStep(ctx, key, async (transaction, before, now) => {
    // A secret or a rejected report that was held stays unseen; with any other decision staff stand behind it.
    const unseen = transition.to === "REJECTED" || isSecret(before.heldReason);
    const heldReason = unseen ? before.heldReason : null;
    if (before.reopenWaits && !isAdmin(ctx.actor)) {
      throw new Forbidden(
        "Warga sudah tiga kali membukanya kembali, jadi langkah berikutnya diputuskan seorang admin.",
      );
    }
    const { count } = await transaction.report.updateMany({
      where: { id: before.id, status: input.status },
      data: { status: transition.to, heldReason, question: null, reopenWaits: false, updatedAt: now },
    });
    if (count === 0) throw await refusal(ctx, transaction, before.id);
    if (photoId) {
      if (input.event_photo_id) await claimCopy(transaction, ctx.actor, photoId, input.event_photo_id);
      else await claimPhoto(transaction, ctx.actor, photoId);
      await assertOwnPicture(ctx, transaction, photoId, before.id);
    }
    const letter = letterTo(ctx, before);
    const words = input.words ?? null;
    const link = transition.to === "CLAIMED" ? outcomeLink(ctx, before, now) : null;
    return {
      kind: transition.event,
      toStatus: transition.to,
      words,
      photoId,
      eventId: result?.eventId ?? null,
      mail: letter && decisionMail(letter, input.decision, words, link),
    };
  });
}

/** Opens a question to the reporter. Staff only. @throws Conflict when one is open or the report is closed */
export async function askReporter(ctx: Ctx, key: ReportKey, { question }: AskReporter): Promise<DeskReportView> {
  return takeStep(ctx, key, async (transaction, before, now) => {
    const { count } = await transaction.report.updateMany({
      where: {
        id: before.id,
        question: null,
        status: { in: [...OPEN_STATUSES] },
        NOT: { writerKey: { startsWith: TAKEN_KEY } },
      },
      data: { question, updatedAt: now },
    });
    if (count === 0) throw notAskable(before);
    const letter = letterTo(ctx, before);
    // Behind # the token reaches no server's log and no other site.
    const answerLink = ctx.link(`/laporan/${before.code}#jawab=${answerToken(ctx, before.id, now)}`);
    return { kind: "ASKED", words: question, mail: letter && questionMail(letter, question, answerLink) };
  });
}

/** Lists a held report. Staff only. @throws Conflict when it is not held any more */
export async function releaseReport(ctx: Ctx, key: ReportKey): Promise<DeskReportView> {
  return takeStep(ctx, key, async (transaction, before, now) => {
    if (isSecret(before.heldReason)) {
      throw new Conflict("Pelapor minta laporan ini dirahasiakan, jadi tidak dapat ditampilkan untuk umum.");
    }
    const { count } = await transaction.report.updateMany({
      where: { id: before.id, heldReason: { not: null }, status: "PENDING" },
      data: { heldReason: null, updatedAt: now },
    });
    if (count === 0) throw new Conflict("Laporan ini tidak sedang ditahan. Muat ulang untuk melihat keadaannya.");
    const letter = letterTo(ctx, before);
    return { kind: "RELEASED", words: null, mail: letter && receiptMail(letter) };
  });
}

/** A report that staff write down for somebody else. It waits as any other. Staff only. @throws InvalidInput */
export async function takeReport(ctx: Ctx, { via, reporter_name, ...input }: TakeReport): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  const name = reporter_name ?? ANONYMOUS_REPORTER;
  const report = { ...input, reporter_name: name, anonymous: !reporter_name };
  const { id } = await createReport(ctx, report, { takenVia: via });
  const view = await deskReport(ctx, { id });
  if (!view) throw new NotFound("Laporan tidak ditemukan.");
  return view;
}

/**
 * Staff take a report upon themselves, or let go of it; again it changes nothing.
 * @throws Conflict when it is somebody else's whom staff have not seen there
 */
export async function assignReport(
  ctx: Ctx,
  key: ReportKey,
  { assigned, seen }: AssignReport,
): Promise<DeskReportView> {
  const { actor } = ctx;
  assertReviewer(actor);
  if (actor.kind !== "member") throw new Conflict("Masuk dahulu dengan akun pengelola.");
  const { userId } = actor;
  return ctx.transaction(async (transaction) => {
    const { id, code } = await lockReport(transaction, key);
    const current = await transaction.reportAssignment.findUnique({
      where: { reportId: id },
      select: { userId: true, user: { select: { username: true } } },
    });
    const own = current?.userId === userId;
    if (own === assigned) return deskViewAfter(ctx, transaction, id);
    if (!own && (current?.user.username ?? null) !== seen) {
      throw new Conflict(
        current
          ? `Laporan ini baru saja diambil ${current.user.username}.`
          : "Laporan ini baru saja dilepas. Muat ulang lalu coba lagi.",
      );
    }
    if (assigned) {
      const data = { userId, createdAt: ctx.now() };
      await transaction.reportAssignment.upsert({
        where: { reportId: id },
        create: { reportId: id, ...data },
        update: data,
      });
    } else {
      await transaction.reportAssignment.deleteMany({ where: { reportId: id, userId } });
    }
    await recordAudit(transaction, actor, assigned ? "report.assigned" : "report.unassigned", `report:${code}`);
    return deskViewAfter(ctx, transaction, id);
  });
}

/** A picture that another report shows already is an admin's to judge. @throws Forbidden to others */
async function assertOwnPicture(ctx: Ctx, transaction: Transaction, photoId: string, reportId: number): Promise<void> {
  const [same] = isAdmin(ctx.actor) ? [] : await similarPhotos(transaction, photoId, { reportId });
  if (same) {
    const text = `Foto ini hampir sama dengan foto pada laporan ${same.code}. Pakai foto dari tempat ini, atau minta seorang admin memeriksanya.`;
    throw new Forbidden(text);
  }
}

function invalid(field: string, message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message });
}

function notAskable({ question, status }: ReportBefore): Conflict {
  if (question === null && isOpen(status)) {
    return new Conflict("Laporan ini dicatat pengelola, jadi tidak ada pelapor yang dapat ditanya di sini.");
  }
  return new Conflict(
    question === null
      ? `Laporan ini sudah berstatus ${STATUS_LABELS[status]}, jadi pelapor tidak dapat ditanya lagi.`
      : "Pelapor sudah ditanya dan belum menjawab. Tunggu jawabannya atau putuskan laporan ini.",
  );
}

const DECISION_STEPS = Object.values(TRANSITIONS).map(({ event }) => event);

async function refusal(ctx: Ctx, transaction: Transaction, reportId: number): Promise<Conflict> {
  const decision = await transaction.reportEvent.findFirst({
    where: { reportId, undoneAt: null, kind: { in: DECISION_STEPS } },
    orderBy: { id: "desc" },
    select: { kind: true, userId: true, toStatus: true },
  });
  if (decision && isByReporter(decision)) {
    return new Conflict("Warga baru saja membuka kembali laporan ini. Muat ulang untuk melihat alasannya.");
  }
  if (!decision?.userId || !decision.toStatus) {
    return new Conflict("Keputusan atas laporan ini baru saja diurungkan. Muat ulang antrean.");
  }
  const state = STATUS_LABELS[decision.toStatus];
  return decidedBefore(ctx, transaction, "Laporan", { userId: decision.userId, state });
}
