import "server-only";
import { randomInt } from "node:crypto";
import { recordAudit } from "@/lib/audit/commands";
import type { CertificateView } from "@/lib/events/attendance/view";
import { assertManager, MANAGER_SELECT } from "@/lib/events/event/access";
import { EVENTS_TAG, eventTag } from "@/lib/events/event/rules";
import { lockEvent } from "@/lib/events/registration/seats";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { recordCause } from "@/lib/votes/commands-cause";
import type { Transaction } from "@/prisma/client";
import { CERTIFICATE_LENGTH, CERTIFICATE_LETTERS, canReportResults, groupedCode } from "./rules";
import type { ReportResults } from "./schemas";

/**
 * Puts the results of an event on its page, or corrects them; told twice they stand there once.
 * @throws Forbidden without the private link's token; Conflict before the event begins; InvalidInput for a photo that
 * cannot be used
 */
export async function writeResults(ctx: Ctx, id: number, { token, ...input }: ReportResults): Promise<void> {
  await ctx.transaction(async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (event === null) throw new NotFound("Kegiatan tidak ditemukan.");
    const known = await transaction.event.findUniqueOrThrow({
      where: { id },
      select: { ...MANAGER_SELECT, resultAt: true, resultPhotos: { select: { photoId: true } } },
    });
    assertManager(ctx, known, token);
    if (event.cancelledAt !== null) throw new Conflict("Kegiatan ini dibatalkan, jadi tidak ada hasilnya.");
    if (!canReportResults(event, ctx.now())) throw new Conflict("Hasil dapat diisi setelah kegiatan dimulai.");
    const shown = known.resultPhotos.map(({ photoId }) => photoId);
    await showPhotos(ctx, transaction, id, { shown, wanted: input.photo_ids });
    await transaction.event.update({
      where: { id },
      data: {
        resultPeople: input.people,
        resultTrees: input.trees ?? null,
        resultKilograms: input.kilograms ?? null,
        resultWords: input.words ?? null,
        resultAt: known.resultAt ?? ctx.now(),
        updatedAt: ctx.now(),
      },
    });
    await countArrivals(transaction, id);
    await recordCause(ctx, transaction, { eventId: id });
    await recordAudit(transaction, ctx.actor, "event.results", `event:${id}`);
  });
  ctx.expire(EVENTS_TAG, eventTag(id), "counts");
}

/** Keeps what bounds the results of an event; without results there is nothing to bound. */
export async function countArrivals(transaction: Transaction, id: number): Promise<void> {
  await transaction.$executeRaw`
    UPDATE events SET result_came = (SELECT sum(checked_in_people) FROM event_registrations WHERE event_id = events.id)
    WHERE id = ${id} AND result_at IS NOT NULL`;
}

/** Photos stand in the order in which they are named. What is taken away is left to the daily cleanup. */
async function showPhotos(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  { shown, wanted }: { shown: string[]; wanted: string[] },
): Promise<void> {
  for (const photoId of wanted) if (!shown.includes(photoId)) await claim(ctx, transaction, photoId);
  await transaction.eventResultPhoto.deleteMany({ where: { eventId } });
  const first = ctx.now().getTime();
  await transaction.eventResultPhoto.createMany({
    data: wanted.map((photoId, place) => ({ photoId, eventId, createdAt: new Date(first + place) })),
  });
}

async function claim(ctx: Ctx, transaction: Transaction, photoId: string): Promise<void> {
  try {
    await claimPhoto(transaction, ctx.actor, photoId);
  } catch (error) {
    if (error instanceof InvalidInput) throw new InvalidInput(error.message, { photo_ids: error.message });
    throw error;
  }
}

/** What a certificate attests; null for an unknown code, and when it turned out that nobody came. */
export async function findCertificate(ctx: Pick<Ctx, "db">, code: string): Promise<CertificateView | null> {
  const row = await ctx.db.eventRegistration.findUnique({
    where: { certificateCode: code, checkedInAt: { not: null }, event: { deletedAt: null } },
    select: {
      name: true,
      checkedInPeople: true,
      event: { select: { title: true, slug: true, location: true, startsAt: true, zone: true, organiser: true } },
    },
  });
  if (!row) return null;
  const { startsAt, ...event } = row.event;
  return { code, name: row.name, people: row.checkedInPeople ?? 1, event: { ...event, date: startsAt.toISOString() } };
}

/** A code that nobody guesses. */
export function newCertificateCode(): string {
  const letters = Array.from(
    { length: CERTIFICATE_LENGTH },
    () => CERTIFICATE_LETTERS[randomInt(CERTIFICATE_LETTERS.length)],
  );
  return groupedCode(letters.join(""));
}
