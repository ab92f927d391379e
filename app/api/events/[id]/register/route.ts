import { registerForEvent } from "@/lib/events/commands-register";
import { EventParams, RegisterForEvent, summaryOfRegistration } from "@/lib/events/schemas";
import { route } from "@/lib/server/http/route";

/** PATCH /api/events/{id}/register: an empty body takes name and confirmed e-mail from the account. */
export const PATCH = route({
  access: "anyone",
  limit: "registration",
  params: EventParams,
  body: RegisterForEvent,
  invalidMessage: summaryOfRegistration,
  idempotent: true,
  handler: ({ ctx, params, body }) => registerForEvent(ctx, params.id, body),
});
