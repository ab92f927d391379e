import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { changeVolunteer } from "@/lib/volunteers/commands";
import { linkedVolunteer } from "@/lib/volunteers/queries";
import { VOLUNTEER_HEADER } from "@/lib/volunteers/rules";
import { ChangeVolunteer, VolunteerParams } from "@/lib/volunteers/schemas";

/** GET /api/volunteers/{id}: what the personal link shows; its token comes in a header, so that no log keeps it. */
export const GET = route({
  summary: "Pendaftaran relawan sendiri; token tautan pribadi di header x-sulur-relawan.",
  statuses: [403],
  access: "anonymous",
  params: VolunteerParams,
  handler: ({ ctx, params, request }) => linkedVolunteer(ctx, params.id, request.headers.get(VOLUNTEER_HEADER) ?? ""),
});

/** PATCH /api/volunteers/{id}: confirm, stop or resume invitations, leave; with the token of the personal link. */
export const PATCH = route({
  summary: "Mengonfirmasi, mengatur ajakan kerja bakti, atau berhenti; dengan token tautan pribadi.",
  access: "anyone",
  limit: "seat",
  params: VolunteerParams,
  body: ChangeVolunteer,
  handler: ({ ctx, params, body }) => changeVolunteer(ctx, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
