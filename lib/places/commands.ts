import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import { placeArea } from "@/lib/areas/queries-point";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import { type HoldReason, holdReason } from "@/lib/holding/rules";
import { lockWriter, recentCount } from "@/lib/holding/sql";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import type { Transaction } from "@/prisma/client";
import { nextPlaceId, PLACE_SELECT, PLACES } from "./rows";
import { placeNameKey, placeSlug } from "./rules";
import type { CreatePlace } from "./schemas";
import { type CreatedPlaceView, placeView } from "./view";

/**
 * Takes in a place, which waits for validation; held when the filter doubts it. Without a point it is looked up by name.
 * @throws InvalidInput when nothing goes by the name, or the photo is not the writer's own or already used;
 * Unavailable when nobody can look the name up
 */
export async function createPlace(ctx: Ctx, input: CreatePlace): Promise<CreatedPlaceView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  // Before the transaction: the search may take seconds.
  const point = await pointFor(ctx, input);
  const area = await placeArea(ctx, point, { code: input.area_code });
  return ctx.transaction(async (transaction) => {
    await lockWriter(transaction, [writer]);
    const held = await doubt(ctx, transaction, input);
    if (input.photo_id) await claimPhoto(transaction, ctx.actor, input.photo_id);
    const id = await nextPlaceId(transaction);
    const row = await transaction.place.create({
      data: {
        id,
        slug: placeSlug(input.name, id),
        name: input.name,
        nameKey: placeNameKey(input.name),
        kind: input.kind,
        description: input.description ?? "",
        ...point,
        ...area,
        photoId: input.photo_id ?? null,
        heldReason: held,
        writerKey: writer,
        createdAt: now,
        updatedAt: now,
        steps: { create: { kind: "CREATED", createdAt: now } },
      },
      select: PLACE_SELECT,
    });
    return { ...placeView(row), status: row.status, held: held !== null };
  });
}

interface PlacePoint {
  latitude: number;
  longitude: number;
  approximate: boolean;
}

async function pointFor(ctx: Ctx, { name, latitude, longitude, approximate }: CreatePlace): Promise<PlacePoint> {
  if (latitude != null && longitude != null) return { latitude, longitude, approximate: approximate ?? false };
  const found = await ctx.geocoder.find(name);
  if (!found) throw new InvalidInput(GEOCODING_MESSAGES.notFound, { name: GEOCODING_MESSAGES.notFound });
  return { latitude: found.latitude, longitude: found.longitude, approximate: found.approximate };
}

async function doubt(ctx: Ctx, transaction: Transaction, input: CreatePlace): Promise<HoldReason | null> {
  const rows = await transaction.$queryRaw<{ recent: number }[]>`
    SELECT ${recentCount(PLACES, writerKeys(ctx.actor), ctx.now())} AS recent`;
  const facts = { recent: rows[0]?.recent ?? 0, repeated: false };
  return holdReason(input, [input.name, input.description ?? ""], facts);
}

/**
 * Cuts what is written under a key off from its writer: approved places stay on the map, the others go, votes keep
 * counting. @returns photos that nothing shows any more
 */
export async function forgetPlaces(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null }[]>`
    DELETE FROM places WHERE writer_key = ${key} AND status <> 'APPROVED' RETURNING photo_id AS "photoId"`;
  await transaction.$executeRaw`UPDATE places SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  await transaction.$executeRaw`UPDATE place_votes SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}
