import { ownHandovers } from "@/lib/channels/handovers/queries";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/handovers/mine: the report's answer lists all without whose they are; this one is never cached. */
export const GET = route({
  summary: "Ke kanal mana Anda sendiri sudah meneruskan sebuah laporan.",
  access: "anyone",
  params: ReportParams,
  handler: ({ ctx, params }) => ownHandovers(ctx, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
