import { deskCounts } from "@/lib/reports/desk/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/counts: how many in each state, counted no further than the desk shows. */
export const GET = route({
  summary: "Jumlah laporan menurut keadaannya.",
  access: "staff",
  handler: ({ ctx }) => deskCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
