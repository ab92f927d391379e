import { checkChannel } from "@/lib/channels/commands";
import { ChannelParams, CheckChannel } from "@/lib/channels/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/channels/{id}/check: it was reached today; doubts about it are answered by that. */
export const POST = route({
  summary: "Mencatat bahwa kanal masih benar hari ini.",
  access: "staff",
  limit: "staff",
  params: ChannelParams,
  body: CheckChannel,
  handler: ({ ctx, params, body }) => checkChannel(ctx, params.id, body.revision),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
