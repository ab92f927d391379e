import { ReportParams } from "@/lib/reports/schemas";
import { ownWaitingUpdates } from "@/lib/reports/updates/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/updates/mine: those of the account and of this browser that staff look at first. */
export const GET = route({
  summary: "Kabar Anda tentang sebuah laporan yang masih diperiksa.",
  access: "anyone",
  params: ReportParams,
  handler: ({ ctx, params }) => ownWaitingUpdates(ctx, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
