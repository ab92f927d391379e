import { deskHandovers } from "@/lib/channels/handovers/queries";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/{id}/handovers: without their senders, as everywhere. */
export const GET = route({
  summary: "Ke kanal mana warga meneruskan sebuah laporan, juga yang tidak dihitung.",
  access: "staff",
  params: ReportParams,
  handler: ({ ctx, params }) => deskHandovers(ctx, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
