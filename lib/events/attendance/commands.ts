import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertManager, MANAGER_SELECT } from "@/lib/events/event/access";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { lockEvent } from "@/lib/events/registration/seats";
import { countArrivals, newCertificateCode } from "@/lib/events/results/commands";
import { isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { ATTENDANCE_REFUSALS, attendanceTime, MOST_WALK_INS, mayCome } from "./rules";
import type { CheckIn, Statement } from "./schemas";
import type { CheckedInView, StatementOutcome } from "./view";

type OfRegistered = Extract<Statement, { registration_id: number }>;
type OfWalkIn = Extract<Statement, { walk_in: string }>;

/**
 * Writes down who came. Of several devices that speak of the same person the latest word holds, in whatever order and
 * however often their words arrive. The event's row is locked, as for everything that changes a registration's state.
 * @throws Forbidden without the private link's token; Conflict outside the hours of the event
 */
export async function checkIn(ctx: Ctx, eventId: number, { token, statements }: CheckIn): Promise<CheckedInView> {
  const view = await ctx.transaction(async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    if (event === null) throw new NotFound("Kegiatan tidak ditemukan.");
    const known = await transaction.event.findUniqueOrThrow({ where: { id: eventId }, select: MANAGER_SELECT });
    assertManager(ctx, known, token);
    const refusal = ATTENDANCE_REFUSALS[attendanceTime(event, ctx.now())];
    if (refusal !== null) throw new Conflict(refusal);
    const outcomes: StatementOutcome[] = [];
    for (const statement of statements) {
      const at = new Date(Math.min(Date.parse(statement.at), ctx.now().getTime()));
      outcomes.push(
        "walk_in" in statement
          ? await walkIn(ctx, transaction, eventId, { ...statement, at })
          : await registered(ctx, transaction, eventId, { ...statement, at }),
      );
    }
    await countArrivals(transaction, eventId);
    if (isStaff(ctx.actor)) {
      await recordAudit(transaction, ctx.actor, "event.attendance", `event:${eventId}`, { names: statements.length });
    }
    return { outcomes };
  });
  // Certificates carry this tag, too.
  ctx.expire(EVENTS_TAG);
  return view;
}

async function registered(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  { registration_id: id, people, at }: Omit<OfRegistered, "at"> & { at: Date },
): Promise<StatementOutcome> {
  const came = people > 0;
  const changed = await transaction.$executeRaw`
    UPDATE event_registrations SET
      attendance_at = ${at}, updated_at = ${ctx.now()},
      checked_in_people = ${came ? people : null}::smallint,
      checked_in_at = CASE WHEN ${came} THEN COALESCE(checked_in_at, ${at}::timestamptz) END,
      certificate_code = CASE WHEN ${came} THEN COALESCE(certificate_code, ${newCertificateCode()}) END,
      status = CASE WHEN ${came} AND status = 'OFFERED' THEN 'CONFIRMED' ELSE status END,
      offered_until = CASE WHEN ${came} THEN NULL ELSE offered_until END,
      -- A checked-in person is no longer taken out.
      removed_at = CASE WHEN ${came} THEN NULL ELSE removed_at END,
      removing_until = CASE WHEN ${came} THEN NULL ELSE removing_until END
    WHERE id = ${id} AND event_id = ${eventId} AND status <> 'CANCELLED'
      AND (attendance_at IS NULL OR attendance_at <= ${at})`;
  if (changed > 0) return "kept";
  const row = await transaction.eventRegistration.findFirst({ where: { id, eventId }, select: { status: true } });
  return row !== null && mayCome(row.status) ? "older" : "unknown";
}

/** Who turned out not to have come stays as a mark without a name, so that an older word does not bring them back. */
async function walkIn(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  { walk_in: key, name, people, at }: Omit<OfWalkIn, "at"> & { at: Date },
): Promise<StatementOutcome> {
  const known = await transaction.eventRegistration.findUnique({
    where: { walkInKey: key },
    select: { eventId: true },
  });
  if (known ? known.eventId !== eventId : (await walkIns(transaction, eventId)) >= MOST_WALK_INS) return "unknown";
  const came = people > 0;
  const changed = await transaction.$executeRaw`
    INSERT INTO event_registrations AS known (event_id, status, name, people, walk_in_key, attendance_at,
      checked_in_people, checked_in_at, certificate_code, created_at, updated_at)
    VALUES (${eventId}, 'CONFIRMED', ${came ? name : "Warga"}, ${Math.max(1, people)}, ${key}::uuid, ${at},
      ${came ? people : null}::smallint, ${came ? at : null}::timestamptz, ${came ? newCertificateCode() : null}, ${ctx.now()}, ${ctx.now()})
    ON CONFLICT (walk_in_key) DO UPDATE SET
      name = excluded.name, people = excluded.people, attendance_at = excluded.attendance_at,
      checked_in_people = excluded.checked_in_people,
      checked_in_at = CASE WHEN excluded.checked_in_at IS NOT NULL THEN COALESCE(known.checked_in_at, excluded.checked_in_at) END,
      certificate_code = CASE WHEN ${came} THEN COALESCE(known.certificate_code, excluded.certificate_code) END,
      updated_at = excluded.updated_at
      WHERE known.attendance_at <= excluded.attendance_at`;
  return changed > 0 ? "kept" : "older";
}

function walkIns(transaction: Transaction, eventId: number): Promise<number> {
  return transaction.eventRegistration.count({ where: { eventId, walkInKey: { not: null } } });
}
