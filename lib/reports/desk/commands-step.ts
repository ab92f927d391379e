import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { mailsFrom } from "@/lib/desk/rules";
import { lowerCase } from "@/lib/format/text";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { stopLink } from "@/lib/mails/access";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import type { ReportLetter } from "@/lib/reports/mails";
import { isSecret, type ReportEventKind, type ReportStatus } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import { recordCause } from "@/lib/votes/commands-cause";
import { Prisma, type Transaction } from "@/prisma/client";
import { deskReport } from "./queries";

/** A report as it was in the moment before a step. */
export interface ReportBefore {
  id: number;
  code: string;
  status: ReportStatus;
  heldReason: string | null;
  question: string | null;
  email: string | null;
  reporterName: string;
  reopenWaits: boolean;
}

/** What a step did, for the timeline, the audit log and the reporter. */
export interface TakenStep {
  kind: ReportEventKind;
  /** Left out where the state stays. */
  toStatus?: ReportStatus;
  words: string | null;
  photoId?: string | null;
  /** The event whose results it is taken from. */
  eventId?: number | null;
  mail: MailMessage | null;
}

/** Locks the report's row until the transaction ends, so that steps on one report happen one after the other. */
export async function lockReport(transaction: Transaction, key: ReportKey): Promise<ReportBefore> {
  const rows = await transaction.$queryRaw<ReportBefore[]>`
    SELECT id, code, status, held_reason AS "heldReason", question, email, reporter_name AS "reporterName", reopen_waits AS "reopenWaits"
    FROM reports WHERE ${"id" in key ? Prisma.sql`id = ${key.id}` : Prisma.sql`code = ${key.code}`} FOR UPDATE`;
  const [report] = rows;
  if (!report) throw new NotFound("Laporan tidak ditemukan.");
  return report;
}

/**
 * One step of staff: permission, lock, change, timeline, audit and mail together or not at all. All of it happens at one
 * moment: the link that answers a question is signed with the time that the timeline keeps.
 * @param options.silent followers are told in another way
 */
export async function takeStep(
  ctx: Ctx,
  key: ReportKey,
  change: (transaction: Transaction, before: ReportBefore, now: Date) => Promise<TakenStep>,
  { silent = false }: { silent?: boolean } = {},
): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  const view = await ctx.transaction(async (transaction) => {
    const before = await lockReport(transaction, key);
    const now = ctx.now();
    const taken = await change(transaction, before, now);
    return recordStep({ ...ctx, now: () => now }, transaction, before, taken, silent);
  });
  ctx.expire("reports", `report:${view.code}`);
  return view;
}

/** Writes down a step that has been taken, and what it took away; its mail waits until it can no longer be undone. */
async function recordStep(
  ctx: Ctx,
  transaction: Transaction,
  before: ReportBefore,
  { kind, toStatus, words, photoId, eventId, mail }: TakenStep,
  silent: boolean,
): Promise<DeskReportView> {
  const now = ctx.now();
  const mailJobId = mail === null ? null : await ctx.mail.enqueue(transaction, mail, mailsFrom(now));
  const event = await transaction.reportEvent.create({
    data: {
      reportId: before.id,
      kind,
      fromStatus: before.status,
      toStatus: toStatus ?? before.status,
      fromHeld: before.heldReason,
      fromQuestion: before.question,
      words,
      photoId: photoId ?? null,
      eventId: eventId ?? null,
      userId: ctx.actor.kind === "member" ? ctx.actor.userId : null,
      mailJobId,
      createdAt: now,
    },
    select: { id: true },
  });
  if (kind === "CLAIMED") await recordCause(ctx, transaction, { stepId: event.id });
  if (!silent && toStatus !== undefined && toStatus !== before.status)
    await noteUpdates(transaction, before.id, mailsFrom(now));
  await recordAudit(transaction, ctx.actor, `report.${lowerCase(kind)}`, `report:${before.code}`, {
    event_id: event.id,
    from: before.status,
    to: toStatus ?? before.status,
  });
  return deskViewAfter(ctx, transaction, before.id);
}

/** The report as the desk shows it after a step, read inside the step's transaction. */
export async function deskViewAfter(ctx: Ctx, transaction: Transaction, id: number): Promise<DeskReportView> {
  const view = await deskReport({ actor: ctx.actor, now: ctx.now, db: transaction }, { id });
  if (!view) throw new NotFound("Laporan tidak ditemukan.");
  return view;
}

/** Robots write any address into the form, so nobody is mailed about what one sent. */
export function letterTo(ctx: Ctx, report: ReportBefore): ReportLetter | null {
  const { id, code, email, reporterName, heldReason } = report;
  if (email === null || heldReason?.endsWith("robot")) return null;
  const stop = stopLink(ctx, email, { kind: "report", id });
  return { code, email, reporterName, secret: isSecret(heldReason), link: ctx.link(`/laporan/${code}`), stop };
}
