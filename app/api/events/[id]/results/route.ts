import { EventParams } from "@/lib/events/event/schemas";
import { ReportResults } from "@/lib/events/results/schemas";
import { reportResults } from "@/lib/gatherings/commands";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/events/{id}/results: for staff, and with the private link's token. */
export const POST = route({
  summary: "Menulis hasil kegiatan; untuk pengelola dan dengan kunci penyelenggara.",
  access: "anyone",
  limit: "event",
  params: EventParams,
  body: ReportResults,
  status: 204,
  handler: ({ ctx, params, body }) => reportResults(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
