import { stopInvitationsPath } from "@/lib/mails/rules-stop";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { seeOther } from "@/lib/server/http/see-other";
import { stopInvitations } from "@/lib/volunteers/commands";
import { UnsubscribeQuery, VolunteerParams } from "@/lib/volunteers/schemas";

/** GET: mail scanners open addresses too, so it changes nothing and leads to the page that asks. */
export const GET = route({
  summary: "Membuka halaman untuk berhenti; belum mengubah apa pun.",
  access: "anonymous",
  params: VolunteerParams,
  query: UnsubscribeQuery,
  status: 303,
  handler: async ({ params, query }) => seeOther(stopInvitationsPath(params.id, query.token)),
});

/** POST /api/volunteers/{id}/unsubscribe?token=…: what a mail program's own button sends (RFC 8058). */
export const POST = route({
  summary: "Berhenti diajak kerja bakti dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  params: VolunteerParams,
  query: UnsubscribeQuery,
  status: 204,
  handler: ({ ctx, params, query }) => stopInvitations(ctx, params.id, query.token),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
