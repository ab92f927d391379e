import { deskUpdates } from "@/lib/reports/updates/queries";
import { DeskUpdates } from "@/lib/reports/updates/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/updates: one queue of what neighbours wrote about reports; what waits comes oldest first. */
export const GET = route({
  summary: "Antrean kabar warga tentang laporan.",
  access: "staff",
  query: DeskUpdates,
  handler: async ({ ctx, query, request }) => listReply(await deskUpdates(ctx, query), request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
