import { restoreEvent } from "@/lib/events/event/commands";
import { EventParams } from "@/lib/events/event/schemas";
import { Nothing } from "@/lib/http/fields";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/events/{id}/restore */
export const POST = route({
  summary: "Mengembalikan kegiatan yang dihapus.",
  access: "admin",
  limit: "staff",
  params: EventParams,
  body: Nothing,
  handler: ({ ctx, params }) => restoreEvent(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
