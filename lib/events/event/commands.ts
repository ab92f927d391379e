import "server-only";
import { randomSecret, sha256 } from "@/lib/accounts/tokens";
import { recordAudit } from "@/lib/audit/commands";
import { assertNotOfSite } from "@/lib/holding/policy";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands-claim";
import type { Transaction } from "@/prisma/client";
import { eventFields } from "./fields";
import { assertOrganiser } from "./policy";
import { EVENT_SELECT, nextEventId } from "./rows";
import { EVENTS_TAG, eventSlug } from "./rules";
import type { CreateEvent } from "./schemas";
import { type CreatedEventView, eventView } from "./view";

/**
 * Puts up an event. Its private link's token is answered this once and stored only as a hash.
 * @param withCode whether the access code was entered
 * @throws Forbidden without code or office; InvalidInput for a time that is over, an organiser called Sulur or a photo that cannot be used
 */
export async function createEvent(ctx: Ctx, input: CreateEvent, withCode: boolean): Promise<CreatedEventView> {
  assertOrganiser(ctx.actor, withCode);
  const writerKey = ownKey(ctx.actor);
  const fields = await eventFields(ctx, input);
  assertNotOfSite(ctx.actor, { field: "organiser", label: "Penyelenggara", name: fields.organiser });
  const manageToken = randomSecret();
  const shown = [EVENTS_TAG, "counts"];
  const created = await ctx.transaction(async (transaction) => {
    if (input.photo_id) await claimPhoto(transaction, ctx.actor, input.photo_id);
    if (input.report_id) shown.push(`report:${await codeOfReport(transaction, input.report_id)}`);
    const id = await nextEventId(transaction);
    const row = await transaction.event.create({
      data: {
        ...fields,
        id,
        slug: eventSlug(input.title, id),
        kind: input.kind,
        category: input.category ?? null,
        reportId: input.report_id ?? null,
        manageTokenHash: sha256(manageToken),
        organiserEmail: input.organiser_email ?? null,
        writerKey,
        createdAt: ctx.now(),
      },
      select: EVENT_SELECT,
    });
    await recordAudit(transaction, ctx.actor, "event.create", `event:${id}`, { withCode });
    // Only a hash of it stays: what is returned here is kept for a repeated request.
    return { ...eventView(row), manage_token: null };
  });
  ctx.expire(...shown);
  return { ...created, manage_token: manageToken };
}

/** @throws InvalidInput when it is not checked or no longer open */
async function codeOfReport(transaction: Transaction, id: number): Promise<string> {
  const report = await transaction.report.findUnique({
    where: { id },
    select: { code: true, status: true, heldReason: true },
  });
  if (report?.heldReason === null && (report.status === "VERIFIED" || report.status === "IN_PROGRESS"))
    return report.code;
  const message = "Kegiatan hanya dapat dibuka dari laporan yang sudah diverifikasi dan belum selesai.";
  throw new InvalidInput(message, { report_id: message });
}
