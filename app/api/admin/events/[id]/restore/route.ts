import { restoreEvent } from "@/lib/events/event/commands";
import { EventParams } from "@/lib/events/event/schemas";
import { Nothing } from "@/lib/http/fields";
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
