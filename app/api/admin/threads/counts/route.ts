import { forumCounts } from "@/lib/forum/desk/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/threads/counts: how many topics and comments wait, counted no further than the desk shows. */
export const GET = route({
  summary: "Jumlah topik dan komentar yang menunggu.",
  access: "staff",
  handler: ({ ctx }) => forumCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
