import "server-only";
import { z } from "zod";
import { AREA_CERTAINTIES } from "@/lib/areas/rules";
import { recordAudit } from "@/lib/audit/commands";
import { momentAfter } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import { decidedBefore } from "@/lib/desk/queries";
import { lowerCase } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { PLACE_KINDS, PLACE_STATUSES, PLACE_STEP_LABELS, type PlaceStepKind } from "@/lib/places/rules";
import type { DeskPlaceView } from "@/lib/places/view";
import type { Prisma, Transaction } from "@/prisma/client";
import { deskPlace } from "./queries";

/** The columns that steps change. A step keeps what stood in them, so that undoing it can put that back. */
export const PlaceColumns = z
  .object({
    slug: z.string(),
    status: z.enum(PLACE_STATUSES),
    heldReason: z.string().nullable(),
    name: z.string(),
    nameKey: z.string(),
    kind: z.enum(PLACE_KINDS),
    description: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    approximate: z.boolean(),
    regency: z.string().nullable(),
    province: z.string().nullable(),
    areaCode: z.string().nullable(),
    areaCertainty: z.enum(AREA_CERTAINTIES).nullable(),
    photoId: z.string().nullable(),
    closedSeen: z.number(),
    closedAt: z.coerce.date().nullable(),
    mergedIntoId: z.number().nullable(),
  })
  .partial();
export type PlaceColumns = z.output<typeof PlaceColumns>;

/** A place as it was in the moment before a step. */
export type PlaceBefore = Prisma.PlaceGetPayload<object>;

/** What a step does. */
export interface PlaceChange {
  kind: PlaceStepKind;
  data: PlaceColumns;
  words?: string | null;
  /** Beside the columns, what undoing must know. */
  more?: Prisma.InputJsonObject;
}

/** Locks the rows until the transaction ends, always in the order of their ids. @throws NotFound */
export async function lockPlaces(transaction: Transaction, ids: readonly number[]): Promise<Map<number, PlaceBefore>> {
  await transaction.$queryRaw`SELECT FROM places WHERE id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`;
  const rows = await transaction.place.findMany({ where: { id: { in: [...ids] } } });
  return new Map(rows.map((row) => [row.id, row]));
}

export function found(place: PlaceBefore | undefined): PlaceBefore {
  if (!place) throw new NotFound("Lokasi tidak ditemukan.");
  return place;
}

/**
 * One step of staff on a place that is as they saw it: columns, timeline and audit together or not at all.
 * @param beside another place that the step touches
 * @param change null when there is nothing to change
 * @throws Conflict that names who was first
 */
export async function takeStep(
  ctx: Ctx,
  { id, beside, seen_at }: { id: number; beside?: number; seen_at: string },
  change: (
    transaction: Transaction,
    before: PlaceBefore,
    beside: PlaceBefore | undefined,
  ) => Promise<PlaceChange | null>,
): Promise<DeskPlaceView> {
  assertReviewer(ctx.actor);
  const view = await ctx.transaction(async (transaction) => {
    const places = await lockPlaces(transaction, beside === undefined ? [id] : [id, beside]);
    const before = found(places.get(id));
    if (before.updatedAt.getTime() !== Date.parse(seen_at)) throw await refusal(ctx, transaction, before, seen_at);
    const taken = await change(transaction, before, beside === undefined ? undefined : places.get(beside));
    if (taken) await recordStep(ctx, transaction, before, taken);
    return deskViewAfter(ctx, transaction, id);
  });
  expirePlaces(ctx);
  return view;
}

/** Writes the columns, the step and the audit row. */
async function recordStep(
  ctx: Ctx,
  transaction: Transaction,
  before: PlaceBefore,
  { kind, data, words = null, more }: PlaceChange,
): Promise<void> {
  const at = momentAfter(ctx.now(), before.updatedAt);
  const { count } = await transaction.place.updateMany({
    where: { id: before.id, updatedAt: before.updatedAt },
    data: { ...data, updatedAt: at },
  });
  if (count === 0) throw changed();
  const replaced = { ...pick(before, Object.keys(data)), updatedAt: before.updatedAt.toISOString(), ...more };
  const { id: stepId } = await transaction.placeStep.create({
    data: {
      placeId: before.id,
      kind,
      words,
      before: replaced,
      userId: ctx.actor.kind === "member" ? ctx.actor.userId : null,
      createdAt: at,
    },
    select: { id: true },
  });
  await recordAudit(transaction, ctx.actor, `place.${lowerCase(kind)}`, `place:${before.id}`, {
    step_id: stepId,
    before: replaced,
  });
}

/** The columns as JSON keeps them. */
function pick(before: PlaceBefore, names: string[]): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(before, names)) as Prisma.InputJsonObject;
}

/** The place as the desk shows it after a step, read inside the step's transaction. */
export async function deskViewAfter(ctx: Ctx, transaction: Transaction, id: number): Promise<DeskPlaceView> {
  const view = await deskPlace({ actor: ctx.actor, now: ctx.now, db: transaction }, id);
  if (!view) throw new NotFound("Lokasi tidak ditemukan.");
  return view;
}

/** What shows a place anywhere is read anew. */
export function expirePlaces(ctx: Ctx): void {
  ctx.expire("places", "counts");
}

function changed(): Conflict {
  return new Conflict("Lokasi ini sudah berubah sejak Anda membukanya. Muat ulang untuk melihat keadaannya.");
}

async function refusal(ctx: Ctx, transaction: Transaction, { id }: PlaceBefore, seenAt: string): Promise<Conflict> {
  const step = await transaction.placeStep.findFirst({
    where: { placeId: id, undoneAt: null, userId: { not: null }, createdAt: { gt: new Date(seenAt) } },
    orderBy: { id: "desc" },
    select: { userId: true, kind: true },
  });
  if (!step?.userId) return changed();
  const state = PLACE_STEP_LABELS[step.kind];
  return decidedBefore(ctx, transaction, "Lokasi", { userId: step.userId, state });
}
