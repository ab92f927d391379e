import { deskQueue } from "@/lib/reports/desk/queries";
import { DeskQueue } from "@/lib/reports/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/queue: all that waits, risky kinds first, each the oldest first; or one state. */
export const GET = route({
  summary: "Antrean laporan: jenis berisiko dulu, lalu yang terlama menunggu.",
  access: "staff",
  query: DeskQueue,
  handler: async ({ ctx, query, request }) => listReply(await deskQueue(ctx, query), request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
