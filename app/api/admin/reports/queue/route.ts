import { deskQueue } from "@/lib/reports/desk/queries";
import { DeskQueue } from "@/lib/reports/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/queue: the longest waiting first, held ones among them; PENDING unless asked otherwise. */
export const GET = route({
  summary: "Antrean laporan, yang terlama menunggu lebih dulu.",
  access: "staff",
  query: DeskQueue,
  handler: async ({ ctx, query, request }) => listReply(await deskQueue(ctx, query), request),
});
