import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { writeResults } from "@/lib/events/results/commands";
import type { ReportResults } from "@/lib/events/results/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput, NotFound } from "@/lib/kernel/errors";
import { COPIED_PHOTO, claimCopy, copyPhoto } from "@/lib/photos/commands";
import { similarPhotos } from "@/lib/photos/queries";
import { outcomeLink } from "@/lib/reports/claims/rows";
import { deskViewAfter, letterTo, lockReport } from "@/lib/reports/desk/commands-step";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { decisionMail } from "@/lib/reports/mails";
import { TRANSITIONS } from "@/lib/reports/rules-steps";
import type { ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";

/** Puts the results of an event on its page, and on the report that it is for. @throws as `writeResults` */
export async function reportResults(ctx: Ctx, id: number, input: ReportResults): Promise<void> {
  await writeResults(ctx, id, input);
  await claimByEvent(ctx, id);
}

/**
 * The results of a finished event with at least one photo claim that its report is settled; neighbours decide, its
 * organiser does not. A second call changes nothing. There is no claim when staff dismissed the results, or when the
 * report is not open.
 */
async function claimByEvent(ctx: Ctx, eventId: number): Promise<void> {
  const event = await ctx.db.event.findFirst({
    where: {
      id: eventId,
      deletedAt: null,
      heldReason: null,
      resolutionDismissedAt: null,
      resultAt: { not: null },
      claims: { none: {} },
    },
    select: {
      title: true,
      report: { select: { id: true, status: true } },
      resultPhotos: { orderBy: { createdAt: "asc" }, take: 1, select: { photo: { select: COPIED_PHOTO } } },
    },
  });
  const photo = event?.resultPhotos[0]?.photo;
  if (!event?.report || !photo || !TRANSITIONS.claim.from.includes(event.report.status)) return;
  // Before the transaction: files are copied.
  const copied = await copyPhoto(ctx, photo).catch((error: unknown) => {
    // Its file is gone; the results stand all the same.
    if (error instanceof NotFound) return null;
    throw error;
  });
  if (copied === null) return;
  const photoId = copied.id;
  // A picture that another report shows already is for staff to look at; the results wait for them.
  const similar = await similarPhotos(ctx.db, photoId, { reportId: event.report.id });
  if (similar.length > 0) return;
  const at = ctx.now();
  const key = { id: event.report.id };
  const code = await ctx
    .transaction(async (transaction) => {
      const before = await lockReport(transaction, key);
      const claimed = await transaction.reportEvent.count({ where: { eventId } });
      if (claimed > 0 || !TRANSITIONS.claim.from.includes(before.status)) return null;
      await claimCopy(transaction, ctx.actor, photoId, photo.id);
      await transaction.report.update({ where: key, data: { status: "CLAIMED", question: null, updatedAt: at } });
      const letter = letterTo(ctx, before);
      const words = `Ditangani lewat kegiatan “${event.title}”.`;
      if (letter)
        await ctx.mail.enqueue(transaction, decisionMail(letter, "claim", words, outcomeLink(ctx, before, at)));
      const { id } = await transaction.reportEvent.create({
        data: {
          reportId: before.id,
          kind: "CLAIMED",
          fromStatus: before.status,
          toStatus: "CLAIMED",
          words,
          photoId,
          eventId,
          createdAt: at,
        },
        select: { id: true },
      });
      await noteUpdates(transaction, before.id, at);
      await recordAudit(transaction, ctx.actor, "report.claimed", `report:${before.code}`, {
        event_id: id,
        by_event: eventId,
      });
      return before.code;
    })
    .catch((error: unknown) => {
      // Staff have just covered or removed the photo; the results stand all the same.
      if (error instanceof InvalidInput) return null;
      throw error;
    });
  if (code !== null) ctx.expire("reports", `report:${code}`);
}

/** Says that an event's results do not settle the report. Staff only; a second call changes nothing. */
export async function dismissResult(ctx: Ctx, key: ReportKey, eventId: number): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const { id, code } = await lockReport(transaction, key);
    const event = { id: eventId, reportId: id, deletedAt: null, resultAt: { not: null } };
    const { count } = await transaction.event.updateMany({
      where: { ...event, resolutionDismissedAt: null },
      data: { resolutionDismissedAt: ctx.now() },
    });
    if (count > 0) {
      await recordAudit(transaction, ctx.actor, "report.result_dismissed", `report:${code}`, { event_id: eventId });
    } else if ((await transaction.event.count({ where: event })) === 0) {
      throw new NotFound("Hasil kegiatan ini tidak ditemukan pada laporan tersebut.");
    }
    return deskViewAfter(ctx, transaction, id);
  });
}
