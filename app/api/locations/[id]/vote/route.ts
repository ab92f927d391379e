import { ownVote, votePlace } from "@/lib/places/commands-visitor";
import { PlaceParams, VotePlace } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/locations/{id}/vote: what this person said, beside the counts; null for nothing. */
export const GET = route({
  summary: "Pendapat sendiri tentang sebuah lokasi, beserta jumlah semuanya.",
  access: "anyone",
  params: PlaceParams,
  handler: ({ ctx, params }) => ownVote(ctx, params.id),
});

/** POST /api/locations/{id}/vote: said again it answers with the same counts, said otherwise it replaces the first word. */
export const POST = route({
  summary: "Menyatakan lokasi masih ada atau sudah tutup.",
  access: "anyone",
  limit: "vote",
  params: PlaceParams,
  body: VotePlace,
  handler: ({ ctx, params, body }) => votePlace(ctx, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
