import { messageCounts } from "@/lib/messages/desk/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/messages/counts: how many in each state, counted no further than the desk shows. */
export const GET = route({
  summary: "Jumlah pesan menurut keadaannya.",
  access: "staff",
  handler: ({ ctx }) => messageCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
