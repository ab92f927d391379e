import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { GEOCODING_MESSAGES } from "./rules";
import type { FindPlace } from "./schemas";
import { type FoundPointView, foundPointView } from "./view";

/** @throws NotFound when no such place is known in Indonesia; Unavailable when nobody can say */
export async function findPlace(ctx: Ctx, { q }: FindPlace): Promise<FoundPointView> {
  const point = await ctx.geocoder.find(q);
  if (!point) throw new NotFound(GEOCODING_MESSAGES.notFound);
  return foundPointView(point);
}
