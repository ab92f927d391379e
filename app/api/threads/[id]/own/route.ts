import { ownThread } from "@/lib/forum/queries";
import { ThreadParams } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads/{id}/own: what this person did at a topic; nobody else's answer, so never cached. */
export const GET = route({
  summary: "Yang dilakukan pemanggil pada sebuah topik: suka, ikuti, dan tulisannya.",
  access: "anyone",
  params: ThreadParams,
  handler: ({ ctx, params }) => ownThread(ctx, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
