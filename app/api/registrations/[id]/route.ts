import { ChangeRegistration, EventParams } from "@/lib/events/event/schemas";
import { changeRegistration } from "@/lib/events/registration/commands";
import { heldRegistration } from "@/lib/events/registration/queries";
import { REGISTRATION_HEADER } from "@/lib/events/registration/rules";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/registrations/{id}: what the personal link shows; its token comes in a header, so that no log keeps it. */
export const GET = route({
  summary: "Pendaftaran sendiri; token tautan pribadi di header x-sulur-pendaftaran.",
  statuses: [403],
  access: "anonymous",
  params: EventParams,
  handler: ({ ctx, params, request }) =>
    heldRegistration(ctx, params.id, request.headers.get(REGISTRATION_HEADER) ?? ""),
});

/** PATCH /api/registrations/{id}: cancel, accept a freed seat or come with more or fewer people; with its token. */
export const PATCH = route({
  summary: "Membatalkan, menerima tempat, mengubah jumlah; dengan token tautan pribadi.",
  access: "anyone",
  limit: "seat",
  params: EventParams,
  body: ChangeRegistration,
  handler: ({ ctx, params, body }) => changeRegistration(ctx, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
