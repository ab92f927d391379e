import { EventParams } from "@/lib/events/event/schemas";
import { tellResults } from "@/lib/events/results/commands";
import { TellResults } from "@/lib/events/results/schemas";
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
