import { route } from "@/lib/server/http/route";
import { stopInvitations } from "@/lib/volunteers/commands";
import { UnsubscribeQuery, VolunteerParams } from "@/lib/volunteers/schemas";

/** POST /api/volunteers/{id}/unsubscribe?token=…: what a mail program's own button sends (RFC 8058); has no page. */
export const POST = route({
  summary: "Berhenti menerima undangan dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  params: VolunteerParams,
  query: UnsubscribeQuery,
  status: 204,
  handler: ({ ctx, params, query }) => stopInvitations(ctx, params.id, query.token),
});
