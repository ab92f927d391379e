import { route } from "@/lib/server/http/route";
import { actOnVolunteer } from "@/lib/volunteers/commands-desk";
import { VolunteerParams } from "@/lib/volunteers/schemas";
import { ActOnVolunteer } from "@/lib/volunteers/schemas-desk";

/** POST /api/admin/volunteers/{id}: hide, show, or hide all of the same writer. */
export const POST = route({
  access: "staff",
  limit: "staff",
  params: VolunteerParams,
  body: ActOnVolunteer,
  handler: ({ ctx, params, body }) => actOnVolunteer(ctx, params.id, body.action),
});
