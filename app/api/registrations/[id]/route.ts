import { changeRegistration } from "@/lib/events/commands-registration";
import { ChangeRegistration, EventParams } from "@/lib/events/schemas";
import { route } from "@/lib/server/http/route";

/** PATCH /api/registrations/{id}: cancel, accept a freed seat or come with more or fewer people; with its token. */
export const PATCH = route({
  access: "anyone",
  limit: "answer",
  params: EventParams,
  body: ChangeRegistration,
  handler: ({ ctx, params, body }) => changeRegistration(ctx, params.id, body),
});
