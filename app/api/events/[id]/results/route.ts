import { tellResults } from "@/lib/events/commands-results";
import { EventParams } from "@/lib/events/schemas";
import { TellResults } from "@/lib/events/schemas-results";
import { route } from "@/lib/server/http/route";

/** POST /api/events/{id}/results: for staff, and with the private link's token. */
export const POST = route({
  access: "anyone",
  limit: "event",
  params: EventParams,
  body: TellResults,
  status: 204,
  handler: ({ ctx, params, body }) => tellResults(ctx, params.id, body),
});
