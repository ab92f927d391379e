import { partnerCounts } from "@/lib/partners/desk/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/partners/counts: how many are held, counted no further than the desk shows. */
export const GET = route({
  summary: "Jumlah bank sampah yang ditahan.",
  access: "staff",
  handler: ({ ctx }) => partnerCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
