import { placeCounts } from "@/lib/places/desk/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/places/counts: how many in each queue, counted no further than the desk shows. */
export const GET = route({
  summary: "Jumlah lokasi di setiap antrean.",
  access: "staff",
  handler: ({ ctx }) => placeCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
