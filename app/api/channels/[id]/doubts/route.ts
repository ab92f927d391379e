import { doubtChannel } from "@/lib/channels/commands";
import { ChannelParams } from "@/lib/channels/schemas";
import { Nothing } from "@/lib/http/fields";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/channels/{id}/doubts: nobody answers there; staff see how many said so. */
export const POST = route({
  summary: "Memberi tahu bahwa sebuah kanal tidak dapat dihubungi; dihitung sekali untuk setiap orang.",
  access: "anyone",
  limit: "doubt",
  params: ChannelParams,
  body: Nothing,
  status: 204,
  handler: ({ ctx, params }) => doubtChannel(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
