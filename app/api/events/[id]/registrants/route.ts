import { MANAGE_HEADER } from "@/lib/events/manage-rules";
import { roster } from "@/lib/events/queries-manage";
import { EventParams } from "@/lib/events/schemas";
import { RosterQuery } from "@/lib/events/schemas-attendance";
import { route } from "@/lib/server/http/route";

/** GET /api/events/{id}/registrants?cursor=: names without addresses, for staff and with the private link's token. */
export const GET = route({
  access: "anyone",
  params: EventParams,
  query: RosterQuery,
  handler: ({ ctx, params, query, request }) =>
    roster(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined, query),
});
