import "server-only";
import { checkInCode } from "@/lib/events/attendance/checkin-code";
import { assertRegistrant, isMailed } from "@/lib/events/event/access";
import { type EventPhase, MAX_PEOPLE, phaseOf, remainingSeats, UNPROVED_PEOPLE } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import type { HeldRegistrationView } from "./view";

const HELD_SELECT = {
  id: true,
  createdAt: true,
  eventId: true,
  status: true,
  name: true,
  people: true,
  email: true,
  waitingSince: true,
  offeredUntil: true,
  checkedInPeople: true,
  certificateCode: true,
  heldUntil: true,
  provedAt: true,
  userId: true,
  removedAt: true,
  removingUntil: true,
  event: {
    select: {
      id: true,
      title: true,
      slug: true,
      startsAt: true,
      endsAt: true,
      zone: true,
      location: true,
      latitude: true,
      longitude: true,
      approximate: true,
      kind: true,
      category: true,
      cancelledAt: true,
      cancelWords: true,
      deletedAt: true,
      capacity: true,
      registered: true,
    },
  },
} as const;

/** A registration for whoever holds its token. @throws Forbidden */
export async function heldRegistration(ctx: Ctx, id: number, token: string): Promise<HeldRegistrationView> {
  const row = await ctx.db.eventRegistration.findUnique({ where: { id }, select: HELD_SELECT });
  assertRegistrant(ctx, row, token);
  const { event } = row;
  const removed = row.removedAt !== null && (row.removingUntil !== null || row.status === "CANCELLED");
  const status = removed ? "CANCELLED" : row.status;
  const phase: EventPhase = event.deletedAt === null ? phaseOf(event, ctx.now()) : "cancelled";
  const awaited = status === "CONFIRMED" && phase !== "cancelled" && phase !== "past";
  return {
    id,
    status,
    name: row.name,
    people: row.people,
    by_email: row.email !== null,
    place:
      status === "WAITING" && row.waitingSince ? await placeInLine(ctx, { ...row, since: row.waitingSince }) : null,
    held_until: removed ? null : (row.heldUntil?.toISOString() ?? null),
    removed,
    most_people: row.provedAt === null && row.userId === null ? UNPROVED_PEOPLE : MAX_PEOPLE,
    can_confirm: row.provedAt === null && isMailed(ctx, row, token),
    offered_until: removed ? null : (row.offeredUntil?.toISOString() ?? null),
    came: row.checkedInPeople,
    certificate: row.certificateCode,
    check_in: awaited ? checkInCode(ctx, id) : null,
    event: {
      id: event.id,
      title: event.title,
      slug: event.deletedAt === null ? event.slug : null,
      date: event.startsAt.toISOString(),
      ends: event.endsAt.toISOString(),
      zone: event.zone,
      location: event.location,
      latitude: event.latitude,
      longitude: event.longitude,
      approximate: event.approximate,
      kind: event.kind,
      category: event.category,
      phase,
      cancel_words: event.cancelWords,
      capacity: event.capacity,
      remaining: remainingSeats(event),
    },
  };
}

/** In the order in which seats are offered. */
async function placeInLine(
  { db }: Ctx,
  { id, eventId, since }: { id: number; eventId: number; since: Date },
): Promise<number> {
  const before = await db.eventRegistration.count({
    where: {
      eventId,
      status: "WAITING",
      OR: [{ waitingSince: { lt: since } }, { waitingSince: since, id: { lt: id } }],
    },
  });
  return before + 1;
}
