import { deskTexts } from "@/lib/forum/desk/queries";
import { DeskTexts } from "@/lib/forum/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/threads: one queue of topics or comments; what is held or flagged comes oldest first. */
export const GET = route({
  summary: "Antrean topik atau komentar yang ditahan atau dilaporkan.",
  access: "staff",
  query: DeskTexts,
  handler: async ({ ctx, query, request }) => listReply(await deskTexts(ctx, query), request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
