import { dismissResult } from "@/lib/gatherings/commands";
import { GatheringParams } from "@/lib/gatherings/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/gatherings/{event}/dismiss: the event's results do not settle the report. */
export const POST = route({
  summary: "Menyatakan hasil kegiatan tidak menyelesaikan laporan.",
  access: "staff",
  limit: "staff",
  params: GatheringParams,
  idempotent: true,
  handler: ({ ctx, params }) => dismissResult(ctx, params.id, params.event),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
