import { ownThreads } from "@/lib/forum/queries";
import { OwnQuery } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads/own?ids=1,2: which of these topics this person likes and follows, and what of their own waits. */
export const GET = route({
  summary: "Yang mana dari topik ini disukai dan diikuti pemanggil.",
  access: "anyone",
  query: OwnQuery,
  handler: ({ ctx, query }) => ownThreads(ctx, query.ids ?? []),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
