import "server-only";
import { PLACED } from "@/lib/areas/rows";
import { recordAudit } from "@/lib/audit/commands";
import { lockEvent } from "@/lib/events/registration/seats";
import { DAY_MS } from "@/lib/format/dates";
import { isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { nextId } from "@/prisma/client";
import { assertManager, MANAGER_SELECT } from "./access";
import { repeatedAt } from "./moments";
import { EVENTS_TAG, eventSlug, eventTag, MAX_REPEATS } from "./rules";
import type { RepeatEvent } from "./schemas";

/** An organiser comes back to the last day of a series; a link that lies about for longer puts nothing new before everybody. */
const LINK_DAYS = 90;
const LONG_OVER = "Kegiatan ini sudah lama berlalu. Tambahkan kegiatan baru dengan kode akses.";

/** What a repetition takes over: all that the organiser wrote, but no photo, report, seat or result. */
const REPEATED = {
  ...PLACED,
  kind: true,
  category: true,
  title: true,
  description: true,
  location: true,
  zone: true,
  organiser: true,
  organiserEmail: true,
  capacity: true,
  writerKey: true,
  suggestedZone: true,
} as const;

/**
 * Puts an event up again on later days, each with seats of its own; the first one's private link manages them all.
 * A day that the series has already is left out, so that a second press adds nothing.
 * @throws NotFound, Forbidden; Conflict for an event that was called off or is long over, and for more days ahead than a series may have
 */
export async function repeatEvent(
  ctx: Ctx,
  id: number,
  { token, every, times }: RepeatEvent,
): Promise<{ added: number }> {
  const tags: string[] = [];
  const view = await ctx.transaction(async (transaction) => {
    const source = await transaction.event.findUnique({
      where: { id, deletedAt: null },
      select: {
        ...REPEATED,
        ...MANAGER_SELECT,
        id: true,
        seriesId: true,
        startsAt: true,
        endsAt: true,
        cancelledAt: true,
      },
    });
    if (!source) throw new NotFound("Kegiatan tidak ditemukan.");
    assertManager(ctx, source, token);
    if (source.cancelledAt !== null) throw new Conflict("Kegiatan yang dibatalkan tidak dapat diulang.");
    const isLongOver = source.endsAt.getTime() < ctx.now().getTime() - LINK_DAYS * DAY_MS;
    if (isLongOver && !isStaff(ctx.actor)) throw new Conflict(LONG_OVER);
    const {
      id: _,
      seriesId,
      manageTokenHash: _hash,
      series: _series,
      startsAt,
      endsAt,
      cancelledAt: _off,
      ...fields
    } = source;
    const head = seriesId ?? id;
    // Repetitions of one series wait for each other.
    await lockEvent(transaction, head);
    const series = await transaction.event.findMany({
      where: { OR: [{ id: head }, { seriesId: head }], deletedAt: null },
      select: { id: true, startsAt: true },
    });
    const taken = new Set(series.map((one) => one.startsAt.getTime()));
    const days = daysAhead({ startsAt, zone: source.zone }, every, times, ctx.now());
    const free = days.filter((day) => !taken.has(day.getTime()));
    const ahead = series.filter((one) => one.startsAt > ctx.now()).length;
    if (ahead + free.length > MAX_REPEATS) {
      throw new Conflict(`Satu rangkaian paling banyak ${MAX_REPEATS} kegiatan mendatang.`);
    }
    for (const day of free) {
      const next = await nextId(transaction, "events");
      await transaction.event.create({
        data: {
          ...fields,
          id: next,
          slug: eventSlug(fields.title, next),
          seriesId: head,
          uidHost: new URL(ctx.link("/")).hostname,
          startsAt: day,
          endsAt: new Date(day.getTime() + endsAt.getTime() - startsAt.getTime()),
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        },
      });
    }
    await recordAudit(transaction, ctx.actor, "event.repeat", `event:${id}`, { every, added: free.length });
    tags.push(...series.map((one) => eventTag(one.id)));
    return { added: free.length };
  });
  ctx.expire(EVENTS_TAG, "counts", ...tags);
  return view;
}

/** The next days of the rhythm that still lie ahead. */
function daysAhead(
  { startsAt, zone }: { startsAt: Date; zone: "WIB" | "WITA" | "WIT" },
  every: RepeatEvent["every"],
  times: number,
  now: Date,
): Date[] {
  const days: Date[] = [];
  for (let step = 1; days.length < times; step += 1) {
    const day = repeatedAt(startsAt, zone, every, step);
    if (day > now) days.push(day);
  }
  return days;
}
