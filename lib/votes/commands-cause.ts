import "server-only";
import { HOUR_MS } from "@/lib/format/dates";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma, type Transaction } from "@/prisma/client";
import { DEVICE_HOURS } from "./rules";

/** Either the claim itself, or the event whose results make one. */
type Caused = { stepId: number } | { eventId: number };

/** Records that the actor, with every key and the device of this request, causes a claim. Twice is once. */
export async function recordCause(
  { actor, now }: Pick<Ctx, "actor" | "now">,
  transaction: Transaction,
  caused: Caused,
): Promise<void> {
  const [column, id] =
    "stepId" in caused ? [Prisma.raw("step_id"), caused.stepId] : [Prisma.raw("event_id"), caused.eventId];
  await transaction.$executeRaw`
    INSERT INTO claim_causes (${column}, writer_key, device, created_at)
    SELECT ${id}, writer_key, ${actor.device ?? null}, ${now()} FROM unnest(${writerKeys(actor)}::text[]) AS writer_key
    ON CONFLICT (${column}, writer_key) DO UPDATE SET device = excluded.device, created_at = excluded.created_at`;
}

/** The claim as its row says it. */
interface Claim {
  stepId: number;
  eventId: number | null;
  /** Accounts of the staff member and of the organiser. */
  claimants: readonly string[];
}

/**
 * Whether the actor caused the claim and so has no say in it: as a person for good, as a device for a while.
 * @param keys under which the actor is known
 */
export async function findCause(
  { actor, now }: Pick<Ctx, "actor" | "now">,
  transaction: Transaction,
  { stepId, eventId, claimants }: Claim,
  keys: readonly string[],
): Promise<"person" | "device" | null> {
  if (keys.some((key) => claimants.includes(key))) return "person";
  const causes = await transaction.claimCause.findMany({
    where: { OR: [{ stepId }, ...(eventId === null ? [] : [{ eventId }])] },
    select: { writerKey: true, device: true, createdAt: true },
  });
  if (causes.some(({ writerKey }) => keys.includes(writerKey))) return "person";
  const since = hoursBefore(now());
  const isSame = causes.some(
    ({ device, createdAt }) => device !== null && device === actor.device && createdAt > since,
  );
  return isSame ? "device" : null;
}

/** Deletes devices after their time. @returns how many rows */
export async function forgetDevices({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const { count } = await db.claimCause.updateMany({
    where: { device: { not: null }, createdAt: { lte: hoursBefore(now()) } },
    data: { device: null },
  });
  return count;
}

function hoursBefore(now: Date): Date {
  return new Date(now.getTime() - DEVICE_HOURS * HOUR_MS);
}
