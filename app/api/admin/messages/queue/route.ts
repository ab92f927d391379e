import { messageQueue } from "@/lib/messages/desk/queries";
import { MessageQueueQuery } from "@/lib/messages/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/messages/queue: letters of one state, by kind and text where asked; new ones oldest first. */
export const GET = route({
  summary: "Antrean pesan dari satu keadaan.",
  access: "staff",
  query: MessageQueueQuery,
  handler: async ({ ctx, query, request }) => listReply(await messageQueue(ctx, query), request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
