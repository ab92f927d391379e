import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { volunteerCounts } from "@/lib/volunteers/desk/queries";

/** GET /api/admin/volunteers/counts: how many are held, counted no further than the desk shows. */
export const GET = route({
  summary: "Jumlah relawan yang ditahan.",
  access: "staff",
  handler: ({ ctx }) => volunteerCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
